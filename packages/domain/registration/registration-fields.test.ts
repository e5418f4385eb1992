import { describe, expect, test } from 'vitest';
import {
  acceptedValues,
  fieldRule,
  fieldRuleOf,
  registrationFieldNames,
  type FieldRule,
  type RegistrationField,
  type RegistrationRules,
  type RegistrationValues,
} from './registration-fields.ts';
import { registrationProblems } from './registration-problems.ts';

const on = { enabled: true, required: false };

function rulesWith(changes: Partial<RegistrationRules> = {}): RegistrationRules {
  const fields = Object.fromEntries(
    registrationFieldNames.map((name) => [name, fieldRuleOf(name, on)]),
  ) as Record<RegistrationField, FieldRule>;
  return {
    method: 'username',
    fields,
    password: { minimumLength: 8, maximumLength: 64 },
    mobilePassword: true,
    minimumAge: 21,
    today: '2026-11-21',
    siteName: 'Pavilion',
    ...changes,
  };
}

const empty = Object.fromEntries(
  registrationFieldNames.map((name) => [name, '']),
) as RegistrationValues;
const byName = {
  ...empty,
  username: 'Lantern_7',
  password: 'a quiet garden',
  confirmPassword: 'a quiet garden',
};
const byNumber = { ...empty, mobileNum: '0917 123 4567', verificationCode: '123456' };

