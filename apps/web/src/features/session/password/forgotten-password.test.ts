import { describe, expect, it } from 'vitest';
import {
  clearedByRefusal,
  fieldOfPhoneRefusal,
  mailProblem,
  phoneProblem,
} from './forgotten-password.ts';

const rules = {
  password: { minimumLength: 8, maximumLength: 64 },
  mobileNum: { minimumLength: 10, maximumLength: 11 },
};

describe('§2 Forgot password: by phone', () => {
  it.each([
    ['mobileNum', '', 'login.mobileNum.missing'],
    ['mobileNum', '0917', 'forget.mobileNum.short'],
    ['mobileNum', 'maria', 'error.mobile.invalid'],
    ['mobileNum', '0917 123 4567', null],
    ['verificationCode', ' ', 'sms.code.missing'],
    ['verificationCode', '12a', 'sms.code.digits'],
    ['verificationCode', '123456', null],
    ['newPassword', '', 'session.password.missing'],
    ['newPassword', 'short', 'error.password.too.short'],
    ['newPassword', 'x'.repeat(65), 'error.password.too.long'],
    ['newPassword', 'lantern-on-water', null],
  ] as const)('%s "%s" has the error %s', (name, value, label) => {
    expect(phoneProblem(name, value, rules)).toBe(label);
  });

  it.each([
    ['modify.new.old.same', 'newPassword', 'newPassword'],
    ['password.too.short', 'newPassword', 'verificationCode'],
    ['verification.code.wrong', 'verificationCode', 'verificationCode'],
    ['mobile.invalid', 'mobileNum', 'verificationCode'],
    ['mobile.country.closed', 'mobileNum', 'verificationCode'],
    ['login.locked', null, 'verificationCode'],
    ['request.network', null, 'verificationCode'],
  ] as const)('the refusal %s belongs to %s and clears %s', (code, field, cleared) => {
    expect(fieldOfPhoneRefusal(code)).toBe(field);
    expect(clearedByRefusal(code)).toBe(cleared);
  });
});

describe('§2 Forgot password: by e-mail', () => {
  it.each([
    ['username', '', 'session.username.missing'],
    ['username', '1abc', 'forget.username.invalid'],
    ['username', ' Maria_1 ', null],
    ['email', '', 'forget.email.missing'],
    ['email', 'maria@example', 'error.in_email_incorrect'],
    ['email', 'maria@example.com', null],
  ] as const)('%s "%s" has the error %s', (name, value, label) => {
    expect(mailProblem(name, value)).toBe(label);
  });
});
