import { describe, expect, test } from 'vitest';
import { at, berlin, manila, markerRules as rules, nothingMore } from './harm-history.fixture.ts';
import { findLimitsRaised, findLongSession, findNightPlay, type PlaySpan } from './harm-markers.ts';
import type { LimitName } from './own-limit.ts';

describe('§7: a limit raised twice in 7 days', () => {
  type Raise = readonly [LimitName['kind'], LimitName['period'], at: string];

  const found = (
    kind: LimitName['kind'],
    period: LimitName['period'],
    text: string,
    count: number,
  ) => ({
    marker: 'limitsRaised',
    at: at(text),
    count,
    amountMinor: null,
    usualMinor: null,
    limit: { kind, period },
  });

  test.each<[string, readonly Raise[], ReturnType<typeof found>[]]>([
    ['none', [], []],
    ['once', [['loss', 'day', '11-01 10:00']], []],
    [
      'twice, 7 days apart',
      [
        ['loss', 'day', '11-01 10:00'],
        ['loss', 'day', '11-08 10:00'],
      ],
      [found('loss', 'day', '11-08 10:00', 2)],
    ],
    [
      'twice, a second more than 7 days apart',
      [
        ['loss', 'day', '11-01 10:00'],
        ['loss', 'day', '11-08 10:00:01'],
      ],
      [],
    ],
    [
      'two limits once each',
      [
        ['loss', 'day', '11-01 10:00'],
        ['loss', 'week', '11-01 10:05'],
        ['deposit', 'day', '11-01 10:10'],
      ],
      [],
    ],
    [
      'two limits twice each, in the order of limits',
      [
        ['time', 'day', '11-01 10:00'],
        ['deposit', 'month', '11-01 10:05'],
        ['time', 'day', '11-02 10:00'],
        ['deposit', 'month', '11-03 10:00'],
      ],
      [found('deposit', 'month', '11-03 10:00', 2), found('time', 'day', '11-02 10:00', 2)],
    ],
    [
      'three times, of which two in the last 7 days',
      [
        ['bet', 'stake', '11-01 10:00'],
        ['bet', 'stake', '11-07 10:00'],
        ['bet', 'stake', '11-13 10:00'],
      ],
      [found('bet', 'stake', '11-13 10:00', 2)],
    ],
    [
      'three times in 7 days',
      [
        ['wager', 'week', '11-01 10:00'],
        ['wager', 'week', '11-01 10:00'],
        ['wager', 'week', '11-08 10:00'],
      ],
      [found('wager', 'week', '11-08 10:00', 3)],
    ],
    [
      'twice, and again much later',
      [
        ['loss', 'day', '11-21 10:00'],
        ['loss', 'day', '11-02 10:00'],
        ['loss', 'day', '11-01 10:00'],
      ],
      [found('loss', 'day', '11-02 10:00', 2)],
    ],
  ])('%s', (_, list, expected) => {
    const raises = list.map(([kind, period, text]) => ({ kind, period, at: at(text) }));
    expect(findLimitsRaised({ raises }, rules.limitsRaised)).toEqual(expected);
  });
});

/** Spans from a time to a time, or single bets. */
const played = (list: readonly string[]): PlaySpan[] =>
  list.map((text) => {
    const [from = '', until = from] = text.split(' – ');
    return { from: at(from), until: at(until.length > 0 ? until : from) };
  });

