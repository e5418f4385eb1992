import { describe, expect, test } from 'vitest';
import { range, sum } from '../counting.ts';
import { describeFamily, termsOf, type SingleBet } from '../family.suite.ts';
import { fraction, fractionText, productOf } from '../fraction.ts';
import { settledGolden, type GoldenLine } from '../golden.fixture.ts';
import { threeDecimals } from '../numbers/chances.fixture.ts';
import { anyOfSeed, digitsOf } from '../numbers/seeded.suite.ts';
import { hasWon, paidBy, type DrawFacts, type Family, type Play, type Selection } from '../play.ts';
import { selectionFault } from '../selection.ts';
import { northDraw } from '../vietnam/vietnam.fixture.ts';
import { hanoi, laos, thai, type Sea3Result } from './sea3.ts';

const sorted = (text: string) => [...text].toSorted().join('');
const times = (numbers: readonly string[], wanted: string) =>
  numbers.filter((number) => number === wanted).length;

/** The two digits below, by the lottery that the result is of: all but Laos say them last. */
const belowOf: Record<string, (result: Sea3Result) => string> = {
  THAI: ({ bottom }) => bottom,
  LAOS: ({ top }) => top.slice(0, 2),
  HANOI: ({ bottom }) => bottom.slice(3),
};

/** How often a number is hit, by play; `below` is what 2Bottom is compared with. */
const hitsOf: Record<string, (bet: string, result: Sea3Result, below: string) => number> = {
  Top4: (bet, { top }) => (top.slice(-4) === bet ? 1 : 0),
  Top3: (bet, { top }) => (top.slice(-3) === bet ? 1 : 0),
  Top2: (bet, { top }) => (top.slice(-2) === bet ? 1 : 0),
  Bottom2: (bet, _, below) => (below === bet ? 1 : 0),
  Toad3: (bet, { top }) => (sorted(top.slice(-3)) === sorted(bet) ? 1 : 0),
  RunTop: (bet, { top }) => (top.slice(-3).includes(bet) ? 1 : 0),
  RunBottom: (bet, _, below) => (below.includes(bet) ? 1 : 0),
  Front3: (bet, { front3 }) => times(front3, bet),
  Back3: (bet, { back3 }) => times(back3, bet),
};
const widths: Record<string, number> = {
  Top4: 4,
  Top2: 2,
  Bottom2: 2,
  RunTop: 1,
  RunBottom: 1,
};

const listedOf =
  (family: string) =>
  ({ code }: Play<Sea3Result>, { rows }: Selection): SingleBet<Sea3Result>[] => {
    const bets = rows[0]!.map((ball) => `${ball}`.padStart(widths[code] ?? 3, '0'));
    const single = code === 'Toad3' ? [...new Set(bets.map(sorted))] : bets;
    return single.map((bet) => ({
      tier: code === 'Toad3' && new Set(bet).size === 2 ? 1 : 0,
      hits: (result) => hitsOf[code]!(bet, result, belowOf[family]!(result)),
    }));
  };

const none = { front3: [], back3: [] };
type Uniform = (n: number) => number;
const two = (uniform: Uniform) => [digitsOf(uniform, 3), digitsOf(uniform, 3)];
const facts = (winNo: string, prizes: DrawFacts['prizes'] = {}) => ({
  winNo,
  prizes,
  yearAnimal: 0,
});
const families = [
  {
    family: thai,
    make: (uniform: Uniform): Sea3Result => ({
      top: digitsOf(uniform, 6),
      bottom: digitsOf(uniform, 2),
      front3: two(uniform),
      back3: two(uniform),
    }),
    factsOf: ({ top, bottom, front3, back3 }: Sea3Result) =>
      facts(top, { front3, back3, back2: [bottom] }),
  },
  {
    family: laos,
    make: (uniform: Uniform): Sea3Result => {
      const top = digitsOf(uniform, 4);
      return { top, bottom: top.slice(0, 2), ...none };
    },
    factsOf: ({ top }: Sea3Result) => facts(top),
  },
  {
    family: hanoi,
    make: (uniform: Uniform): Sea3Result => ({
      top: digitsOf(uniform, 5),
      bottom: digitsOf(uniform, 5),
      ...none,
    }),
    factsOf: ({ top, bottom }: Sea3Result) => facts(top, { DB: [top], G1: [bottom] }),
  },
];

