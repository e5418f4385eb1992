import type { MessageKey } from '#kit/text.ts';
import type { CallError } from '@pavilion/contract/client';
import { passwordProblem, type PasswordRule } from '@pavilion/domain/password/password-rule';

export type PasswordValues = {
  oldPassword: string;
  newPassword: string;
  confirmNewPassword: string;
};
export type PasswordField = keyof PasswordValues;

/** Section 5, "Change password": the label of a field's error. */
export function newPasswordProblem(
  name: PasswordField,
  values: PasswordValues,
  { username, rule }: { username: string; rule: PasswordRule },
): MessageKey | null {
  if (values[name] === '') return 'session.password.missing';
  if (name === 'oldPassword') return null;
  if (name === 'confirmNewPassword') {
    return values.confirmNewPassword === values.newPassword ? null : 'error.password.mismatch';
  }
  if (values.newPassword === values.oldPassword) return 'error.modify.new.old.same';
  const problem = passwordProblem(values.newPassword, username, rule);
  return problem && `error.${problem}`;
}

/** Returns the field of a server's refusal; null when it is about the whole form. */
export function fieldOfPasswordRefusal(code: CallError['code']): PasswordField | null {
  if (code === 'password.old.wrong') return 'oldPassword';
  if (code === 'password.mismatch') return 'confirmNewPassword';
  if (code === 'modify.new.old.same' || code.startsWith('password.')) return 'newPassword';
  return null;
}
