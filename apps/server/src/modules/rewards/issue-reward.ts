import { randomUUID } from 'node:crypto';
import type { DatabaseTransaction } from '#db/database.ts';
import { dayMs } from '#kit/time/milliseconds.ts';
import { offerRefusals } from '#modules/accounts/addressable.store.ts';
import { isStarting } from '@pavilion/domain/reward/abuse';
import {
  areMet,
  type ConditionFacts,
  type ConditionKind,
} from '@pavilion/domain/reward/reward-condition';
import type { RewardKind, RewardOrigin, RewardState } from '@pavilion/domain/reward/reward-state';
import { inEach, inLanguage, type LocalText } from '@pavilion/domain/site/local-text';
import { textIn } from '@pavilion/messages/text-in';
import { writeChecks, type NewCheck } from './abuse/check.store.ts';
import { judgeRewards, openUntil } from './abuse/judge-rewards.ts';
import { conditionsFrom, storedConditions } from './conditions.ts';
import { conditionFacts, insertRewards } from './reward.store.ts';
import { termsOf, type RewardsDeps } from './rewards-deps.ts';

export type IssueDeps = Pick<
  RewardsDeps,
  'clock' | 'site' | 'signals' | 'currency' | 'writeInboxMessages'
>;

/** What is given to a member; amounts in minor units, points in whole ones. */
export type NewReward = {
  memberId: bigint;
  origin: RewardOrigin;
  /** Once for each member and origin, for ever. */
  key: string;
  title: LocalText;
  kind: RewardKind;
  amount: bigint;
  wageringMultiple: number;
  conditions?: readonly { kind: ConditionKind; target: bigint }[];
  /** Until when it can be claimed; as its origin says when left out. */
  expiresAt?: Date;
  /** Whether the site claims it for the member; as its origin says when left out. */
  isAuto?: boolean;
  /** The operator who gives it. */
  operator?: string;
  /** Whether it is for whoever comes, before any deposit or play; as its origin says when left out. */
  isStarting?: boolean;
};

export const noFacts: ConditionFacts = { provedContact: false, deposits: 0n, validBets: 0n };

/** The id of a reward, why it is not given or held, and what its conditions are compared with. */
type JudgedAs = {
  id: string;
  refusal: string | null;
  facts: ConditionFacts;
  check: NewCheck | undefined;
};

/** The row of a reward for someone who may be offered it, or not for a reason. */
export function rewardRow(
  deps: IssueDeps,
  reward: NewReward,
  { id, refusal, facts, check }: JudgedAs,
) {
  const now = deps.clock();
  const { days, withdrawal, isAuto } = termsOf(deps, reward.origin);
  const conditions = conditionsFrom(reward.conditions ?? [], facts);
  const isVoid = refusal !== null || reward.amount === 0n;
  const open = check === undefined && areMet(conditions, facts) ? 'issued' : 'locked';
  const state: RewardState = isVoid ? 'void' : open;
  const expires = check ? openUntil(check, days, now) : new Date(now.getTime() + days * dayMs);
  return {
    id,
    member_id: reward.memberId,
    origin: reward.origin,
    key: reward.key,
    title: reward.title,
    kind: reward.kind,
    amount: reward.amount,
    wagering_multiple: reward.wageringMultiple,
    withdrawal,
    state,
    auto: reward.isAuto ?? isAuto,
    conditions: storedConditions(conditions),
    given_at: now,
    issued_at: state === 'issued' ? now : null,
    expires_at: check ? expires : (reward.expiresAt ?? expires),
    void_reason: state === 'void' ? (refusal ?? 'nothing') : null,
    given_by: reward.operator ?? null,
    changed_at: now,
  };
}

/** A reward that was given: its key is its own among those of its member and origin. */
export type GivenReward = { id: string; memberId: bigint; key: string; state: RewardState };

const distinct = (memberIds: readonly bigint[]) => [...new Set(memberIds)];

