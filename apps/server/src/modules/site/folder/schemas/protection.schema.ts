import * as v from 'valibot';
import { dayMs } from '#kit/time/milliseconds.ts';
import { readLength, type LengthUnit } from '@pavilion/domain/protection/exclusion';
import { identityActions } from '@pavilion/domain/protection/identity-check';
import { limitOfferPlaces, windowPeriods } from '@pavilion/domain/protection/own-limit';
import { duration, httpsAddress, list, positiveNumber, text, yesNo } from './fields.ts';
import { markersOfHarm } from './markers-of-harm.schema.ts';
import type { Fields } from './site-fields.ts';

/** Any of the names, each once; none is a choice too. */
const someOf = <const Names extends readonly string[]>(names: Names) =>
  v.pipe(
    list(v.picklist(names, `one of ${names.join(', ')}`)),
    v.checkItems((name, index, all) => all.indexOf(name) === index, 'each name once'),
  );

const periods = someOf(windowPeriods);

const minutes = (least: number, most: number) => {
  const bounds = `a whole number of minutes from ${least} to ${most}`;
  return v.pipe(
    v.number(bounds),
    v.integer(bounds),
    v.minValue(least, bounds),
    v.maxValue(most, bounds),
  );
};

/** All in minutes. */
const realityCheck = v.pipe(
  v.strictObject({
    /** For members who have chosen nothing. */
    every: minutes(1, 240),
    choices: v.pipe(
      list(minutes(1, 240)),
      v.minLength(1, 'at least one choice'),
      v.checkItems((one, index, all) => all.indexOf(one) === index, 'each time once'),
    ),
    /** Whether members can switch it off. */
    mayBeOff: yesNo,
  }),
  v.forward(
    v.check(({ every, choices }) => choices.includes(every), 'one of the choices'),
    ['every'],
  ),
);

/** Lengths of the units, or for good, each once; `words` says which are allowed. */
const lengths = (words: string, units: readonly LengthUnit[], mayBeForGood: boolean) =>
  v.pipe(
    list(
      v.pipe(
        v.string(words),
        v.check((written) => {
          const length = readLength(written);
          if (length === null || length === 'forGood') return length !== null && mayBeForGood;
          return units.includes(length.unit);
        }, words),
      ),
    ),
    v.minLength(1, 'at least one choice'),
    v.checkItems((one, index, all) => all.indexOf(one) === index, 'each length once'),
  );

const keepWords = 'a whole number of years from 1 y to 30 y';

const telephoneWords = 'a telephone number of digits, with +, spaces and hyphens';

export const protectionSchema = (fields: Fields) =>
  v.strictObject({
    minimumAge: v.pipe(positiveNumber, v.minValue(18, 'an age of 18 or more')),
    /** The sliding windows for which a limit of each kind can be set. */
    deposit: periods,
    loss: periods,
    wager: periods,
    /** Whether the stake of a single bet can be limited. */
    maxBet: yesNo,
    /** Whether the time of play in a day of the site can be limited. */
    time: yesNo,
    /** How long a higher limit, or none, waits until it can be confirmed, in milliseconds. */
    raiseAfter: duration('at least 24 h', dayMs),
    /** How long it can then be confirmed, in milliseconds. */
    confirmWithin: duration('from 1 d to 30 d', dayMs, 30 * dayMs),
    /** The check of time and money over the game; without it there is none. */
    realityCheck: v.optional(realityCheck),
    /** After so many minutes of play everybody rests for so many; without it nobody has to. */
    sessionPause: v.optional(v.strictObject({ after: minutes(15, 720), pause: minutes(5, 720) })),
    /** How long a member can rest from play; without it there are no time-outs. */
    timeOut: v.optional(
      v.strictObject({
        choices: lengths('a whole number of hours or days, such as 24 h', ['h', 'd'], false),
      }),
    ),
    /** How long members can exclude themselves; without it they cannot. */
    selfExclusion: v.optional(
      v.strictObject({
        choices: lengths(
          'a whole number of months or years, such as 6 m, or forGood',
          ['m', 'y'],
          true,
        ),
        /** How long a member waits who wants to return after its end, in milliseconds. */
        returnAfter: duration('at least 24 h', dayMs),
      }),
    ),
    /** How long the data of a closed account are kept. */
    closing: v.strictObject({
      keepFor: v.pipe(
        v.string(keepWords),
        v.check((written) => {
          const length = readLength(written);
          return (
            length !== null && length !== 'forGood' && length.unit === 'y' && length.count <= 30
          );
        }, keepWords),
      ),
    }),
    /** What the site asks a verified identity for; [] asks for none. */
    verifiedBefore: someOf(identityActions),
    /** The signs that play may do harm; without it nothing is looked for. */
    markersOfHarm: v.optional(markersOfHarm(fields)),
    /** Whether a log-in says when and where the last one was. */
    previousLogin: yesNo,
    /** Whether the bar of a game says what was won or lost, and for how long it has been open. */
    netPosition: yesNo,
    elapsedTime: yesNo,
    /** Whether a chase of a lottery can raise its stakes by a plan. */
    chasePlans: yesNo,
    offerLimitsAt: someOf(limitOfferPlaces),
    /** Organisations that help people who play too much. */
    help: v.pipe(
      list(
        v.strictObject({
          name: text,
          about: fields.localText,
          link: httpsAddress,
          telephone: v.pipe(
            v.string(telephoneWords),
            v.regex(/^\+?\d(?:[ -]?\d){2,19}$/u, telephoneWords),
          ),
        }),
      ),
      v.minLength(1, 'at least one organisation'),
    ),
  });