describe('§7: play between 02:00 and 05:00 in 3 of 7 nights', () => {
  const find = (list: readonly string[], siteTime = manila) =>
    findNightPlay({ play: played(list) }, rules.nightPlay, siteTime);
  const nights = (text: string, count: number) => ({
    marker: 'nightPlay',
    at: at(text),
    count,
    ...nothingMore,
  });
  const two = ['11-14 03:00', '11-15 03:00'];

  test.each<[string, readonly string[], ReturnType<typeof nights> | null]>([
    ['no play', [], null],
    ['two nights', two, null],
    ['three bets in two nights', [...two, '11-15 04:00'], null],
    ['a third night at 01:59', [...two, '11-16 01:59:59.999'], null],
    ['a third night at 02:00', [...two, '11-16 02:00'], nights('11-16 02:00', 3)],
    ['a third night at 04:59', [...two, '11-16 04:59:59'], nights('11-16 04:59:59', 3)],
    ['a third night at 05:00', [...two, '11-16 05:00'], null],
    [
      'play that goes on until 02:00',
      [...two, '11-16 01:55 – 11-16 02:00'],
      nights('11-16 02:00', 3),
    ],
    [
      'play that goes on after 05:00',
      [...two, '11-16 04:58 – 11-16 05:03'],
      nights('11-16 04:58', 3),
    ],
    ['the seventh day', [...two, '11-20 02:00'], nights('11-20 02:00', 3)],
    ['the eighth day', [...two, '11-21 02:00'], null],
    ['four nights in 7 days', [...two, '11-19 03:00', '11-20 03:00'], nights('11-20 03:00', 4)],
    [
      'the last night counts by its last bet',
      [...two, '11-16 02:30', '11-16 04:30 – 11-16 04:40', '11-16 12:00'],
      nights('11-16 04:40', 3),
    ],
    [
      'three nights, and one much later',
      ['11-25 03:00', '11-16 03:00', ...two],
      nights('11-16 03:00', 3),
    ],
    [
      'nights of two months',
      ['02-27 03:00', '02-28 03:00', '03-05 03:00'],
      nights('03-05 03:00', 3),
    ],
  ])('%s', (_, list, expected) => {
    expect(find(list)).toEqual(expected);
  });

  test.each<[string, readonly string[], string | null]>([
    [
      'the night in which 02:00 to 03:00 is left out',
      ['03-27 02:30+01:00', '03-28 02:30+01:00', '03-29 01:59+01:00'],
      null,
    ],
    [
      'its 03:00 comes an hour earlier',
      ['03-27 02:30+01:00', '03-28 02:30+01:00', '03-29 02:00+01:00'],
      '03-29 03:00+02:00',
    ],
    ['its 05:00 too', ['03-27 02:30+01:00', '03-28 02:30+01:00', '03-29 04:00+01:00'], null],
    [
      'the hour that comes twice is of one night',
      ['10-24 02:30+02:00', '10-25 02:30+02:00', '10-25 02:30+01:00'],
      null,
    ],
    [
      'its second half counts',
      ['10-23 02:30+02:00', '10-24 02:30+02:00', '10-25 04:59+01:00'],
      '10-25 04:59+01:00',
    ],
  ])('by the clock of the site: %s', (_, list, expected) => {
    expect(find(list, berlin)?.at ?? null).toEqual(expected === null ? null : at(expected));
  });
});

describe('§7: play longer than 4 hours', () => {
  const find = (list: readonly string[]) =>
    findLongSession({ play: played(list) }, rules.longSession);
  const long = (text: string, minutes: number) => ({
    marker: 'longSession',
    at: at(text),
    count: minutes,
    ...nothingMore,
  });
  /** A span of play in every ten minutes, from a whole hour to another. */
  const hours = (from: number, until: number) =>
    Array.from({ length: (until - from) * 6 }, (_, index) => {
      const minutes = from * 60 + index * 10;
      const clock = (minute: number) =>
        [Math.floor(minute / 60), minute % 60].map((part) => `${part}`.padStart(2, '0')).join(':');
      return `11-20 ${clock(minutes)} – 11-20 ${clock(minutes + 9)}`;
    });

  test.each<[string, readonly string[], ReturnType<typeof long> | null]>([
    ['no play', [], null],
    ['4 hours', [...hours(10, 14), '11-20 14:00'], null],
    ['a second more', [...hours(10, 14), '11-20 14:00:01'], long('11-20 14:00:01', 240)],
    ['a rest of 15 minutes', [...hours(10, 14), '11-20 14:14'], null],
    ['a second less', [...hours(10, 14), '11-20 14:13:59'], long('11-20 14:13:59', 253)],
    ['a rest in the middle', [...hours(10, 12), ...hours(13, 16)], null],
    ['over midnight', ['11-19 23:55', ...hours(0, 4)], long('11-20 03:59', 244)],
    [
      'the last of two',
      [...hours(0, 5), ...hours(10, 15), ...hours(20, 22)],
      long('11-20 14:59', 299),
    ],
    [
      'two games at once',
      ['11-20 10:00 – 11-20 14:10', '11-20 10:05 – 11-20 10:06', '11-20 14:20'],
      long('11-20 14:20', 260),
    ],
    ['a list that is not in order', hours(10, 15).toReversed(), long('11-20 14:59', 299)],
  ])('%s', (_, list, expected) => {
    expect(find(list)).toEqual(expected);
  });
});
