import { expect, test } from 'vitest';
import { relyingParty } from './relying-party.ts';

test.each([
  ['https://play.example.com', { id: 'play.example.com', origin: 'https://play.example.com' }],
  [
    'https://play.example.com:8443',
    { id: 'play.example.com', origin: 'https://play.example.com:8443' },
  ],
  ['http://127.0.0.1:3000', { id: 'localhost', origin: 'http://localhost:3000' }],
  ['http://localhost:3000', { id: 'localhost', origin: 'http://localhost:3000' }],
  ['http://play.example.com', null],
  ['https://10.0.0.7', null],
  ['https://[::1]:3000', null],
])('§7: a site at %s has the passkeys of %o', (publicUrl, expected) => {
  expect(relyingParty(publicUrl)).toEqual(expected);
});
