import { dayAfter } from '#kit/time/day-range.ts';
import {
  firstPlayHour,
  hourOf,
  isMoneyMeasure,
  isPlayMeasure,
  isStateMeasure,
  missionRunOn,
  missionRunsIn,
  mostPlayHours,
  mostRoundsADay,
  roundsADay,
  scheduleOf,
} from '@pavilion/domain/reward/mission';
import { mistakeAt } from './mistake-list.ts';
import type { SiteFiles } from './site-files.ts';
import type { SiteMistake } from './site-folder-error.ts';
import type { Mission, Missions } from './site.ts';

/** What is wrong at a key of a mission, in words that complete "expected …". */
type Wrong = { path: readonly string[]; words: string };

const anyMonday = '2026-01-05';

const dayMs = 86_400_000;

/** How many days each kind of run of a mission has; null for a run that never ends. */
function runLengths(mission: Mission): (number | null)[] {
  const schedule = scheduleOf(mission);
  const start = schedule.days?.startDate ?? anyMonday;
  const end = schedule.days?.endDate ?? null;
  // After a week cut off at the start there is a whole one, and only the last may be cut off again.
  const whole = dayAfter(start, 13);
  const first = missionRunsIn(schedule, start, end !== null && end < whole ? end : whole);
  const last = end === null ? null : missionRunOn(schedule, end);
  return [...first, ...(last ? [last] : [])].map(({ firstDay, lastDay }) =>
    firstDay === null || lastDay === null
      ? null
      : (Date.parse(lastDay) - Date.parse(firstDay)) / dayMs + 1,
  );
}

/** The target is an amount where money is counted, else a number, and none for what is only done. */
function targetMistakes({ goal: { measure, target } }: Mission): readonly Wrong[] {
  const at = (words: string): Wrong[] => [{ path: ['goal', 'target'], words }];
  if (isStateMeasure(measure)) {
    return target === undefined ? [] : at(`no such key, because ${measure} is done or not`);
  }
  if (isMoneyMeasure(measure)) {
    return typeof target === 'bigint' && target > 0n ? [] : at('an amount above 0');
  }
  return typeof target === 'number' ? [] : at('a whole number of 1 or more');
}

/** Only play has a category, a provider and hours. */
function placeMistakes({ goal, window }: Mission): readonly Wrong[] {
  if (isPlayMeasure(goal.measure)) return [];
  const words = `no such key, because ${goal.measure} counts no play`;
  return [
    ...(goal.category === undefined ? [] : [{ path: ['goal', 'category'], words }]),
    ...(goal.vendor === undefined ? [] : [{ path: ['goal', 'vendor'], words }]),
    ...(window.hours === undefined ? [] : [{ path: ['window', 'hours'], words }]),
  ];
}

function periodMistakes(mission: Mission): readonly Wrong[] {
  const { period, goal } = mission;
  const { measure, target } = goal;
  if (isStateMeasure(measure)) {
    const words = `once, because ${measure} is done or not`;
    return period === 'once' ? [] : [{ path: ['period'], words }];
  }
  if (measure !== 'daysPlayed' || typeof target !== 'number') return [];
  const most = Math.max(...runLengths(mission).map((days) => days ?? Infinity));
  if (target <= most) return [];
  const words = `a number up to ${most}, because its longest run has so many days`;
  return [{ path: ['goal', 'target'], words }];
}

/** No mission asks for play at night. */
function nightMistakes({ window: { hours } }: Mission): readonly Wrong[] {
  if (hours === undefined || hourOf(hours.from) >= firstPlayHour) return [];
  const first = `${firstPlayHour}`.padStart(2, '0');
  const words = `a time from ${first}:00 on, because no mission asks for play at night`;
  return [{ path: ['window', 'hours', 'from'], words }];
}

/** Play by the hour is not kept for ever, so a run that counts hours must not be long. */
const mostDaysOfHours = 31;

function hourMistakes(mission: Mission): readonly Wrong[] {
  const isLong = runLengths(mission).some((days) => days === null || days > mostDaysOfHours);
  const { goal, window } = mission;
  if (window.hours === undefined || !isPlayMeasure(goal.measure) || !isLong) return [];
  const words = `window.days with at most ${mostDaysOfHours} days beside hours`;
  return [{ path: ['window', 'hours'], words }];
}

/** How many rounds a mission of play asks for, at the stake of the pace. */
function roundsOf({ measure, target }: Mission['goal'], { stake }: Missions['pace']): number {
  if (measure === 'rounds' && typeof target === 'number') return target;
  if (measure !== 'validBets' || typeof target !== 'bigint') return 0;
  return Number((target + stake - 1n) / stake);
}

/** No mission asks for more play on a day than is good, or than its hours have room for. */
function paceMistakes(mission: Mission, pace: Missions['pace']): readonly Wrong[] {
  const { goal, window } = mission;
  const open = window.hours ? hourOf(window.hours.until) - hourOf(window.hours.from) : 24;
  const inHours = Math.floor((open * 3600) / pace.secondsPerRound);
  const most = Math.min(mostRoundsADay(pace.secondsPerRound), inHours);
  // A run that is cut off asks for the same in fewer days.
  const rounds = Math.max(
    ...runLengths(mission).map((days) => roundsADay(roundsOf(goal, pace), days)),
  );
  if (rounds <= most) return [];
  const minutes = Math.min(mostPlayHours, open) * 60;
  const room = `which is ${minutes} minutes of play at this pace`;
  const words = `a target of at most ${most} rounds a day, ${room}; it takes ${rounds}`;
  return [{ path: ['goal', 'target'], words }];
}

function vendorMistakes({ goal }: Mission, { vendors }: SiteFiles): readonly Wrong[] {
  if (goal.vendor === undefined || !vendors.value) return [];
  const path = ['goal', 'vendor'];
  const vendor = vendors.value.vendors.find(({ code }) => code === goal.vendor);
  if (!vendor) return [{ path, words: `a vendor of vendors.yaml, "${goal.vendor}" is none` }];
  if (vendor.entries.some(({ opens }) => opens === 'lottery')) {
    return [{ path, words: `a vendor of games, "${goal.vendor}" opens the lottery` }];
  }
  const { category } = goal;
  const offers = vendor.entries.some(({ gameType }) => gameType === category);
  if (category === undefined || offers) return [];
  return [{ path, words: `a vendor with an entry for ${category}, "${goal.vendor}" has none` }];
}

function levelMistakes({ minLevel }: Mission, { vip }: SiteFiles): readonly Wrong[] {
  const highest = vip.value ? vip.value.levels.length - 1 : Infinity;
  if (minLevel <= highest) return [];
  return [{ path: ['minLevel'], words: `a level of vip.yaml, whose highest is ${highest}` }];
}

/** Finds missions that nobody can do, or that ask for more play than is good. */
export function missionMistakes(files: SiteFiles): readonly SiteMistake[] {
  const { missions } = files;
  if (!missions.value) return [];
  const { pace } = missions.value;
  return missions.value.missions.flatMap((mission, index) =>
    [
      ...targetMistakes(mission),
      ...placeMistakes(mission),
      ...periodMistakes(mission),
      ...nightMistakes(mission),
      ...hourMistakes(mission),
      ...paceMistakes(mission, pace),
      ...vendorMistakes(mission, files),
      ...levelMistakes(mission, files),
    ].map(({ path, words }) => mistakeAt(missions, ['missions', index, ...path], words)),
  );
}
