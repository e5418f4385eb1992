import type { RepeatingJob } from '#kit/time/repeating-job.ts';
import { missionRunOn, scheduleOf } from '@pavilion/domain/reward/mission';
import type { RewardsDeps } from '../rewards-deps.ts';
import { todayOf } from '../site-day.ts';
import { countMissions } from './count-missions.ts';

/** Missions are counted at least twice within the minute in which the roll-ups come. */
const countEveryMs = 30_000;

/** The missions that run today. */
function runningToday(deps: Pick<RewardsDeps, 'clock' | 'site'>): string {
  const today = todayOf(deps);
  const running = deps.site.missions.missions.filter(
    (mission) => missionRunOn(scheduleOf(mission), today) !== null,
  );
  return running.map(({ id }) => id).join(' ');
}

/** The job that counts missions: of everybody in its first pass, and when a mission begins or ends. */
export function missionJob(deps: RewardsDeps): RepeatingJob {
  let counted: string | null = null;
  return {
    name: 'count missions',
    everyMs: countEveryMs,
    run: async (signal) => {
      const running = runningToday(deps);
      const isWhole = await countMissions(deps, { everybody: counted !== running, signal });
      if (isWhole) counted = running;
    },
  };
}
