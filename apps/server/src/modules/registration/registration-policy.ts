import type { PasswordRule } from '@pavilion/domain/password/password-rule';
import {
  registrationFieldNames,
  type FieldRule,
  type RegistrationField,
  type RegistrationMethod,
  type RegistrationRules,
} from '@pavilion/domain/registration/registration-fields';
import type { SignInProvider } from '@pavilion/domain/session/sign-in-provider';
import type { Language } from '@pavilion/domain/site/language';
import { textIn } from '@pavilion/messages/text-in';

export type RegistrationPolicy = {
  methods: Readonly<Record<RegistrationMethod, boolean>>;
  fields: Readonly<Record<RegistrationField, FieldRule>>;
  mobilePassword: boolean;
  captcha: boolean;
  minimumAge: number;
  /** The name of the site. */
  siteName: string;
  password: PasswordRule;
  mobileNumber: { minimumLength: number; maximumLength: number };
};

/** The day and the agent's address on which somebody registers. */
export type RegistrationPlace = { today: string; agentOfDomain: object | null };

export function rulesOf(
  policy: RegistrationPolicy,
  method: RegistrationMethod,
  { today, agentOfDomain }: RegistrationPlace,
  vouchedBy?: SignInProvider,
): RegistrationRules {
  const { password, mobilePassword, minimumAge, siteName } = policy;
  const fields = { ...policy.fields };
  // The form hides the field where the address has an agent; a code that is sent still counts.
  if (agentOfDomain !== null) fields.affiliateCode = { ...fields.affiliateCode, required: false };
  return { method, fields, password, mobilePassword, minimumAge, today, siteName, vouchedBy };
}

/** The rules in the shape that the form gets. */
export function registerSettings(policy: RegistrationPolicy, language: Language) {
  const { methods, mobilePassword, captcha, minimumAge, siteName, password, mobileNumber } = policy;
  const regExp = Object.fromEntries(
    registrationFieldNames.map((name) => [
      name,
      { ...policy.fields[name], message: textIn(language, `registration.${name}`) },
    ]),
  );
  return {
    regExp,
    methods: { ...methods },
    mobilePassword,
    captcha,
    minimumAge,
    siteName,
    password,
    mobileNumber,
  };
}
