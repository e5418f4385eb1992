import { floorDiv } from '../agent/rate-chain.ts';

/** An exact number of at least zero: odds, chances, wins before they are rounded. */
export type Fraction = Readonly<{ over: bigint; under: bigint }>;

function greatestDivisor(one: bigint, other: bigint): bigint {
  let [high, low] = [one, other];
  while (low !== 0n) [high, low] = [low, high % low];
  return high;
}

/** `over / under` in lowest terms; `under` is above zero. */
export function fraction(over: bigint | number, under: bigint | number = 1n): Fraction {
  const [top, bottom] = [BigInt(over), BigInt(under)];
  if (bottom <= 0n || top < 0n) throw new RangeError(`${top}/${bottom} is no fraction`);
  const divisor = greatestDivisor(top, bottom);
  return { over: top / divisor, under: bottom / divisor };
}

export const zero = fraction(0);

export function sumOf(parts: readonly Fraction[]): Fraction {
  return parts.reduce(
    (sum, part) => fraction(sum.over * part.under + part.over * sum.under, sum.under * part.under),
    zero,
  );
}

export function productOf(...parts: readonly Fraction[]): Fraction {
  return parts.reduce(
    (product, part) => fraction(product.over * part.over, product.under * part.under),
    fraction(1),
  );
}

/** Below zero where `one` is the smaller, zero where they are equal. */
export function compareFractions(one: Fraction, other: Fraction): bigint {
  return one.over * other.under - other.over * one.under;
}

export function largestOf(parts: readonly Fraction[]): Fraction {
  return parts.reduce((most, part) => (compareFractions(part, most) > 0n ? part : most), zero);
}

/** The whole part: money is rounded down, once. */
export function wholeOf(part: Fraction): bigint {
  return floorDiv(part.over, part.under);
}

/** "1000/3", or "10" where it is whole; what the wire calls `odds`. */
export function fractionText({ over, under }: Fraction): string {
  return under === 1n ? `${over}` : `${over}/${under}`;
}

/** Rounded down to so many decimals, without zeros cut off: 1000/3 with 4 is "333.3333". */
export function decimalText({ over, under }: Fraction, decimals: number): string {
  const digits = ((over * 10n ** BigInt(decimals)) / under).toString().padStart(decimals + 1, '0');
  return decimals === 0 ? digits : `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}
