import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { range, subsetsOf, tuplesOf } from '../counting.ts';
import { describeFamily, termsOf, type SingleBet } from '../family.suite.ts';
import { fraction, fractionText, productOf, sumOf, type Fraction } from '../fraction.ts';
import { settledGolden, type GoldenLine } from '../golden.fixture.ts';
import { threeDecimals } from '../numbers/chances.fixture.ts';
import { hasWon, paidBy, type Family, type Play, type Selection } from '../play.ts';
import { selectionFault } from '../selection.ts';
import { ph2, ph3, type Ph2Result, type Ph3Result } from './philippines.ts';

const sorted = (text: string) => [...text].toSorted().join('');
const written = (ball: number) => `${ball}`.padStart(3, '0');

function listedPh3({ code }: Play<Ph3Result>, { rows }: Selection): SingleBet<Ph3Result>[] {
  const bets = rows[0]!.map(written);
  if (code === 'PH3Straight') {
    return bets.map((bet) => ({ tier: 0, hits: ([drawn]) => (drawn === bet ? 1 : 0) }));
  }
  return [...new Set(bets.map(sorted))].map((bet) => ({
    tier: new Set(bet).size === 3 ? 0 : 1,
    hits: ([drawn]) => (sorted(drawn) === bet ? 1 : 0),
  }));
}

function listedPh2({ code }: Play<Ph2Result>, { rows }: Selection): SingleBet<Ph2Result>[] {
  if (code === 'PH2Straight') {
    return [...tuplesOf(rows)].map(([first, second]) => ({
      tier: 0,
      hits: (drawn) => (drawn[0] === first && drawn[1] === second ? 1 : 0),
    }));
  }
  return [...subsetsOf(rows[0]!, 2)].map((pair) => ({
    tier: 0,
    hits: (drawn) =>
      drawn[0] !== drawn[1] && drawn.every((number) => pair.includes(number)) ? 1 : 0,
  }));
}

const allPh3 = range(0, 999).map((number): Ph3Result => [written(number)]);
const allPh2 = [...tuplesOf([range(1, 31), range(1, 31)])].map(([first, second]): Ph2Result => [
  first!,
  second!,
]);

describe('three digits', () => {
  describeFamily(
    {
      family: ph3,
      listed: listedPh3,
      results: () => allPh3,
      anyResult: fc.constantFrom(...allPh3),
      isUnlisted: () => true,
    },
    2_000,
  );
});

describe('two numbers', () => {
  describeFamily(
    {
      family: ph2,
      listed: listedPh2,
      results: () => allPh2,
      anyResult: fc.constantFrom(...allPh2),
      isUnlisted: () => true,
      mostInRow: () => 12,
    },
    2_000,
  );
});

const playOf = <Result>({ plays }: Family<Result>, code: string) =>
  plays.find((play) => play.code === code)!;
const rowsOf = (...rows: number[][]): Selection => ({ rows });

function returnOf<Result>(
  play: Play<Result>,
  bet: Selection,
  results: readonly Result[],
): Fraction {
  const { odds } = termsOf(play);
  const wins = results.map((result) => paidBy(play, odds, play.outcome(bet, result)));
  return productOf(sumOf(wins), fraction(1, results.length * play.count(bet)));
}

function partWon<Result>(play: Play<Result>, lines: readonly Selection[], results: Result[]) {
  const won = results.filter((result) => lines.some((line) => hasWon(play.outcome(line, result))));
  return fraction(won.length, results.length);
}

test.each([
  ['PH3Straight', [515], '.800'],
  ['PH3Rambolito', [543], '.798'],
  ['PH3Rambolito', [155], '.798'],
])('%s %j returns %s', (code, balls, back) => {
  expect(threeDecimals(returnOf(playOf(ph3, code), rowsOf(balls), allPh3))).toBe(back);
});

test.each([
  ['PH2Straight', [[7], [31]], '.832'],
  ['PH2Straight', [[7], [7]], '.832'],
  ['PH2Rambolito', [[31, 7]], '.832'],
])('%s %j returns %s', (code, rows, back) => {
  expect(threeDecimals(returnOf(playOf(ph2, code), rowsOf(...rows), allPh2))).toBe(back);
});

test('pays the odds of the table', () => {
  const oddsOf = (play: Pick<Play<never>, 'tiers'>) =>
    play.tiers.map((tier) => fractionText(tier.odds));
  expect(ph3.plays.map(oddsOf)).toEqual([['800'], ['133', '266']]);
  expect(ph2.plays.map(oddsOf)).toEqual([['800'], ['400']]);
});

