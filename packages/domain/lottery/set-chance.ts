import { largestOf, type Fraction } from './fraction.ts';
import type { Selection } from './play.ts';
import { onlyRowOf } from './selection.ts';

/** How often a search may look at a line: many more than lines need that nobody made to be slow. */
const patience = 5_000_000;

/**
 * Whether every set of k of the numbers stands in one of the lines. A set that stands in none has
 * for each line a number outside it: the search takes such numbers until no line is left. One that
 * takes too long ends as though a set were missing.
 */
export function holdEverySet(
  lines: readonly ReadonlySet<number>[],
  numbers: readonly number[],
  k: number,
  mostLooks = patience,
): boolean {
  let looks = 0;

  function isMissing(
    left: readonly ReadonlySet<number>[],
    open: readonly number[],
    more: number,
  ): boolean {
    const [line] = left;
    if (line === undefined || looks > mostLooks) return true;
    if (more === 0) return false;
    let untried = open;
    return open.some((number) => {
      if (line.has(number)) return false;
      looks += left.length;
      // Sets with this number need not be looked at again beside the next ones.
      untried = untried.filter((other) => other !== number);
      return isMissing(
        left.filter((other) => other.has(number)),
        untried,
        more - 1,
      );
    });
  }

  const longestFirst = lines.toSorted((one, other) => other.size - one.size);
  return !isMissing(longestFirst, numbers, k);
}

/**
 * How likely a bet of some selections wins, where the bets of one are every set of so many of its
 * numbers; `chanceOf` says it of one selection with so many numbers. Selections that are together
 * every set of their numbers win as one of them all does. Of others it is the chance of the best
 * one: never too high, so that no valid amount is lost by it, though selections that have numbers
 * in common may win more often.
 */
export function chanceOfSets(
  selections: readonly Selection[],
  size: number,
  chanceOf: (numbers: number) => Fraction,
): Fraction {
  const rows = selections.map((selection) => new Set(onlyRowOf(selection)));
  const numbers = [...new Set(rows.flatMap((row) => [...row]))];
  return holdEverySet(rows, numbers, size)
    ? chanceOf(numbers.length)
    : largestOf(rows.map((row) => chanceOf(row.size)));
}
