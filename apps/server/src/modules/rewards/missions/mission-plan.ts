import {
  hourOf,
  isPlayMeasure,
  isStateMeasure,
  missionRunsIn,
  scheduleOf,
  type MissionRun,
} from '@pavilion/domain/reward/mission';
import type { RewardsDeps } from '../rewards-deps.ts';
import type { Goal } from './mission-progress.store.ts';

export type Mission = RewardsDeps['site']['missions']['missions'][number];

/** A mission in one of its runs: what is counted, and the key of what it gives. */
export type MissionInRun = { mission: Mission; run: MissionRun; goal: Goal; key: string };

type Games = Pick<RewardsDeps['site'], 'games'>;

/** What must come together: minor units or a number; 1 for what is only done. */
export const targetOf = ({ goal: { target } }: Pick<Mission, 'goal'>): bigint =>
  target === undefined ? 1n : BigInt(target);

export function inRun({ games }: Games, mission: Mission, run: MissionRun): MissionInRun {
  const { measure, category, vendor } = mission.goal;
  const { hours } = mission.window;
  const isPlay = isPlayMeasure(measure);
  const ofVendor = () => games.filter((game) => game.vendor === vendor).map((game) => game.nodeId);
  const goal: Goal = {
    measure,
    firstDay: run.firstDay,
    lastDay: run.lastDay,
    category: (isPlay && category) || null,
    nodes: isPlay && vendor !== undefined ? ofVendor() : null,
    hours: isPlay && hours ? { from: hourOf(hours.from), until: hourOf(hours.until) } : null,
  };
  return { mission, run, goal, key: `${mission.id}:${run.key}` };
}

/**
 * The runs in which something may have come together from a day on, of each mission the oldest
 * first. A state has no day: it counts for the last run, also on the day after its end, when the
 * next pass comes.
 */
export function runsToCount(
  { missions, games }: Games & Pick<RewardsDeps['site'], 'missions'>,
  { since, yesterday, today }: { since: string; yesterday: string; today: string },
): MissionInRun[] {
  return missions.missions.flatMap((mission) => {
    const schedule = scheduleOf(mission);
    const runs = isStateMeasure(mission.goal.measure)
      ? missionRunsIn(schedule, yesterday, today).slice(-1)
      : missionRunsIn(schedule, since, today);
    return runs.map((run) => inRun({ games }, mission, run));
  });
}
