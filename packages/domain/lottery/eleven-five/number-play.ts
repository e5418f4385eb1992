import { combinations, range, subsetsOf } from '../counting.ts';
import { setOf, sizeOf } from '../drawn-order/different-tuples.ts';
import type { DrawnOrder } from '../drawn-order/drawn-order.ts';
import { payOf, type PlayHead } from '../drawn-order/place-plays.ts';
import { fraction } from '../fraction.ts';
import type { PickedPlay } from '../play.ts';

const listed = new Map<string, readonly number[]>();

/** Every set of `seen` of the numbers 1 to `size`. */
function setsOf(size: number, seen: number): readonly number[] {
  const key = `${size} ${seen}`;
  const sets = listed.get(key) ?? [...subsetsOf(range(1, size), seen)].map(setOf);
  listed.set(key, sets);
  return sets;
}

/**
 * Each bet is `k` of the numbers in one row. It wins when all of it is among the first `seen` that
 * are drawn, or where it has more numbers than those, when all of those are in it.
 */
export function numberPlay(head: PlayHead, k: number, seen: number): PickedPlay<DrawnOrder> {
  const { balls, ...rest } = head;
  const size = balls.values.length;
  const needed = Math.min(k, seen);

  /** How many bets of `chosen` numbers are hit when `met` of them are seen. */
  function hitsOf(chosen: number, met: number) {
    if (k <= seen) return combinations(met, k);
    return met === seen ? combinations(chosen - seen, k - seen) : 0;
  }

  return {
    ...rest,
    playTypes: ['trad'],
    units: 1,
    approach: 'picked',
    rows: [{ name: 'NUMBERS', balls }],
    tiers: [
      {
        name: 'numbers',
        odds: fraction(combinations(size, needed), combinations(k <= seen ? seen : k, needed)),
      },
    ],
    count: ({ rows: [row = []] }) => combinations(row.length, k),
    outcome: ({ rows: [row = []] }, drawn) => {
      const met = drawn.slice(0, seen).filter((number) => row.includes(number)).length;
      return { hits: [hitsOf(row.length, met)], pushes: 0 };
    },
    mostWin: ({ rows: [row = []] }, terms) =>
      payOf(hitsOf(row.length, Math.min(row.length, seen)), terms),
    chance: (selections) => {
      const chosen = selections
        .map(({ rows: [row = []] }) => setOf(row))
        .filter((set) => sizeOf(set) >= k);
      const sets = setsOf(size, seen);
      const won = sets.filter((drawn) => chosen.some((set) => sizeOf(set & drawn) >= needed));
      return fraction(won.length, sets.length);
    },
  };
}
