import * as v from 'valibot';
import { dayMs, hourMs, minuteMs } from '#kit/time/milliseconds.ts';
import { harmScore, harmMarkers } from '@pavilion/domain/protection/harm-markers';
import { duration, positiveNumber, shortDuration, timeOfDay } from './fields.ts';
import type { Fields } from './site-fields.ts';

const upTo = (least: number, most: number) => {
  const bounds = `a whole number from ${least} to ${most}`;
  return v.pipe(
    v.number(bounds),
    v.integer(bounds),
    v.minValue(least, bounds),
    v.maxValue(most, bounds),
  );
};

/** 0 leaves the sign out. */
const points = upTo(0, 100);
const within = duration('from 1 h to 30 d', hourMs, 30 * dayMs);
const soon = shortDuration('from 1 min to 24 h', minuteMs, dayMs);

/** A time `HH:mm` as the minute of the day. */
const minuteOfDay = v.pipe(
  timeOfDay,
  v.transform((time) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))),
);

const nightPlay = v.pipe(
  v.strictObject({
    points,
    from: minuteOfDay,
    until: minuteOfDay,
    nights: upTo(1, 30),
    days: upTo(1, 30),
  }),
  v.forward(
    v.check(({ from, until }) => until - from >= 60, 'a time at least an hour after from'),
    ['until'],
  ),
  v.forward(
    v.check(({ nights, days }) => nights <= days, 'no more nights than days'),
    ['nights'],
  ),
);

const thresholds = v.pipe(
  v.strictObject({ message: positiveNumber, offers: positiveNumber, look: positiveNumber }),
  v.forward(
    v.check(({ message, offers }) => offers >= message, 'no fewer points than message'),
    ['offers'],
  ),
  v.forward(
    v.check(({ offers, look }) => look >= offers, 'no fewer points than offers'),
    ['look'],
  ),
);

/** Spans are read as milliseconds. */
export const markersOfHarm = ({ localText, money }: Fields) =>
  v.pipe(
    v.strictObject({
      countsFor: duration('from 1 d to 30 d', dayMs, 30 * dayMs),
      signs: v.strictObject({
        depositJump: v.strictObject({ points, times: upTo(1, 100), daysBefore: upTo(1, 30) }),
        limitsRaised: v.strictObject({ points, times: upTo(1, 100), within }),
        nightPlay,
        takenBack: v.strictObject({ points, times: upTo(1, 100), after: soon, within }),
        lossesChased: v.strictObject({
          points,
          times: upTo(1, 100),
          after: soon,
          /** A balance below it is empty. */
          below: v.pipe(money, v.minValue(1n, 'an amount above 0')),
        }),
        longSession: v.strictObject({ points, longer: soon, rest: soon }),
      }),
      thresholds,
      message: v.strictObject({ title: localText, text: localText }),
    }),
    v.forward(
      v.check(({ signs, thresholds: { look } }) => {
        const all = harmMarkers.map((marker) => ({ marker }));
        return look <= harmScore(all, signs);
      }, 'no more points than all signs have together'),
      ['thresholds', 'look'],
    ),
  );
