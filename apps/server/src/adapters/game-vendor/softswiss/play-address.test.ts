import { expect, test } from 'vitest';
import { isPlayAddress } from './play-address.ts';

test.each([
  ['https://play.example/seat-1', 'https://vendor.example', true],
  ['https://play.example/seat-1', 'http://127.0.0.1:3100', true],
  ['http://127.0.0.1:3100/play/1', 'http://127.0.0.1:3100', true],
  ['http://play.example/seat-1', 'https://vendor.example', false],
  ['https://user:word@play.example/', 'https://vendor.example', false],
  ['javascript:alert(1)', 'http://127.0.0.1:3100', false],
  ['data:text/html,hello', 'http://127.0.0.1:3100', false],
  ['/play/1', 'https://vendor.example', false],
  ['', 'https://vendor.example', false],
])('"%s" of a vendor at %s is an address to play at: %s', (address, vendor, expected) => {
  expect(isPlayAddress(address, vendor)).toBe(expected);
});
