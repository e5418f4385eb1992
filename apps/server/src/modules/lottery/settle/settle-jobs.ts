import type { RepeatingJob } from '#kit/time/repeating-job.ts';
import type { Settling } from './settling.ts';

const everyMs = 250;

/** Settles what is drawn, put right or void. */
export function settleJobs(settling: Settling): RepeatingJob[] {
  return [{ name: 'settle draws', everyMs, run: settling.run }];
}
