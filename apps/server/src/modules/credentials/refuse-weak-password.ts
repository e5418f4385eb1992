import { dictionary } from '@zxcvbn-ts/language-common';
import { ApiError } from '#http/api-error.ts';
import { isGuessable } from '@pavilion/domain/password/guessable-password';
import { passwordProblem, type PasswordRule } from '@pavilion/domain/password/password-rule';

const listed: ReadonlySet<string> = new Set(dictionary['passwords-common']);

export function isCommonPassword(password: string): boolean {
  return isGuessable(password, (word) => listed.has(word));
}

/** Throws for a weak password; called before any password that a person chooses is hashed. */
export function refuseWeakPassword(password: string, username: string, rule: PasswordRule): void {
  const problem = passwordProblem(password, username, rule);
  if (problem !== null) throw new ApiError(problem);
  if (isCommonPassword(password)) throw new ApiError('password.common');
}