describe.each(families.map((each) => [each.family.code, each] as const))('%s', (code, each) => {
  describeFamily(
    {
      family: each.family,
      listed: listedOf(code),
      results: () => [],
      anyResult: anyOfSeed(each.make),
      factsOf: each.factsOf,
      isUnlisted: () => true,
      mostInRow: () => 10,
    },
    2_000,
  );
});

const playOf = (family: Family<Sea3Result>, code: string) =>
  family.plays.find((play) => play.code === code)!;
const rowOf = (...balls: number[]): Selection => ({ rows: [balls] });
const texts = (digits: number) =>
  range(0, 10 ** digits - 1).map((number) => `${number}`.padStart(digits, '0'));

/** All results that the plays on the end of the first prize tell apart, and those of the bottom. */
const tops = texts(4).map((end): Sea3Result => ({ top: `74${end}`, bottom: '07', ...none }));
const bottoms = texts(2).map((bottom): Sea3Result => ({ top: '743451', bottom, ...none }));
/** One of the two numbers after the other; each is as likely as the other. */
const fronts = texts(3).flatMap((number): Sea3Result[] => [
  { top: '743451', bottom: '07', front3: [number, '---'], back3: ['---', number] },
]);

/** Code, a bet, the odds that it has, all results, numbers of which one is listed, the return. */
const returns = [
  ['Top4', 8272, '8000', tops, 1, '.800'],
  ['Top3', 451, '900', tops, 1, '.900'],
  ['Top2', 7, '95', tops, 1, '.950'],
  ['Bottom2', 82, '95', bottoms, 1, '.950'],
  ['Toad3', 145, '150', tops, 1, '.900'],
  ['Toad3', 722, '300', tops, 1, '.900'],
  ['RunTop', 4, '33/10', tops, 1, '.894'],
  ['RunBottom', 3, '47/10', bottoms, 1, '.893'],
  ['Front3', 845, '450', fronts, 2, '.900'],
  ['Back3', 12, '450', fronts, 2, '.900'],
] as const;

test.each(returns)('%s %i at odds %s returns what the table says', (code, ball, odds, ...rest) => {
  const [results, numbers, back] = rest;
  const play = playOf(code === 'Top4' ? hanoi : thai, code);
  const hits = results.map((result) => play.outcome(rowOf(ball), result).hits);
  const totals = play.tiers.map((_, tier) => sum(hits.map((each) => each[tier]!)));
  const won = paidBy(play, termsOf(play).odds, { hits: totals, pushes: 0 });
  expect(fractionText(play.tiers[play.tierOfBall!(ball, termsOf(play))]!.odds)).toBe(odds);
  expect(play.units).toBe(1);
  expect(threeDecimals(productOf(won, fraction(numbers, results.length)))).toBe(back);
});

test.each(returns.filter(([, , , , numbers]) => numbers === 1))(
  '%s %i: the chance is the part of all results at which a line wins',
  (code, ball, _, results) => {
    const play = playOf(code === 'Top4' ? hanoi : thai, code);
    const lines = [rowOf(ball, 5), rowOf(8, ball, 9)].map(({ rows }) => ({
      rows: rows.map((row) => row.filter((each) => code !== 'Toad3' || each > 100)),
    }));
    const won = results.filter((result) =>
      lines.some((line) => hasWon(play.outcome(line, result))),
    );
    expect(play.chance(lines, termsOf(play))).toEqual(fraction(won.length, results.length));
  },
);

test('the chance of numbers in front and at the back is that of one of two numbers', () => {
  const lines = [rowOf(1, 2), rowOf(2, 3)];
  for (const code of ['Front3', 'Back3']) {
    const play = playOf(thai, code);
    expect(play.chance(lines, termsOf(play))).toEqual(fraction(1000 ** 2 - 997 ** 2, 1000 ** 2));
  }
});

test.each([
  ['Top4', [8272, 1], '8000'],
  ['Toad3', [145, 146], '150'],
  ['Toad3', [145, 722], '300'],
  ['RunTop', [4], '33/10'],
  ['RunTop', [1, 2, 3, 4, 5], '99/10'],
  ['RunBottom', [1, 2, 3], '47/5'],
  ['Front3', [845], '900'],
  ['Back3', [1, 2, 3], '900'],
] as const)('%s %j pays at most %s', (code, balls, most) => {
  const play = playOf(code === 'Top4' ? laos : thai, code);
  expect(fractionText(play.mostWin(rowOf(...balls), termsOf(play)))).toBe(most);
});

