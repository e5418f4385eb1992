import fc from 'fast-check';
import { expect, test } from 'vitest';
import { range, subsetsOf } from '../counting.ts';
import { describeFamily, type SingleBet } from '../family.suite.ts';
import { fractionText } from '../fraction.ts';
import { settledGolden, type GoldenLine, type Settled } from '../golden.fixture.ts';
import type { Play, Selection } from '../play.ts';
import { selectionFault } from '../selection.ts';
import type { LhcResult } from './lhc-result.ts';
import {
  horse,
  lhcPlayOf,
  numbersOfAnimals,
  numbersOfLastDigits,
  setSizes,
} from './lhc.fixture.ts';
import { lhc } from './lhc.ts';

type Bet = SingleBet<LhcResult>;
const once = (isHit: boolean) => (isHit ? 1 : 0);

const red = [1, 2, 7, 8, 12, 13, 18, 19, 23, 24, 29, 30, 34, 35, 40, 45, 46];
const blue = [3, 4, 9, 10, 14, 15, 20, 25, 26, 31, 36, 37, 41, 42, 47, 48];
const green = [5, 6, 11, 16, 17, 21, 22, 27, 28, 32, 33, 38, 39, 43, 44, 49];
/** big, small, odd, even. */
const kinds = [
  range(25, 48),
  range(1, 24),
  range(0, 23).map((half) => 2 * half + 1),
  range(1, 24).map((half) => 2 * half),
];

const betOnSpecial = (numbers: readonly number[], tier = 0): Bet => ({
  tier,
  hits: (result) => once(numbers.includes(result.numbers[6]!)),
});
const betOnAny = (numbers: readonly number[], tier: number): Bet => ({
  tier,
  hits: (result) => once(result.numbers.some((number) => numbers.includes(number))),
});

/** The bet on each ball, written out by the specification. */
const betsOfBalls: Record<string, (ball: number) => Bet> = {
  Special: (ball) => betOnSpecial([ball]),
  SpecialBSOE: (option) => ({
    ...betOnSpecial(kinds[option]!),
    isPush: ({ numbers }) => numbers[6] === 49,
  }),
  SpecialColour: (colour) => betOnSpecial([red, blue, green][colour]!, colour === 0 ? 0 : 1),
  SpecialAnimal: (animal) => betOnSpecial(numbersOfAnimals[animal]!, animal === horse ? 1 : 0),
  AnyAnimal: (animal) => betOnAny(numbersOfAnimals[animal]!, animal === horse ? 1 : 0),
  AnyLastDigit: (digit) => betOnAny(numbersOfLastDigits[digit]!, digit === 0 ? 0 : 1),
};

const drawnIn = (bet: readonly number[], { numbers }: LhcResult) =>
  bet.filter((number) => numbers.includes(number)).length;
const isSpecialIn = (bet: readonly number[], { numbers }: LhcResult) => bet.includes(numbers[6]!);

/** Whether a set of numbers hits a tier. */
function isHitBy(code: string, bet: readonly number[], result: LhcResult, tier: number) {
  const drawn = drawnIn(bet, result);
  if (code.startsWith('None')) return drawn === 0;
  if (code === 'RegularAndSpecial') return drawn === 2 && isSpecialIn(bet, result);
  const regular = isSpecialIn(bet, result) ? drawn - 1 : drawn;
  return regular === (code === '3of2' ? tier + 2 : bet.length);
}

/** Every set of some of the numbers, by those that it leaves out: these are few here. */
function* setsOf(row: readonly number[], size: number) {
  for (const without of subsetsOf(row, row.length - size)) {
    yield row.filter((number) => !without.includes(number));
  }
}

function* listed({ code }: Play<LhcResult>, { rows }: Selection): Generator<Bet> {
  const betOf = betsOfBalls[code];
  for (const ball of betOf ? rows[0]! : []) yield betOf!(ball);
  for (const bet of betOf ? [] : setsOf(rows[0]!, setSizes[code]!)) {
    yield { tier: null, hits: (result, tier) => once(isHitBy(code, bet, result, tier)) };
  }
}

const specials = range(1, 49).map((special) => ({
  numbers: [...range(1, 7).filter((number) => number !== special), 8].slice(0, 6).concat(special),
  yearAnimal: horse,
}));

describeFamily(
  {
    family: lhc,
    listed,
    results: () => specials,
    anyResult: fc
      .shuffledSubarray(range(1, 49), { minLength: 7, maxLength: 7 })
      .map((numbers) => ({ numbers, yearAnimal: horse })),
    yearAnimal: horse,
    isUnlisted: ({ code }) => !code.startsWith('Special'),
    mostInRow: ({ code }) => (setSizes[code] === undefined ? 49 : Math.max(9, setSizes[code] + 2)),
  },
  2_000,
);

