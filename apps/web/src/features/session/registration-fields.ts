import type { ResponseOf } from '@pavilion/contract/endpoint';
import type { Endpoints } from '@pavilion/contract/endpoints';
import type { ErrorCode } from '@pavilion/contract/error-code';
import { limits } from '@pavilion/domain/limits';
import {
  normaliseUsername,
  passwordProblem,
  usernamePattern,
} from '@pavilion/domain/password/password-rule';
import { isOldEnough } from '@pavilion/domain/registration/minimum-age';
import type { LabelKey } from '../../kit/text.ts';

export const registrationFields = [
  'username',
  'password',
  'confirmPassword',
  'birthday',
  'affiliateCode',
] as const;

export type RegistrationField = (typeof registrationFields)[number];
export type RegistrationValues = Record<RegistrationField, string>;
export type RegisterSettings = ResponseOf<Endpoints['identity']['getRegisterSettings']>;

type FieldConfig = { enabled: boolean; required: boolean };

const always: FieldConfig = { enabled: true, required: true };

/** No account exists without these, whatever the site's rules say. */
const compulsory: ReadonlySet<RegistrationField> = new Set([
  'username',
  'password',
  'confirmPassword',
]);

/** Section 5: which fields appear and which are required comes from the server. */
export function fieldConfig(name: RegistrationField, settings: RegisterSettings): FieldConfig {
  if (compulsory.has(name)) return always;
  return settings.regExp[name] ?? { enabled: false, required: false };
}

export type RegistrationRules = {
  settings: RegisterSettings;
  /** `YYYY-MM-DD` in the visitor's time zone. */
  today: string;
};

const missing = {
  username: 'session.username.missing',
  password: 'session.password.missing',
  confirmPassword: 'register.confirmPassword.missing',
  birthday: 'register.birthday.missing',
  affiliateCode: 'register.affiliateCode.missing',
} as const satisfies Record<RegistrationField, LabelKey>;

function birthdayProblem(birthday: string, { settings, today }: RegistrationRules) {
  const year = Number(birthday.slice(0, 4));
  const inRange = year >= limits.birthdayMinimumYear && year <= Number(today.slice(0, 4));
  if (!inRange) return 'register.birthday.invalid';
  return isOldEnough(birthday, today, settings.minimumAge) ? null : 'error.register.too.young';
}

function filledProblem(
  name: RegistrationField,
  values: RegistrationValues,
  rules: RegistrationRules,
): LabelKey | null {
  const username = normaliseUsername(values.username);
  switch (name) {
    case 'username':
      return usernamePattern.test(username) ? null : 'error.register.username.invalid';
    case 'password': {
      const problem = passwordProblem(values.password, username, rules.settings.password);
      return problem && `error.${problem}`;
    }
    case 'confirmPassword':
      return values.confirmPassword === values.password ? null : 'error.password.mismatch';
    case 'birthday':
      return birthdayProblem(values.birthday, rules);
    case 'affiliateCode':
      return null;
  }
}

/** The label of what is wrong; a field that is not required is skipped while empty. */
export function registrationProblem(
  name: RegistrationField,
  values: RegistrationValues,
  rules: RegistrationRules,
): LabelKey | null {
  if (values[name].trim() !== '') return filledProblem(name, values, rules);
  return fieldConfig(name, rules.settings).required ? missing[name] : null;
}

/** The field that a refusal of the server belongs to; null when it is about the whole form. */
export function fieldOfRefusal(code: ErrorCode | 'request.network'): RegistrationField | null {
  if (code.startsWith('register.username.')) return 'username';
  if (code === 'password.mismatch') return 'confirmPassword';
  if (code.startsWith('password.')) return 'password';
  if (code === 'register.too.young') return 'birthday';
  return code === 'register.invitation.invalid' ? 'affiliateCode' : null;
}
