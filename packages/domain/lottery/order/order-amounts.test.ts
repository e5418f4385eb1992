import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anySelection } from '../family.suite.ts';
import { compareFractions, fraction, sumOf, wholeOf } from '../fraction.ts';
import { pc28 } from '../pc28/pc28.ts';
import type { Selection } from '../play.ts';
import { fixedPlace, ofManyUnits, straight, type FiveBalls } from '../slip/small-plays.fixture.ts';
import {
  orderAmounts,
  pricedBySeries,
  pricedBySlider,
  pricedByTable,
  settledAmounts,
  type PricedLine,
} from './order-amounts.ts';

const once = { multiple: 1, yearAnimal: 0 };
const slider = { modeId: 1, multiple: 1, series: 1950 } as const;
const inRows = (selection: Selection, play = straight) =>
  pricedBySlider({ play, selection, ...slider }, 1956, 2)!;

const s1 = inRows({ rows: [[7], [0, 5], [5, 8]] });
const drawn = [2, 7, 7, 0, 5];

test('golden case C1: a chase at 1, 2 and 4 times, of which the second draw wins', () => {
  const multiples = [1, 2, 4];
  const amounts = orderAmounts(
    [s1],
    multiples.map((multiple) => ({ multiple, yearAnimal: 0 })),
  );
  expect(amounts.bets).toBe(4);
  expect(amounts.stake).toBe(5600n);
  expect(amounts.subOrders.map(({ stake }) => stake)).toEqual([800n, 1600n, 3200n]);
  expect(settledAmounts([s1], 1, [1, 1, 1, 1, 1])).toMatchObject({ win: 0n, hasWon: false });
  expect(settledAmounts([s1], 2, drawn)).toMatchObject({ win: 390_000n, rebate: 4n, hasWon: true });
});

test('the possible win is what the best result pays at the multiple of each draw', () => {
  const { subOrders } = orderAmounts(
    [s1, inRows({ rows: [[], [], [], [1, 2], []] }, fixedPlace)],
    [once, { multiple: 3, yearAnimal: 5 }],
  );
  expect(subOrders.map(({ possibleWin }) => wholeOf(possibleWin))).toEqual([196_950n, 590_850n]);
});

test('wins of lines are added before they are rounded, and shown by line rounded down', () => {
  const third = { ...s1, odds: [fraction(1, 3)], unitMinor: 1n };
  expect(settledAmounts([third, third, third], 1, drawn)).toEqual({
    win: 1n,
    rebate: 0n,
    hasWon: true,
    shownWins: [0n, 0n, 0n],
  });
});

test('rebates of lines are added before they are rounded', () => {
  const line = inRows({ rows: [[1], [1], [1, 2]] });
  const rebate = (lines: readonly PricedLine<FiveBalls>[]) =>
    settledAmounts(lines, 1, drawn).rebate;
  expect([1, 2, 3].map((times) => rebate(Array.from({ length: times }, () => line)))).toEqual([
    1n,
    2n,
    3n,
  ]);
  expect(rebate([line, line, line, line, line, line])).toBe(7n);
});

test('tiles with odds pay at the series and give no rebate', () => {
  const sums = pc28.plays.find(({ code }) => code === 'PC28Sum')!;
  const line = pricedBySeries({ play: sums, selection: { rows: [[14]] } }, 1000n, 1940);
  expect(settledAmounts([line], 1, [9, 4, 1])).toMatchObject({ win: 12_933n, rebate: 0n });
});

test('fixed odds cost their units, and pay by the table or the odds of the site', () => {
  const chosen = { play: ofManyUnits, selection: { rows: [[68, 24]] } };
  const [byTable, bySite] = [
    pricedByTable(chosen, 100n),
    pricedByTable(chosen, 100n, [fraction(90)]),
  ];
  expect(orderAmounts([byTable], [once])).toMatchObject({ bets: 2, stake: 5400n });
  const result = [68, 68, 1, 2, 3];
  expect(settledAmounts([byTable], 1, result).win).toBe(19_800n);
  expect(settledAmounts([bySite], 1, result).win).toBe(18_000n);
});

