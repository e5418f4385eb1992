import { fraction, productOf, sumOf, wholeOf, type Fraction } from '../fraction.ts';

/**
 * At how many of all^drawn results exactly 0, 1, 2 … of the numbers occur: followed from draw to
 * draw, where the code under test goes by formula.
 */
export function occurring(numbers: number, all: number, drawn: number): bigint[] {
  let ways = [1n, ...Array.from<bigint>({ length: numbers }).fill(0n)];
  for (let draw = 0; draw < drawn; draw += 1) {
    ways = ways.map((stay, found) => {
      const before = ways[found - 1] ?? 0n;
      return stay * BigInt(all - numbers + found) + before * BigInt(numbers - found + 1);
    });
  }
  return ways;
}

/** The chance that so many of the numbers or more occur. */
export function chanceOfLeast(least: number, numbers: number, all: number, drawn: number) {
  const ways = occurring(numbers, all, drawn).slice(least);
  const won = ways.reduce((sum, each) => sum + each, 0n);
  return fraction(won, BigInt(all) ** BigInt(drawn));
}

/** Rounded to three decimals, as the specification writes returns: ".894". */
export function threeDecimals(part: Fraction): string {
  const thousandths = wholeOf(sumOf([productOf(part, fraction(1000)), fraction(1, 2)]));
  return `.${`${thousandths}`.padStart(3, '0')}`;
}

/** What a bet that is hit so often at so many of the results gives back. */
export function returned(odds: Fraction, hits: bigint | number, results: bigint | number) {
  return productOf(odds, fraction(hits, results));
}
