import { describe, expect, test } from 'vitest';
import { subsetsOf } from '../counting.ts';
import { describeFamily, type FamilyFacts, type SingleBet } from '../family.suite.ts';
import { settledGolden, type GoldenLine, type Settled } from '../golden.fixture.ts';
import { anyOfSeed, digitsOf, prizesOf } from '../numbers/seeded.suite.ts';
import type { Family, Play, Prizes, Selection } from '../play.ts';
import { selectionFault } from '../selection.ts';
import { northDraw, northShapes, southDraw, southShapes } from './vietnam.fixture.ts';
import { vietnamNorth, vietnamSouth } from './vietnam.ts';

const written = (ball: number, digits: number) => `${ball}`.padStart(digits, '0');
const numbersOf = (result: Prizes, names: readonly string[]) =>
  names.flatMap((name) => result[name]!);
const allOf = (result: Prizes) => Object.values(result).flat();

type Place = 'north' | 'south';

/** Which numbers a bet of the play is compared with, and how many of its digits. */
const compared: Record<string, (result: Prizes, place: Place) => readonly string[]> = {
  Lo2: allOf,
  Lo2Flat: allOf,
  Lo3: (result) => allOf(result).filter((number) => number.length >= 3),
  Lo4: (result) => allOf(result).filter((number) => number.length >= 4),
  De: (result) => numbersOf(result, ['DB']),
  De1: (result) => numbersOf(result, ['G1']),
  DeHead: (result, place) => numbersOf(result, place === 'north' ? ['G7'] : ['G8']),
  DeHeadTail: (result, place) => numbersOf(result, place === 'north' ? ['DB', 'G7'] : ['DB', 'G8']),
  Cang3: (result) => numbersOf(result, ['DB']),
  Cang3Head: (result, place) => numbersOf(result, place === 'north' ? ['G6'] : ['G7']),
  Cang4: (result) => numbersOf(result, ['DB']),
};
const digitsOfPlay: Record<string, number> = { Lo3: 3, Cang3: 3, Cang3Head: 3, Lo4: 4, Cang4: 4 };

const lastTwo = (result: Prizes) => Number(result.DB![0]!.slice(-2));

/** Bets of one ball that win once or never. */
const onMainPrize: Record<string, (ball: number, end: number) => boolean> = {
  Head: (ball, end) => Math.floor(end / 10) === ball,
  Tail: (ball, end) => end % 10 === ball,
  DbBSOE: (ball, end) =>
    [end >= 50 && end <= 99, end <= 49, end % 2 === 1, end % 2 === 0][ball] ?? false,
};

/** The ends of all numbers of the result that was looked at last, since many bets look at one. */
let looked = { result: {} as Prizes, ends: [] as number[] };

function occurs(number: number, result: Prizes): boolean {
  if (looked.result !== result) {
    looked = { result, ends: allOf(result).map((drawn) => Number(drawn.slice(-2))) };
  }
  return looked.ends.includes(number);
}

function setBet(code: string, bet: readonly number[]): SingleBet<Prizes> {
  const wins = code.startsWith('Xien')
    ? (result: Prizes) => bet.every((number) => occurs(number, result))
    : (result: Prizes) => !bet.some((number) => occurs(number, result));
  return { tier: 0, hits: (result) => (wins(result) ? 1 : 0) };
}

function betOfBall(code: string, ball: number, place: Place): SingleBet<Prizes> {
  const isHit = onMainPrize[code];
  if (isHit) return { tier: 0, hits: (result) => (isHit(ball, lastTwo(result)) ? 1 : 0) };
  const end = written(ball, digitsOfPlay[code] ?? 2);
  const hits = (result: Prizes) =>
    compared[code]!(result, place).filter((number) => number.endsWith(end)).length;
  return { tier: 0, hits };
}

const listedIn =
  (place: Place) =>
  ({ code }: Play<Prizes>, { rows }: Selection): SingleBet<Prizes>[] => {
    const [row = []] = rows;
    const [, size] = /^(?:Xien|Truot)(\d+)$/.exec(code) ?? [];
    return size
      ? [...subsetsOf(row, Number(size))].map((bet) => setBet(code, bet))
      : row.map((ball) => betOfBall(code, ball, place));
  };

const mostInRow: Record<string, number> = {
  Xien2: 7,
  Xien3: 6,
  Xien4: 7,
  Truot4: 6,
  Truot8: 9,
  Truot10: 11,
};

const factsIn = (place: Place): FamilyFacts<Prizes> => ({
  family: place === 'north' ? vietnamNorth : vietnamSouth,
  listed: listedIn(place),
  results: () => [],
  anyResult: anyOfSeed((uniform) =>
    prizesOf(place === 'north' ? northShapes : southShapes, (digits) => digitsOf(uniform, digits)),
  ),
  factsOf: (prizes) => ({ winNo: prizes.DB![0]!, prizes, yearAnimal: 0 }),
  isUnlisted: () => true,
  mayExceed: ({ code }) => code.startsWith('Lo'),
  mostInRow: ({ code }) => mostInRow[code] ?? 10,
});

