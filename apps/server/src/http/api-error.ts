import type { ErrorCode } from '@pavilion/contract/error-code';

/** An error with its code; thrown where it is decided, mapped to the envelope in one place. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: ErrorCode;
  /** Hints for the person's next step, such as which fields are wrong. */
  readonly hints: unknown;

  constructor(code: ErrorCode, hints: unknown = null) {
    super(code);
    this.code = code;
    this.hints = hints;
  }
}