test('the chance is the part of all results at which a line wins', () => {
  const straight = playOf(ph3, 'PH3Straight');
  const boxes = playOf(ph3, 'PH3Rambolito');
  const lines = [rowsOf([515, 155]), rowsOf([155, 123])];
  expect(straight.chance(lines, termsOf(straight))).toEqual(fraction(3, 1000));
  expect(boxes.chance(lines, termsOf(boxes))).toEqual(fraction(9, 1000));
  expect(boxes.chance(lines, termsOf(boxes))).toEqual(partWon(boxes, lines, allPh3));
  const pairs = playOf(ph2, 'PH2Straight');
  const inRows = [rowsOf([1, 2], [2, 3]), rowsOf([2], [3, 4])];
  expect(pairs.chance(inRows, termsOf(pairs))).toEqual(fraction(5, 961));
  const anyOrder = playOf(ph2, 'PH2Rambolito');
  const inRow = [rowsOf([1, 2, 3]), rowsOf([3, 2])];
  expect(anyOrder.chance(inRow, termsOf(anyOrder))).toEqual(fraction(6, 961));
});

test('one result pays at most one bet', () => {
  const boxes = playOf(ph3, 'PH3Rambolito');
  expect(boxes.mostWin(rowsOf([543, 123]), termsOf(boxes))).toEqual(fraction(133));
  expect(boxes.mostWin(rowsOf([543, 155]), termsOf(boxes))).toEqual(fraction(266));
  const pairs = playOf(ph2, 'PH2Rambolito');
  expect(pairs.mostWin(rowsOf([1, 2, 3]), termsOf(pairs))).toEqual(fraction(400));
  expect(pairs.mostWin(rowsOf([1]), termsOf(pairs))).toEqual(fraction(0));
});

test('counts what the table counts', () => {
  const boxes = playOf(ph3, 'PH3Rambolito');
  expect(boxes.count(rowsOf([543, 345, 155, 515]))).toBe(2);
  expect(selectionFault(boxes, rowsOf([555]))).toBe('ball');
  const all = range(1, 31);
  expect(playOf(ph2, 'PH2Straight').count(rowsOf(all, all))).toBe(961);
  expect(playOf(ph2, 'PH2Rambolito').count(rowsOf(all))).toBe(465);
  expect(selectionFault(playOf(ph2, 'PH2Straight'), rowsOf([0], [1]))).toBe('ball');
  expect(selectionFault(playOf(ph2, 'PH2Straight'), rowsOf([1], []))).toBe('empty');
  expect(selectionFault(playOf(ph2, 'PH2Rambolito'), rowsOf([7]))).toBe('empty');
});

const bet = (code: string, ...rows: number[][]): GoldenLine => ({
  code,
  selection: { rows },
  price: { amount: 1000n, series: null },
});

test.each([
  ['F1: Straight 515', '515', bet('PH3Straight', [515]), '8000.00'],
  ['F1: Rambolito 155', '515', bet('PH3Rambolito', [155]), '2660.00'],
  ['F1: Rambolito 543', '345', bet('PH3Rambolito', [543]), '1330.00'],
])('golden case %s', (_, winNo, line, win) => {
  expect(settledGolden(ph3, { winNo }, [line])).toMatchObject({ bets: 1, stake: '10.00', win });
});

test.each([
  ['F2: Straight 07-31', bet('PH2Straight', [7], [31]), '8000.00'],
  ['F2: Rambolito 31-07', bet('PH2Rambolito', [31, 7]), '4000.00'],
  ['F2: Straight 31-07', bet('PH2Straight', [31], [7]), '0.00'],
])('golden case %s', (_, line, win) => {
  expect(settledGolden(ph2, { winNo: '07-31' }, [line])).toMatchObject({
    bets: 1,
    stake: '10.00',
    win,
  });
});

test.each(['', '51', '5150', '5,1,5', '51x', ' 515', '515\n', '٥١٥'])(
  '%j is no result of three digits',
  (winNo) => {
    expect(ph3.resultOf({ winNo, prizes: {}, yearAnimal: 0 })).toBeNull();
  },
);

test.each(['', '07', '7-31', '07-32', '00-31', '07,31', '07-31-01', ' 07-31', '07-31\n', '0731'])(
  '%j is no result of two numbers',
  (winNo) => {
    expect(ph2.resultOf({ winNo, prizes: {}, yearAnimal: 0 })).toBeNull();
  },
);
