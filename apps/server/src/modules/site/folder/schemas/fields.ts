import * as v from 'valibot';
import { isCountryDialingCode } from '#kit/phone-number.ts';
import { parseRate } from '@pavilion/domain/agent/rate-chain';
import { gameTypes, type GameType } from '@pavilion/domain/game/game-type';
import { languages } from '@pavilion/domain/site/language';
import { isOutsideAddress, isOwnPage } from '@pavilion/domain/site/link-rule';

/**
 * The fields that site files are made of. Each message is the phrase that completes
 * "expected …" in the sentence an operator reads.
 */

export const text = v.pipe(v.string('a text'), v.trim(), v.nonEmpty('a text that is not empty'));

export const yesNo = v.boolean('true or false');

export const wholeNumber = v.pipe(
  v.number('a whole number'),
  v.integer('a whole number'),
  v.minValue(0, 'a whole number of 0 or more'),
);

export const positiveNumber = v.pipe(wholeNumber, v.minValue(1, 'a whole number of 1 or more'));

const gameNumberWords = 'a whole number from 1 to 999999';
/** Of a game or lottery; higher ones are those under which bets of lotteries are counted. */
export const gameNumber = v.pipe(
  v.number(gameNumberWords),
  v.integer(gameNumberWords),
  v.minValue(1, gameNumberWords),
  v.maxValue(999_999, gameNumberWords),
);

/** Days from today, negative for the past. */
export const dayOffset = v.pipe(
  v.number('a whole number of days from today'),
  v.integer('a whole number of days from today'),
);

export const percent = v.pipe(
  v.number('a percentage from 0 to 100'),
  v.minValue(0, 'a percentage from 0 to 100'),
  v.maxValue(100, 'a percentage from 0 to 100'),
);

const wholePercent = v.pipe(
  v.number('a whole percentage from 1 to 100'),
  v.integer('a whole percentage from 1 to 100'),
  v.minValue(1, 'a whole percentage from 1 to 100'),
  v.maxValue(100, 'a whole percentage from 1 to 100'),
);

const weightWords = 'a whole percentage from 0 to 100';

/** Percent of a stake that counts as valid bet. */
export const validWeight = v.pipe(
  v.number(weightWords),
  v.integer(weightWords),
  v.minValue(0, weightWords),
  v.maxValue(100, weightWords),
);

const timesWords = 'a number from 0 to 100 with at most two decimals';

export const times = v.pipe(
  v.number(timesWords),
  v.minValue(0, timesWords),
  v.maxValue(100, timesWords),
  v.check((count) => /^\d+(\.\d{1,2})?$/.test(count.toString()), timesWords),
);

export const id = v.pipe(
  v.string('an id'),
  v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/u, 'an id of lower-case letters, digits and hyphens'),
);

export const code = v.pipe(
  v.string('a code'),
  v.regex(/^[A-Z][A-Z0-9_]*$/u, 'a code of capital letters, digits and underscores'),
);

export const dialingCode = v.pipe(
  v.string('a code in quotes'),
  v.regex(/^\d{1,4}$/u, 'digits in quotes'),
  v.check(isCountryDialingCode, 'the dialing code of a country'),
);

export const languageCode = v.picklist(
  languages,
  `one of the language codes ${languages.join(', ')}`,
);

export const countryCode = v.pipe(
  v.string('a country code'),
  v.regex(/^[A-Z]{2}$/u, 'a country code of two capital letters'),
);

/** Logical name of a picture, as in the picture manifest: `games/lantern-fortune`. */
export const pictureName = v.pipe(
  v.string('a picture name'),
  v.regex(
    /^[a-z0-9-]+(\/[a-z0-9-]+)+$/u,
    'a picture name such as banners/welcome, without a file ending',
  ),
);

export const sitePath = v.pipe(
  v.string('a path of this site that starts with /m'),
  v.check((value) => isOwnPage(value), 'a path of this site that starts with /m'),
);

