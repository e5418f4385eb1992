import { pino, type Logger } from 'pino';

export type { Logger };

const secretPaths = [
  'authorization',
  'token',
  'password',
  'confirmPassword',
  'oldPassword',
  'newPassword',
  'paymentPassword',
  'verificationCode',
  'captcha',
  'secret',
  'accountNumber',
  'codes',
];

/** Structured logs; values under a secret's name are omitted, at the top and one level deep. */
export function createLogger(level: string): Logger {
  const paths = secretPaths.flatMap((name) => [name, `*.${name}`]);
  return pino({ level, base: null, redact: { paths, censor: '[redacted]' } });
}
