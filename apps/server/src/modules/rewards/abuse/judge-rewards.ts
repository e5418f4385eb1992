import type { DatabaseTransaction } from '#db/database.ts';
import { dayMs } from '#kit/time/milliseconds.ts';
import { isThrowAwayMail } from '#modules/accounts/throw-away-mail.ts';
import {
  isOncePerPerson,
  judgeStart,
  scoreAbuse,
  sumOfPoints,
  type AbuseFacts,
  type ScoredRule,
} from '@pavilion/domain/reward/abuse';
import type { RewardsDeps } from '../rewards-deps.ts';
import { readAccounts, type SeenAccount } from './abuse-facts.store.ts';
import type { NewCheck } from './check.store.ts';
import { findSamePeople, type AskedReward } from './same-person.store.ts';

export type JudgeDeps = Pick<RewardsDeps, 'clock' | 'site'>;

/** A reward to be judged; a starting one is for whoever comes. */
export type JudgedReward = AskedReward & { isStarting: boolean };

/** Until when a reward stays open that waits for an operator. */
const reviewDays = 90;

/** The facts of a score from what was read of an account. */
function factsOf(seen: SeenAccount, now: Date): AbuseFacts {
  const { registeredAt, email, firstRewardAt } = seen;
  const since = registeredAt.getTime();
  return {
    ...seen,
    // The clocks of two servers may differ a little.
    ageMs: Math.max(now.getTime() - since, 0),
    isThrowAwayMail: email !== null && isThrowAwayMail(email),
    firstRewardMs: (firstRewardAt ?? now).getTime() - since,
  };
}

/** The score of an account and the rules that make it. */
export function scoreOf({ site, clock }: JudgeDeps, seen: SeenAccount) {
  const facts = factsOf(seen, clock());
  const rules = scoreAbuse(facts, site.policy.abuse.points);
  return { facts, rules, score: sumOfPoints(rules) };
}

/**
 * Why each of rewards cannot be claimed now, by its id: who is given it may be somebody who was
 * given it under another account, or the account has to wait or be looked at first. Rewards that
 * can be claimed are left out.
 */
export async function judgeRewards(
  deps: JudgeDeps,
  transaction: DatabaseTransaction,
  rewards: readonly JudgedReward[],
): Promise<Map<string, NewCheck>> {
  const { site, clock } = deps;
  const now = clock();
  const once = rewards.filter(({ origin }) => isOncePerPerson(origin));
  const same = await findSamePeople(transaction, once, site.brand.timeZone);
  const starting = rewards.filter((reward) => reward.isStarting);
  const members = [...new Set(starting.map(({ memberId }) => memberId))];
  const accounts = await readAccounts(transaction, members, now);
  const checkOf = (reward: JudgedReward): NewCheck | null => {
    const { id, memberId, origin, givenAt } = reward;
    const seen = reward.isStarting ? accounts.get(memberId) : undefined;
    const scored = seen && scoreOf(deps, seen);
    const { score, rules } = scored ?? { score: 0, rules: [] as ScoredRule[] };
    const check = { rewardId: id, memberId, score, rules };
    const sameAs = same.get(id);
    if (sameAs !== undefined) return { ...check, sameAs, reason: 'samePerson', until: null };
    if (!seen || !scored) return null;
    // A check-in is a tap of every day, and too small to keep somebody waiting for this.
    const isUnmarked = seen.isUnmarked && origin !== 'sign-in';
    const facts = { facts: scored.facts, score, isUnmarked, givenAt, now };
    const judged = judgeStart(facts, site.policy.abuse);
    return judged && { ...check, ...judged, sameAs: null };
  };
  return new Map(
    rewards.flatMap((reward) => {
      const check = checkOf(reward);
      return check === null ? [] : [[reward.id, check]];
    }),
  );
}

/** Until when a held reward stays open: it can be claimed for as long as any, once it is let go. */
export function openUntil(check: Pick<NewCheck, 'until'>, days: number, now: Date): Date {
  if (check.until === null) return new Date(now.getTime() + reviewDays * dayMs);
  return new Date(Math.max(check.until.getTime(), now.getTime()) + days * dayMs);
}
