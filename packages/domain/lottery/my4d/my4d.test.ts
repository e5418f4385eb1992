import { expect, test } from 'vitest';
import { range } from '../counting.ts';
import { describeFamily, termsOf, type SingleBet } from '../family.suite.ts';
import { fraction, fractionText, productOf } from '../fraction.ts';
import { settledGolden, type GoldenLine } from '../golden.fixture.ts';
import { chanceOfLeast, threeDecimals } from '../numbers/chances.fixture.ts';
import { anyOfSeed, digitsOf, prizesOf, shapesOf } from '../numbers/seeded.suite.ts';
import { paidBy, type Play, type Prizes, type Selection } from '../play.ts';
import { selectionFault } from '../selection.ts';
import { my4d } from './my4d.ts';

const shapes = shapesOf('P1 1x4, P2 1x4, P3 1x4, special 10x4, consolation 10x4');
const names = ['P1', 'P2', 'P3', 'special', 'consolation'];
const waysOfKinds = [24, 12, 6, 4];

const written = (number: number) => `${number}`.padStart(4, '0');
const sorted = (text: string) => [...text].toSorted().join('');

/** In how many orders the digits stand: all different 24, one pair 12, two pairs 6, three alike 4. */
function waysOf(digits: string): number {
  const counts = [...new Set(digits)].map((digit) => digits.split(digit).length - 1);
  if (counts.length === 2) return counts.includes(3) ? 4 : 6;
  return counts.length === 3 ? 12 : 24;
}

function listed({ code }: Play<Prizes>, { rows }: Selection): SingleBet<Prizes>[] {
  const bets = rows[0]!.map(written);
  if (!code.startsWith('IBox')) {
    return bets.map((bet) => ({
      tier: null,
      hits: (result, tier) => result[names[tier]!]!.filter((number) => number === bet).length,
    }));
  }
  return [...new Set(bets.map(sorted))].map((bet) => ({
    tier: null,
    hits: (result, tier) =>
      waysOf(bet) === waysOfKinds[tier % 4]
        ? result[names[Math.floor(tier / 4)]!]!.filter((number) => sorted(number) === bet).length
        : 0,
  }));
}

const factsOf = (prizes: Prizes) => ({
  winNo: `${prizes.P1![0]},${prizes.P2![0]},${prizes.P3![0]}`,
  prizes,
  yearAnimal: 0,
});

describeFamily(
  {
    family: my4d,
    listed,
    results: () => [],
    anyResult: anyOfSeed((uniform) => prizesOf(shapes, (digits) => digitsOf(uniform, digits))),
    factsOf,
    isUnlisted: () => true,
    mostInRow: () => 10,
  },
  2_000,
);

const playOf = (code: string) => my4d.plays.find((play) => play.code === code)!;
const rowOf = (...balls: number[]): Selection => ({ rows: [balls] });

test.each([
  ['Big', ['2500', '1000', '500', '180', '60']],
  ['Small', ['3500', '2000', '1000']],
])('%s pays %j', (code, odds) => {
  expect(playOf(code).tiers.map((tier) => fractionText(tier.odds))).toEqual(odds);
});

test.each([
  ['IBoxBig', [2500, 1000, 500, 180, 60]],
  ['IBoxSmall', [3500, 2000, 1000]],
])('%s pays %j, divided by the number of orders', (code, prizes) => {
  const odds = prizes.flatMap((prize) => [24, 12, 6, 4].map((ways) => fraction(prize, ways)));
  expect(playOf(code).tiers.map((tier) => tier.odds)).toEqual(odds);
});

/**
 * Every place holds the same number, whichever it is: what is won over all numbers is then the sum
 * of what each place wins over all numbers that it can hold.
 */
const alike = range(0, 9_999).map((number) => prizesOf(shapes, () => written(number)));

function returnOf(code: string, ball: number) {
  const play = playOf(code);
  const totals = play.tiers.map(() => 0);
  for (const result of alike) {
    const { hits } = play.outcome(rowOf(ball), result);
    for (const [tier, times] of hits.entries()) totals[tier] = totals[tier]! + times;
  }
  const won = paidBy(play, termsOf(play).odds, { hits: totals, pushes: 0 });
  return productOf(won, fraction(1, alike.length));
}

