import type { RepeatingJob } from '#kit/time/repeating-job.ts';
import type { RewardsDeps } from '../rewards-deps.ts';
import { judgeReferrals } from './judge-referrals.ts';

/** Soon after a deposit or a bet, as the member waits for what was promised. */
const lookMs = 15_000;

/** Looks at every friend who can still be rewarded. */
export function referralJob(deps: RewardsDeps): RepeatingJob {
  return {
    name: 'look at referrals',
    everyMs: lookMs,
    run: (signal) => judgeReferrals(deps, signal),
  };
}
