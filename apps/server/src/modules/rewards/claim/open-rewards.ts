import type { DatabaseTransaction } from '#db/database.ts';
import { dayMs } from '#kit/time/milliseconds.ts';
import { lockMember } from '#modules/accounts/member-lock.store.ts';
import { areMet } from '@pavilion/domain/reward/reward-condition';
import { nextRewardState } from '@pavilion/domain/reward/reward-state';
import { readConditions } from '../conditions.ts';
import {
  conditionFactsOf,
  listLocked,
  listOpen,
  listOverdue,
  listWaitingMembers,
  lockReward,
  writeReward,
} from '../reward.store.ts';
import { termsOf, type RewardsDeps } from '../rewards-deps.ts';

type Deps = Pick<RewardsDeps, 'db' | 'clock' | 'currency' | 'site' | 'signals'>;

const step = 200;

/** Opens the locked rewards of a member whose conditions are met; their time to claim begins. */
async function unlockOf(deps: Deps, memberId: bigint): Promise<void> {
  const { db, clock, currency, signals } = deps;
  const facts = await conditionFactsOf(db, memberId, currency.code);
  const isMet = ({ conditions }: { conditions: unknown }) =>
    areMet(readConditions(conditions), facts);
  if (!(await listLocked(db, memberId)).some(isMet)) return;
  await db.transaction().execute(async (transaction) => {
    await lockMember(transaction, memberId);
    const now = clock();
    const met = (await listLocked(transaction, memberId)).filter(isMet);
    for (const { id, origin, expires_at: end } of met) {
      if (end <= now) continue;
      const expires = new Date(now.getTime() + termsOf(deps, origin).days * dayMs);
      await writeReward(transaction, id, {
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
  let members: bigint[] = [];
  do {
    members = await listWaitingMembers(deps.db, members.at(-1) ?? 0n, step);
    for (const memberId of members) await unlockOf(deps, memberId);
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

/**
 * Takes back every open reward of a member whose break begins, or whose account closes, in the
 * transaction. The caller holds the member's lock.
 */
export async function voidOpenRewards(
  { clock, signals }: Pick<Deps, 'clock' | 'signals'>,
  transaction: DatabaseTransaction,
  memberId: bigint,
  reason: string,
): Promise<void> {
  const ids = await listOpen(transaction, memberId);
  for (const id of ids) {
    const reward = await lockReward(transaction, id);
    if (!reward || nextRewardState(reward.state, 'void') === null) continue;
    const change = { void_reason: reason, changed_at: clock() };
    await writeReward(transaction, id, { state: 'void', ...change });
  }
  if (ids.length > 0) await signals.publishIn(transaction, { kind: 'reward', memberId });
}
