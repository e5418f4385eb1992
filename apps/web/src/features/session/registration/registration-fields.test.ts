import { describe, expect, it } from 'vitest';
import { rulesOfForm } from '@pavilion/domain/registration/form-rules';
import {
  fieldRule,
  fieldRuleOf,
  registrationFieldNames,
  type RegistrationField,
  type RegistrationMethod,
  type RegistrationValues,
} from '@pavilion/domain/registration/registration-fields';
import {
  defaultMethod,
  fieldOfRefusal,
  isReferrerLinkError,
  type RegisterSettings,
} from './registration-fields.ts';
import { shownProblem } from './registration-problems.ts';

const today = '2026-11-21';
const shownFields: readonly RegistrationField[] = ['email', 'birthday', 'affiliateCode'];

function settingsWith(changes: Partial<RegisterSettings> = {}): RegisterSettings {
  const regExp = Object.fromEntries(
    registrationFieldNames.map((name) => [
      name,
      {
        ...fieldRuleOf(name, {
          enabled: shownFields.includes(name),
          required: name === 'birthday',
        }),
        message: `wrong ${name}`,
      },
    ]),
  );
  return {
    regExp,
    methods: { username: true, mobileNum: true },
    mobilePassword: true,
    captcha: false,
    affiliateByDomain: false,
    minimumAge: 21,
    today,
    siteName: 'Pavilion',
    passwordByPhone: true,
    mobileNumber: { minimumLength: 10, maximumLength: 11 },
    password: { minimumLength: 10, maximumLength: 64 },
    ...changes,
  };
}

const good = {
  ...(Object.fromEntries(registrationFieldNames.map((name) => [name, ''])) as RegistrationValues),
  username: 'Lantern_7',
  password: 'a quiet garden',
  confirmPassword: 'a quiet garden',
  birthday: '2005-11-21',
};

function problem(name: RegistrationField, value: string, method: RegistrationMethod = 'username') {
  const settings = settingsWith();
  const rules = rulesOfForm(settings, method);
  return shownProblem(name, { ...good, [name]: value }, rules, settings);
}

describe('§8: the fields of the registration form', () => {
  it.each([
    ['username', '', { label: 'session.username.missing' }],
    ['username', '7lantern', { label: 'error.register.username.invalid' }],
    ['password', 'too short', { label: 'error.password.too.short' }],
    ['confirmPassword', 'another', { label: 'error.password.mismatch' }],
    ['birthday', '', { label: 'register.birthday.missing' }],
    ['birthday', '2005-11-22', { label: 'register.birthday.hint' }],
    ['birthday', '1899-12-31', { label: 'register.birthday.invalid' }],
    ['email', 'maria', { message: 'wrong email' }],
    ['email', '', null],
    ['affiliateCode', 'a b', { message: 'wrong affiliateCode' }],
    ['nickname', '<b>', null],
  ] as const)('%s %j shows %j', (name, value, expected) => {
    expect(problem(name, value)).toEqual(expected);
  });

  it('asks for the number and its code when registering by number', () => {
    expect(problem('mobileNum', '', 'mobileNum')).toEqual({ label: 'login.mobileNum.missing' });
    expect(problem('verificationCode', '', 'mobileNum')).toEqual({ label: 'sms.code.missing' });
    expect(problem('username', '', 'mobileNum')).toBeNull();
  });

  it('shows no invitation code where the address already has an agent', () => {
    const settings = settingsWith({ affiliateByDomain: true });
    const rules = rulesOfForm(settings, 'username');
    expect(fieldRule('affiliateCode', rules).enabled).toBe(false);
  });

  it('shows no field that the server does not name', () => {
    const settings = settingsWith({ regExp: {} });
    expect(fieldRule('email', rulesOfForm(settings, 'username')).enabled).toBe(false);
    expect(fieldRule('username', rulesOfForm(settings, 'username')).required).toBe(true);
  });

  it.each([
    [true, true, 'username'],
    [true, false, 'username'],
    [false, true, 'mobileNum'],
  ] as const)(
    'with user name %s and number %s it begins with %s',
    (username, mobileNum, method) => {
      expect(defaultMethod(settingsWith({ methods: { username, mobileNum } }))).toBe(method);
    },
  );

  it.each([
    ['register.username.taken', 'username'],
    ['register.email.taken', 'email'],
    ['mobile.invalid', 'mobileNum'],
    ['mobile.country.closed', 'mobileNum'],
    ['mobile.taken', 'mobileNum'],
    ['verification.code.wrong', 'verificationCode'],
    ['payment.password.invalid', 'paymentPassword'],
    ['password.too.short', 'password'],
    ['register.invitation.invalid', 'affiliateCode'],
    ['register.closed', null],
    ['request.network', null],
  ] as const)('a refusal %s belongs to %s', (code, field) => {
    expect(fieldOfRefusal(code)).toBe(field);
  });

  it.each([
    ['register.invitation.invalid', 'NOBODY', 'NOBODY', true],
    ['register.invitation.invalid', ' NOBODY ', 'NOBODY', true],
    ['register.invitation.invalid', 'OTHER', 'NOBODY', false],
    ['register.invitation.invalid', 'OTHER', '', false],
    ['register.invitation.invalid', '', '', false],
    ['register.username.taken', 'NOBODY', 'NOBODY', false],
  ] as const)(
    '%s of %j with the link %j is an error of the link: %s',
    (code, typed, linked, is) => {
      expect(isReferrerLinkError(code, typed, linked)).toBe(is);
    },
  );
});
