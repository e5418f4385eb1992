import { dayAfter, dayMs } from '../../report/day-period.ts';
import type { ZoneOffset } from './fixed-offset.ts';
import { dayOfText, dayText } from './numero-day.ts';

/** Times of day `18:15` at which a draw takes place and betting on it ends, on the same day. */
export type DrawHours = Readonly<{ draws: string; closes: string }>;

/** The stations that draw on each day of the week, Monday first; the first is the main one. */
export type StationTable = readonly (readonly string[])[];

/** A regular draw day that is held on another day instead. */
export type MovedDay = Readonly<{ from: string; to: string }>;

/** Days of the week from 1 for Monday to 7, or days of the month. */
type DrawDays = Readonly<{ on: 'weekdays' | 'daysOfMonth'; days: readonly number[] }>;

/** What is drawn on a draw day, and how its numero ends. */
type DrawsOfDay =
  | Readonly<{ kind: 'one'; hours: DrawHours }>
  | Readonly<{ kind: 'byStation'; hours: DrawHours; stations: StationTable }>
  | Readonly<{ kind: 'byHour'; hours: readonly DrawHours[] }>;

/** When somebody else draws. */
export type OutsideSchedule = Readonly<{
  days: DrawDays;
  draws: DrawsOfDay;
  moved?: readonly MovedDay[];
}>;

export const everyDay: DrawDays = { on: 'weekdays', days: [1, 2, 3, 4, 5, 6, 7] };

export type OutsideDraw = Readonly<{
  numero: string;
  day: string;
  /** Of draws by station. */
  station: string | null;
  drawsAt: Date;
  closesAt: Date;
}>;

const minuteMs = 60_000;

/** The day of the week, 1 for Monday to 7. */
function weekdayOf(day: string): number {
  return new Date(Date.parse(day)).getUTCDay() || 7;
}

/** The stations of a day by a table of the week. */
export function stationsOn(table: StationTable, day: string): readonly string[] {
  return table[weekdayOf(day) - 1] ?? [];
}

function isRegular({ on, days }: DrawDays, day: string): boolean {
  return days.includes(on === 'weekdays' ? weekdayOf(day) : Number(day.slice(8)));
}

/** Whether there are draws on the day, moved ones included. */
export function isDrawDay({ days, moved = [] }: OutsideSchedule, day: string): boolean {
  if (moved.some(({ to }) => to === day)) return true;
  return isRegular(days, day) && moved.every(({ from }) => from !== day);
}

/**
 * The instant at which the clocks of a zone show a time of a day: the first of two, and where they
 * leave it out as much later as they are put forward.
 */
export function instantOf(offsetAt: ZoneOffset, day: string, time: string): Date {
  const shown = Date.parse(`${day}T${time}:00Z`);
  const [before, after] = [-dayMs, dayMs].map((away) => offsetAt(new Date(shown + away)));
  const [early, late] = [before, after].map((offset = 0) => new Date(shown - offset * minuteMs));
  if (early === undefined || late === undefined) throw new RangeError(`${day} has no ${time}`);
  return offsetAt(early) !== before && offsetAt(late) === after ? late : early;
}

type Part = Readonly<{ ending: string; station: string | null; hours: DrawHours }>;

function partsOf({ draws }: OutsideSchedule, day: string): Part[] {
  switch (draws.kind) {
    case 'one':
      return [{ ending: '', station: null, hours: draws.hours }];
    case 'byStation':
      return stationsOn(draws.stations, day).map((station) => {
        return { ending: `-${station}`, station, hours: draws.hours };
      });
    case 'byHour':
      return draws.hours.map((hours, at) => ({ ending: `-${at + 1}`, station: null, hours }));
  }
}

/** The draws of a day in their order; none where it is no draw day. */
export function outsideDrawsOn(
  schedule: OutsideSchedule,
  offsetAt: ZoneOffset,
  day: string,
): OutsideDraw[] {
  if (!isDrawDay(schedule, day)) return [];
  return partsOf(schedule, day).map(({ ending, station, hours }) => ({
    numero: `${dayText(day)}${ending}`,
    day,
    station,
    drawsAt: instantOf(offsetAt, day, hours.draws),
    closesAt: instantOf(offsetAt, day, hours.closes),
  }));
}

/** Every day of a month or of a week comes again within this. */
const daysBetweenDraws = 366;

/**
 * When betting on a draw begins: as it ends on the draws before it, so that stations of one day
 * open together. The very first draw of a schedule opens a year ahead.
 */
export function outsideOpeningTime(
  schedule: OutsideSchedule,
  offsetAt: ZoneOffset,
  draw: OutsideDraw,
): Date {
  for (let back = 0; back <= daysBetweenDraws; back += 1) {
    // Betting ends on the day of the draw, so an earlier day has no later end.
    const ends = outsideDrawsOn(schedule, offsetAt, dayAfter(draw.day, -back))
      .filter(({ drawsAt, closesAt }) => drawsAt < draw.drawsAt && closesAt < draw.closesAt)
      .map(({ closesAt }) => closesAt.getTime());
    if (ends.length > 0) return new Date(Math.max(...ends));
  }
  return new Date(draw.closesAt.getTime() - daysBetweenDraws * dayMs);
}

/** The draws that take place at `from` or later, and before `until`. */
export function outsideDrawsBetween(
  schedule: OutsideSchedule,
  offsetAt: ZoneOffset,
  from: Date,
  until: Date,
): OutsideDraw[] {
  const dayAt = (time: number) => new Date(time).toISOString().slice(0, 10);
  const draws: OutsideDraw[] = [];
  // A day of any zone begins and ends within a day of the day of UTC.
  const lastDay = dayAt(until.getTime() + dayMs);
  for (let day = dayAt(from.getTime() - dayMs); day <= lastDay; day = dayAfter(day, 1)) {
    const ofDay = outsideDrawsOn(schedule, offsetAt, day);
    draws.push(...ofDay.filter(({ drawsAt }) => drawsAt >= from && drawsAt < until));
  }
  return draws;
}

/** The draw of a numero, or null where the schedule has none such. */
export function outsideDrawOf(
  schedule: OutsideSchedule,
  offsetAt: ZoneOffset,
  numero: string,
): OutsideDraw | null {
  const day = dayOfText(numero.slice(0, 8));
  if (day === null) return null;
  return outsideDrawsOn(schedule, offsetAt, day).find((draw) => draw.numero === numero) ?? null;
}