test.each([
  ['Big', 4821, '.640'],
  ['Small', 977, '.650'],
  ['IBoxBig', 1248, '.640'],
  ['IBoxBig', 3350, '.640'],
  ['IBoxBig', 7722, '.640'],
  ['IBoxSmall', 7, '.650'],
])('%s %i returns %s', (code, ball, back) => {
  expect(threeDecimals(returnOf(code, ball))).toBe(back);
});

test.each<[string, number[][], number, number]>([
  ['Big', [[4821, 977], [977]], 2, 23],
  ['Small', [[4821, 977], [3]], 3, 3],
  ['IBoxBig', [[1248, 8421], [3350]], 24 + 12, 23],
  ['IBoxSmall', [[7722], [7]], 6 + 4, 3],
])('the chance of %s %j is that of %i numbers in %i drawn', (code, rows, numbers, drawn) => {
  const play = playOf(code);
  const lines = rows.map((row) => rowOf(...row));
  expect(play.chance(lines, termsOf(play))).toEqual(chanceOfLeast(1, numbers, 10_000, drawn));
});

test.each([
  ['Big', [4821], '6400'],
  ['Small', [4821, 1], '6500'],
  ['IBoxBig', [1248], '800/3'],
  ['IBoxBig', [1248, 7], '1600'],
  ['IBoxSmall', [3350], '1625/3'],
] as const)('%s %j pays at most %s', (code, balls, most) => {
  const play = playOf(code);
  expect(fractionText(play.mostWin(rowOf(...balls), termsOf(play)))).toBe(most);
});

test('numbers of the same digits are one bet of a box, and four alike are none', () => {
  const play = playOf('IBoxBig');
  expect(play.count(rowOf(1248, 8421, 3350, 5033, 1249))).toBe(3);
  const all = range(0, 9_999).filter((ball) => selectionFault(play, rowOf(ball)) === null);
  expect(all).toHaveLength(9_990);
  expect(play.count(rowOf(...all))).toBe(210 + 360 + 45 + 90);
  expect(selectionFault(play, rowOf(1248, 7777))).toBe('ball');
  expect(playOf('Big').count(rowOf(7777))).toBe(1);
});

const draw: Prizes = {
  P1: ['4821'],
  P2: ['0977'],
  P3: ['3350'],
  special: ['6038', ...range(1, 9).map((last) => `111${last}`)],
  consolation: ['1248', ...range(1, 9).map((last) => `222${last}`)],
};
const bet = (code: string, ball: number, amount: bigint): GoldenLine => ({
  code,
  selection: rowOf(ball),
  price: { amount, series: null },
});

test.each([
  ['M1: Big 4821', bet('Big', 4821, 200n), '5000.00'],
  ['M1: Small 0977', bet('Small', 977, 100n), '2000.00'],
  ['M1: Big 6038', bet('Big', 6038, 500n), '900.00'],
  ['M2: IBox Big 1248', bet('IBoxBig', 1248, 100n), '106.66'],
  ['M2: IBox Small 3350', bet('IBoxSmall', 3350, 1000n), '833.33'],
])('golden case %s', (_, line, win) => {
  expect(settledGolden(my4d, factsOf(draw), [line])).toMatchObject({ bets: 1, win });
});

const winNo = '4821,0977,3350';

test.each<[string, string, Prizes]>([
  ['no prizes', winNo, {}],
  ['other numbers than the prizes', '4821,0977,3351', draw],
  ['numbers parted by a space', '4821, 0977, 3350', draw],
  ['three digits', '4821,977,3350', { ...draw, P2: ['977'] }],
  ['nine special numbers', winNo, { ...draw, special: draw.special!.slice(1) }],
  ['eleven consolations', winNo, { ...draw, consolation: [...draw.consolation!, '5555'] }],
  ['a letter', winNo, { ...draw, consolation: [...draw.consolation!.slice(1), '555x'] }],
  ['a prize too many', winNo, { ...draw, P4: ['5555'] }],
])('a result with %s is none', (_, said, prizes) => {
  expect(my4d.resultOf({ winNo: said, prizes, yearAnimal: 0 })).toBeNull();
});
