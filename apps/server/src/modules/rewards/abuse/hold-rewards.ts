import type { DatabaseTransaction } from '#db/database.ts';
import { ApiError } from '#http/api-error.ts';
import { isOwnId } from '#kit/own-id.ts';
import { dayMs } from '#kit/time/milliseconds.ts';
import { lockMember } from '#modules/accounts/member-lock.store.ts';
import { isOncePerPerson } from '@pavilion/domain/reward/abuse';
import { areMet } from '@pavilion/domain/reward/reward-condition';
import { nextRewardState } from '@pavilion/domain/reward/reward-state';
import { readConditions } from '../conditions.ts';
import { eachMember } from '../each-member.ts';
import { noFacts, writeRewardLetters, type IssueDeps } from '../issue-reward.ts';
import {
  conditionFacts,
  findReward,
  lockReward,
  writeReward,
  type RewardRow,
  type StoredReward,
} from '../reward.store.ts';
import { termsOf, type RewardsDeps } from '../rewards-deps.ts';
import {
  findCheck,
  findHolding,
  listChecksDue,
  writeChecks,
  writeRelease,
  type CheckRow,
  type NewCheck,
} from './check.store.ts';
import { judgeRewards, openUntil } from './judge-rewards.ts';

type Deps = IssueDeps & Pick<RewardsDeps, 'db' | 'logger'>;
export type HoldDeps = Pick<RewardsDeps, 'clock' | 'site' | 'signals'>;

const step = 200;

const askedOf = ({ id, member_id: memberId, origin, key, given_at: givenAt }: RewardRow) => ({
  id,
  memberId,
  origin,
  key,
  givenAt,
});

/** Locks a reward that could be claimed until now, for a reason. */
async function hold(
  deps: HoldDeps,
  transaction: DatabaseTransaction,
  reward: RewardRow,
  check: NewCheck,
): Promise<void> {
  const now = deps.clock();
  await writeChecks(transaction, [check], now);
  await writeReward(transaction, reward.id, {
    state: 'locked',
    issued_at: null,
    expires_at: openUntil(check, termsOf(deps, reward.origin).days, now),
    changed_at: now,
  });
  await deps.signals.publishIn(transaction, { kind: 'reward', memberId: reward.member_id });
}

/**
 * Holds a reward that its member claims, where another account of the same person was given it
 * before; whether it did. What an operator has let go is not held again. The caller holds the locks
 * of the member and of the reward.
 */
export async function holdOfSamePerson(
  deps: HoldDeps,
  transaction: DatabaseTransaction,
  reward: RewardRow,
): Promise<boolean> {
  if (nextRewardState(reward.state, 'hold') === null) return false;
  if (!isOncePerPerson(reward.origin)) return false;
  const before = await findCheck(transaction, reward.id);
  if ((before?.released_by ?? null) !== null) return false;
  const asked = [{ ...askedOf(reward), isStarting: false }];
  const check = (await judgeRewards(deps, transaction, asked)).get(reward.id);
  if (!check) return false;
  await hold(deps, transaction, reward, check);
  return true;
}

/** Lets a held reward go: its time to claim begins now, unless a condition is open. */
async function release(
  deps: Deps,
  transaction: DatabaseTransaction,
  reward: RewardRow,
  { by, note }: { by: string | null; note: string },
): Promise<void> {
  const now = deps.clock();
  const memberId = reward.member_id;
  await writeRelease(transaction, reward.id, { at: now, by, note });
  const facts = await conditionFacts(transaction, [memberId], deps.currency.code);
  const isOpen = areMet(readConditions(reward.conditions), facts.get(memberId) ?? noFacts);
  const expires = new Date(now.getTime() + termsOf(deps, reward.origin).days * dayMs);
  await writeReward(transaction, reward.id, {
    ...(isOpen ? { state: 'issued', issued_at: now } : { state: 'locked' }),
    expires_at: expires,
    changed_at: now,
  });
  await deps.signals.publishIn(transaction, { kind: 'reward', memberId });
  // What the site claims for its members needs no letter.
  if (!isOpen || reward.auto) return;
  const letter = { title: reward.title, requestKey: `check:${reward.id}` };
  await writeRewardLetters(deps, transaction, [memberId], letter);
}

/** A reward that is held, with its check, under the locks of its member and itself. */
async function lockHeld(
  transaction: DatabaseTransaction,
  rewardId: string,
): Promise<{ reward: RewardRow; check: CheckRow } | null> {
  const reward = await lockReward(transaction, rewardId);
  const check = (await findHolding(transaction, [rewardId])).get(rewardId);
  return reward?.state === 'locked' && check ? { reward, check } : null;
}

/** Judges a held reward anew: it is let go, or held for what is seen now. */
async function lookAt(
  deps: Deps,
  transaction: DatabaseTransaction,
  { rewardId, memberId }: { rewardId: string; memberId: bigint },
): Promise<void> {
  await lockMember(transaction, memberId);
  const held = await lockHeld(transaction, rewardId);
  if (held === null || held.check.held_until === null) return;
  const asked = [{ ...askedOf(held.reward), isStarting: true }];
  const check = (await judgeRewards(deps, transaction, asked)).get(rewardId);
  if (check) await hold(deps, transaction, held.reward, check);
  else await release(deps, transaction, held.reward, { by: null, note: '' });
}

/** A job: looks at held rewards whose time is over, or whose account has deposited meanwhile. */
export async function lookAtChecks(deps: Deps, signal?: AbortSignal): Promise<void> {
  const { db, clock } = deps;
  let found: Awaited<ReturnType<typeof listChecksDue>> = [];
  do {
    const after = found.at(-1)?.rewardId ?? null;
    found = await listChecksDue(db, { after, now: clock(), limit: step });
    await eachMember(deps, found, 'a held reward was not looked at', async (one) => {
      if (signal?.aborted) return;
      await db.transaction().execute((transaction) => lookAt(deps, transaction, one));
    });
  } while (found.length === step && !signal?.aborted);
}

/** Lets a held reward go, as an operator has decided. A repeat changes nothing. */
export async function releaseReward(
  deps: Deps,
  { transactionId: id, reason }: { transactionId: string; reason: string },
  operator: string,
): Promise<StoredReward> {
  if (!isOwnId(id)) throw new ApiError('reward.not.found');
  const found = await findReward(deps.db, id);
  if (!found) throw new ApiError('reward.not.found');
  await deps.db.transaction().execute(async (transaction) => {
    await lockMember(transaction, found.member_id);
    const held = await lockHeld(transaction, id);
    if (held !== null) {
      return release(deps, transaction, held.reward, { by: operator, note: reason });
    }
    const before = await findCheck(transaction, id);
    if (before?.released_by === operator && before.note === reason) return;
    throw new ApiError('reward.state', { state: found.state });
  });
  const released = await findReward(deps.db, id);
  if (!released) throw new Error(`reward ${id} is gone`);
  return released;
}
