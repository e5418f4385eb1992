import * as v from 'valibot';
import { animals } from '@pavilion/domain/lottery/lhc/ball-groups';
import { familyCodes } from '@pavilion/domain/lottery/play';
import {
  everyDay,
  type DrawHours,
  type OutsideSchedule,
} from '@pavilion/domain/lottery/schedule/outside-schedule';
import {
  calendarDate,
  code,
  gameNumber,
  id,
  list,
  positiveNumber,
  text,
  timeOfDay,
  timeZone,
  yesNo,
} from './fields.ts';
import type { Fields } from './site-fields.ts';

const numberTo = (most: number, words: string) =>
  v.pipe(v.number(words), v.integer(words), v.minValue(1, words), v.maxValue(most, words));

const weekday = numberTo(7, 'a day of the week from 1 for Monday to 7');
const dayOfMonth = numberTo(31, 'a day of the month from 1 to 31');

/** A list of at least one entry, in which none stands twice. */
const listOfDifferent = <Item extends v.GenericSchema>(item: Item, least: string) =>
  v.pipe(
    list(item),
    v.minLength(1, least),
    v.check((items) => new Set(items).size === items.length, 'entries that differ'),
  );

/** One entry for each day of the week, Monday first. */
const ofWeek = <Item extends v.GenericSchema>(item: Item) =>
  v.pipe(list(item), v.length(7, 'seven entries, from Monday to Sunday'));

const hours = v.pipe(
  v.strictObject({ draws: timeOfDay, closes: timeOfDay }),
  v.check(({ draws, closes }) => closes < draws, 'betting that closes before the draw'),
);

/** Draws one after the other, all day. */
const own = v.strictObject({
  /** Seconds from draw to draw. */
  every: positiveNumber,
  /** Seconds before the draw at which betting ends. */
  closesBefore: positiveNumber,
});

const given = v.strictObject({
  /** Days of the week, or of the month; every day when both are absent. */
  weekdays: v.optional(listOfDifferent(weekday, 'at least one day of the week')),
  daysOfMonth: v.optional(listOfDifferent(dayOfMonth, 'at least one day of the month')),
  /** Times of day on the clock of the lottery; where there are several, each is a draw. */
  hours: v.pipe(
    list(hours),
    v.minLength(1, 'at least one time of day'),
    v.check((times) => areInOrder(times), 'draws in the order of the day, at different times'),
  ),
  /** The stations that draw on each day of the week; the first is the main one. */
  stations: v.optional(ofWeek(listOfDifferent(code, 'at least one station'))),
  /** The station where the one draw of each day of the week is held. */
  hosts: v.optional(ofWeek(code)),
  moved: v.optional(list(v.strictObject({ from: calendarDate, to: calendarDate })), []),
  /** Sources of its results. */
  sources: v.optional(listOfDifferent(id, 'at least one source')),
  /** The code of the lottery whose results it takes. */
  copies: v.optional(code),
  /** `two`: two sources, or people in their place; `source`: one source is enough. */
  confirm: v.optional(v.picklist(['two', 'source'], 'two or source'), 'two'),
});

type Given = v.InferOutput<typeof given>;

function areInOrder(times: readonly DrawHours[]): boolean {
  return times.every(({ draws }, at) => draws > (times[at - 1]?.draws ?? ''));
}

function drawsOf({ hours: times, stations }: Given): OutsideSchedule['draws'] {
  // The check of `hours` has refused an empty list.
  const [first = { draws: '', closes: '' } satisfies DrawHours] = times;
  if (stations) return { kind: 'byStation', hours: first, stations };
  return times.length === 1 ? { kind: 'one', hours: first } : { kind: 'byHour', hours: times };
}

function daysOf({ weekdays, daysOfMonth }: Given): OutsideSchedule['days'] {
  if (weekdays) return { on: 'weekdays', days: weekdays };
  return daysOfMonth ? { on: 'daysOfMonth', days: daysOfMonth } : everyDay;
}

function scheduleOf(value: Given) {
  const { moved } = value;
  return { days: daysOf(value), draws: drawsOf(value), moved } satisfies OutsideSchedule;
}

const outside = v.pipe(
  given,
  v.check(
    ({ weekdays, daysOfMonth }) => weekdays === undefined || daysOfMonth === undefined,
    'either weekdays or daysOfMonth',
  ),
  v.check(
    ({ stations, hosts }) => stations === undefined || hosts === undefined,
    'either stations or hosts',
  ),
  v.check(
    ({ stations, hosts, hours: times }) => times.length === 1 || !(stations ?? hosts),
    'one entry of hours beside stations or hosts',
  ),
  v.check(
    ({ sources, copies }) => (sources === undefined) !== (copies === undefined),
    'either sources or copies',
  ),
  v.transform((value) => ({
    schedule: scheduleOf(value),
    sources: value.sources ?? [],
    hosts: value.hosts ?? null,
    copies: value.copies ?? null,
    confirm: value.confirm,
  })),
);

export const lotteriesSchema = ({ localText, money }: Fields) => {
  const amount = v.pipe(
    money,
    v.check((minor) => minor > 0n, 'an amount above 0'),
  );
  return v.strictObject({
    limits: v.strictObject({
      /** The most that an order can stake. */
      order: amount,
      /** The most that one result may pay for an order on a draw. */
      win: amount,
    }),
    /** The animal of each lunar year from its first day on, in the order of the days. */
    years: v.pipe(
      list(
        v.strictObject({
          from: calendarDate,
          animal: v.pipe(
            v.picklist(animals, `one of ${animals.join(', ')}`),
            v.transform((animal) => animals.indexOf(animal)),
          ),
        }),
      ),
      v.minLength(1, 'at least the year that runs'),
    ),
    /** Names of places where draws are held. */
    stations: list(v.strictObject({ code, name: text })),
    lotteries: list(
      v.pipe(
        v.strictObject({
          gameId: gameNumber,
          code,
          family: v.picklist(familyCodes, `one of ${familyCodes.join(', ')}`),
          name: localText,
          timeZone,
          on: yesNo,
          own: v.optional(own),
          outside: v.optional(outside),
          /** In production it is on only with the reference of the licence that allows it. */
          licence: v.optional(v.picklist(['required'], 'required')),
          licenceReference: v.optional(text),
        }),
        v.check(
          (lottery) => (lottery.own === undefined) !== (lottery.outside === undefined),
          'either own or outside',
        ),
      ),
    ),
  });
};

/** Names of plays as people read them, by the family that has them. */
export const lotteryNamesSchema = ({ localText }: Fields) =>
  v.strictObject({
    families: v.record(
      v.picklist(familyCodes, `one of ${familyCodes.join(', ')}`),
      v.strictObject({
        name: localText,
        groups: v.record(text, localText),
        plays: v.record(text, localText),
      }),
    ),
  });
