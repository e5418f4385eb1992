import fc from 'fast-check';
import { expect, test } from 'vitest';
import { range, tuplesOf } from '../counting.ts';
import { countTuples, countUnion, ordersOf, setOf, sizeOf } from './different-tuples.ts';

const anyRow = fc.subarray(range(1, 7));
const rowsOf = (places: number) => fc.array(anyRow, { minLength: places, maxLength: places });

/** The tuples of the rows without a number twice, each as a text. */
function listed(rows: readonly (readonly number[])[]) {
  const tuples = [...tuplesOf(rows)].filter((tuple) => new Set(tuple).size === tuple.length);
  return tuples.map((tuple) => tuple.join(' '));
}

test('a set has its numbers once', () => {
  expect(setOf([1, 3, 1])).toBe(0b1010);
  expect(sizeOf(setOf([1, 3, 11]))).toBe(3);
  expect(sizeOf(0)).toBe(0);
});

test.each([
  [11, 2, 110],
  [11, 3, 990],
  [10, 5, 30_240],
  [10, 0, 1],
])('%i different things taken %i at a time have %i orders', (n, k, orders) => {
  expect(ordersOf(n, k)).toBe(orders);
  expect(countTuples(range(1, k).map(() => setOf(range(1, n))))).toBe(orders);
});

test('tuples of several selections are counted once, as a list of them has', () => {
  const selections = fc
    .integer({ min: 1, max: 4 })
    .chain((places) => fc.array(rowsOf(places), { minLength: 1, maxLength: 5 }));
  fc.assert(
    fc.property(selections, (chosen) => {
      const sets = chosen.map((rows) => rows.map(setOf));
      expect(countUnion(sets)).toBe(new Set(chosen.flatMap(listed)).size);
      expect(sets.map(countTuples)).toEqual(chosen.map((rows) => listed(rows).length));
    }),
    { numRuns: 300 },
  );
});

test('nothing chosen is no tuple', () => {
  expect(countUnion([])).toBe(0);
  expect(countTuples([setOf([4]), setOf([4])])).toBe(0);
});
