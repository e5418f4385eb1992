import { ApiError } from '#http/api-error.ts';

/** The refusal of an account that somebody keeps from wagering; `blocked` is its column. */
export function refusalOfBlocked(blocked: string | null): ApiError | null {
  if (blocked === null) return null;
  return new ApiError(blocked === 'exclusion' ? 'member.excluded' : 'play.locked');
}

/** Throws when somebody keeps an account from wagering; `blocked` is its `wagering_blocked`. */
export function refuseBlocked(blocked: string | null): void {
  const refusal = refusalOfBlocked(blocked);
  if (refusal !== null) throw refusal;
}
