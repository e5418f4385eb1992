import type { SessionContext } from '#http/handlers.ts';
import { countUse, type LimitDependencies } from '#http/limits/count-use.ts';

/** Counts a conversion or an order of the mall for the member; refuses what is too often. */
export function countSpend(deps: LimitDependencies, { caller }: SessionContext): Promise<void> {
  return countUse(deps, 'point spend', { account: caller.memberId });
}
