import { minuteMs } from '#kit/time/milliseconds.ts';
import type { RepeatingJob } from '#kit/time/repeating-job.ts';
import type { RewardsDeps } from '../rewards-deps.ts';
import { countLevels } from './count-levels.ts';
import { keepLevels } from './keep-levels.ts';
import { endOverrides } from './set-level.ts';

/** Levels are counted at least twice within the minute in which the roll-ups come. */
const countEveryMs = 30_000;

/** The jobs that count, keep and return VIP levels; the first pass counts everybody. */
export function vipJobs(deps: RewardsDeps): RepeatingJob[] {
  let everybody = true;
  return [
    {
      name: 'count VIP levels',
      everyMs: countEveryMs,
      run: async (signal) => {
        const isWhole = await countLevels(deps, { everybody, signal });
        if (isWhole) everybody = false;
      },
    },
    { name: 'keep VIP levels', everyMs: minuteMs, run: (signal) => keepLevels(deps, signal) },
    { name: 'end VIP overrides', everyMs: minuteMs, run: () => endOverrides(deps) },
  ];
}
