import {
  registrationFields,
  type FieldRule,
  type RegistrationField,
} from '../registration/registration-fields.ts';
import { isReservedName } from '../registration/reserved-names.ts';

/** Details that a member may write on the profile page. */
export const profileFieldNames = [
  'nickname',
  'realName',
  'idNumber',
  'qqNum',
  'facebook',
  'wechat',
  'line',
  'whatsapp',
  'zalo',
] as const satisfies readonly RegistrationField[];

export type ProfileField = (typeof profileFieldNames)[number];
export type ProfileValues = Readonly<Partial<Record<ProfileField, string>>>;
type FieldRules = Readonly<Record<RegistrationField, FieldRule>>;

/** Cards and payouts are made out to these, so they can be written only once. */
const writtenOnce: ReadonlySet<ProfileField> = new Set(['realName', 'idNumber']);
/** Shown whatever the registration form asks. */
const always: ReadonlySet<ProfileField> = new Set(['nickname', 'realName']);

export type ProfileEntry = { name: ProfileField; value: string; editable: boolean };

/** The entries of the profile page: the site's fields, and which of them may still be changed. */
export function profileEntries(values: ProfileValues, rules: FieldRules): ProfileEntry[] {
  return profileFieldNames
    .filter((name) => always.has(name) || rules[name].enabled)
    .map((name) => {
      const value = values[name] ?? '';
      return { name, value, editable: !writtenOnce.has(name) || value === '' };
    });
}

export type ProfileProblem =
  | 'register.field.invalid'
  | 'register.name.reserved'
  | 'profile.field.fixed';

/** The first fault of a change; an empty text removes an optional detail. */
export function profileProblem(
  change: ProfileValues,
  current: ProfileValues,
  rules: FieldRules,
  siteName: string,
): { name: ProfileField; problem: ProfileProblem } | null {
  const entries = new Map(profileEntries(current, rules).map((entry) => [entry.name, entry]));
  for (const name of profileFieldNames) {
    const wanted = change[name];
    const entry = entries.get(name);
    if (wanted === undefined || wanted === (current[name] ?? '')) continue;
    if (entry?.editable !== true) return { name, problem: 'profile.field.fixed' };
    if (wanted !== '' && !fits(wanted, { ...registrationFields[name], ...rules[name] })) {
      return { name, problem: 'register.field.invalid' };
    }
    if (name === 'nickname' && isReservedName(wanted, siteName)) {
      return { name, problem: 'register.name.reserved' };
    }
  }
  return null;
}

function fits(text: string, rule: FieldRule): boolean {
  const { pattern, minimumLength, maximumLength } = rule;
  if (text.length < minimumLength || text.length > maximumLength) return false;
  return pattern === null || new RegExp(`^(?:${pattern})$`, 'u').test(text);
}
