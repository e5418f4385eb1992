import type { Subscriptions } from '#kit/events.ts';
import { createRepeatingJobs } from '#kit/time/repeating-job.ts';
import type { ModuleEvents } from '#modules/events.ts';
import { findingsOf } from '#modules/wallet/ledger-report.ts';
import { eraseChecks } from './abuse/check.store.ts';
import { eraseAddresses } from './addresses/address.store.ts';
import { eraseAppLogins } from './app-bonus/app-bonus.store.ts';
import { endOpenRewards } from './claim/open-rewards.ts';
import { cancelOpenOrders } from './mall/cancel-order.ts';
import { prepareMall } from './mall/items.ts';
import { eraseOrders } from './mall/order.store.ts';
import { takeAllPoints } from './points/end-points.ts';
import { pointChecks } from './points/point-checks.store.ts';
import { createRainCalls } from './rain/rain-handlers.ts';
import { eraseReferrals } from './referral/referral.store.ts';
import { operatorRewardHandlers, rewardHandlers } from './reward-handlers.ts';
import { rewardJobs } from './reward-jobs.ts';
import { eraseRewards } from './reward.store.ts';
import type { RewardsDependencies } from './rewards-deps.ts';
import { eraseCodes } from './stock/code.store.ts';
import { eraseOverrides } from './vip/vip-override.store.ts';

/** Everything that a member can claim: given, opened, claimed, expired or taken back. */
export function createRewards(deps: RewardsDependencies) {
  const on: Subscriptions<ModuleEvents> = {
    breakBegan: ({ transaction, memberId, kind }) =>
      endOpenRewards(deps, transaction, memberId, kind),
    closingBegan: ({ transaction, memberId }) =>
      endOpenRewards(deps, transaction, memberId, 'closing'),
    accountClosed: async ({ transaction, memberId }) => {
      await endOpenRewards(deps, transaction, memberId, 'closed');
      await cancelOpenOrders(deps, transaction, memberId);
      await takeAllPoints(deps, transaction, memberId);
      await eraseAddresses(transaction, memberId);
    },
    memberErased: async ({ transaction, memberId }) => {
      await eraseRewards(transaction, memberId);
      await eraseChecks(transaction, memberId);
      await eraseOverrides(transaction, memberId);
      await eraseOrders(transaction, memberId);
      await eraseCodes(transaction, memberId);
      await eraseReferrals(transaction, memberId);
      await eraseAppLogins(transaction, memberId);
      await eraseAddresses(transaction, memberId);
    },
  };
  const jobs = createRepeatingJobs(rewardJobs(deps), deps.logger);
  const rain = createRainCalls(deps);
  return {
    handlers: rewardHandlers(deps, rain),
    operatorHandlers: operatorRewardHandlers(deps),
    on,
    jobs,
    slotReadings: rain.slotReadings,
    /** Notes what the mall sells, before the site opens. */
    prepare: () => prepareMall(deps),
    checks: () => findingsOf(deps.db, pointChecks),
  };
}
