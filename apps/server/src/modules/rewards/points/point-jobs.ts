import { minuteMs } from '#kit/time/milliseconds.ts';
import type { RepeatingJob } from '#kit/time/repeating-job.ts';
import type { RewardsDeps } from '../rewards-deps.ts';
import { earnPoints } from './earn-points.ts';
import { endPoints } from './end-points.ts';

/** The jobs that give points for play, and take those whose time is over. */
export function pointJobs(deps: RewardsDeps): RepeatingJob[] {
  return [
    { name: 'earn points', everyMs: minuteMs, run: (signal) => earnPoints(deps, signal) },
    { name: 'end points', everyMs: minuteMs, run: (signal) => endPoints(deps, signal) },
  ];
}
