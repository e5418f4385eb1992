import { expect, test } from 'vitest';
import { isThrowAwayMail } from './throw-away-mail.ts';

test.each([
  ['someone@mailinator.com', true],
  ['Someone@Mailinator.COM', true],
  ['someone@box.mailinator.com', true],
  ['mailinator.com@gmail.com', false],
  ['someone@mailinator.example.org', false],
  ['someone@gmail.com', false],
  ['', false],
])('throw-away mail: %s', (address, isThrowAway) => {
  expect(isThrowAwayMail(address)).toBe(isThrowAway);
});
