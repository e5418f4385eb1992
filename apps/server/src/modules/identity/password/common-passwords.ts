import { dictionary } from '@zxcvbn-ts/language-common';
import { isGuessable } from '@pavilion/domain/password/guessable-password';

const listed: ReadonlySet<string> = new Set(dictionary['passwords-common']);

export function isCommonPassword(password: string): boolean {
  return isGuessable(password, (word) => listed.has(word));
}
