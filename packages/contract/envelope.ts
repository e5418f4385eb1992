import type { ErrorCode } from './error-code.ts';

export type Success<Value> = { success: true; value: Value };

/** `value` carries hints for the person's next step, such as `{ captcha: true }`. */
export type Failure = {
  success: false;
  errorCode: ErrorCode;
  message: string;
  value: unknown;
};

export type Envelope<Value> = Success<Value> | Failure;
