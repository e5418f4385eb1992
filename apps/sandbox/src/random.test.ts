import { expect, test } from 'vitest';
import { createDraw, draw, drawWeighted, randomId } from './random.ts';

test('words in the incomplete last stretch are drawn again instead of folded back', () => {
  const words = [0xffff_ffff, 0xffff_fffe, 7];
  const scripted = createDraw(() => words.shift() ?? 0);
  expect(scripted(10)).toBe(7);
  expect(words).toEqual([]);
});

test('a power of two accepts every word', () => {
  expect(createDraw(() => 0xffff_ffff)(256)).toBe(255);
});

test('all results are equally likely', () => {
  const counts = Array.from({ length: 37 }, () => 0);
  const rounds = 740_000;
  for (let round = 0; round < rounds; round += 1) {
    const result = draw(37);
    counts[result] = (counts[result] ?? 0) + 1;
  }
  const expected = rounds / 37;
  const chiSquare = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  // An even draw exceeds this less than once in 10^12 runs.
  expect(chiSquare).toBeLessThan(130);
});

test('a range that cannot be drawn from is refused', () => {
  expect(() => draw(0)).toThrow(RangeError);
  expect(() => draw(1.5)).toThrow(RangeError);
});

test('weights decide, and a weight of zero never wins', () => {
  expect(drawWeighted([2, 0, 3], () => 1)).toBe(0);
  expect(drawWeighted([2, 0, 3], () => 2)).toBe(2);
});

test('ids carry 192 random bits', () => {
  expect(randomId('p_')).toMatch(/^p_[\w-]{32}$/);
  expect(randomId('p_')).not.toBe(randomId('p_'));
});
