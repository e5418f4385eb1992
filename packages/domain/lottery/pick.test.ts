import { expect, test } from 'vitest';
import { range, sum } from './counting.ts';
import { pick } from './pick.ts';

/** Answers by the words of a block, none of which is near the limit where it would be dropped. */
function uniformOf(block: string) {
  const words = block.match(/.{8}/g) ?? [];
  return (n: number) => Number.parseInt(words.shift() ?? '', 16) % n;
}

test.each([
  [
    'PV11X5',
    '5b6224a6709a66b0f0e4e65b23169ac58b6686e212545e24c35dd6520a67569e',
    11,
    [6, 1, 2, 9, 11],
  ],
  [
    'PVLHC5',
    'fb4eaf2ae165be4dda4250a38dc63a444136463ca002150e4f59ecade8c31d30',
    49,
    [37, 31, 39, 16, 14, 32, 34],
  ],
])('the vector of %s gives its result', (_, block, n, numbers) => {
  expect(pick(uniformOf(block), n, numbers.length)).toEqual(numbers);
});

test('asks for one number less at each place, the last one too', () => {
  const asked: number[] = [];
  const numbers = pick((n) => asked.push(n) && n - 1, 10, 10);
  expect(asked).toEqual(range(1, 10).toReversed());
  expect(numbers).toEqual([10, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
});

test('each order of three of four numbers has one way to be drawn', () => {
  const answers = [0, 1, 2, 3].flatMap((first) =>
    [0, 1, 2].flatMap((second) => [0, 1].map((third) => [first, second, third])),
  );
  const drawn = answers.map((each) => {
    const left = [...each];
    return pick(() => left.shift() ?? -1, 4, 3);
  });
  expect(new Set(drawn.map((numbers) => numbers.join(' '))).size).toBe(24);
  expect(drawn.every((numbers) => new Set(numbers).size === 3)).toBe(true);
  expect(sum(drawn.flat())).toBe(24 * 3 * 2.5);
});
