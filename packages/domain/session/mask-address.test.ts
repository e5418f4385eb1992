import { expect, test } from 'vitest';
import { maskAddress } from './mask-address.ts';

test.each([
  ['203.0.113.9', '203.0.*.*'],
  ['::ffff:203.0.113.9', '203.0.*.*'],
  ['2001:db8:1:2::7', '2001:db8:*'],
  ['', ''],
  ['somewhere', ''],
])('%j is shown as %j', (address, shown) => {
  expect(maskAddress(address)).toBe(shown);
});
