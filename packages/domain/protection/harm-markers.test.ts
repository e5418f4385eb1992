import { describe, expect, test } from 'vitest';
import { at, berlin, manila, markerRules as rules, nothingMore } from './harm-history.fixture.ts';
import {
  findDepositJump,
  findLossesChased,
  findTakenBack,
  type MarkedDeposit,
} from './harm-markers.ts';

type Paid = readonly [at: string, amountMinor: bigint];

const paid = (list: readonly Paid[]): MarkedDeposit[] =>
  list.map(([text, amountMinor]) => ({
    askedAt: at(text),
    at: at(text),
    amountMinor,
    emptyAt: null,
  }));

const threeDays: readonly Paid[] = [
  ['11-10 09:00', 10_000n],
  ['11-12 09:00', 10_000n],
  ['11-15 09:00', 10_000n],
];

describe('§7: deposits of a day above three times the own mean', () => {
  const find = (list: readonly Paid[], siteTime = manila) =>
    findDepositJump({ deposits: paid(list) }, rules.depositJump, siteTime);
  const jump = (text: string, count: number, amountMinor: bigint, usualMinor: bigint) => ({
    marker: 'depositJump',
    at: at(text),
    count,
    amountMinor,
    usualMinor,
    limit: null,
  });

  test.each<[string, readonly Paid[], ReturnType<typeof jump> | null]>([
    ['no deposit', [], null],
    ['three times the mean', [...threeDays, ['11-20 09:00', 30_000n]], null],
    [
      'one minor unit above',
      [...threeDays, ['11-20 09:00', 30_001n]],
      jump('11-20 09:00', 1, 30_001n, 10_000n),
    ],
    ['only two days before', [...threeDays.slice(1), ['11-20 09:00', 90_000n]], null],
    [
      'all deposits of the day together',
      [...threeDays, ['11-20 00:00', 10_000n], ['11-20 09:00', 10_000n], ['11-20 23:59', 10_001n]],
      jump('11-20 23:59', 3, 30_001n, 10_000n),
    ],
    [
      'the sums of the days before, not their single deposits',
      [...threeDays, ['11-10 10:00', 20_000n], ['11-12 10:00', 20_000n], ['11-20 09:00', 70_000n]],
      null,
    ],
    [
      'a mean that is not whole: 3 times 4/3',
      [
        ['11-10 09:00', 1n],
        ['11-12 09:00', 1n],
        ['11-15 09:00', 2n],
        ['11-20 09:00', 4n],
      ],
      null,
    ],
    [
      'one minor unit above such a mean',
      [
        ['11-10 09:00', 1n],
        ['11-12 09:00', 1n],
        ['11-15 09:00', 2n],
        ['11-20 09:00', 5n],
      ],
      jump('11-20 09:00', 1, 5n, 1n),
    ],
    [
      'the same amount once a week, whatever the days between',
      [
        ['10-26 09:00', 10_000n],
        ['11-02 09:00', 10_000n],
        ['11-09 09:00', 10_000n],
        ['11-16 09:00', 10_000n],
      ],
      null,
    ],
    [
      'the third day is 30 days before',
      [['10-21 09:00', 10_000n], ...threeDays.slice(1), ['11-20 09:00', 30_001n]],
      jump('11-20 09:00', 1, 30_001n, 10_000n),
    ],
    [
      'the third day is 31 days before',
      [['10-20 09:00', 10_000n], ...threeDays.slice(1), ['11-20 09:00', 90_000n]],
      null,
    ],
    [
      'a day too long ago does not raise the mean',
      [['10-20 09:00', 900_000n], ...threeDays, ['11-20 09:00', 30_001n]],
      jump('11-20 09:00', 1, 30_001n, 10_000n),
    ],
    [
      'two days on both sides of midnight',
      [...threeDays, ['11-20 23:59', 20_000n], ['11-21 00:00', 20_000n]],
      null,
    ],
    [
      'the last of two such days',
      [...threeDays, ['11-20 09:00', 40_000n], ['11-21 09:00', 60_000n], ['11-22 09:00', 1n]],
      jump('11-21 09:00', 1, 60_000n, 17_500n),
    ],
    [
      'days of two months',
      [
        ['02-26 09:00', 10_000n],
        ['02-27 09:00', 10_000n],
        ['02-28 23:59', 10_000n],
        ['03-01 00:00', 30_001n],
      ],
      jump('03-01 00:00', 1, 30_001n, 10_000n),
    ],
    [
      'a list that is not in order',
      [['11-20 09:00', 30_001n], ...threeDays.toReversed()],
      jump('11-20 09:00', 1, 30_001n, 10_000n),
    ],
  ])('%s', (_, list, expected) => {
    expect(find(list)).toEqual(expected);
  });

  test('the 30 days are those of the calendar where a day has 23 hours', () => {
    const since = (first: string): Paid[] => [
      [first, 100n],
      ['03-20 12:00+01:00', 100n],
      ['04-01 12:00+02:00', 100n],
      ['04-10 23:59+02:00', 301n],
    ];
    expect(find(since('03-11 00:00+01:00'), berlin)?.at).toEqual(at('04-10 23:59+02:00'));
    expect(find(since('03-10 23:59+01:00'), berlin)).toBeNull();
  });

  test('deposits before and after midnight are of two days in the hour that comes twice', () => {
    const before: Paid[] = [
      ['10-20 12:00+02:00', 100n],
      ['10-21 12:00+02:00', 100n],
      ['10-22 12:00+02:00', 100n],
    ];
    const twice: Paid[] = [
      ['10-25 02:30+02:00', 200n],
      ['10-25 02:30+01:00', 200n],
    ];
    expect(find([...before, ...twice], berlin)).toMatchObject({ count: 2, amountMinor: 400n });
    const midnight: Paid[] = [
      ['10-24 23:59+02:00', 200n],
      ['10-25 00:00+02:00', 200n],
    ];
    expect(find([...before, ...midnight], berlin)).toBeNull();
  });
});

