import type { MessageKey } from '#kit/text.ts';
import type {
  RegistrationField,
  RegistrationRules,
  RegistrationValues,
} from '@pavilion/domain/registration/registration-fields';
import { fieldProblem } from '@pavilion/domain/registration/registration-problems';
import type { RegisterSettings } from './registration-fields.ts';

const missing: Partial<Record<RegistrationField, MessageKey>> = {
  username: 'session.username.missing',
  password: 'session.password.missing',
  confirmPassword: 'register.confirmPassword.missing',
  birthday: 'register.birthday.missing',
  mobileNum: 'login.mobileNum.missing',
  verificationCode: 'sms.code.missing',
};

/** A field's error: a label, or the sentence that the server sent with its rule. */
export type ShownProblem = { label: MessageKey } | { message: string };

export function shownProblem(
  name: RegistrationField,
  values: RegistrationValues,
  rules: RegistrationRules,
  settings: RegisterSettings,
): ShownProblem | null {
  const problem = fieldProblem(name, values, rules);
  if (problem === null) return null;
  if (problem === 'register.field.missing') {
    return { label: missing[name] ?? 'register.field.missing' };
  }
  if (problem === 'register.birthday.invalid') return { label: problem };
  // The sentence that names the age of the site.
  if (problem === 'register.too.young') return { label: 'register.birthday.hint' };
  const message = settings.regExp[name]?.message;
  if (problem === 'register.field.invalid' && message !== undefined) return { message };
  return { label: `error.${problem}` };
}
