import {
  harmDegree,
  harmScore,
  type HarmDegree,
  type MarkerFact,
} from '@pavilion/domain/protection/harm-markers';
import type { MarkerPolicy } from './read-history.ts';

/** What was last found of a member, and when an operator last looked. */
export type HarmBefore = {
  degree: HarmDegree;
  lookSince: Date | null;
  lastLookAt: Date | null;
};

/** What is found now, and what follows from it. */
export type HarmAfter = {
  score: number;
  degree: HarmDegree;
  facts: readonly MarkerFact[];
  /** Another degree than before. */
  isChanged: boolean;
  /** Bonuses and promotions are offered again, or no longer. */
  changesOffers: boolean;
  /** The member is to be shown the message. */
  writesAdvice: boolean;
  lookSince: Date | null;
};

const offersEndAt: HarmDegree = 2;
const looksFrom: HarmDegree = 3;

/**
 * Decides on the markers that were found of a member. The message is written when the degree rises
 * from none. An operator must look at the highest degree when something is newer than the last
 * look, and from then on until that is done, even where the degree has fallen.
 */
export function nextHarm(
  before: HarmBefore,
  found: readonly MarkerFact[],
  {
    now,
    policy: { signs, thresholds },
    mayBeAdvised,
  }: { now: Date; policy: Pick<MarkerPolicy, 'signs' | 'thresholds'>; mayBeAdvised: boolean },
): HarmAfter {
  const facts = found.filter(({ marker }) => signs[marker].points > 0);
  const score = harmScore(facts, signs);
  const degree = harmDegree(score, thresholds);
  const { lastLookAt } = before;
  const isNew = facts.some(({ at }) => lastLookAt === null || at > lastLookAt);
  return {
    score,
    degree,
    facts,
    isChanged: degree !== before.degree,
    changesOffers: degree >= offersEndAt !== before.degree >= offersEndAt,
    writesAdvice: before.degree === 0 && degree > 0 && mayBeAdvised,
    lookSince: before.lookSince ?? (degree === looksFrom && isNew ? now : null),
  };
}
