import { expect, test } from 'vitest';
import { maskEmail, maskMobile } from './mask-contact.ts';

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
