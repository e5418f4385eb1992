/** Kinds of characters that a site may require. */
export const passwordParts = ['letter', 'capital', 'digit', 'sign'] as const;
export type PasswordPart = (typeof passwordParts)[number];

/** Site policy may require kinds of characters; length and common passwords always count. */
export type PasswordRule = {
  minimumLength: number;
  maximumLength: number;
  contains?: PasswordPart[] | undefined;
};

export const defaultPasswordRule: PasswordRule = { minimumLength: 8, maximumLength: 64 };

export type PasswordProblem =
  | 'password.too.short'
  | 'password.too.long'
  | 'password.like.username'
  | `password.without.${PasswordPart}`;

const patternOf: Readonly<Record<PasswordPart, RegExp>> = {
  letter: /\p{L}/u,
  capital: /\p{Lu}/u,
  digit: /\p{N}/u,
  sign: /[^\p{L}\p{N}\s]/u,
};

export function passwordProblem(
  password: string,
  username: string,
  rule: PasswordRule = defaultPasswordRule,
): PasswordProblem | null {
  if (password.length < rule.minimumLength) return 'password.too.short';
  if (password.length > rule.maximumLength) return 'password.too.long';
  const folded = password.toLowerCase();
  if (username !== '' && folded === username.toLowerCase()) return 'password.like.username';
  const missing = rule.contains?.find((part) => !patternOf[part].test(password));
  return missing === undefined ? null : `password.without.${missing}`;
}

export const usernamePattern = /^[a-z][a-z0-9_]{3,15}$/;

/** User names are compared and stored in lower case. */
export function normaliseUsername(username: string): string {
  return username.trim().toLowerCase();
}

export const paymentPasswordPattern = /^\d{6}$/;