describe('§2 Registration screen: registration fields (section 5)', () => {
  test('a short form is enough when nothing else is required', () => {
    expect(registrationProblems(byName, rulesWith())).toEqual({});
  });

  test.each([
    ['a name of the house', { username: 'oper4tor' }, { username: 'register.name.reserved' }],
    ['the name of the site', { username: 'pav1lion' }, { username: 'register.name.reserved' }],
    ['a nickname of the house', { nickname: 'Support' }, { nickname: 'register.name.reserved' }],
    [
      'a password that many choose',
      { password: 'Dragon2024!', confirmPassword: 'Dragon2024!' },
      { password: 'password.common' },
    ],
    ['a row', { paymentPassword: '123456' }, { paymentPassword: 'payment.password.guessable' }],
    [
      'the birthday',
      { paymentPassword: '010590', birthday: '1990-05-01' },
      { paymentPassword: 'payment.password.birthday' },
    ],
    [
      'another payee',
      { realName: 'María Santos', payeeName: 'Jo Cruz' },
      { payeeName: 'payee.name.differs' },
    ],
    ['the same payee', { realName: 'María Santos', payeeName: 'maria  SANTOS' }, {}],
    ['a payee alone', { payeeName: 'Jo Cruz' }, {}],
  ])('a form with %s is checked', (_, change, problems) => {
    expect(registrationProblems({ ...byName, ...change }, rulesWith())).toEqual(problems);
  });

  test('a vouched person needs no password, and by phone no number and no code', () => {
    const byService = { ...empty, username: 'lantern_7' };
    expect(registrationProblems(byService, rulesWith({ vouchedBy: 'google' }))).toEqual({});
    expect(registrationProblems(byService, rulesWith())).toHaveProperty('password');
    const byPhone = rulesWith({ vouchedBy: 'phone', method: 'mobileNum' });
    expect(registrationProblems(empty, byPhone)).toEqual({});
    const typed = acceptedValues({ ...byNumber, password: 'a quiet garden' }, byPhone);
    expect([typed.mobileNum, typed.verificationCode, typed.password]).toEqual(['', '', '']);
  });

  test('a vouched person who gives a number all the same must prove it', () => {
    const values = { ...empty, username: 'lantern_7', mobileNum: '0917 123 4567' };
    expect(registrationProblems(values, rulesWith({ vouchedBy: 'facebook' }))).toEqual({
      verificationCode: 'register.field.missing',
    });
  });

  test.each<[RegistrationField, string, string]>([
    ['username', '', 'register.field.missing'],
    ['username', '7lantern', 'register.username.invalid'],
    ['password', 'short', 'password.too.short'],
    ['password', 'Lantern_7', 'password.like.username'],
    ['confirmPassword', 'another', 'password.mismatch'],
    ['paymentPassword', '12345', 'payment.password.invalid'],
    ['email', 'maria@example', 'register.field.invalid'],
    ['birthday', '2005-11-22', 'register.too.young'],
    ['birthday', '1899-12-31', 'register.birthday.invalid'],
    ['birthday', '2027-01-01', 'register.birthday.invalid'],
    ['birthday', '1990-02-31', 'register.birthday.invalid'],
    ['idNumber', 'A 1!', 'register.field.invalid'],
    ['qqNum', '12a45', 'register.field.invalid'],
    ['whatsapp', 'maria', 'register.field.invalid'],
    ['zalo', '123', 'register.field.invalid'],
    ['facebook', '<b>', 'register.field.invalid'],
    ['wechat', 'x', 'register.field.invalid'],
    ['line', '"', 'register.field.invalid'],
    ['nickname', 'x'.repeat(21), 'register.field.invalid'],
    ['payeeName', '123', 'register.field.invalid'],
    ['realName', '_', 'register.field.invalid'],
    ['recommenderId', 'a b', 'register.field.invalid'],
    ['affiliateCode', 'x y', 'register.field.invalid'],
    ['mobileNum', 'call me', 'register.field.invalid'],
  ])('%s %j is %s', (name, value, problem) => {
    expect(registrationProblems({ ...byName, [name]: value }, rulesWith())[name]).toBe(problem);
  });

  test.each<[RegistrationField, string]>([
    ['email', 'maria.clara+1@example.com.ph'],
    ['birthday', '2005-11-21'],
    ['realName', "María O'Brien-Santos Jr."],
    ['payeeName', 'Ñora Dela Cruz'],
    ['whatsapp', '+63 917 123 4567'],
    ['facebook', 'maria.clara'],
    ['affiliateCode', 'AGENT01'],
  ])('%s %j is right', (name, value) => {
    expect(registrationProblems({ ...byName, [name]: value }, rulesWith())).toEqual({});
  });

  test('a required field that is empty is named; one that is not shown is never checked', () => {
    const fields = { ...rulesWith().fields };
    fields.email = { ...fields.email, required: true };
    fields.nickname = { ...fields.nickname, enabled: false };
    const values = { ...byName, nickname: '<script>' };
    expect(registrationProblems(values, rulesWith({ fields }))).toEqual({
      email: 'register.field.missing',
    });
    expect(acceptedValues(values, rulesWith({ fields })).nickname).toBe('');
  });

  test('by number, the form asks for the number and its code, and for no user name', () => {
    const rules = rulesWith({ method: 'mobileNum', mobilePassword: false });
    expect(registrationProblems(byNumber, rules)).toEqual({});
    expect(registrationProblems(empty, rules)).toEqual({
      mobileNum: 'register.field.missing',
      verificationCode: 'register.field.missing',
    });
    expect(fieldRule('username', rules).enabled).toBe(false);
    expect(acceptedValues({ ...byNumber, username: 'other' }, rules).username).toBe('');
  });

  test('by number, the form asks for a password where the site requires one', () => {
    const rules = rulesWith({ method: 'mobileNum', mobilePassword: true });
    expect(registrationProblems(byNumber, rules)).toEqual({
      password: 'register.field.missing',
      confirmPassword: 'register.field.missing',
    });
  });

  test('an optional number, once given, needs its code', () => {
    const values = { ...byName, mobileNum: '09171234567' };
    expect(registrationProblems(values, rulesWith())).toEqual({
      verificationCode: 'register.field.missing',
    });
  });

  test('the bounds of the site override those of the table', () => {
    const rule = fieldRuleOf('nickname', { ...on, pattern: '[a-z]+', maximumLength: 5 });
    expect(rule).toMatchObject({ pattern: '[a-z]+', minimumLength: 2, maximumLength: 5 });
    const fields = { ...rulesWith().fields, nickname: rule };
    const problem = (nickname: string) =>
      registrationProblems({ ...byName, nickname }, rulesWith({ fields })).nickname;
    expect(problem('tala')).toBeUndefined();
    expect(problem('Tala')).toBe('register.field.invalid');
    expect(problem('lantern')).toBe('register.field.invalid');
  });
});