/** The target of a picture or row: a path on this site or an https address. */
export const link = v.pipe(
  v.string('a link'),
  v.check(
    (value) => isOwnPage(value) || isOutsideAddress(value),
    'a path that starts with /m or an https:// address',
  ),
);

export const httpsAddress = v.pipe(
  v.string('an https:// address'),
  v.check(isOutsideAddress, 'an https:// address'),
);

export const calendarDate = v.pipe(
  v.string('a date as YYYY-MM-DD'),
  v.check(isCalendarDate, 'a date of the calendar as YYYY-MM-DD'),
);

export const timeOfDay = v.pipe(
  v.string('a time as HH:mm'),
  v.regex(/^([01]\d|2[0-3]):[0-5]\d$/u, 'a time as HH:mm from 00:00 to 23:59'),
);

/** A name of IANA, older ones included, such as Asia/Saigon. */
export const timeZone = v.pipe(text, v.check(isTimeZone, 'a time zone name such as Asia/Manila'));

function isTimeZone(name: string): boolean {
  // Some runtimes take offsets such as +08:00, which databases read the other way round.
  if (!/^[A-Za-z]/.test(name)) return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

const unitMs = { min: 60_000, h: 60 * 60_000, d: 24 * 60 * 60_000 } as const;

const span = (words: string, units: string, bounds: string, leastMs: number, mostMs: number) =>
  v.pipe(
    v.string(words),
    v.regex(new RegExp(`^\\d{1,4} (${units})$`, 'u'), words),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      const [count, unit] = dataset.value.split(' ');
      const ms = Number(count) * unitMs[unit as keyof typeof unitMs];
      if (ms >= leastMs && ms <= mostMs) return ms;
      addIssue({ message: bounds });
      return NEVER;
    }),
  );

/** Hours or days, read as milliseconds; `bounds` says in words what is allowed. */
export const duration = (bounds: string, leastMs: number, mostMs = Infinity) =>
  span('a whole number of hours or days, such as 24 h or 7 d', 'h|d', bounds, leastMs, mostMs);

/** The same from minutes on. */
export const shortDuration = (bounds: string, leastMs: number, mostMs: number) =>
  span(
    'a whole number of minutes, hours or days, such as 10 min',
    'min|h|d',
    bounds,
    leastMs,
    mostMs,
  );

export const gameType = v.picklist(gameTypes, `one of ${gameTypes.join(', ')}`);

/** Percent of a bet that counts, by category; an absent category takes no bonus money. */
export const contribution = v.pipe(
  v.partial(
    v.strictObject(
      Object.fromEntries(gameTypes.map((name) => [name, wholePercent])) as Record<
        GameType,
        typeof wholePercent
      >,
    ),
  ),
  v.check((given) => Object.keys(given).length > 0, 'at least one game category'),
);

export const list = <Item extends v.GenericSchema>(item: Item) => v.array(item, 'a list');

function isCalendarDate(value: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/u.test(value)) return false;
  const moment = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(value);
}

const rateWords = 'a percentage from 0 to 100 with at most two decimals';

/** Whether a percentage is in whole hundredths. */
export const isRate = (percentage: number) => parseRate(percentage.toString()) !== null;

/** A percentage, read as whole hundredths of a percent. */
export const rate = v.pipe(
  v.number(rateWords),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const parsed = parseRate(dataset.value.toString());
    if (parsed !== null) return parsed;
    addIssue({ message: rateWords });
    return NEVER;
  }),
);

/** A value for every game category: its own, or the one of `otherwise`. */
export function byCategory<Value extends number>(field: v.GenericSchema<unknown, Value>) {
  const own = v.optional(field);
  const entries = Object.fromEntries(gameTypes.map((name) => [name, own]));
  return v.pipe(
    v.strictObject({ ...(entries as Record<GameType, typeof own>), otherwise: field }),
    v.transform(
      (given) =>
        Object.fromEntries(
          gameTypes.map((name) => [name, given[name] ?? given.otherwise]),
        ) as Record<GameType, Value>,
    ),
  );
}
