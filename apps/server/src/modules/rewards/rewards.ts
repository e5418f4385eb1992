import type { Subscriptions } from '#kit/events.ts';
import { minuteMs } from '#kit/time/milliseconds.ts';
import { createRepeatingJobs } from '#kit/time/repeating-job.ts';
import type { ModuleEvents } from '#modules/events.ts';
import { cashbackJobs } from './cashback/give-cashback.ts';
import { claimForMembers } from './claim/claim-reward.ts';
import { endOpenRewards, expireRewards, unlockRewards } from './claim/open-rewards.ts';
import { giftJobs } from './gifts-of-level/gift-jobs.ts';
import { operatorRewardHandlers, rewardHandlers } from './reward-handlers.ts';
import { eraseRewards } from './reward.store.ts';
import type { RewardsDependencies } from './rewards-deps.ts';
import { vipJobs } from './vip/vip-jobs.ts';
import { eraseOverrides } from './vip/vip-override.store.ts';

/** Everything that a member can claim: given, opened, claimed, expired or taken back. */
export function createRewards(deps: RewardsDependencies) {
  const on: Subscriptions<ModuleEvents> = {
    breakBegan: ({ transaction, memberId, kind }) =>
      endOpenRewards(deps, transaction, memberId, kind),
    closingBegan: ({ transaction, memberId }) =>
      endOpenRewards(deps, transaction, memberId, 'closing'),
    accountClosed: ({ transaction, memberId }) =>
      endOpenRewards(deps, transaction, memberId, 'closed'),
    memberErased: async ({ transaction, memberId }) => {
      await eraseRewards(transaction, memberId);
      await eraseOverrides(transaction, memberId);
    },
  };
  const jobs = createRepeatingJobs(
    [
      { name: 'unlock rewards', everyMs: minuteMs, run: () => unlockRewards(deps) },
      { name: 'claim rewards', everyMs: minuteMs, run: () => claimForMembers(deps) },
      { name: 'expire rewards', everyMs: minuteMs, run: () => expireRewards(deps) },
      ...vipJobs(deps),
      ...cashbackJobs(deps),
      ...giftJobs(deps),
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
