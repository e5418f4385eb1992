import { expect, test } from 'vitest';
import { maskAddress, maskEmail, maskMobile, maskedName } from './masked.ts';

test.each([
  ['luz.reyes@example.com', 'lu***@example.com'],
  ['luz@example.com', 'l***@example.com'],
  ['l@example.com', 'l***@example.com'],
])('of %s only %s is shown', (email, shown) => {
  expect(maskEmail(email)).toBe(shown);
});

test('of a mobile number the country and the last three digits are shown', () => {
  expect(maskMobile('+639171234567')).toBe('+63*******567');
});

test.each([
  ['203.0.113.9', '203.0.*.*'],
  ['::ffff:203.0.113.9', '203.0.*.*'],
  ['2001:db8:1:2::7', '2001:db8:*'],
  ['', ''],
  ['somewhere', ''],
])('%j is shown as %j', (address, shown) => {
  expect(maskAddress(address)).toBe(shown);
});

test.each([
  ['lakambini', 'la***i'],
  ['maria', 'm***a'],
  ['jose', 'j***e'],
  ['ana', 'a***'],
  ['', '***'],
])('winner board: %s is shown as %s', (name, masked) => {
  expect(maskedName(name)).toBe(masked);
});
