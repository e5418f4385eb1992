import type { Subscriptions } from '#kit/events.ts';
import { minuteMs } from '#kit/time/milliseconds.ts';
import { createRepeatingJobs } from '#kit/time/repeating-job.ts';
import type { ModuleEvents } from '#modules/events.ts';
import { claimForMembers } from './claim/claim-reward.ts';
import { expireRewards, unlockRewards, voidOpenRewards } from './claim/open-rewards.ts';
import { operatorRewardHandlers, rewardHandlers } from './reward-handlers.ts';
import { eraseRewards } from './reward.store.ts';
import type { RewardsDependencies } from './rewards-deps.ts';

/** Everything that a member can claim: given, opened, claimed, expired or taken back. */
export function createRewards(deps: RewardsDependencies) {
  const on: Subscriptions<ModuleEvents> = {
    breakBegan: ({ transaction, memberId, kind }) =>
      voidOpenRewards(deps, transaction, memberId, kind),
    accountClosed: ({ transaction, memberId }) =>
      voidOpenRewards(deps, transaction, memberId, 'closed'),
    memberErased: ({ transaction, memberId }) => eraseRewards(transaction, memberId),
  };
  const jobs = createRepeatingJobs(
    [
      { name: 'unlock rewards', everyMs: minuteMs, run: () => unlockRewards(deps) },
      { name: 'claim rewards', everyMs: minuteMs, run: () => claimForMembers(deps) },
      { name: 'expire rewards', everyMs: minuteMs, run: () => expireRewards(deps) },
    ],
    deps.logger,
  );
  return {
    handlers: rewardHandlers(deps),
    operatorHandlers: operatorRewardHandlers(deps),
    on,
    jobs,
  };
}
