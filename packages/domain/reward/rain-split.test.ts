import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { splitBudget, type DrawBelow, type RainBudget } from './rain.ts';

/** Draws that are the same for the same seed (splitmix32), and how many they were. */
function drawsOf(seed: number): { below: DrawBelow; count: () => number } {
  let state = seed;
  let draws = 0;
  function word(): bigint {
    state = (state + 0x9e37_79b9) | 0;
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0_aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a_2d97);
    return BigInt((mixed ^ (mixed >>> 15)) >>> 0);
  }
  return {
    below: (limit) => {
      draws++;
      return ((word() << 32n) | word()) % limit;
    },
    count: () => draws,
  };
}

/** What is wrong with the envelopes of a plan, in words; none when all is right. */
function faultsOf({ budget, envelopes, least, most }: RainBudget, amounts: BigUint64Array) {
  let sum = 0n;
  let outside = 0;
  for (const amount of amounts) {
    sum += amount;
    if (amount < least || amount > most) outside++;
  }
  return [
    amounts.length === envelopes ? '' : `${amounts.length} envelopes`,
    sum === budget ? '' : `sum ${sum}`,
    outside === 0 ? '' : `${outside} out of bounds`,
  ].filter((fault) => fault !== '');
}

const golden = { budget: 100_000_00n, envelopes: 2000, least: 5_00n, most: 500_00n };

describe('a budget is split', () => {
  test.each([1, 2, 3, 21, 4096])('100,000.00 into 2,000 envelopes, seed %i', (seed) => {
    const amounts = splitBudget(golden, drawsOf(seed).below);
    expect(faultsOf(golden, amounts)).toEqual([]);
    expect(new Set(amounts).size).toBeGreaterThan(1000);
  });

  test('the same draws make the same envelopes, other draws others', () => {
    const split = (seed: number) => splitBudget(golden, drawsOf(seed).below);
    expect(split(7)).toEqual(split(7));
    expect(split(7)).not.toEqual(split(8));
  });

  test('at points that are drawn, into parts whose order is drawn', () => {
    const script = [6n, 2n, 0n, 0n];
    const limits: bigint[] = [];
    const amounts = splitBudget({ budget: 10n, envelopes: 3, least: 1n, most: 10n }, (limit) => {
      limits.push(limit);
      return script.shift() ?? 0n;
    });
    // Cut at 2 and 6 of 7 they hold 3, 5 and 2; then last and first, second and first are swapped.
    expect([...amounts]).toEqual([5n, 2n, 3n]);
    expect(limits).toEqual([8n, 8n, 3n, 2n]);
  });

  test('10,000 plans, each to the last minor unit and within its bounds', () => {
    const figures = fc.record({
      envelopes: fc.integer({ min: 1, max: 120 }),
      least: fc.bigInt({ min: 1n, max: 1000n }),
      range: fc.bigInt({ min: 0n, max: 5000n }),
      above: fc.bigInt({ min: 0n, max: 10n ** 9n }),
      seed: fc.nat(),
    });
    const property = fc.property(figures, ({ envelopes, least, range, above, seed }) => {
      const count = BigInt(envelopes);
      const budget = count * least + (above % (count * range + 1n));
      const plan = { budget, envelopes, least, most: least + range };
      expect(faultsOf(plan, splitBudget(plan, drawsOf(seed).below))).toEqual([]);
    });
    fc.assert(property, { numRuns: 10_000, seed: 21 });
  });

  const of = (envelopes: number, least: bigint, most: bigint, budget: bigint): RainBudget => ({
    envelopes,
    least,
    most,
    budget,
  });
  test.each([
    ['all least', of(2000, 5_00n, 500_00n, 10_000_00n)],
    ['one above all least', of(2000, 5_00n, 500_00n, 10_000_01n)],
    ['one below all most', of(2000, 5_00n, 500_00n, 1_000_000_00n - 1n)],
    ['all most', of(2000, 5_00n, 500_00n, 1_000_000_00n)],
    ['all alike', of(2000, 5_00n, 5_00n, 10_000_00n)],
    ['one envelope of the least', of(1, 5_00n, 500_00n, 5_00n)],
    ['one envelope between', of(1, 5_00n, 500_00n, 77_77n)],
    ['one envelope of the most', of(1, 5_00n, 500_00n, 500_00n)],
    ['two envelopes, one minor unit apart', of(2, 1n, 2n, 3n)],
    ['two as large as can be stored can be', of(2, 1n, 2n ** 62n, 2n ** 63n - 1n)],
  ])('at its edges: %s', (_, plan) => {
    expect(faultsOf(plan, splitBudget(plan, drawsOf(5).below))).toEqual([]);
  });

  const many = 100_000;
  test.each([
    ['half of the most', of(many, 5_00n, 500_00n, 25_000_000_00n)],
    ['all least', of(many, 5_00n, 500_00n, 500_000_00n)],
    ['one above all least', of(many, 5_00n, 500_00n, 500_000_01n)],
    ['one below all most', of(many, 1n, 1000n, 100_000_000n - 1n)],
    ['all most', of(many, 1n, 1000n, 100_000_000n)],
    ['of two sizes', of(many, 1n, 2n, 150_000n)],
    ['a range of millions', of(many, 1n, 10n ** 9n, 10n ** 14n - 1n)],
    ['without a most', of(many, 1n, 10n ** 15n, 10n ** 15n)],
  ])('into 100,000 envelopes with few draws for each: %s', (_, plan) => {
    const draws = drawsOf(9);
    expect(faultsOf(plan, splitBudget(plan, draws.below))).toEqual([]);
    expect(draws.count()).toBeLessThan(6 * many);
  });

  test.each([
    ['one below all least', { ...golden, budget: 9_999_99n }],
    ['one above all most', { ...golden, budget: 1_000_000_01n }],
    ['no envelopes', { ...golden, envelopes: 0 }],
    ['empty envelopes', { ...golden, least: 0n }],
  ])('never where that is impossible: %s', (_, plan) => {
    const draws = drawsOf(1);
    expect(() => splitBudget(plan, draws.below)).toThrow('this budget cannot be split');
    expect(draws.count()).toBe(0);
  });

  test.each<[string, DrawBelow]>([
    ['the lowest', () => 0n],
    ['the highest', (limit) => limit - 1n],
  ])('also when every draw is %s', (_, below) => {
    for (const budget of [1000n, 1001n, 54_321n, 99_999n, 100_000n]) {
      const plan = of(100, 10n, 1000n, budget);
      expect(faultsOf(plan, splitBudget(plan, below))).toEqual([]);
    }
  });
});

