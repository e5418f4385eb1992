import { ApiError } from '#http/api-error.ts';
import { lockMember } from '#modules/accounts/member-lock.store.ts';
import { findLimits } from '../limit/own-limit.store.ts';
import { tellWallet } from '../limit/play-limits.ts';
import type { LimitDeps } from '../protection-deps.ts';
import { checkEveryMinutes } from './check-interval.ts';
import { insertChoice } from './reality-check.store.ts';

/** Takes the member's choice; a check that waits for its answer goes on waiting. */
export async function chooseCheck(
  deps: LimitDeps,
  memberId: bigint,
  everyMinutes: number | null,
): Promise<void> {
  const { realityCheck } = deps.policy;
  const isOffered =
    realityCheck !== undefined &&
    (everyMinutes === null ? realityCheck.mayBeOff : realityCheck.choices.includes(everyMinutes));
  if (!isOffered) throw new ApiError('limit.check.not.offered');
  await deps.db.transaction().execute(async (transaction) => {
    await lockMember(transaction, memberId);
    if ((await checkEveryMinutes(deps, transaction, memberId)) === everyMinutes) return;
    const choice = { member_id: memberId, every_minutes: everyMinutes, at: deps.clock() };
    await insertChoice(transaction, choice);
    await tellWallet(deps, transaction, memberId, await findLimits(transaction, memberId));
  });
}
