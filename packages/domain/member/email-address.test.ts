import { expect, test } from 'vitest';
import { emailRules, isEmailAddress } from './email-address.ts';

test.each([
  ['maria@example.com', true],
  ['maria@example.info', true],
  ['maria@example.online', true],
  ['maria@mail.example.ph', true],
  ["o'maria@example.com", true],
  ['maria.santos+play@my-mail.com.ph', true],
  ['m_1@a.co.uk.ph', true],
  ['maria@example', false],
  ['maria@example.', false],
  ['maria@-example.com', false],
  ['maria@exa_mple.com', false],
  ['@example.com', false],
  ['maria example@example.com', false],
  ['maria@example.com, eve@example.com', false],
  ['maria@example.com\n', false],
  [`${'m'.repeat(95)}@ab.com`, false],
])('§2 Forgot password: "%s" as an address is %s', (text, right) => {
  expect(isEmailAddress(text)).toBe(right);
});

test.each([
  ['maria@example.com', true],
  ['maria.santos+play@my-mail.com.ph', true],
  ['m_1@a.co.uk.ph', true],
  ['maria@example.c', false],
  ['maria@example.info', false],
  ['maria@a.co.uk.ph.xy', false],
])('§2 Forgot password: by the rule of the seed "%s" as an address is %s', (text, right) => {
  expect(new RegExp(`^(?:${emailRules.seed})$`, 'u').test(text)).toBe(right);
});
