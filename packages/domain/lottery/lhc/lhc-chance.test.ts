import fc from 'fast-check';
import { expect, test } from 'vitest';
import { range, subsetsOf } from '../counting.ts';
import { termsOf } from '../family.suite.ts';
import { compareFractions, fraction, fractionText, largestOf } from '../fraction.ts';
import { hasWon, type Play, type Selection } from '../play.ts';
import { coversMost } from '../price/valid-amount.ts';
import type { LhcResult } from './lhc-result.ts';
import { exactCombinations, horse, lhcPlayOf, setSizes } from './lhc.fixture.ts';

const lineOf = (row: readonly number[]): Selection => ({ rows: [row] });

/** The exact chance of lines on the numbers 1 to n: each way in which these can be drawn. */
function chanceOfLines(play: Play<LhcResult>, n: number, lines: readonly Selection[]) {
  const others = range(n + 1, 49);
  let won = 0n;
  for (let regular = 0; regular <= Math.min(n, 6); regular += 1) {
    for (const six of subsetsOf(range(1, n), regular)) {
      const beside = others.slice(0, 6 - regular);
      const ways = exactCombinations(others.length, beside.length);
      const specials = [...range(1, n).filter((ball) => !six.includes(ball)), others.at(-1)!];
      for (const special of specials) {
        const result = { numbers: [...six, ...beside, special], yearAnimal: horse };
        const isWon = lines.some((line) => hasWon(play.outcome(line, result)));
        const same = special > n ? BigInt(others.length - beside.length) : 1n;
        won += isWon ? ways * same : 0n;
      }
    }
  }
  return fraction(won, exactCombinations(49, 7) * 7n);
}

function areEverySet(n: number, size: number, lines: readonly Selection[]) {
  const bets = lines.flatMap(({ rows }) => [...subsetsOf(rows[0]!, size)]);
  const different = new Set(bets.map((bet) => bet.toSorted((one, other) => one - other).join()));
  return BigInt(different.size) === exactCombinations(n, size);
}

const smallSets = ['Regular', '2of2', '3of3', '3of2', 'RegularAndSpecial', 'None5'];
const n = 6;

test.each(smallSets)('%s: lines win together as often as is said, or more often', (code) => {
  const play = lhcPlayOf(code);
  const size = setSizes[code]!;
  const anyLines = fc.array(
    fc.shuffledSubarray(range(1, n), { minLength: size, maxLength: Math.max(size, 5) }).map(lineOf),
    { minLength: 1, maxLength: 12 },
  );
  const seen = { whole: 0, parts: 0 };
  fc.assert(
    fc.property(anyLines, (lines) => {
      const named = new Set(lines.flatMap(({ rows }) => rows[0]!));
      // The numbers named become the first ones, so that few others are looked at.
      const placeOf = new Map([...named].map((number, at) => [number, at + 1]));
      const renamed = lines.map(({ rows }) => lineOf(rows[0]!.map((ball) => placeOf.get(ball)!)));
      const exact = chanceOfLines(play, named.size, renamed);
      const said = play.chance(renamed, termsOf(play, horse));
      const isWhole = areEverySet(named.size, size, renamed);
      seen[isWhole ? 'whole' : 'parts'] += 1;
      const alone = largestOf(renamed.map((line) => chanceOfLines(play, named.size, [line])));
      expect(said).toEqual(isWhole ? exact : alone);
      expect(compareFractions(said, exact) <= 0n).toBe(true);
    }),
    { numRuns: 40 },
  );
  expect(seen.whole).toBeGreaterThan(0);
});

test('single bets that are together every pair of their numbers win as one line of them', () => {
  const play = lhcPlayOf('2of2');
  const terms = termsOf(play, horse);
  const pairs = [...subsetsOf(range(1, 49), 2)].map(lineOf);
  expect(fractionText(play.chance(pairs, terms))).toBe('1');
  expect(coversMost(play, pairs, terms)).toBe(true);
  expect(play.chance(pairs.slice(1), terms)).toEqual(play.chance([lineOf([1, 2])], terms));
});

test.each([
  ['Special', range(1, 34), false],
  ['Special', range(1, 35), true],
  ['SpecialBSOE', [0], false],
  ['SpecialBSOE', [0, 1], true],
  ['AnyAnimal', [6], false],
  ['AnyAnimal', [0, 1], true],
  ['Regular', range(1, 8), false],
  ['Regular', range(1, 9), true],
  ['None5', range(1, 5), false],
  ['None5', range(1, 7), true],
])('%s with %j covers more than 70 % of the results: %s', (code, row, covers) => {
  const play = lhcPlayOf(code);
  const half = Math.ceil(row.length / 2);
  const terms = termsOf(play, horse);
  expect(coversMost(play, [lineOf(row)], terms)).toBe(covers);
  const parts = [row.slice(0, half), row].map(lineOf);
  expect(coversMost(play, parts, terms)).toBe(covers);
});