describe('no place of 400 rains is better than another', () => {
  const rains = Array.from({ length: 400 }, (_, index) =>
    Array.from(splitBudget(golden, drawsOf(1000 + index).below), Number),
  );
  const meanOf = (values: readonly number[]) =>
    values.reduce((sum, value) => sum + value, 0) / values.length;
  /** Chance alone leaves 99 % of what is drawn within so many standard errors. */
  const errors = 2.58;

  test('the mean of the first and of the last differ by chance only', () => {
    const apart = rains.map((amounts) => (amounts[0] ?? 0) - (amounts.at(-1) ?? 0));
    const mean = meanOf(apart);
    const variance = meanOf(apart.map((value) => (value - mean) ** 2));
    expect(variance).toBeGreaterThan(0);
    expect(Math.abs(mean)).toBeLessThan(errors * Math.sqrt(variance / rains.length));
  });

  test('place and amount are not correlated', () => {
    const correlations = rains.map((amounts) => {
      const mean = meanOf(amounts);
      const middle = (amounts.length - 1) / 2;
      const both = amounts.reduce(
        (sum, amount, place) => sum + (amount - mean) * (place - middle),
        0,
      );
      const ofAmounts = amounts.reduce((sum, amount) => sum + (amount - mean) ** 2, 0);
      const ofPlaces = amounts.reduce((sum, _, place) => sum + (place - middle) ** 2, 0);
      return both / Math.sqrt(ofAmounts * ofPlaces);
    });
    // The correlation of a random order has the variance 1 / (n - 1).
    const error = Math.sqrt(1 / (golden.envelopes - 1) / rains.length);
    expect(Math.abs(meanOf(correlations))).toBeLessThan(errors * error);
  });
});
