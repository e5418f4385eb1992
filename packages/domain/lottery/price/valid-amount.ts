import { compareFractions, fraction } from '../fraction.ts';
import type { DrawTerms, Play, Selection } from '../play.ts';

const mostCovered = fraction(7, 10);

/**
 * Whether bets of one play and position, all of one member in one draw, together win at more than
 * 70 % of its results: their stake is then no valid amount.
 */
export function coversMost<Result>(
  play: Play<Result>,
  selections: readonly Selection[],
  terms: DrawTerms,
): boolean {
  return compareFractions(play.chance(selections, terms), mostCovered) > 0n;
}