/** Why rewards that are given now cannot be claimed yet, by their ids. */
function checksOf(
  deps: IssueDeps,
  transaction: DatabaseTransaction,
  judged: readonly { id: string; reward: NewReward }[],
  refusals: ReadonlyMap<bigint, string | null>,
): Promise<Map<string, NewCheck>> {
  const givenAt = deps.clock();
  const open = judged.filter(
    ({ reward }) => refusals.get(reward.memberId) === null && reward.amount > 0n,
  );
  const asked = open.map(({ id, reward: { memberId, origin, key, isStarting: starts } }) => ({
    id,
    memberId,
    origin,
    key,
    givenAt,
    isStarting: starts ?? isStarting(origin),
  }));
  return judgeRewards(deps, transaction, asked);
}

/**
 * Gives rewards to members, also several to one, in the transaction that causes them; returns what
 * was given: nothing where its key was used before. Whoever may not be offered anything now gets a
 * void row, which closes the key: no gift waits for the end of a break. The caller holds the locks
 * of the members. The time to claim begins once no condition is open. Some are held first: those
 * of an account to be looked at, and of who was given the same under another (rewards.md §10).
 */
export async function issueRewards(
  deps: IssueDeps,
  transaction: DatabaseTransaction,
  rewards: readonly NewReward[],
): Promise<GivenReward[]> {
  if (rewards.length === 0) return [];
  const memberIds = distinct(rewards.map(({ memberId }) => memberId));
  const waiting = rewards.filter(({ conditions }) => (conditions?.length ?? 0) > 0);
  const refusals = await offerRefusals(transaction, memberIds);
  const facts = await conditionFacts(
    transaction,
    distinct(waiting.map(({ memberId }) => memberId)),
    deps.currency.code,
  );
  const judged = rewards.map((reward) => ({ id: randomUUID(), reward }));
  const checks = await checksOf(deps, transaction, judged, refusals);
  const rows = judged.map(({ id, reward }) => {
    const { memberId } = reward;
    const refusal = refusals.get(memberId);
    if (refusal === undefined) throw new Error(`member ${memberId} is gone`);
    const as = { id, refusal, facts: facts.get(memberId) ?? noFacts, check: checks.get(id) };
    return rewardRow(deps, reward, as);
  });
  const added = await insertRewards(transaction, rows);
  const held = [...checks.values()].filter(({ rewardId }) => added.has(rewardId));
  await writeChecks(transaction, held, deps.clock());
  const given = rows.flatMap(({ id, member_id: memberId, key, state }) =>
    added.has(id) ? [{ id, memberId, key, state }] : [],
  );
  const open = given.filter(({ state }) => state !== 'void');
  const members = distinct(open.map(({ memberId }) => memberId));
  const signals = members.map((memberId) => ({ kind: 'reward' as const, memberId }));
  await deps.signals.publishIn(transaction, ...signals);
  return given;
}

/** Gives one reward; null where its key was used before. */
export async function issueReward(
  deps: IssueDeps,
  transaction: DatabaseTransaction,
  reward: NewReward,
): Promise<{ id: string; state: RewardState } | null> {
  const [given] = await issueRewards(deps, transaction, [reward]);
  return given ?? null;
}

/** Tells members by a letter, in every language, that something of this title can be claimed. */
export async function writeRewardLetters(
  { writeInboxMessages }: Pick<IssueDeps, 'writeInboxMessages'>,
  transaction: DatabaseTransaction,
  memberIds: readonly bigint[],
  letter: { title: LocalText; requestKey: string; operator?: string },
): Promise<void> {
  const { title, requestKey, operator } = letter;
  await writeInboxMessages(transaction, memberIds, {
    title: inEach((language) => textIn(language, 'reward.letter.title')),
    content: inEach((language) => {
      const values = { title: inLanguage(title, language) };
      return textIn(language, 'reward.letter', values);
    }),
    requestKey,
    operator: operator ?? null,
  });
}
