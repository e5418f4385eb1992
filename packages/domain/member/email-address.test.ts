import { expect, test } from 'vitest';
import { isEmailAddress } from './email-address.ts';

test.each([
  ['maria@example.com', true],
  ['maria.santos+play@my-mail.com.ph', true],
  ['m_1@a.co.uk.ph', true],
  ['maria@example', false],
  ['maria@example.c', false],
  ['maria@example.info', false],
  ['maria@a.co.uk.ph.xy', false],
  ['@example.com', false],
  ['maria example@example.com', false],
  ['maria@example.com, eve@example.com', false],
  ['maria@example.com\n', false],
  [`${'m'.repeat(95)}@ab.com`, false],
])('"%s" as an address is %s', (text, right) => {
  expect(isEmailAddress(text)).toBe(right);
});
