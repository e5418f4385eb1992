import { Refused } from '#http/refused.ts';
import { passwordProblem, type PasswordRule } from '@pavilion/domain/password/password-rule';
import { isCommonPassword } from './common-passwords.ts';

/** Every password that a person chooses passes here before it is hashed. */
export function refuseWeakPassword(password: string, username: string, rule: PasswordRule): void {
  const problem = passwordProblem(password, username, rule);
  if (problem !== null) throw new Refused(problem);
  if (isCommonPassword(password)) throw new Refused('password.common');
}