describe.each(['north', 'south'] as const)('%s', (place) => {
  describeFamily(factsIn(place), 2_000);
});

const bet = (code: string, ...balls: number[]): GoldenLine => ({
  code,
  selection: { rows: [balls] },
  price: { amount: 100n, series: null },
});

type GoldenCase = [string, GoldenLine, Pick<Settled, 'bets' | 'stake' | 'win'>];

test.each<GoldenCase>([
  ['N1', bet('Lo2', 68, 24), { bets: 2, stake: '54.00', win: '198.00' }],
  ['N2: De', bet('De', 68, 86), { bets: 2, stake: '2.00', win: '99.00' }],
  ['N2: Lo3', bet('Lo3', 768), { bets: 1, stake: '23.00', win: '980.00' }],
  ['N2: DeHead', bet('DeHead', 73), { bets: 1, stake: '4.00', win: '99.00' }],
  ['N3: Xien2', bet('Xien2', 6, 91, 24), { bets: 3, stake: '3.00', win: '17.00' }],
  ['N3: Truot4', bet('Truot4', 0, 1, 3, 4), { bets: 1, stake: '1.00', win: '2.80' }],
])('golden case %s', (_, line, settled) => {
  const draw = { winNo: '52768', prizes: northDraw };
  expect(settledGolden(vietnamNorth, draw, [line])).toEqual({ ...settled, rebate: '0.00' });
});

test.each<GoldenCase>([
  ['Z1: Lo2', bet('Lo2', 59), { bets: 1, stake: '18.00', win: '198.00' }],
  ['Z1: DeHeadTail', bet('DeHeadTail', 59), { bets: 1, stake: '2.00', win: '198.00' }],
  ['Z2: Xien3', bet('Xien3', 59, 46, 15), { bets: 1, stake: '1.00', win: '235.00' }],
  ['Z2: Cang3', bet('Cang3', 459), { bets: 1, stake: '1.00', win: '980.00' }],
  ['Z3: Lo4', bet('Lo4', 3459), { bets: 1, stake: '16.00', win: '9000.00' }],
  ['Z3: Lo2Flat', bet('Lo2Flat', 46), { bets: 1, stake: '1.00', win: '10.80' }],
])('golden case %s', (_, line, settled) => {
  const draw = { winNo: '073459', prizes: southDraw };
  expect(settledGolden(vietnamSouth, draw, [line])).toEqual({ ...settled, rebate: '0.00' });
});

type Broken = [string, Family<Prizes>, string, Prizes];

test.each<Broken>([
  ['another DB than the number', vietnamNorth, '52767', northDraw],
  ['no number', vietnamNorth, '', northDraw],
  ['no prizes', vietnamNorth, '52768', {}],
  ['a prize left out', vietnamSouth, '073459', { ...southDraw, G8: [] }],
  ['a prize too many', vietnamNorth, '52768', { ...northDraw, G8: ['59'] }],
  ['a number too few', vietnamNorth, '52768', { ...northDraw, G7: ['15', '73', '40'] }],
  ['a digit too few', vietnamNorth, '52768', { ...northDraw, G1: ['1043'] }],
  ['a digit too many', vietnamSouth, '073459', { ...southDraw, G8: ['059'] }],
  ['a letter', vietnamNorth, '52768', { ...northDraw, G1: ['1043x'] }],
  ['a space', vietnamNorth, '52768', { ...northDraw, G1: ['1043 '] }],
  ['a line break', vietnamNorth, '52768', { ...northDraw, G1: ['1043\n'] }],
  ['digits of another script', vietnamSouth, '073459', { ...southDraw, G8: ['٥٩'] }],
  ['the draw of the south', vietnamNorth, '073459', southDraw],
  ['the draw of the north', vietnamSouth, '52768', northDraw],
])('a result with %s is none', (_, family, winNo, prizes) => {
  expect(family.resultOf({ winNo, prizes, yearAnimal: 0 })).toBeNull();
});

const faultOf = (code: string, rows: number[][]) =>
  selectionFault(
    vietnamNorth.plays.find((play) => play.code === code)!,
    { rows },
  );

test.each([
  ['Lo2', [[100]], 'ball'],
  ['Lo2', [[7, 7]], 'double'],
  ['Lo2', [[]], 'empty'],
  ['Head', [[10]], 'ball'],
  ['Xien3', [[1, 2]], 'empty'],
  ['Truot4', [[...Array(41).keys()]], 'tooMany'],
  ['Truot4', [[...Array(40).keys()]], null],
  ['Lo4', [[...Array(10_000).keys()]], null],
] as const)('%s %j is refused as %s', (code, rows, fault) => {
  expect(faultOf(code, rows as unknown as number[][])).toBe(fault);
});
