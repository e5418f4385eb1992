import type { DatabaseTransaction } from '#db/database.ts';
import { inSavepoint } from '#db/savepoint.ts';
import { dayMs } from '#kit/time/milliseconds.ts';
import { lockMember } from '#modules/accounts/member-lock.store.ts';
import type { BreakKind } from '@pavilion/domain/protection/exclusion';
import { areMet, type ConditionFacts } from '@pavilion/domain/reward/reward-condition';
import { nextRewardState } from '@pavilion/domain/reward/reward-state';
import { readConditions } from '../conditions.ts';
import {
  conditionFacts,
  listLocked,
  listOpen,
  listOverdue,
  listWaitingMembers,
  lockReward,
  writeReward,
  type RewardRow,
} from '../reward.store.ts';
import { termsOf, type RewardsDeps } from '../rewards-deps.ts';
import { payAsCash, type PayDeps } from './pay-reward.ts';

type Deps = Pick<
  RewardsDeps,
  'db' | 'clock' | 'currency' | 'site' | 'signals' | 'grantReward' | 'logger' | 'wallet'
>;

const step = 200;

/** Opens the locked rewards of a member that are met now; their time to claim begins. */
async function unlockOf(deps: Deps, memberId: bigint, facts: ConditionFacts): Promise<void> {
  const { db, clock, signals } = deps;
  await db.transaction().execute(async (transaction) => {
    await lockMember(transaction, memberId);
    const now = clock();
    for (const reward of await listLocked(transaction, [memberId])) {
      if (reward.expires_at <= now || !areMet(readConditions(reward.conditions), facts)) continue;
      const expires = new Date(now.getTime() + termsOf(deps, reward.origin).days * dayMs);
      await writeReward(transaction, reward.id, {
        state: 'issued',
        issued_at: now,
        expires_at: expires,
        changed_at: now,
      });
    }
    await signals.publishIn(transaction, { kind: 'reward', memberId });
  });
}

/** A job: opens every locked reward whose conditions are met. */
export async function unlockRewards(deps: Deps): Promise<void> {
  const { db, currency } = deps;
  let members: bigint[] = [];
  do {
    members = await listWaitingMembers(db, members.at(-1) ?? 0n, step);
    const facts = await conditionFacts(db, members, currency.code);
    const locked = await listLocked(db, members);
    for (const memberId of members) {
      const own = facts.get(memberId);
      const isMet = ({ member_id: of, conditions }: (typeof locked)[number]) =>
        of === memberId && own !== undefined && areMet(readConditions(conditions), own);
      if (own && locked.some(isMet)) await unlockOf(deps, memberId, own);
    }
  } while (members.length === step);
}

/** A job: ends what was not claimed or unlocked in time; nothing comes back. */
export async function expireRewards({ db, clock, signals }: Deps): Promise<void> {
  for (;;) {
    const ids = await listOverdue(db, clock(), step);
    for (const id of ids) {
      await db.transaction().execute(async (transaction) => {
        const reward = await lockReward(transaction, id);
        const now = clock();
        if (!reward || reward.expires_at > now) return;
        if (nextRewardState(reward.state, 'expire') === null) return;
        await writeReward(transaction, id, { state: 'expired', changed_at: now });
        await signals.publishIn(transaction, { kind: 'reward', memberId: reward.member_id });
      });
    }
    if (ids.length < step) return;
  }
}

type BreakDeps = Pick<Deps, 'signals' | 'logger'> & PayDeps;

/**
 * Pays cash-back that a member had earned before a break; why not, or null where it was paid. A
 * full balance, or anything else that keeps it from being paid, keeps nobody from a break.
 */
async function payAtBreak(
  { logger, ...deps }: BreakDeps,
  transaction: DatabaseTransaction,
  reward: RewardRow,
): Promise<string | null> {
  try {
    return await inSavepoint(transaction, () => payAsCash(deps, transaction, reward));
  } catch (error) {
    logger.error({ err: error, reward: reward.id }, 'cash-back was not paid at a break');
    return 'error';
  }
}

const isOwed = ({ origin, state, expires_at: expires }: RewardRow, now: Date) =>
  origin === 'cashback' && state === 'issued' && expires > now;

/**
 * Ends the open rewards of a member in the transaction in which a break begins, or the closing of
 * the account, or the account is closed. Cash-back that can be claimed is paid to cash, as nothing
 * can be claimed from then on, except that an account that is closed takes nothing more. All else
 * is taken back; while an account is being closed it stays. The caller holds the member's lock.
 */
export async function endOpenRewards(
  deps: BreakDeps,
  transaction: DatabaseTransaction,
  memberId: bigint,
  reason: BreakKind | 'closing' | 'closed',
): Promise<void> {
  const ids = await listOpen(transaction, memberId);
  for (const id of ids) {
    const reward = await lockReward(transaction, id);
    if (!reward || nextRewardState(reward.state, 'void') === null) continue;
    const now = deps.clock();
    const isPayable = reason !== 'closed' && isOwed(reward, now);
    const problem = isPayable ? await payAtBreak(deps, transaction, reward) : undefined;
    if (problem === null) {
      const claimed = { state: 'claimed', claimed_at: now, wagering_multiple: 0 } as const;
      await writeReward(transaction, id, { ...claimed, changed_at: now });
    } else if (reason !== 'closing') {
      const why = problem === undefined ? reason : `${reason}: ${problem}`;
      await writeReward(transaction, id, { state: 'void', void_reason: why, changed_at: now });
    }
  }
  if (ids.length > 0) await deps.signals.publishIn(transaction, { kind: 'reward', memberId });
}
