import { expect, test } from 'vitest';
import { combinations, range } from '../counting.ts';
import { termsOf } from '../family.suite.ts';
import { fraction, fractionText, largestOf, productOf, sumOf } from '../fraction.ts';
import { hasWon, paidBy, type Outcome, type Play } from '../play.ts';
import { mostBets } from '../selection.ts';
import type { LhcResult } from './lhc-result.ts';
import {
  exactCombinations,
  horse,
  lhcPlayOf,
  numbersOfAnimals,
  numbersOfLastDigits,
  setSizes,
} from './lhc.fixture.ts';

/** Results between which a bet sees no difference, and how many there are. */
type Ways = { result: LhcResult; ways: bigint };

const allResults = exactCombinations(49, 7) * 7n;

/** What can be drawn of the numbers 1 to n: so many among the six, and the special or not. */
function waysOfNumbers(n: number): Ways[] {
  return range(0, 6).flatMap((regular) =>
    [0, 1].flatMap((special) => {
      const specials = BigInt(special ? n - regular : 49 - n - (6 - regular));
      const ways = exactCombinations(n, regular) * exactCombinations(49 - n, 6 - regular);
      const numbers = [
        ...range(1, regular),
        ...range(n + 1, n + 6 - regular),
        special ? n : n + 7 - regular,
      ];
      return specials > 0n
        ? [{ result: { numbers, yearAnimal: horse }, ways: ways * specials }]
        : [];
    }),
  );
}

/** What can be drawn of each of some groups: so many numbers, and the others beside them. */
function waysOfGroups(groups: readonly (readonly number[])[]): Ways[] {
  const others = range(1, 49).filter((number) => !groups.flat().includes(number));
  let drawn = [{ numbers: [] as number[], ways: 7n }];
  for (const group of groups) {
    drawn = drawn.flatMap(({ numbers, ways }) =>
      range(0, Math.min(group.length, 7 - numbers.length)).map((taken) => ({
        numbers: [...numbers, ...group.slice(0, taken)],
        ways: ways * exactCombinations(group.length, taken),
      })),
    );
  }
  return drawn
    .map(({ numbers, ways }) => {
      const left = 7 - numbers.length;
      return {
        result: { numbers: [...numbers, ...others.slice(0, left)], yearAnimal: horse },
        ways: ways * exactCombinations(others.length, left),
      };
    })
    .filter(({ ways }) => ways > 0n);
}

/** The return, chance and possible win of a line over all results, as the play evaluates them. */
function overAll(play: Play<LhcResult>, row: readonly number[], cases: readonly Ways[]) {
  const { odds } = termsOf(play);
  const selection = { rows: [row] };
  const paid = new Map<string, { outcome: Outcome; ways: bigint }>();
  let all = 0n;
  for (const { result, ways } of cases) {
    const outcome = play.outcome(selection, result);
    const key = outcome.hits.join(' ');
    paid.set(key, { outcome, ways: ways + (paid.get(key)?.ways ?? 0n) });
    all += ways;
  }
  expect(all).toBe(allResults);
  const outcomes = [...paid.values()];
  const wins = outcomes.map(({ outcome, ways }) =>
    productOf(fraction(ways), paidBy(play, odds, outcome)),
  );
  const won = outcomes.filter(({ outcome }) => hasWon(outcome));
  return {
    return: fractionText(
      productOf(sumOf(wins), fraction(1n, allResults * BigInt(play.count(selection)))),
    ),
    chance: fraction(
      won.reduce((sum, { ways }) => sum + ways, 0n),
      allResults,
    ),
    most: largestOf(outcomes.map(({ outcome }) => paidBy(play, odds, outcome))),
  };
}

function expectExact(code: string, row: readonly number[], cases: readonly Ways[]) {
  const play = lhcPlayOf(code);
  const terms = termsOf(play, horse);
  const found = overAll(play, row, cases);
  expect(found.return).toBe('1');
  expect(play.chance([{ rows: [row] }], terms)).toEqual(found.chance);
  expect(play.mostWin({ rows: [row] }, terms)).toEqual(found.most);
}

test.each(Object.entries(setSizes))(
  '%s returns all over all results, with one bet and with as many numbers as a line holds',
  (code, size) => {
    const sizes = range(size, 49).filter((n) => combinations(n, size) <= mostBets);
    expect(sizes.length).toBeGreaterThan(9);
    for (const n of sizes) expectExact(code, range(1, n), waysOfNumbers(n));
  },
);

const ofAnimals = [...range(0, 11).map((animal) => [animal]), [6, 7], [0, 3, 11], range(0, 8)];
test.each(ofAnimals)('any of the animals %j and more: returns all over all results', (...row) => {
  expectExact('AnyAnimal', row, waysOfGroups(row.map((animal) => numbersOfAnimals[animal]!)));
});

const ofDigits = [...range(0, 9).map((digit) => [digit]), [0, 1], [3, 5, 9], range(0, 9)];
test.each(ofDigits)(
  'any of the last digits %j and more: returns all over all results',
  (...row) => {
    expectExact('AnyLastDigit', row, waysOfGroups(row.map((digit) => numbersOfLastDigits[digit]!)));
  },
);

test.each(range(0, 11))('animals are paid by their numbers in a year of animal %i', (year) => {
  for (const code of ['SpecialAnimal', 'AnyAnimal']) {
    const play = lhcPlayOf(code);
    const result = { numbers: [2, 3, 4, 5, 6, 7, 1], yearAnimal: year };
    expect(play.outcome({ rows: [[year]] }, result)).toEqual({ hits: [0, 1], pushes: 0 });
    expect(play.outcome({ rows: [[(year + 1) % 12]] }, result).hits).toEqual([0, 0]);
    const terms = termsOf(play, year);
    expect(play.mostWin({ rows: [[year]] }, terms)).toEqual(play.tiers[1]!.odds);
    expect(play.mostWin({ rows: [[(year + 3) % 12]] }, terms)).toEqual(play.tiers[0]!.odds);
    expect(play.tierOfBall!(year, terms)).toBe(1);
  }
  const special = lhcPlayOf('SpecialAnimal');
  const chance = special.chance([{ rows: [[year]] }], termsOf(special, year));
  expect(fractionText(chance)).toBe('5/49');
});
