import { dayMs, minuteMs } from '#kit/time/milliseconds.ts';
import {
  outsideDrawOf,
  outsideDrawsBetween,
  outsideOpeningTime,
} from '@pavilion/domain/lottery/schedule/outside-schedule';
import {
  ownClosingTime,
  ownDrawOf,
  ownDrawsBetween,
  ownDrawTime,
  ownNumero,
  ownOpeningTime,
} from '@pavilion/domain/lottery/schedule/own-schedule';
import type { Lottery } from '../lotteries.ts';

/** A draw as the schedule of its lottery says it. */
export type PlannedDraw = {
  lottery: Lottery;
  numero: string;
  day: string;
  station: string | null;
  opensAt: Date;
  closesAt: Date;
  drawsAt: Date;
};

/**
 * How long ahead rows exist, and how much longer ahead they are made, so that they need not be made
 * one by one.
 */
const ahead = {
  own: { ms: 2 * dayMs, sparedMs: 15 * minuteMs },
  outside: { ms: 30 * dayMs, sparedMs: dayMs },
};

/** The time before which all draws of a lottery must have rows now. */
export const neededUntil = ({ kind }: Lottery, now: Date): number => now.getTime() + ahead[kind].ms;

/** The time before which draws get rows once some are needed. */
export const madeUntil = (lottery: Lottery, now: Date): number =>
  neededUntil(lottery, now) + ahead[lottery.kind].sparedMs;

/** The draws that take place in a time and take bets still after `now`. */
export function plannedDraws(
  lottery: Lottery,
  { from, until, now }: { from: Date; until: Date; now: Date },
): PlannedDraw[] {
  if (lottery.kind === 'own') {
    const { schedule } = lottery;
    return ownDrawsBetween(schedule, from, until)
      .map((draw) => ({
        lottery,
        numero: ownNumero(schedule, draw),
        day: draw.day,
        station: null,
        opensAt: ownOpeningTime(schedule, draw),
        closesAt: ownClosingTime(schedule, draw),
        drawsAt: ownDrawTime(schedule, draw),
      }))
      .filter(({ closesAt }) => closesAt > now);
  }
  const { schedule, offsetAt } = lottery;
  return outsideDrawsBetween(schedule, offsetAt, from, until)
    .filter(({ closesAt }) => closesAt > now)
    .map((draw) => ({
      lottery,
      ...draw,
      opensAt: outsideOpeningTime(schedule, offsetAt, draw),
    }));
}

/** When a draw with this numero takes place by the schedule; null where it has none such. */
export function plannedTime(lottery: Lottery, numero: string): Date | null {
  if (lottery.kind === 'own') {
    const draw = ownDrawOf(lottery.schedule, numero);
    return draw && ownDrawTime(lottery.schedule, draw);
  }
  return outsideDrawOf(lottery.schedule, lottery.offsetAt, numero)?.drawsAt ?? null;
}
