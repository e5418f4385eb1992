import type { SessionContext } from '#http/handlers.ts';
import { countUse } from '#http/limits/count-use.ts';
import type { RewardsDependencies } from '../rewards-deps.ts';

/** Counts a claim of a member, before any work for it. */
export async function countClaim(
  deps: RewardsDependencies,
  context: SessionContext,
): Promise<void> {
  const { memberId: account } = context.caller;
  await countUse(deps, ['reward claim', 'reward claims of an hour'], { account, context });
}
