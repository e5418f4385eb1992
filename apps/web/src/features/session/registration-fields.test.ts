import { describe, expect, it } from 'vitest';
import {
  fieldConfig,
  fieldOfRefusal,
  registrationProblem,
  type RegisterSettings,
  type RegistrationField,
  type RegistrationValues,
} from './registration-fields.ts';

const settings: RegisterSettings = {
  regExp: {
    username: { enabled: false, required: false },
    birthday: { enabled: true, required: true },
    affiliateCode: { enabled: true, required: false },
  },
  minimumAge: 21,
  password: { minimumLength: 10, maximumLength: 64 },
};
const rules = { settings, today: '2026-11-21' };
const good: RegistrationValues = {
  username: 'Lantern_7',
  password: 'a quiet garden',
  confirmPassword: 'a quiet garden',
  birthday: '2005-11-21',
  affiliateCode: '',
};

function problem(name: RegistrationField, value: string) {
  return registrationProblem(name, { ...good, [name]: value }, rules);
}

describe('registration fields', () => {
  it('finds nothing wrong in a good form', () => {
    const names = Object.keys(good) as RegistrationField[];
    expect(names.map((name) => registrationProblem(name, good, rules))).toEqual(
      names.map(() => null),
    );
  });

  it.each([
    ['username', '', 'session.username.missing'],
    ['username', '7lantern', 'error.register.username.invalid'],
    ['username', 'abc', 'error.register.username.invalid'],
    ['password', 'short', 'error.password.too.short'],
    ['password', 'x'.repeat(65), 'error.password.too.long'],
    ['confirmPassword', 'another garden', 'error.password.mismatch'],
    ['birthday', '', 'register.birthday.missing'],
    ['birthday', '2005-11-22', 'error.register.too.young'],
    ['birthday', '1899-12-31', 'register.birthday.invalid'],
    ['birthday', '2027-01-01', 'register.birthday.invalid'],
  ] as const)('refuses %s %j with %s', (name, value, label) => {
    expect(problem(name, value)).toBe(label);
  });

  it('refuses a password that is the user name', () => {
    const values = { ...good, username: 'lantern_lantern', password: 'LANTERN_lantern' };
    expect(registrationProblem('password', values, rules)).toBe('error.password.like.username');
  });

  it('takes the length of the password from the server', () => {
    expect(problem('password', '123456789')).toBe('error.password.too.short');
    const looser = {
      ...rules,
      settings: { ...settings, password: { minimumLength: 9, maximumLength: 64 } },
    };
    expect(registrationProblem('password', { ...good, password: '123456789' }, looser)).toBeNull();
  });

  it('skips a field that is not required while it is empty', () => {
    expect(problem('affiliateCode', '')).toBeNull();
    const strict = { ...settings, regExp: { affiliateCode: { enabled: true, required: true } } };
    expect(registrationProblem('affiliateCode', good, { ...rules, settings: strict })).toBe(
      'register.affiliateCode.missing',
    );
  });

  it('shows a field as the server says, but never drops user name and password', () => {
    expect(fieldConfig('birthday', settings)).toEqual({ enabled: true, required: true });
    expect(fieldConfig('username', settings)).toEqual({ enabled: true, required: true });
    expect(fieldConfig('birthday', { ...settings, regExp: {} }).enabled).toBe(false);
  });

  it('puts a refusal of the server under its field', () => {
    expect(fieldOfRefusal('register.username.taken')).toBe('username');
    expect(fieldOfRefusal('password.common')).toBe('password');
    expect(fieldOfRefusal('password.mismatch')).toBe('confirmPassword');
    expect(fieldOfRefusal('register.invitation.invalid')).toBe('affiliateCode');
    expect(fieldOfRefusal('register.closed')).toBeNull();
    expect(fieldOfRefusal('request.network')).toBeNull();
  });
});
