import { dayAfter, periodOfDay } from '../report/day-period.ts';

/** What a mission counts. `profile`, `contact` and `appLogin` are done or not, as 1 of 1. */
export const missionMeasures = [
  'validBets',
  'deposits',
  'depositCount',
  'rounds',
  'daysPlayed',
  'profile',
  'contact',
  'appLogin',
] as const;

export type MissionMeasure = (typeof missionMeasures)[number];

/** How often a mission can be done: once for life, every day, or every week from Monday. */
export const missionPeriods = ['once', 'day', 'week'] as const;

export type MissionPeriod = (typeof missionPeriods)[number];

/** `open` counts, `done` waits in the reward center, `checking` is looked at before it does. */
export const missionStates = ['coming', 'open', 'done', 'checking', 'claimed', 'expired'] as const;

export type MissionState = (typeof missionStates)[number];

/** Whether a measure is an amount of money, in minor units; else it is a number. */
export const isMoneyMeasure = (measure: MissionMeasure): boolean =>
  measure === 'validBets' || measure === 'deposits';

/** Whether a measure is of what a member is or has, or did once: done or not, whatever the day. */
export const isStateMeasure = (measure: MissionMeasure): boolean =>
  measure === 'profile' || measure === 'contact' || measure === 'appLogin';

/** Whether a measure counts play, and so can be limited to a category, a provider or hours. */
export const isPlayMeasure = (measure: MissionMeasure): boolean =>
  measure === 'validBets' || measure === 'rounds' || measure === 'daysPlayed';

/** The days `YYYY-MM-DD` on which a mission runs, both included; null for no end. */
export type MissionDays = { startDate: string; endDate: string | null };

/** When a mission counts: by its period, and on its days where it has any. */
type Scheduled = { period: MissionPeriod; days: MissionDays | null };

/** When a mission of the site counts. */
export const scheduleOf = ({
  period,
  window,
}: {
  period: MissionPeriod;
  window: { days?: MissionDays | undefined };
}): Scheduled => ({ period, days: window.days ?? null });

/** The hour of a time `HH:mm`. */
export const hourOf = (time: string): number => Number(time.slice(0, 'HH'.length));

/** One run of a mission: its key within the mission, and the days that count, both included. */
export type MissionRun = { key: string; firstDay: string | null; lastDay: string | null };

const later = (one: string | null, other: string | null): string | null =>
  one !== null && (other === null || one > other) ? one : other;

const earlier = (one: string | null, other: string | null): string | null =>
  one !== null && (other === null || one < other) ? one : other;

/** The run that a day is in; null where the mission does not run on that day. */
export function missionRunOn({ period, days }: Scheduled, day: string): MissionRun | null {
  const start = days?.startDate ?? null;
  const end = days?.endDate ?? null;
  if ((start !== null && day < start) || (end !== null && day > end)) return null;
  if (period === 'once') return { key: 'once', firstDay: start, lastDay: end };
  const { firstDay, lastDay } = periodOfDay(period === 'day' ? 'DAY' : 'WEEK', day);
  return { key: firstDay, firstDay: later(firstDay, start), lastDay: earlier(lastDay, end) };
}

/** Every run of a mission that has a day from `firstDay` to `lastDay`, the oldest first. */
export function missionRunsIn(mission: Scheduled, firstDay: string, lastDay: string): MissionRun[] {
  const runs = new Map<string, MissionRun>();
  for (let day = firstDay; day <= lastDay; day = dayAfter(day, 1)) {
    const run = missionRunOn(mission, day);
    if (run !== null) runs.set(run.key, run);
  }
  return [...runs.values()];
}

/** Longer play than this on a day must not be asked for. */
export const mostPlayHours = 2;

/** No mission may count play before this hour of the day. */
export const firstPlayHour = 6;

/**
 * How many rounds a mission asks for on a day, when the target is spread evenly over its days.
 * `days` is how many days one run has; null for no end, which spreads it as thin as wanted.
 */
export function roundsADay(rounds: number, days: number | null): number {
  return days === null ? 0 : Math.ceil(rounds / days);
}

/** How many rounds fit into the play that a mission may ask for on a day. */
export function mostRoundsADay(secondsPerRound: number): number {
  return Math.floor((mostPlayHours * 3600) / secondsPerRound);
}

/**
 * Whether a mission of deposits asks for more than the member allows: in each period of an own
 * limit, all of it must fit. Amounts are minor units.
 */
export function exceedsLimits(target: bigint, limits: readonly bigint[]): boolean {
  return limits.some((limit) => target > limit);
}
