/** Milliseconds that two kinds of requests took, sent one after the other. */
export type TimedPair = readonly [one: number, other: number];

/** The share of pairs that is left out at each end. */
const trimmed = 0.1;
const largestDifferenceMs = 2;
const largestEffect = 0.2;

function medianOf(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}

/** How often the one takes longer than the other, less how often it takes shorter: -1 to 1. */
function rankEffect(pairs: readonly TimedPair[]): number {
  let sum = 0;
  for (const [one] of pairs) {
    for (const [, other] of pairs) sum += Math.sign(one - other);
  }
  return sum / pairs.length ** 2;
}

/**
 * Whether an attacker who measures times could distinguish the two kinds. The pairs disturbed most
 * by a busy machine are left out; the others are judged by the median, not the mean.
 */
export function judgeTiming(pairs: readonly TimedPair[]) {
  const byDifference = pairs.toSorted((one, other) => one[0] - one[1] - (other[0] - other[1]));
  const cut = Math.floor(pairs.length * trimmed);
  const kept = byDifference.slice(cut, pairs.length - cut);
  const differenceMs = medianOf(kept.map(([one, other]) => one - other));
  const effect = rankEffect(kept);
  const alike = Math.abs(differenceMs) <= largestDifferenceMs || Math.abs(effect) < largestEffect;
  return { alike, differenceMs, effect, pairs: pairs.length };
}
