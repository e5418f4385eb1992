import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { families } from './families.ts';
import { anySelection, termsOf } from './family.suite.ts';
import { compareFractions, fraction, sumOf } from './fraction.ts';
import { orderAmounts, pricedBySlider, settledAmounts } from './order/order-amounts.ts';
import { moneyOf, prizeModeOf, showsPlay } from './order/prize-mode.ts';
import { familyCodes, type DrawFacts, type FamilyCode, type Play } from './play.ts';
import { coversMost } from './price/valid-amount.ts';
import { selectionFault } from './selection.ts';
import { formatBalls, parseBalls } from './slip/balls-text.ts';
import { formatSlip, parseSlip } from './slip/slip-text.ts';

type AnyPlay = Play<unknown>;

const playsOf = (code: FamilyCode) => families[code].plays;
const every = familyCodes.flatMap((code) => playsOf(code).map((play) => [code, play] as const));

function playOf(family: FamilyCode, code: string): AnyPlay {
  const play = playsOf(family).find((one) => one.code === code);
  if (!play) throw new Error(`${family} has no play ${code}`);
  return play;
}

test('a number stands for one play alone, in lotteries of the same kind too', () => {
  const codes = new Map<number, Set<string>>();
  for (const [, { playId, code }] of every) {
    codes.set(playId, (codes.get(playId) ?? new Set()).add(code));
  }
  expect([...codes.values()].filter((named) => named.size > 1)).toEqual([]);
});

test('the numbers of plays that other clients know stay', () => {
  const idsOf = (family: FamilyCode, ...codes: string[]) =>
    codes.map((code) => playOf(family, code).playId);
  const last = ['Last2Straight', 'Last3Straight', 'Last3Com3', 'Last3Com6', 'Last4Straight'];
  expect(idsOf('SSC', 'FixedPlace', ...last, 'All5Straight')).toEqual([14, 15, 21, 23, 24, 29, 31]);
  const first = ['First2Straight', 'First3Straight', 'First3Com3', 'First3Com6', 'First4Straight'];
  expect(idsOf('SSC', ...first)).toEqual([34, 40, 42, 43, 48]);
  expect(idsOf('SSC', 'Middle3Straight', 'Middle3Com3', 'Middle3Com6')).toEqual([50, 52, 53]);
  expect(idsOf('SSC', 'Any2', 'Any3', 'Any4')).toEqual([59, 60, 61]);
  expect(idsOf('11X5', 'Any1', 'Any2', 'Any3', 'Any4')).toEqual([908, 909, 910, 911]);
  expect(idsOf('PK10', 'First1', 'First2', 'First3', 'First4', 'First5')).toEqual([
    1457, 1458, 1459, 1460, 1461,
  ]);
  expect(idsOf('PK10', 'First5Fixed', 'Last5Fixed')).toEqual([1462, 1463]);
  const typed = every.filter(([, { approach }]) => approach === 'typed');
  const known = [80, 83, 85, 87, 89, 91, 93, 95, 97, 98, 99, 100, 101, 102, 107, 109];
  expect(typed.map(([, { playId }]) => playId).toSorted((one, other) => one - other)).toEqual([
    ...known,
    1732,
    1733,
    1734,
    1735,
  ]);
});

test('all others have a number from 5000', () => {
  const own = every.filter(([, { playId, approach }]) => playId < 5000 && approach !== 'typed');
  expect(own).toHaveLength(12 + 3 + 3 + 4 + 7);
});

describe.each(familyCodes)('%s', (family) => {
  const plays = playsOf(family);
  const ids = new Map(plays.map((play) => [play.playId, play]));

  test('what is chosen survives the texts of the wire', () => {
    const chosen = fc
      .constantFrom(...plays)
      .chain((play) => fc.tuple(fc.constant(play), anySelection(play, 10)));
    fc.assert(
      fc.property(chosen, ([play, selection]) => {
        const line = { play, selection, modeId: 2, series: 1900, multiple: 3 } as const;
        const read = parseSlip(formatSlip([line]), (playId) => ids.get(playId) ?? null);
        expect(read).toEqual({ lines: [line], fault: null });
        const row = selection.rows.findIndex((balls) => balls.length > 0);
        expect(parseBalls(play, formatBalls(play, selection), row)).toEqual(selection);
      }),
      { numRuns: 2_000 },
    );
  });

  test('every play is in the menu of a prize mode', () => {
    const modes = [1, 3, 4].flatMap((id) => prizeModeOf(id) ?? []);
    const hidden = plays.filter((play) => !modes.some((mode) => showsPlay(mode, family, play)));
    expect(hidden.map(({ code }) => code)).toEqual([]);
    expect(modes.some((mode) => moneyOf(mode, family) !== null)).toBe(true);
  });

  test('a win pays more than 1.00 a unit', () => {
    const wrong = plays.filter(({ tiers }) =>
      tiers.some(({ odds }) => compareFractions(odds, fraction(1)) <= 0n),
    );
    expect(wrong).toEqual([]);
  });

  test('nothing is won by nothing', () => {
    for (const play of plays) {
      const rows = play.approach === 'typed' ? [] : play.rows.map(() => []);
      expect(
        selectionFault(play, { rows, ...(hasPositions(play) && { positions: [0, 1, 2] }) }),
      ).toBe('empty');
    }
  });
});