describe('§7: withdrawals that are deposited again within an hour, three times', () => {
  /** Withdrawals and deposits by the time they were asked for; a deposit arrives a day later. */
  const find = (out: readonly string[], back: readonly string[]) =>
    findTakenBack(
      {
        withdrawals: out.map((text) => ({ askedAt: at(text) })),
        deposits: paid(back.map((text) => [text, 1n] as const)).map((one) => ({
          ...one,
          at: new Date(one.at.getTime() + 86_400_000),
        })),
      },
      rules.takenBack,
    );
  const taken = (text: string, count: number) => ({
    marker: 'takenBack',
    at: at(text),
    count,
    ...nothingMore,
  });
  const twice = ['11-01 10:00', '11-02 10:00'];
  const again = ['11-01 10:30', '11-02 10:30'];

  test.each<[string, readonly string[], readonly string[], ReturnType<typeof taken> | null]>([
    ['nothing', [], [], null],
    ['twice', twice, again, null],
    ['three withdrawals, two deposits', [...twice, '11-03 10:00'], again, null],
    ['two withdrawals, three deposits', twice, [...again, '11-02 10:31'], null],
    [
      'an hour later',
      [...twice, '11-03 10:00'],
      [...again, '11-03 11:00'],
      taken('11-03 11:00', 3),
    ],
    ['an hour and a second later', [...twice, '11-03 10:00'], [...again, '11-03 11:00:01'], null],
    [
      'at the same time',
      [...twice, '11-03 10:00'],
      [...again, '11-03 10:00'],
      taken('11-03 10:00', 3),
    ],
    ['before the withdrawal', [...twice, '11-03 10:00'], [...again, '11-03 09:59:59'], null],
    ['one deposit after two withdrawals', [...twice, '11-02 10:10'], again, null],
    [
      'two deposits after two withdrawals',
      [...twice, '11-02 10:10'],
      [...again, '11-02 11:05'],
      taken('11-02 11:05', 3),
    ],
    [
      'within 30 days',
      ['10-02 10:00', '10-20 10:00', '11-01 10:00'],
      ['10-02 10:30', '10-20 10:30', '11-01 10:30'],
      taken('11-01 10:30', 3),
    ],
    [
      'within 30 days and a second',
      ['10-02 10:00', '10-20 10:00', '11-01 10:00'],
      ['10-02 10:30', '10-20 10:30', '11-01 10:30:01'],
      null,
    ],
    [
      'lists that are not in order',
      ['11-03 10:00', ...twice],
      ['11-03 10:30', ...again.toReversed(), '11-09 10:30'],
      taken('11-03 10:30', 3),
    ],
  ])('%s', (_, out, back, expected) => {
    expect(find(out, back)).toEqual(expected);
  });
});

