import { knownDetails, type KnownDetail } from '../protection/excluded-people.ts';

/**
 * The details that two accounts have in common, each once and in one order; empty where there is
 * nothing to judge: no detail is the same, or each of them was one of an earlier case of the two.
 */
export function newlyMatched(
  matched: readonly KnownDetail[],
  judged: readonly KnownDetail[],
): KnownDetail[] {
  if (matched.every((detail) => judged.includes(detail))) return [];
  return knownDetails.filter((detail) => matched.includes(detail)).toSorted();
}
