import { range } from '../counting.ts';
import type { Case } from '../play.ts';

/** A result: numbers from 1 on in the order in which they were drawn, no two of them alike. */
export type DrawnOrder = readonly number[];

/** What the wire calls the places, and with them the rows of plays on places. */
export const placeNames = [
  'FIRST',
  'SECOND',
  'THIRD',
  'FOURTH',
  'FIFTH',
  'SIXTH',
  'SEVENTH',
  'EIGHTH',
  'NINTH',
  'TENTH',
] as const;

/** The number at a place, 0 for the first. */
export function numberAt(drawn: DrawnOrder, place: number): number {
  return drawn[place] ?? 0;
}

/** "03,07,11,05,01" of `length` numbers of 1 to `size`; null where it is no such text. */
export function drawnOrderOf(text: string, length: number, size: number): DrawnOrder | null {
  const parts = text.split(',');
  const numbers = parts.map(Number);
  const isDrawn =
    parts.length === length &&
    parts.every((part) => /^\d\d$/.test(part)) &&
    numbers.every((number) => number >= 1 && number <= size) &&
    new Set(numbers).size === length;
  return isDrawn ? numbers : null;
}

export function drawnOrderText(drawn: DrawnOrder): string {
  return drawn.map((number) => `${number}`.padStart(2, '0')).join(',');
}

/** An order of the numbers 1 to `size` that has the given ones at their places. */
export function orderWith(size: number, placed: ReadonlyMap<number, number>): DrawnOrder {
  const given = new Set(placed.values());
  const others = range(1, size).filter((number) => !given.has(number));
  return range(0, size - 1).map((place) => placed.get(place) ?? others.shift() ?? 0);
}

/** One result for all with the same key. */
export function groupedCases(
  results: Iterable<DrawnOrder>,
  keyOf: (drawn: DrawnOrder) => number | string,
): Case<DrawnOrder>[] {
  const cases = new Map<number | string, Case<DrawnOrder>>();
  for (const result of results) {
    const key = keyOf(result);
    const known = cases.get(key) ?? { result, times: 0 };
    cases.set(key, { result: known.result, times: known.times + 1 });
  }
  return [...cases.values()];
}
