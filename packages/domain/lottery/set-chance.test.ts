import fc from 'fast-check';
import { expect, test } from 'vitest';
import { range, subsetsOf } from './counting.ts';
import { holdEverySet } from './set-chance.ts';

test('finds whether a set is missing as a list of all sets does', () => {
  const seen = { whole: 0, parts: 0 };
  const numbers = range(1, 6);
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 4 }),
      fc.array(fc.shuffledSubarray(numbers, { minLength: 4 }), { maxLength: 10 }),
      (k, lines) => {
        const isWhole = [...subsetsOf(numbers, k)].every((set) =>
          lines.some((line) => set.every((number) => line.includes(number))),
        );
        seen[isWhole ? 'whole' : 'parts'] += 1;
        const found = holdEverySet(
          lines.map((line) => new Set(line)),
          numbers,
          k,
        );
        expect(found).toBe(isWhole);
      },
    ),
    { numRuns: 500 },
  );
  expect(seen.whole).toBeGreaterThan(50);
  expect(seen.parts).toBeGreaterThan(50);
});

test('a search that takes too long says that a set is missing', () => {
  const numbers = range(1, 15);
  const lines = [...subsetsOf(numbers, 12)].map((line) => new Set(line));
  expect(holdEverySet(lines, numbers, 10)).toBe(true);
  expect(holdEverySet(lines, numbers, 10, 2000)).toBe(false);
});