test('numbers of the same three digits are one bet, and three alike are none', () => {
  const play = playOf(laos, 'Toad3');
  expect(play.count(rowOf(145, 541, 154, 722))).toBe(2);
  const all = range(0, 999).filter((ball) => selectionFault(play, rowOf(ball)) === null);
  expect(all).toHaveLength(990);
  expect(play.count(rowOf(...all))).toBe(120 + 90);
  expect(selectionFault(play, rowOf(145, 111))).toBe('ball');
  const result = laos.resultOf(facts('8145'))!;
  expect(play.outcome(rowOf(145, 541), result).hits).toEqual([1, 0]);
});

test('each lottery has its plays', () => {
  const all = ['Top4', 'Top3', 'Top2', 'Bottom2', 'Toad3', 'RunTop', 'RunBottom'];
  const codes = (family: Family<Sea3Result>) => family.plays.map(({ code }) => code);
  expect(codes(laos)).toEqual(all);
  expect(codes(hanoi)).toEqual(all);
  expect(codes(thai)).toEqual([...all.slice(1), 'Front3', 'Back3']);
});

const thaiDraw = { front3: ['129', '845'], back3: ['306', '512'], back2: ['07'] };
const bet = (code: string, ball: number, amount = 1000n): GoldenLine => ({
  code,
  selection: rowOf(ball),
  price: { amount, series: null },
});

test.each([
  ['T1: 3Top', thai, facts('743451', thaiDraw), bet('Top3', 451), '9000.00'],
  ['T1: 3Toad', thai, facts('743451', thaiDraw), bet('Toad3', 145), '1500.00'],
  ['T1: 2Bottom', thai, facts('743451', thaiDraw), bet('Bottom2', 7), '950.00'],
  ['T1: RunTop', thai, facts('743451', thaiDraw), bet('RunTop', 4), '33.00'],
  ['T1: 3Front', thai, facts('743451', thaiDraw), bet('Front3', 845), '4500.00'],
  ['T2: 3Toad', laos, facts('8272'), bet('Toad3', 227), '3000.00'],
  ['T2: 2Bottom', laos, facts('8272'), bet('Bottom2', 82), '950.00'],
  ['T2: RunTop', laos, facts('8272'), bet('RunTop', 2), '33.00'],
  ['T3: 3Top', hanoi, facts('52768', northDraw), bet('Top3', 768, 500n), '4500.00'],
  ['T3: 2Bottom', hanoi, facts('52768', northDraw), bet('Bottom2', 39), '950.00'],
  ['T3: 4Top', hanoi, facts('52768', northDraw), bet('Top4', 2768, 100n), '8000.00'],
  ['T3: RunBottom', hanoi, facts('52768', northDraw), bet('RunBottom', 3), '47.00'],
])('golden case %s', (_, family, draw, line, win) => {
  expect(settledGolden(family, draw, [line])).toMatchObject({ bets: 1, win, rebate: '0.00' });
});

test.each([
  ['five digits', thai, facts('43451', thaiDraw)],
  ['a letter', thai, facts('74345x', thaiDraw)],
  ['a line break', thai, facts('743451\n', thaiDraw)],
  ['no prizes', thai, facts('743451')],
  ['one number in front', thai, facts('743451', { ...thaiDraw, front3: ['129'] })],
  ['three digits at the back', thai, facts('743451', { ...thaiDraw, back2: ['007'] })],
  ['a prize too many', thai, facts('743451', { ...thaiDraw, back1: ['7'] })],
  ['three digits', laos, facts('827')],
  ['five digits', laos, facts('08272')],
  ['a space', laos, facts(' 8272')],
  ['another DB than the number', hanoi, facts('52767', northDraw)],
  ['DB alone', hanoi, facts('52768', { DB: ['52768'] })],
  ['a part of the prizes', hanoi, facts('52768', { ...northDraw, G7: ['15'] })],
  ['six digits', hanoi, facts('052768', { DB: ['052768'], G1: ['10439'] })],
])('a result with %s is none', (_, family, draw) => {
  expect(family.resultOf(draw)).toBeNull();
});
