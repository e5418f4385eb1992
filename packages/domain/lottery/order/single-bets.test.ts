import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sum } from '../counting.ts';
import { families } from '../families.ts';
import { anySelection } from '../family.suite.ts';
import { compareFractions, fraction, fractionText, largestOf } from '../fraction.ts';
import {
  familyCodes,
  ownFamilyCodes,
  type FamilyCode,
  type Play,
  type Selection,
} from '../play.ts';
import { stakeOf } from '../price/line-money.ts';
import { onlyRowOf, selectionFault } from '../selection.ts';
import { partedSelection } from './parted-selection.ts';
import { betShapeOf, paidByHit, singleBetsOf } from './single-bets.ts';

const own: readonly FamilyCode[] = ownFamilyCodes;
const fixed = familyCodes.filter((code) => !own.includes(code));
const every = fixed.flatMap((code) =>
  families[code].plays.map((play) => [`${code} ${play.code}`, play] as const),
);

function playOf(family: FamilyCode, code: string): Play<unknown> {
  const play = families[family].plays.find((one) => one.code === code);
  if (!play) throw new Error(`${family} has no play ${code}`);
  return play;
}

const numbersOf = (family: FamilyCode, code: string, rows: number[][]) =>
  singleBetsOf(playOf(family, code), { rows }).map(({ number }) => number);

/** Sets of four to ten of many balls are too many to list in each run. */
const mostBalls = ({ code }: Play<unknown>) => (/^(Xien|Truot)/.test(code) ? 11 : 40);

describe.each(every)('%s', (_, play) => {
  const selected = anySelection(play, mostBalls(play));

  test('single bets are those that the play counts, and cost the same', () => {
    fc.assert(
      fc.property(selected, (selection) => {
        const bets = singleBetsOf(play, selection);
        expect(sum(bets.map((bet) => play.count(bet.selection)))).toBe(play.count(selection));
        const stakes = bets.map((bet) => stakeOf(play, play.count(bet.selection), 7n));
        const stake = stakeOf(play, play.count(selection), 7n);
        expect(stakes.reduce((all, one) => all + one, 0n)).toBe(stake);
        expect(new Set(bets.map(({ number }) => number)).size).toBe(bets.length);
        expect(bets.filter((bet) => selectionFault(play, bet.selection) !== null)).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  test('a bet keeps its number in whatever selection it stands', () => {
    fc.assert(
      fc.property(selected, (selection) => {
        for (const { number, selection: alone } of singleBetsOf(play, selection)) {
          expect(singleBetsOf(play, alone).map((bet) => bet.number)).toEqual([number]);
        }
      }),
      { numRuns: 30 },
    );
  });

  test('parts hold each bet once, on the side where its number belongs', () => {
    fc.assert(
      fc.property(selected, fc.array(fc.boolean(), { minLength: 1 }), (selection, pattern) => {
        const bets = singleBetsOf(play, selection);
        const numbers = bets.map(({ number }) => number);
        const apart = new Set(numbers.filter((__, at) => pattern[at % pattern.length]));
        const parted = partedSelection(play, selection, (number) => apart.has(number));
        const numbersIn = (parts: readonly Selection[]) =>
          parts
            .flatMap((part) => singleBetsOf(play, part))
            .map(({ number }) => number)
            .toSorted();
        expect(numbersIn(parted.apart)).toEqual([...apart].toSorted());
        const rest = numbers.filter((number) => !apart.has(number));
        expect(numbersIn(parted.rest)).toEqual(rest.toSorted());
        const parts = [...parted.apart, ...parted.rest];
        expect(parts.filter((part) => selectionFault(play, part) !== null)).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  test('one hit pays no more than the highest of the odds, and never nothing', () => {
    const odds = play.tiers.map((tier) => tier.odds);
    fc.assert(
      fc.property(selected, (selection) => {
        for (const { number, selection: alone } of singleBetsOf(play, selection)) {
          const paid = paidByHit(play, number, odds);
          expect(compareFractions(paid, fraction(1))).toBeGreaterThan(0n);
          expect(compareFractions(paid, largestOf(odds))).toBeLessThanOrEqual(0n);
          const possible = play.mostWin(alone, { odds, yearAnimal: 0 });
          expect(compareFractions(paid, possible)).toBeLessThanOrEqual(0n);
        }
      }),
      { numRuns: 30 },
    );
  });
});

test.each<[FamilyCode, string, number[][], string[]]>([
  ['VN_NORTH', 'Lo2', [[68, 6]], ['68', '06']],
  ['VN_NORTH', 'Lo4', [[7]], ['0007']],
  ['VN_NORTH', 'Head', [[0]], ['0']],
  ['VN_NORTH', 'DbBSOE', [[0, 3]], ['0', '3']],
  ['VN_SOUTH', 'Xien2', [[91, 6, 24]], ['06-24', '06-91', '24-91']],
  ['THAI', 'Toad3', [[541, 415, 227]], ['145', '227']],
  ['MY4D', 'IBoxSmall', [[4821, 1284, 3350, 533]], ['1248', '0335']],
  ['MY4D', 'Big', [[4821, 1248]], ['4821', '1248']],
  ['PH3', 'PH3Rambolito', [[501]], ['015']],
  ['PH2', 'PH2Straight', [[31, 7], [7]], ['31-07', '07-07']],
  ['PH2', 'PH2Rambolito', [[31, 7]], ['07-31']],
])('%s %s %j is a bet on %j', (family, code, rows, numbers) => {
  expect(numbersOf(family, code, rows)).toEqual(numbers);
});

test.each<[FamilyCode, string, string, string]>([
  ['MY4D', 'Big', '4821', '2500'],
  ['MY4D', 'Small', '0977', '3500'],
  ['MY4D', 'IBoxBig', '1248', '625/6'],
  ['MY4D', 'IBoxBig', '0335', '625/3'],
  ['THAI', 'Toad3', '145', '150'],
  ['THAI', 'Toad3', '227', '300'],
  ['PH3', 'PH3Rambolito', '015', '133'],
  ['VN_NORTH', 'Lo2', '68', '99'],
  ['VN_NORTH', 'Lo2', '06', '99'],
  ['VN_SOUTH', 'Xien2', '06-24', '36'],
  ['PH2', 'PH2Straight', '31-07', '800'],
])('%s %s: a hit of %s pays %s', (family, code, number, paid) => {
  const play = playOf(family, code);
  const odds = play.tiers.map((tier) => tier.odds);
  expect(fractionText(paidByHit(play, number, odds))).toBe(paid);
});

test('a set apart leaves one selection of the balls that stand in none, and few bets alone', () => {
  const row = Array.from({ length: 40 }, (_, ball) => ball);
  const { apart, rest } = partedSelection(
    playOf('VN_NORTH', 'Xien2'),
    { rows: [row] },
    (number) => number === '06-24' || number === '06-25',
  );
  expect(apart).toEqual([{ rows: [[6, 24]] }, { rows: [[6, 25]] }]);
  expect(rest[0] && onlyRowOf(rest[0])).toHaveLength(39);
  expect(rest).toHaveLength(1 + 37);
});

test('plays without fixed odds have no such bets', () => {
  expect(() => betShapeOf(playOf('SSC', 'FixedPlace'))).toThrow('FixedPlace is no play');
});
