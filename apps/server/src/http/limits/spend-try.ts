import type { ReservedTry, Tries } from '#kit/limits/tries.ts';
import { ApiError } from '../api-error.ts';
import { countedFor, type LimitDependencies, type Use } from './count-use.ts';
import type { Limited } from './request-limits.ts';

export type LimitedTry = {
  what: Limited;
  use: Use;
  whenRight?: Tries['whenRight'];
  /** The error code when no try is left. */
  whenSpent?: 'request.limited' | 'login.locked';
};

/**
 * Reserves a try at a secret for account, device and address before `verify` begins. Returns the
 * result of `verify`, null for a wrong secret; throws when one of them has no try left.
 */
export async function spendTry<Value>(
  deps: LimitDependencies,
  { what, use, whenRight = 'give back', whenSpent = 'login.locked' }: LimitedTry,
  verify: (reserved: ReservedTry) => Promise<Value | null>,
): Promise<Value | null> {
  const [first, ...others] = await countedFor(deps, what, use);
  if (!first) throw new Error(`${what} counts for nobody`);
  const tries = { counted: [first, ...others], whenRight } as const;
  const judged = await deps.limiter.spendTry(tries, verify);
  if (judged.outcome === 'spent') throw new ApiError(whenSpent);
  return judged.outcome === 'right' ? judged.value : null;
}
