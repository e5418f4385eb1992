import { limits } from '../limits.ts';
import { isOftenChosen } from '../password/often-chosen.ts';
import {
  normaliseUsername,
  passwordProblem,
  usernamePattern,
  type PasswordProblem,
} from '../password/password-rule.ts';
import {
  paymentPasswordProblem,
  type PaymentPasswordProblem,
} from '../password/payment-password.ts';
import { isSamePayee } from '../wallet/payee-name.ts';
import {
  fieldRule,
  registrationFieldNames,
  type FieldRule,
  type RegistrationField,
  type RegistrationRules,
  type RegistrationValues,
} from './registration-fields.ts';
import { isReservedName } from './reserved-names.ts';

export type FieldProblem =
  | 'register.field.missing'
  | 'register.field.invalid'
  | 'register.username.invalid'
  | 'register.name.reserved'
  | 'register.birthday.invalid'
  | 'register.too.young'
  | 'payee.name.differs'
  | PaymentPasswordProblem
  | 'password.mismatch'
  | 'password.common'
  | PasswordProblem;

type BirthdayRules = Pick<RegistrationRules, 'today' | 'minimumAge'>;

/** Why a birthday `YYYY-MM-DD` is none of a member; null where it may be. */
export function birthdayProblem(birthday: string, rules: BirthdayRules): FieldProblem | null {
  const day = new Date(`${birthday}T00:00:00Z`);
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(birthday) && !Number.isNaN(day.getTime());
  const real = isDay && day.toISOString().startsWith(birthday);
  const year = Number(birthday.slice(0, 4));
  if (!real || year < limits.birthdayMinimumYear || year > Number(rules.today.slice(0, 4))) {
    return 'register.birthday.invalid';
  }
  return isOldEnough(birthday, rules.today, rules.minimumAge) ? null : 'register.too.young';
}

function boundsProblem(text: string, { pattern, minimumLength, maximumLength }: FieldRule) {
  const fits = text.length >= minimumLength && text.length <= maximumLength;
  const right = fits && (pattern === null || new RegExp(`^(?:${pattern})$`, 'u').test(text));
  return right ? null : 'register.field.invalid';
}

/** The text of a shown field; null where the field is hidden or empty. */
function shownText(
  name: RegistrationField,
  values: RegistrationValues,
  rules: RegistrationRules,
): string | null {
  const text = values[name].trim();
  return fieldRule(name, rules).enabled && text !== '' ? text : null;
}

const nameProblem = (name: string, siteName: string) =>
  isReservedName(name, siteName) ? 'register.name.reserved' : null;

export function usernameProblem(username: string, siteName: string) {
  if (!usernamePattern.test(username)) return 'register.username.invalid';
  return nameProblem(username, siteName);
}

/** Withdrawals are paid only to the member's own name, where it is known. */
function payeeProblem(values: RegistrationValues, rules: RegistrationRules) {
  const realName = shownText('realName', values, rules);
  const isOwn = realName === null || isSamePayee(realName, values.payeeName);
  return isOwn ? null : 'payee.name.differs';
}

function filledProblem(
  name: RegistrationField,
  values: RegistrationValues,
  rules: RegistrationRules,
): FieldProblem | null {
  switch (name) {
    case 'username':
      return usernameProblem(normaliseUsername(values.username), rules.siteName);
    case 'password':
      return (
        passwordProblem(values.password, normaliseUsername(values.username), rules.password) ??
        (isOftenChosen(values.password) ? 'password.common' : null)
      );
    case 'confirmPassword':
      return values.confirmPassword === values.password ? null : 'password.mismatch';
    case 'paymentPassword':
      return paymentPasswordProblem(values.paymentPassword, shownText('birthday', values, rules));
    case 'nickname':
      return (
        boundsProblem(values.nickname.trim(), rules.fields.nickname) ??
        nameProblem(values.nickname, rules.siteName)
      );
    case 'payeeName':
      return (
        boundsProblem(values.payeeName.trim(), rules.fields.payeeName) ??
        payeeProblem(values, rules)
      );
    case 'birthday':
      return birthdayProblem(values.birthday.trim(), rules);
    default:
      return boundsProblem(values[name].trim(), rules.fields[name]);
  }
}

/** Section 5: a field is skipped when it is not shown, or not required and empty. */
export function fieldProblem(
  name: RegistrationField,
  values: RegistrationValues,
  rules: RegistrationRules,
): FieldProblem | null {
  const { enabled, required } = fieldRule(name, rules);
  if (!enabled) return null;
  if (values[name].trim() !== '') return filledProblem(name, values, rules);
  const asksCode = name === 'verificationCode' && values.mobileNum.trim() !== '';
  return required || asksCode ? 'register.field.missing' : null;
}

export type FieldProblems = Partial<Record<RegistrationField, FieldProblem>>;

/** The faults of a form; empty when it may be sent, and when the server accepts it. */
export function registrationProblems(
  values: RegistrationValues,
  rules: RegistrationRules,
): FieldProblems {
  const problems: FieldProblems = {};
  for (const name of registrationFieldNames) {
    const problem = fieldProblem(name, values, rules);
    if (problem !== null) problems[name] = problem;
  }
  return problems;
}

/** Whole years between the birthday and today, both `YYYY-MM-DD`. */
export function ageInYears(birthday: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(birthday.slice(0, 4));
  return today.slice(5) < birthday.slice(5) ? years - 1 : years;
}

/** Decision D2: the age comes from the site's jurisdiction policy. */
export function isOldEnough(birthday: string, today: string, minimumAge: number): boolean {
  return ageInYears(birthday, today) >= minimumAge;
}
