import { expect, test } from 'vitest';
import { settledGolden, type GoldenLine, type Settled } from '../golden.fixture.ts';
import type { Selection } from '../play.ts';
import { selectionFault } from '../selection.ts';
import { ssc, type SscResult } from './ssc.ts';

const winNo = '27705';

/** `_` parts rows, `#` is an empty one; balls of one digit stand together. */
const rowsOf = (text: string): Selection => ({
  rows: text.split('_').map((row) => (row === '#' ? [] : [...row].map(Number))),
});

const line = (code: string, text: string, price: GoldenLine['price'] = {}): GoldenLine => ({
  code,
  selection: rowsOf(text),
  price,
});

const ofSum = (code: string, sums: readonly number[]): GoldenLine => ({
  code,
  selection: { rows: [sums] },
  price: {},
});

const tile = (code: string, option: number): GoldenLine => ({
  code,
  selection: { rows: [[option]] },
  price: { amount: 1000n, series: 1940 },
});

const [big, small, odd] = [0, 1, 2];
const tiger = 2;

const settled = (bets: number, stake: string, win: string, rebate = '0.00'): Settled => ({
  bets,
  stake,
  win,
  rebate,
});

test.each<[string, GoldenLine[], Settled]>([
  ['S1', [line('Last3Straight', '7_05_58')], settled(4, '8.00', '1950.00', '0.02')],
  [
    'S1 at 1700',
    [line('Last3Straight', '7_05_58', { series: 1700 })],
    settled(4, '8.00', '1700.00', '1.02'),
  ],
  ['S2', [line('First3Com3', '257')], settled(6, '12.00', '650.00', '0.03')],
  [
    'S3',
    [line('Last3Com6', '0357', { modeId: 2, multiple: 3 })],
    settled(4, '2.40', '97.50', '0.00'),
  ],
  ['S4', [line('AllCom60', '17_0257')], settled(5, '10.00', '3250.00', '0.03')],
  ['S5', [line('Last3Join', '7_0_5')], settled(3, '6.00', '2164.50', '0.01')],
  ['S6', [line('Any2', '2_#_7_#_56')], settled(5, '10.00', '585.00', '0.03')],
  ['S7', [ofSum('Last3Sum', [12])], settled(73, '146.00', '1950.00', '0.43')],
  ['S8', [line('Last3Any2', '059')], settled(3, '6.00', '36.11', '0.01')],
  [
    'S9',
    [line('FixedPlace', '#_#_#_#_5', { modeId: 3, multiple: 50 })],
    settled(1, '1.00', '9.75'),
  ],
  ['S10: tiger 1 against 5', [tile('DragonTiger15', tiger)], settled(1, '10.00', '21.55')],
  [
    'S10: sum small and odd',
    [tile('SumBSOE', small), tile('SumBSOE', odd)],
    settled(2, '20.00', '38.80'),
  ],
])('golden case %s', (_, lines, expected) => {
  expect(settledGolden(ssc, { winNo }, lines)).toEqual(expected);
});

function playOf(code: string) {
  const play = ssc.plays.find((one) => one.code === code);
  if (!play) throw new Error(`no play ${code}`);
  return play;
}

test('three bets of S6 win', () => {
  const selection = rowsOf('2_#_7_#_56');
  expect(playOf('Any2').outcome(selection, [2, 7, 7, 0, 5])).toEqual({ hits: [3], pushes: 0 });
});

test.each<[string, SscResult, number, boolean]>([
  ['SumBSOE', [9, 9, 5, 0, 0], big, true],
  ['SumBSOE', [9, 9, 4, 0, 0], big, false],
  ['SumBSOE', [9, 9, 4, 0, 0], small, true],
  ['Ball3BSOE', [0, 0, 5, 0, 0], big, true],
  ['Ball3BSOE', [9, 9, 4, 9, 9], big, false],
  ['DragonTiger24', [0, 3, 0, 3, 0], 0, true],
  ['DragonTiger24', [0, 4, 9, 3, 9], 1, true],
  ['ShapeLast3', [5, 5, 9, 0, 1], 1, true],
  ['ShapeMiddle3', [5, 0, 9, 4, 5], 3, true],
])('%s of %j: whether option %i wins is %s', (code, result, option, wins) => {
  const { hits } = playOf(code).outcome({ rows: [[option]] }, result);
  expect(hits.includes(1)).toBe(wins);
});

test.each(['', '2770', '277051', '2770x', '2,7,7,0,5', ' 27705', '27705 ', '27705\n', '٢٧٧٠٥'])(
  '%j is no result',
  (text) => {
    expect(ssc.resultOf({ winNo: text, prizes: {}, yearAnimal: 0 })).toBeNull();
  },
);

test('is drawn as five digits, one after the other', () => {
  const words = [2, 7, 7, 0, 5];
  expect(ssc.draw((n) => (n === 10 ? (words.shift() ?? -1) : -1), 0)).toEqual([2, 7, 7, 0, 5]);
});

test.each<[string, Selection, string]>([
  ['Last2Straight', { rows: [[1], []] }, 'empty'],
  ['Last2Straight', { rows: [[1]] }, 'rows'],
  ['First2Com', { rows: [[4]] }, 'empty'],
  ['First3Com6', { rows: [[4, 5]] }, 'empty'],
  ['AllCom60', { rows: [[0], [0, 1, 2]] }, 'empty'],
  ['Any3', { rows: [[1], [2], [], [], []] }, 'empty'],
  ['Any2Com', { rows: [[1, 2]] }, 'positions'],
  ['Any2Com', { rows: [[1, 2]], positions: [3] }, 'positions'],
  ['Any3Com6', { rows: [[1, 2, 3]], positions: [0, 1, 5] }, 'positions'],
  ['FixedPlace', { rows: [[1], [2], [], [], []] }, 'oneRow'],
  ['First2Sum', { rows: [[19]] }, 'ball'],
  ['First2ComTyped', { rows: [[5, 5]] }, 'empty'],
  ['Last3ComTyped', { rows: [[5, 5, 5]] }, 'empty'],
  ['Last3StraightTyped', { rows: [[5, 5]] }, 'length'],
  ['Any2Typed', { rows: [[5, 5, 5, -1, -1]] }, 'blanks'],
  ['Any3Typed', { rows: [[5, 5, -1, -1, -1]] }, 'blanks'],
])('%s refuses %j: %s', (code, selection, fault) => {
  expect(selectionFault(playOf(code), selection)).toBe(fault);
});

test('what a Join does not reach is left out', () => {
  expect(playOf('Last3Join').count({ rows: [[1, 2], [], [5, 6]] })).toBe(2);
});

test('typed numbers of equal digits are no bets of Com, and the same digits are one bet', () => {
  const pairs = [
    [2, 5],
    [5, 2],
    [5, 5],
  ];
  expect(playOf('Last2ComTyped').count({ rows: pairs })).toBe(1);
  const triples = [
    [1, 1, 2],
    [2, 1, 1],
    [1, 2, 2],
    [1, 2, 3],
    [7, 7, 7],
  ];
  const play = playOf('Last3ComTyped');
  expect(play.count({ rows: triples })).toBe(3);
  expect(play.outcome({ rows: triples }, [0, 0, 7, 7, 7])).toEqual({ hits: [0, 0], pushes: 0 });
  expect(play.outcome({ rows: triples }, [0, 0, 1, 2, 1])).toEqual({ hits: [1, 0], pushes: 0 });
  expect(play.outcome({ rows: triples }, [0, 0, 3, 2, 1])).toEqual({ hits: [0, 1], pushes: 0 });
});
