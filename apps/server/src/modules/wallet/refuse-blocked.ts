import { ApiError } from '#http/api-error.ts';

/** Throws when somebody keeps an account from wagering; `blocked` is its `wagering_blocked`. */
export function refuseBlocked(blocked: string | null): void {
  if (blocked === null) return;
  throw new ApiError(blocked === 'exclusion' ? 'member.excluded' : 'play.locked');
}
