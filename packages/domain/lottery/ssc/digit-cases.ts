import { sum } from '../counting.ts';
import type { Case } from '../play.ts';
import { digits, resultShowing, type SscResult } from './ssc-result.ts';

/** How often each digit is shown, by the digit. */
export function timesOfDigits(shown: readonly number[]): number[] {
  const times = Array<number>(10).fill(0);
  for (const digit of shown) times[digit] = (times[digit] ?? 0) + 1;
  return times;
}

const factorial = (n: number): number => (n < 2 ? 1 : n * factorial(n - 1));

/** In how many orders the digits can stand. */
export function ordersOf(shown: readonly number[]): number {
  return timesOfDigits(shown).reduce(
    (orders, times) => orders / factorial(times),
    factorial(shown.length),
  );
}

function* risingDigits(length: number, from = 0): Generator<number[]> {
  if (length === 0) {
    yield [];
    return;
  }
  for (const digit of digits.values.slice(from)) {
    for (const rest of risingDigits(length - 1, digit)) yield [digit, ...rest];
  }
}

/** All results of the places for plays that see no order of the digits there. */
export function* casesWithoutOrder(places: readonly number[]): Generator<Case<SscResult>> {
  for (const shown of risingDigits(places.length)) {
    yield { result: resultShowing(places, shown), times: ordersOf(shown) };
  }
}

/** How many different digits of the list are shown. */
export function shownOf(listed: readonly number[], shown: readonly number[]): number {
  return sum(listed.map((digit) => (shown.includes(digit) ? 1 : 0)));
}
