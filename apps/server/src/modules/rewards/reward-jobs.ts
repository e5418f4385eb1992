import { minuteMs } from '#kit/time/milliseconds.ts';
import type { RepeatingJob } from '#kit/time/repeating-job.ts';
import { lookAtChecks } from './abuse/hold-rewards.ts';
import { appBonusJob } from './app-bonus/app-bonus-job.ts';
import { cashbackJobs } from './cashback/give-cashback.ts';
import { claimForMembers } from './claim/claim-reward.ts';
import { expireRewards, unlockRewards } from './claim/open-rewards.ts';
import { giftJobs } from './gifts-of-level/gift-jobs.ts';
import { mallJobs } from './mall/mall-jobs.ts';
import { missionJob } from './missions/mission-job.ts';
import { pointJobs } from './points/point-jobs.ts';
import { rainJobs } from './rain-draws/rain-jobs.ts';
import { referralJob } from './referral/referral-job.ts';
import type { RewardsDeps } from './rewards-deps.ts';
import { deliverJob } from './stock/deliver-vouchers.ts';
import { vipJobs } from './vip/vip-jobs.ts';

/** Everything of rewards that the site does by itself, in the order of a start. */
export function rewardJobs(deps: RewardsDeps): RepeatingJob[] {
  return [
    { name: 'unlock rewards', everyMs: minuteMs, run: () => unlockRewards(deps) },
    {
      name: 'look at held rewards',
      everyMs: 15_000,
      run: (signal) => lookAtChecks(deps, signal),
    },
    // Soon after the start too: a claim that the last stop cut off waits for it.
    {
      name: 'claim rewards',
      everyMs: minuteMs,
      firstMs: 1000,
      run: () => claimForMembers(deps),
    },
    { name: 'expire rewards', everyMs: minuteMs, run: () => expireRewards(deps) },
    ...vipJobs(deps),
    ...cashbackJobs(deps),
    ...giftJobs(deps),
    ...mallJobs(deps),
    ...pointJobs(deps),
    deliverJob(deps),
    missionJob(deps),
    referralJob(deps),
    appBonusJob(deps),
    ...rainJobs(deps),
  ];
}
