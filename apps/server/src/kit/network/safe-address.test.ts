import { expect, test } from 'vitest';
import { isSafeAddress } from './safe-address.ts';

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
])('"%s" from a company at %s may be opened: %s', (address, company, expected) => {
  expect(isSafeAddress(address, company)).toBe(expected);
});
