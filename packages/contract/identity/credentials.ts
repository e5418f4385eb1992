import * as v from 'valibot';

/** As typed; the server compares in lower case. */
export const username = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(32));

export const password = v.pipe(v.string(), v.minLength(1), v.maxLength(128));

/** What may be wrong with six digits that are chosen. */
export const newPaymentPasswordErrors = [
  'payment.password.invalid',
  'payment.password.guessable',
  'payment.password.birthday',
] as const;

/** What may be wrong with a password that is chosen. */
export const newPasswordErrors = [
  'password.too.short',
  'password.too.long',
  'password.like.username',
  'password.without.letter',
  'password.without.capital',
  'password.without.digit',
  'password.without.sign',
  'password.common',
] as const;
