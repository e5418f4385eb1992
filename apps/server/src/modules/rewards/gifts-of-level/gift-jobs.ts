import { minuteMs } from '#kit/time/milliseconds.ts';
import type { RepeatingJob } from '#kit/time/repeating-job.ts';
import { giveBirthdayBonuses } from './birthday-bonus.ts';
import type { GiftDeps } from './give-gifts.ts';
import { givePeriodBonuses, monthlyBonus, weeklyBonus } from './period-bonus.ts';

/** The jobs that give what members have by their level. */
export function giftJobs(deps: GiftDeps): RepeatingJob[] {
  return [
    {
      name: 'give weekly bonuses',
      everyMs: minuteMs,
      run: (signal) => givePeriodBonuses(deps, weeklyBonus, signal),
    },
    {
      name: 'give monthly bonuses',
      everyMs: minuteMs,
      run: (signal) => givePeriodBonuses(deps, monthlyBonus, signal),
    },
    {
      name: 'give birthday bonuses',
      everyMs: 10 * minuteMs,
      run: (signal) => giveBirthdayBonuses(deps, signal),
    },
  ];
}