test('a stake that is given back is in what is paid, but is no win', () => {
  const play = { ...straight, outcome: () => ({ hits: [0], pushes: 1 }) };
  const line = pricedBySeries({ play, selection: s1.selection }, 1000n, 1940);
  expect(settledAmounts([line], 1, drawn)).toMatchObject({ win: 1000n, hasWon: false });
});

test('a unit that the currency has no coin for has no price', () => {
  const line = { play: straight, selection: s1.selection, multiple: 1, series: 1950 };
  expect(pricedBySlider({ ...line, modeId: 2 }, 1956, 0)).toBeNull();
  expect(pricedBySlider({ ...line, modeId: 1 }, 1956, 0)?.unitMinor).toBe(2n);
});

/** The lines that a line becomes where its row is cut in two. */
function parted(line: PricedLine<FiveBalls>, row: number, after: number) {
  const balls = line.selection.rows[row] ?? [];
  const parts = [balls.slice(0, after), balls.slice(after)];
  return parts
    .map((part) => ({ ...line, selection: { rows: line.selection.rows.with(row, part) } }))
    .filter(({ play, selection }) => play.count(selection) > 0);
}

const anyResult = fc.array(fc.nat({ max: 9 }), { minLength: 5, maxLength: 5 });
const anyPrice = fc.record({
  modeId: fc.constantFrom(1, 2, 3),
  multiple: fc.integer({ min: 1, max: 9999 }),
  series: fc.integer({ min: 850, max: 978 }).map((half) => 2 * half),
} as const);

test('splitting a line into lines of one order keeps bets, stake, win and rebate', () => {
  const anyLine = fc
    .constantFrom(straight, fixedPlace)
    .chain((play) => fc.tuple(fc.constant(play), anySelection(play), anyPrice));
  const any = fc.record({
    line: anyLine,
    row: fc.nat({ max: 2 }),
    after: fc.nat({ max: 10 }),
    multiple: fc.integer({ min: 1, max: 9999 }),
    result: anyResult,
  });
  fc.assert(
    fc.property(any, ({ line: [play, selection, price], row, after, multiple, result }) => {
      const whole = pricedBySlider({ play, selection, ...price }, 1956, 2)!;
      const filled = play === straight ? row : selection.rows.findIndex(({ length }) => length > 0);
      const parts = parted(whole, filled, after);
      const draws = [{ multiple, yearAnimal: 0 }, once];
      const [one, many] = [orderAmounts([whole], draws), orderAmounts(parts, draws)];
      expect(many.bets).toBe(one.bets);
      expect(many.stake).toBe(one.stake);
      const { shownWins: _, ...settled } = settledAmounts([whole], multiple, result);
      expect(settledAmounts(parts, multiple, result)).toMatchObject(settled);
      const most = sumOf(one.subOrders.map(({ possibleWin }) => possibleWin));
      const mostOfParts = sumOf(many.subOrders.map(({ possibleWin }) => possibleWin));
      expect(compareFractions(mostOfParts, most) >= 0n).toBe(true);
    }),
    { numRuns: 2_000 },
  );
});

test('no result pays more than the possible win, and the order of lines has no effect', () => {
  const anyLine = fc
    .tuple(fc.constantFrom(straight, fixedPlace, ofManyUnits), anyPrice)
    .chain(([play, price]) =>
      anySelection(play).map((selection) =>
        pricedBySlider({ play, selection, ...price }, 1956, 2)!,
      ),
    );
  const lines = fc.array(anyLine, { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(lines, fc.integer({ min: 1, max: 9999 }), anyResult, (all, multiple, result) => {
      const { subOrders, stake } = orderAmounts(all, [{ multiple, yearAnimal: 0 }]);
      const { win, rebate } = settledAmounts(all, multiple, result);
      expect(win <= wholeOf(subOrders[0]!.possibleWin)).toBe(true);
      const turned = all.toReversed();
      expect(settledAmounts(turned, multiple, result)).toMatchObject({ win, rebate });
      expect(orderAmounts(turned, [{ multiple, yearAnimal: 0 }]).stake).toBe(stake);
    }),
    { numRuns: 2_000 },
  );
});