describe('§7: deposits within 10 minutes of an empty balance, three times a day', () => {
  /** Deposits by the time they were asked for, after `empty`; they arrive a day later. */
  const find = (list: readonly (readonly [asked: string, empty: string | null])[], zone = manila) =>
    findLossesChased(
      {
        deposits: list.map(([asked, empty]) => ({
          askedAt: at(asked),
          at: new Date(at(asked).getTime() + 86_400_000),
          amountMinor: 1n,
          emptyAt: empty === null ? null : at(empty),
        })),
      },
      rules.lossesChased,
      zone,
    );
  const chased = (text: string, count: number) => ({
    marker: 'lossesChased',
    at: at(text),
    count,
    ...nothingMore,
  });
  const twice = [
    ['11-20 10:05', '11-20 10:00'],
    ['11-20 12:05', '11-20 12:00'],
  ] as const;

  test.each<
    [string, readonly (readonly [string, string | null])[], ReturnType<typeof chased> | null]
  >([
    ['no deposit', [], null],
    ['twice', twice, null],
    ['10 minutes later', [...twice, ['11-20 14:10', '11-20 14:00']], chased('11-20 14:10', 3)],
    ['10 minutes and a second later', [...twice, ['11-20 14:10:01', '11-20 14:00']], null],
    ['at once', [...twice, ['11-20 14:00', '11-20 14:00']], chased('11-20 14:00', 3)],
    ['before it', [...twice, ['11-20 13:59:59', '11-20 14:00']], null],
    ['a balance that was not empty', [...twice, ['11-20 14:10', null]], null],
    [
      'several deposits after one empty balance',
      [...twice, ['11-20 12:06', '11-20 12:00'], ['11-20 12:10', '11-20 12:00']],
      chased('11-20 12:10', 4),
    ],
    ['before midnight', [...twice, ['11-20 23:59', '11-20 23:55']], chased('11-20 23:59', 3)],
    ['at midnight', [...twice, ['11-21 00:00', '11-20 23:55']], null],
    [
      'the last of two days',
      [
        ['11-22 09:00', '11-22 09:00'],
        ...[1, 2, 3].map((hour) => [`11-21 0${hour}:00`, `11-21 0${hour}:00`] as const),
        ...twice,
        ['11-20 14:10', '11-20 14:00'],
      ],
      chased('11-21 03:00', 3),
    ],
    [
      'days of two months',
      [
        ['10-31 23:57', '10-31 23:55'],
        ['10-31 23:58', '10-31 23:55'],
        ['11-01 00:00', '10-31 23:55'],
      ],
      null,
    ],
  ])('%s', (_, list, expected) => {
    expect(find(list)).toEqual(expected);
  });

  test('a day of 25 hours is one day', () => {
    const times = ['10-25 00:10+02:00', '10-25 02:30+01:00', '10-25 23:50+01:00'];
    const found = find(
      times.map((time) => [time, time]),
      berlin,
    );
    expect(found?.count).toBe(3);
    const later = [...times.slice(0, 2), '10-26 00:00+01:00'];
    expect(
      find(
        later.map((time) => [time, time]),
        berlin,
      ),
    ).toBeNull();
  });
});
