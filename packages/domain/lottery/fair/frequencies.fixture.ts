import { range } from '../counting.ts';
import { evenCountsTail, runsTail } from './chi-square.fixture.ts';

/** What the numbers of a family look like. */
export type Shape = Readonly<{
  first: number;
  last: number;
  places: number;
  /** Whether a number comes once a draw at most. */
  isDistinct: boolean;
}>;

export type Tail = Readonly<{ name: string; p: number }>;

/** Both tails are refused: too uneven, and too even to be chance. */
export const isByChance = ({ p }: Tail) => p > 0.001 && p < 0.999;

/** A table of counts, all zero. */
const zeros = (cells: number) => Array.from({ length: cells }, () => 0);

function add(counts: number[], cell: number) {
  counts[cell] = (counts[cell] ?? 0) + 1;
}

/** Counts runs of values above and below the middle; the middle itself is left out. */
function runCounter(middle: number) {
  const seen = { runs: 0, highs: 0, lows: 0 };
  let wasHigh: boolean | null = null;
  return {
    seen,
    count(value: number) {
      if (value === middle) return;
      const isHigh = value > middle;
      if (isHigh) seen.highs += 1;
      else seen.lows += 1;
      if (isHigh !== wasHigh) seen.runs += 1;
      wasHigh = isHigh;
    },
  };
}

/**
 * The p values of a family's draws: each place for itself, all numbers together where they are
 * independent, the first two places as pairs, the first place of each two draws as serial pairs,
 * and the runs of the first place.
 */
export function tailsOf(draws: Iterable<readonly number[]>, shape: Shape): Tail[] {
  const { first, last, places, isDistinct } = shape;
  const values = last - first + 1;
  const ofPlace = range(1, places).map(() => zeros(values));
  const pairs = zeros(values ** 2);
  const serial = zeros(values ** 2);
  const runs = runCounter((values - 1) / 2);
  let before: number | null = null;
  for (const numbers of draws) {
    for (const [place, counts] of ofPlace.entries()) add(counts, (numbers[place] ?? NaN) - first);
    const [one, other] = [(numbers[0] ?? NaN) - first, (numbers[1] ?? NaN) - first];
    add(pairs, one * values + other);
    if (before !== null) add(serial, before * values + one);
    before = before === null ? one : null;
    runs.count(one);
  }
  const isPair = (cell: number) => !isDistinct || Math.floor(cell / values) !== cell % values;
  const together = range(0, values - 1).map((value) =>
    ofPlace.reduce((total, counts) => total + (counts[value] ?? 0), 0),
  );
  const { seen } = runs;
  return [
    ...(isDistinct ? [] : [{ name: 'numbers', p: evenCountsTail(together) }]),
    ...ofPlace.map((counts, place) => ({ name: `place ${place + 1}`, p: evenCountsTail(counts) })),
    { name: 'pairs', p: evenCountsTail(pairs.filter((_, cell) => isPair(cell))) },
    { name: 'serial pairs', p: evenCountsTail(serial) },
    { name: 'runs', p: runsTail(seen.runs, seen.highs, seen.lows) },
  ];
}
