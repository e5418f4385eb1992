import { limits } from '../limits.ts';
import { emailAddressMaxLength, emailAddressPattern } from '../member/email-address.ts';
import {
  normaliseUsername,
  passwordProblem,
  usernamePattern,
  type PasswordProblem,
  type PasswordRule,
} from '../password/password-rule.ts';
import {
  paymentPasswordProblem,
  type PaymentPasswordProblem,
} from '../password/payment-password.ts';
import type { SignInProvider } from '../session/sign-in-provider.ts';
import { isSamePayee } from '../wallet/payee-name.ts';
import { isOldEnough } from './minimum-age.ts';
import { isReservedName } from './reserved-names.ts';

/** Bounds of a field's text; the pattern must match all of it. Null where a rule in code judges. */
type Bounds = { pattern: string | null; minimumLength: number; maximumLength: number };

const handle: Bounds = { pattern: '[\\p{L}\\p{N}_.@+ -]+', minimumLength: 2, maximumLength: 50 };
const personName: Bounds = {
  pattern: "[\\p{L}\\p{M}][\\p{L}\\p{M}' .-]*",
  minimumLength: 2,
  maximumLength: 60,
};
const inCode = (minimumLength: number, maximumLength: number): Bounds => ({
  pattern: null,
  minimumLength,
  maximumLength,
});

/** Every field of registration in the order of the form, with the bounds a site starts from. */
export const registrationFields = {
  username: inCode(4, 16),
  mobileNum: { pattern: '\\+?[\\d ()-]+', minimumLength: 7, maximumLength: 20 },
  verificationCode: { pattern: '\\d+', minimumLength: 4, maximumLength: limits.smsCodeMaxLength },
  password: inCode(1, 128),
  confirmPassword: inCode(1, 128),
  paymentPassword: inCode(6, 6),
  realName: personName,
  nickname: { pattern: '[\\p{L}\\p{N}_ .-]+', minimumLength: 2, maximumLength: 20 },
  payeeName: personName,
  email: {
    pattern: emailAddressPattern,
    minimumLength: 6,
    maximumLength: emailAddressMaxLength,
  },
  birthday: inCode(10, 10),
  idNumber: { pattern: '[A-Za-z0-9-]+', minimumLength: 4, maximumLength: 30 },
  qqNum: { pattern: '\\d+', minimumLength: 5, maximumLength: 12 },
  facebook: handle,
  wechat: handle,
  line: handle,
  whatsapp: { pattern: '\\+?[\\d -]+', minimumLength: 7, maximumLength: 20 },
  zalo: { pattern: '\\+?[\\d -]+', minimumLength: 7, maximumLength: 20 },
  recommenderId: { pattern: '\\w+', minimumLength: 1, maximumLength: 32 },
  affiliateCode: { pattern: '[A-Za-z0-9_-]+', minimumLength: 3, maximumLength: 32 },
} as const satisfies Record<string, Bounds>;

export type RegistrationField = keyof typeof registrationFields;
export const registrationFieldNames = Object.keys(registrationFields) as RegistrationField[];

export type RegistrationMethod = 'username' | 'mobileNum';
export type FieldRule = Bounds & { enabled: boolean; required: boolean };
export type RegistrationValues = Record<RegistrationField, string>;

export type RegistrationRules = {
  method: RegistrationMethod;
  fields: Readonly<Record<RegistrationField, FieldRule>>;
  password: PasswordRule;
  /** Whether registering by number asks for a password. */
  mobilePassword: boolean;
  minimumAge: number;
  /** `YYYY-MM-DD`. */
  today: string;
  /** What the site is called; nobody registers under it. */
  siteName: string;
  /** The service that vouches for the person: no password is asked, and by phone no number. */
  vouchedBy?: SignInProvider | undefined;
};

/** What the site says of a field; what it leaves out comes from the table. */
export type FieldChoice = { enabled: boolean; required: boolean } & {
  [Bound in keyof Bounds]?: Bounds[Bound] | undefined;
};

export function fieldRuleOf(name: RegistrationField, choice: FieldChoice): FieldRule {
  const own = Object.entries(choice).filter(([, value]) => value !== undefined);
  return {
    ...registrationFields[name],
    enabled: false,
    required: false,
    ...Object.fromEntries(own),
  };
}

const shown = { enabled: true, required: true };
const hidden = { enabled: false, required: false };

/** What the method itself decides about a field, whatever the site says; null where the site does. */
function byMethod(name: RegistrationField, rules: RegistrationRules) {
  const mobile = rules.method === 'mobileNum';
  const knownNumber = rules.vouchedBy === 'phone';
  switch (name) {
    case 'username':
      return mobile ? hidden : shown;
    case 'mobileNum':
      if (knownNumber) return hidden;
      return mobile ? shown : null;
    case 'verificationCode':
      if (knownNumber) return hidden;
      return mobile ? shown : { ...rules.fields.mobileNum, required: false };
    case 'password':
    case 'confirmPassword':
      if (rules.vouchedBy !== undefined) return hidden;
      return mobile && !rules.mobilePassword ? hidden : shown;
    default:
      return null;
  }
}

/** The rule of a field in a method. */
export function fieldRule(name: RegistrationField, rules: RegistrationRules): FieldRule {
  const { enabled, required } = byMethod(name, rules) ?? rules.fields[name];
  return { ...rules.fields[name], enabled, required };
}

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
  | PasswordProblem;

function birthdayProblem(birthday: string, rules: RegistrationRules): FieldProblem | null {
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

/** What the form asks for and was told; null where it does not, or was not. */
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

/** Money is paid to the member's own name, where it is known. */
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
      return passwordProblem(values.password, normaliseUsername(values.username), rules.password);
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

/** What is wrong with a form; empty when it may be sent, and when the server takes it. */
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

/** What may be kept of a form: fields that are not shown are emptied, texts are trimmed. */
export function acceptedValues(
  values: RegistrationValues,
  rules: RegistrationRules,
): RegistrationValues {
  const accepted = { ...values };
  for (const name of registrationFieldNames) {
    const secret = name === 'password' || name === 'confirmPassword';
    const kept = fieldRule(name, rules).enabled ? values[name] : '';
    accepted[name] = secret ? kept : kept.trim();
  }
  return accepted;
}
