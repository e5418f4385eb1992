import { range } from '../counting.ts';

/** A set of small whole numbers: bit n stands for the number n. */
type NumberSet = number;

export function setOf(numbers: Iterable<number>): NumberSet {
  let set = 0;
  for (const number of numbers) set |= 1 << number;
  return set;
}

export function sizeOf(set: NumberSet): number {
  let size = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) size += 1;
  return size;
}

/** How many orders k of n different things have. */
export function ordersOf(n: number, k: number): number {
  return range(n - k + 1, n).reduce((product, factor) => product * factor, 1);
}

/**
 * How many tuples with a number of each row have no number twice. A number of the last row stands
 * beside each tuple of the other rows, but for those tuples that have it already, in one row.
 */
export function countTuples(rows: readonly NumberSet[]): number {
  const last = rows.at(-1);
  if (last === undefined) return 1;
  const others = rows.slice(0, -1);
  let count = sizeOf(last) * countTuples(others);
  for (const [index, other] of others.entries()) {
    const shared = other & last;
    if (shared !== 0) count -= countTuples(others.with(index, shared));
  }
  return count;
}

/**
 * How many tuples without a number twice are in the rows of one selection or more, from a place on
 * and without the numbers that stand before it.
 */
export function countUnion(
  selections: readonly (readonly NumberSet[])[],
  place = 0,
  used: NumberSet = 0,
): number {
  const [only, ...more] = selections;
  if (!only) return 0;
  if (more.length === 0) return countTuples(only.slice(place).map((row) => row & ~used));
  const possible = selections.reduce((all, rows) => all | (rows[place] ?? 0), 0) & ~used;
  if (place === only.length - 1) return sizeOf(possible);
  let count = 0;
  for (let rest = possible; rest !== 0; rest &= rest - 1) {
    const number = rest & -rest;
    const having = selections.filter((rows) => ((rows[place] ?? 0) & number) !== 0);
    count += countUnion(having, place + 1, used | number);
  }
  return count;
}
