import { combinations, range, sum } from '../counting.ts';
import type { RowShape, Selection, Tier } from '../play.ts';
import { timesOfDigits } from './digit-cases.ts';
import { digits } from './ssc-result.ts';

/** So many digits of a row, each wanted so many times. */
export type Part = Readonly<{ row: number; take: number; times: number }>;

export type ShapedRules = Readonly<{
  rows: readonly string[];
  /** One or two; all digits of a bet differ. */
  parts: readonly Part[];
  tier: Tier;
}>;

type Rows = Selection['rows'];

/** How many ways there are to take different digits for all parts. */
export function choicesOf([first, second]: readonly Part[], rows: Rows): number {
  if (!first) return 0;
  const row = rows[first.row] ?? [];
  if (!second) return combinations(row.length, first.take);
  const other = rows[second.row] ?? [];
  const shared = row.filter((digit) => other.includes(digit)).length;
  return sum(
    range(0, first.take).map(
      (both) =>
        combinations(shared, both) *
        combinations(row.length - shared, first.take - both) *
        combinations(other.length - both, second.take),
    ),
  );
}

/** Whether the digits are what a bet of the selection wants, in any order. */
export function isShaped(parts: readonly Part[], rows: Rows, shown: readonly number[]): boolean {
  const timesOf = timesOfDigits(shown);
  return parts.every(({ row, take, times }) => {
    let taken = 0;
    for (const digit of digits.values) {
      if (timesOf[digit] !== times) continue;
      if (!rows[row]?.includes(digit)) return false;
      taken += 1;
    }
    return taken === take;
  });
}

export function rowsOfDigits(names: readonly string[]): RowShape[] {
  return names.map((name) => ({ name, balls: digits }));
}