test('the odds are those of the table', () => {
  const odds = lhc.plays.map(({ code, tiers }) => [
    code,
    tiers.map((tier) => fractionText(tier.odds)).join(' '),
  ]);
  expect(odds).toEqual([
    ['Special', '49'],
    ['SpecialBSOE', '2'],
    ['SpecialColour', '49/17 49/16'],
    ['SpecialAnimal', '49/4 49/5'],
    ['AnyAnimal', '15134/7139 22701/12574'],
    ['AnyLastDigit', '15134/7139 22701/12574'],
    ['Regular', '49/6'],
    ['2of2', '392/5'],
    ['3of3', '4606/5'],
    ['3of2', '20 1381/5'],
    ['RegularAndSpecial', '196'],
    ['None5', '22701/10127'],
    ['None6', '998844/374699'],
    ['None7', '3579191/1124097'],
    ['None8', '7158382/1873495'],
    ['None9', '3579191/776815'],
    ['None10', '2603048/466089'],
  ]);
  expect(lhc.plays.every(({ playTypes }) => playTypes.join() === 'ent')).toBe(true);
});

test.each([
  ['Special', range(1, 49), 49],
  ['SpecialBSOE', range(0, 3), 4],
  ['SpecialColour', range(0, 2), 3],
  ['SpecialAnimal', range(0, 11), 12],
  ['AnyAnimal', range(0, 11), 12],
  ['AnyLastDigit', range(0, 9), 10],
  ['Regular', range(1, 49), 49],
  ['2of2', range(1, 49), 1176],
  ['3of3', range(1, 49), 18_424],
  ['3of2', range(1, 49), 18_424],
  ['RegularAndSpecial', range(1, 49), 1176],
  ['None5', range(1, 28), 98_280],
  ['None6', range(1, 22), 74_613],
  ['None7', range(1, 20), 77_520],
  ['None8', range(1, 19), 75_582],
  ['None9', range(1, 19), 92_378],
  ['None10', range(1, 19), 92_378],
])('%s with %j has %i bets', (code, row, bets) => {
  expect(selectionFault(lhcPlayOf(code), { rows: [row] })).toBeNull();
  expect(lhcPlayOf(code).count({ rows: [row] })).toBe(bets);
});

test.each([
  ['Special', [0], 'ball'],
  ['Special', [50], 'ball'],
  ['AnyAnimal', [12], 'ball'],
  ['SpecialColour', [3], 'ball'],
  ['2of2', [7], 'empty'],
  ['2of2', [7, 7], 'double'],
  ['3of2', [7, 8], 'empty'],
  ['None5', [1, 2, 3, 4], 'empty'],
  ['None5', range(1, 29), 'tooMany'],
])('%s refuses %j: %s', (code, row, fault) => {
  expect(selectionFault(lhcPlayOf(code), { rows: [row] })).toBe(fault);
});

const line = (code: string, row: number[], amount = 1000n): GoldenLine => ({
  code,
  selection: { rows: [row] },
  price: { amount, series: 1940 },
});

test.each<[string, GoldenLine, Omit<Settled, 'rebate'>]>([
  ['L1: special 49', line('Special', [49]), { bets: 1, stake: '10.00', win: '475.30' }],
  ['L1: big is a push', line('SpecialBSOE', [0]), { bets: 1, stake: '10.00', win: '10.00' }],
  ['L1: green', line('SpecialColour', [2]), { bets: 1, stake: '10.00', win: '29.70' }],
  ['L2: 2of2', line('2of2', [5, 12, 40], 500n), { bets: 3, stake: '15.00', win: '380.24' }],
  ['L3: two of 3of2', line('3of2', [5, 12, 40]), { bets: 1, stake: '10.00', win: '194.00' }],
  ['L3: three of 3of2', line('3of2', [5, 12, 23]), { bets: 1, stake: '10.00', win: '2679.14' }],
  ['L3: None5', line('None5', [1, 2, 3, 4, 6]), { bets: 1, stake: '10.00', win: '21.74' }],
])('golden case %s', (_, bet, settled) => {
  const facts = { winNo: '05,12,23,34,41,48,49', yearAnimal: horse };
  expect(settledGolden(lhc, facts, [bet])).toEqual({ ...settled, rebate: '0.00' });
});

test.each([
  '',
  '05,12,23,34,41,48',
  '05,12,23,34,41,48,49,01',
  '05,12,23,34,41,48,48',
  '00,12,23,34,41,48,49',
  '05,12,23,34,41,48,50',
  '5,12,23,34,41,48,49',
  '05,12,23,34,41,48, 49',
  '05-12-23-34-41-48-49',
  '05122334414849',
])('%j is no result', (winNo) => {
  expect(lhc.resultOf({ winNo, prizes: {}, yearAnimal: horse })).toBeNull();
});

test.each([-1, 12, 0.5, Number.NaN])('there is no result in a year of animal %d', (yearAnimal) => {
  const winNo = '05,12,23,34,41,48,49';
  expect(lhc.resultOf({ winNo, prizes: {}, yearAnimal })).toBeNull();
});

test('is drawn as seven of 49, and written in their order', () => {
  const words = [36, 48, 0, 3, 4, 5, 6];
  const asked: number[] = [];
  const drawn = lhc.draw((n) => {
    asked.push(n);
    return words.shift()! % n;
  }, horse);
  expect(asked).toEqual([49, 48, 47, 46, 45, 44, 43]);
  expect(drawn.yearAnimal).toBe(horse);
  expect(new Set(drawn.numbers).size).toBe(7);
  expect(lhc.resultOf({ winNo: lhc.winNoOf(drawn), prizes: {}, yearAnimal: horse })).toEqual(drawn);
});
