import type { SignInProvider } from '../session/sign-in-provider.ts';
import {
  registrationFieldNames,
  type FieldRule,
  type RegistrationField,
  type RegistrationMethod,
  type RegistrationRules,
} from './registration-fields.ts';

/** The rules as the server sends them to a registration form. */
export type SentRules = Omit<RegistrationRules, 'method' | 'fields' | 'vouchedBy'> & {
  regExp: Readonly<Record<string, FieldRule>>;
  /** The address of the site belongs to an agent. */
  affiliateByDomain: boolean;
};

const hidden: FieldRule = {
  enabled: false,
  required: false,
  pattern: null,
  minimumLength: 0,
  maximumLength: 200,
};

/** Turns the server's rules into the form that both sides check by; hides unknown fields. */
export function rulesOfForm(
  sent: SentRules,
  method: RegistrationMethod,
  vouchedBy?: SignInProvider,
): RegistrationRules {
  const { regExp, password, mobilePassword, minimumAge, today, siteName } = sent;
  const fields = Object.fromEntries(
    registrationFieldNames.map((name) => [name, regExp[name] ?? hidden]),
  ) as Record<RegistrationField, FieldRule>;
  // Section 4, "Affiliate field": not shown when the address of the site has an agent.
  if (sent.affiliateByDomain) fields.affiliateCode = hidden;
  return { method, fields, password, mobilePassword, minimumAge, today, siteName, vouchedBy };
}
