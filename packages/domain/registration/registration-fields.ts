import { limits } from '../limits.ts';
import { emailAddressMaxLength, emailAddressPattern } from '../member/email-address.ts';
import type { PasswordRule } from '../password/password-rule.ts';
import type { SignInProvider } from '../session/sign-in-provider.ts';

/** Bounds of a field's text; the pattern must match all of it. Null where code decides. */
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
  /** The site's name, under which nobody can register. */
  siteName: string;
  /** The service that vouches for the person: no password is needed, and by phone no number. */
  vouchedBy?: SignInProvider | undefined;
};

/** The site's choice for a field; the table has what it leaves out. */
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

/**
 * The rule that the method sets for a field, whatever the site chose; null where the site decides.
 */
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

/** The rule of a field for a method. */
export function fieldRule(name: RegistrationField, rules: RegistrationRules): FieldRule {
  const { enabled, required } = byMethod(name, rules) ?? rules.fields[name];
  return { ...rules.fields[name], enabled, required };
}

/** The values to store: fields that are not shown are emptied, texts are trimmed. */
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