function hasPositions(play: AnyPlay): boolean {
  return play.approach === 'picked' && play.positions !== undefined;
}

const facts: DrawFacts = { winNo: '27705', prizes: {}, yearAnimal: 6 };

test('lines of one order win what one line of all their balls does', () => {
  const result = families.SSC.resultOf(facts);
  const priced = (code: string, rows: number[][]) =>
    pricedBySlider(
      { play: playOf('SSC', code), selection: { rows }, modeId: 3, multiple: 50, series: 1950 },
      1956,
      2,
    )!;
  const digits = fc.shuffledSubarray([0, 1, 2, 3, 4, 5, 6, 7, 8, 9], { minLength: 2 });
  fc.assert(
    fc.property(fc.array(digits, { minLength: 3, maxLength: 3 }), (rows) => {
      const [row = [], ...others] = rows;
      const whole = [priced('Last3Straight', rows)];
      const parts = row.map((digit) => priced('Last3Straight', [[digit], ...others]));
      const once = [{ multiple: 1, yearAnimal: 6 }];
      expect(orderAmounts(parts, once).stake).toBe(orderAmounts(whole, once).stake);
      expect(orderAmounts(parts, once).bets).toBe(orderAmounts(whole, once).bets);
      const [split, together] = [parts, whole].map((lines) => settledAmounts(lines, 1, result));
      expect({ ...split, shownWins: [] }).toEqual({ ...together, shownWins: [] });
    }),
    { numRuns: 500 },
  );
});

test.each<[FamilyCode, string, number[][], boolean]>([
  ['SSC', 'FixedPlace', [[0, 1, 2, 3, 4, 5, 6], [], [], [], []], false],
  ['SSC', 'FixedPlace', [[0, 1, 2, 3, 4, 5, 6, 7], [], [], [], []], true],
  ['SSC', 'Ball1BSOE', [[0]], false],
  ['SSC', 'Ball1BSOE', [[0, 1]], true],
  ['SSC', 'Ball1BSOE', [[0, 2]], false],
  ['K3', 'BSOE', [[0, 2]], true],
  ['K3', 'Single', [[1]], false],
  ['K3', 'Single', [[1, 2]], true],
  ['11X5', 'Any1', [[1]], false],
  ['11X5', 'Any1', [[1, 2, 3]], true],
  ['PC28', 'PC28SumColour', [[0, 1]], false],
  ['PC28', 'PC28SumColour', [[0, 1, 2]], true],
  ['VN_NORTH', 'Lo2', [[1, 2, 3, 4]], false],
  ['VN_NORTH', 'Lo2', [[1, 2, 3, 4, 5]], true],
  ['LHC', 'SpecialBSOE', [[0, 1]], true],
  ['LHC', 'SpecialBSOE', [[1]], false],
])('%s %s %j covers most results: %s', (family, code, rows, covers) => {
  const play = playOf(family, code);
  expect(coversMost(play, [{ rows }], termsOf(play, 6))).toBe(covers);
});

test('bets of several lines cover results together', () => {
  const play = playOf('SSC', 'Ball1BSOE');
  const lines = [[[0]], [[1]]].map((rows) => ({ rows }));
  expect(coversMost(play, lines.slice(0, 1), termsOf(play))).toBe(false);
  expect(coversMost(play, lines, termsOf(play))).toBe(true);
});

test('the odds of all sums of dice are what 216 throws make of them', () => {
  const chances = playOf('K3', 'Sum').tiers.map(({ odds }) => fraction(odds.under, odds.over));
  expect(sumOf(chances)).toEqual(fraction(1));
});
