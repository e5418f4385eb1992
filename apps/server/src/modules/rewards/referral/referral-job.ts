import { minuteMs } from '#kit/time/milliseconds.ts';
import type { RepeatingJob } from '#kit/time/repeating-job.ts';
import type { RewardsDeps } from '../rewards-deps.ts';
import { judgeReferrals } from './judge-referrals.ts';

/** Looks at every friend who can still be rewarded. */
export function referralJob(deps: RewardsDeps): RepeatingJob {
  return {
    name: 'look at referrals',
    everyMs: minuteMs,
    run: (signal) => judgeReferrals(deps, signal),
  };
}
