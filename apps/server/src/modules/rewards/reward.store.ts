import { sql, type Insertable, type Selectable } from 'kysely';
import type { Database, DatabaseTransaction } from '#db/database.ts';
import type { Tables } from '#db/tables.ts';
import { isOwnId } from '#kit/own-id.ts';
import { hasProvedContact } from '#modules/accounts/contact.store.ts';
import type { ConditionFacts } from '@pavilion/domain/reward/reward-condition';
import type { RewardOrigin, RewardState } from '@pavilion/domain/reward/reward-state';

type Executor = Database | DatabaseTransaction;

export type RewardRow = Selectable<Tables['reward']>;
/** A reward with the name of its member, and the state of the bonus that it became. */
export type StoredReward = RewardRow & {
  username: string;
  bonusState: Selectable<Tables['bonus']>['state'] | null;
  bonusId: bigint | null;
};

/** The key under which the wallet and the bonuses know a claimed reward. */
export const grantKey = (rewardId: string) => `claim:${rewardId}`;

function rewards(db: Executor) {
  return db
    .selectFrom('reward')
    .innerJoin('member', 'member.id', 'reward.member_id')
    .leftJoin('bonus', (join) =>
      join
        .onRef('bonus.member_id', '=', 'reward.member_id')
        .on(sql<boolean>`bonus.grant_key = 'reward:claim:' || reward.id::text`),
    )
    .selectAll('reward')
    .select(['member.username', 'bonus.state as bonusState', 'bonus.id as bonusId']);
}

/** A statement has room for 65,535 values. */
const rowsAtOnce = 1000;

/** Inserts rewards; returns the ids of those whose member had none of this origin and key. */
export async function insertRewards(
  transaction: DatabaseTransaction,
  rows: readonly Insertable<Tables['reward']>[],
): Promise<Set<string>> {
  const ids = new Set<string>();
  for (let at = 0; at < rows.length; at += rowsAtOnce) {
    const added = await transaction
      .insertInto('reward')
      .values(rows.slice(at, at + rowsAtOnce))
      .onConflict((conflict) => conflict.columns(['member_id', 'origin', 'key']).doNothing())
      .returning('id')
      .execute();
    for (const { id } of added) ids.add(id);
  }
  return ids;
}

export async function findReward(db: Executor, id: string): Promise<StoredReward | null> {
  return (await rewards(db).where('reward.id', '=', id).executeTakeFirst()) ?? null;
}

/** Rewards by their ids. */
export async function listByIds(
  db: Executor,
  ids: readonly string[],
): Promise<Map<string, StoredReward>> {
  if (ids.length === 0) return new Map();
  const rows = await rewards(db).where('reward.id', 'in', ids).execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** Locks a reward, without its joins, until the transaction ends. */
export async function lockReward(
  transaction: DatabaseTransaction,
  id: string,
): Promise<RewardRow | null> {
  const row = await transaction
    .selectFrom('reward')
    .selectAll()
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row ?? null;
}

type Change = { state: RewardState; changed_at: Date } & Partial<
  Pick<
    Insertable<Tables['reward']>,
    | 'issued_at'
    | 'expires_at'
    | 'claimed_at'
    | 'claim_key'
    | 'void_reason'
    | 'void_by'
    | 'wagering_multiple'
  >
>;

export async function writeReward(
  transaction: DatabaseTransaction,
  id: string,
  change: Change,
): Promise<void> {
  await transaction.updateTable('reward').set(change).where('id', '=', id).execute();
}

/** Notes the request that claimed a reward which is checked first. */
export async function noteClaimKey(
  transaction: DatabaseTransaction,
  id: string,
  claimKey: string,
): Promise<void> {
  await transaction
    .updateTable('reward')
    .set({ claim_key: claimKey })
    .where('id', '=', id)
    .execute();
}

/** The id of the reward that a request of the member claimed; null for none. */
export async function findClaimedBy(
  db: Executor,
  memberId: bigint,
  claimKey: string,
): Promise<string | null> {
  const row = await db
    .selectFrom('reward')
    .select('id')
    .where('member_id', '=', memberId)
    .where('claim_key', '=', claimKey)
    .executeTakeFirst();
  return row?.id ?? null;
}

type Listed = {
  memberId?: bigint | undefined;
  origin?: RewardOrigin | undefined;
  states?: readonly RewardState[] | undefined;
  limit: number;
  offset: number;
};

/**
 * Lists a page: what can be claimed, the soonest end first, then what is locked, then all others,
 * each newest first; rows that only close a key are left out. `isByEnd` false lists everything
 * newest first.
 */
export async function listRewardsPage(
  db: Database,
  { memberId, origin, states, limit, offset }: Listed,
  isByEnd: boolean,
): Promise<{ rows: StoredReward[]; total: number }> {
  let page = rewards(db);
  let all = db.selectFrom('reward').select(sql<number>`count(*)::int`.as('total'));
  if (memberId !== undefined) {
    page = page.where('reward.member_id', '=', memberId);
    all = all.where('member_id', '=', memberId);
  }
  if (origin !== undefined) {
    page = page.where('reward.origin', '=', origin);
    all = all.where('origin', '=', origin);
  }
  if (states !== undefined) {
    page = page.where('reward.state', 'in', states);
    all = all.where('state', 'in', states);
  }
  if (isByEnd) {
    all = all.where('amount', '>', 0n);
    page = page
      .where('reward.amount', '>', 0n)
      .orderBy(sql`case reward.state when 'issued' then 0 when 'locked' then 1 else 2 end`)
      .orderBy(sql`case when reward.state = 'issued' then reward.expires_at end`);
  }
  const rows = await page
    .orderBy('reward.given_at', 'desc')
    .orderBy('reward.id')
    .limit(limit)
    .offset(offset)
    .execute();
  return { rows, ...(await all.executeTakeFirstOrThrow()) };
}

/** How many rewards a member can claim now, and how many of them end before `soon`. */
export async function countClaimable(
  db: Database,
  memberId: bigint,
  { now, soon }: { now: Date; soon: Date },
): Promise<{ claimable: number; endingSoon: number }> {
  return db
    .selectFrom('reward')
    .select([
      sql<number>`count(*)::int`.as('claimable'),
      sql<number>`(count(*) filter (where expires_at < ${soon}))::int`.as('endingSoon'),
    ])
    .where('member_id', '=', memberId)
    .where('state', '=', 'issued')
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow();
}

/**
 * Lists what a member can claim, the soonest end first, and before that what was claimed by keys
 * that begin so. One statement: what another call claims at the same moment is in one of the two.
 */
export async function listToClaim(
  db: Database,
  memberId: bigint,
  { beginning, now, limit }: { beginning: string; now: Date; limit: number },
): Promise<{ id: string; isClaimed: boolean }[]> {
  const isClaimed = sql<boolean>`coalesce(starts_with(claim_key, ${beginning}), false)`;
  return db
    .selectFrom('reward')
    .select(['id', isClaimed.as('isClaimed')])
    .where('member_id', '=', memberId)
    .where((row) =>
      row.or([isClaimed, row.and([row('state', '=', 'issued'), row('expires_at', '>', now)])]),
    )
    .orderBy(isClaimed, 'desc')
    .orderBy('expires_at')
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** The origins of what a member can claim, or of one such reward; none of what was claimed. */
export async function listOrigins(
  db: Database,
  memberId: bigint,
  { transactionId: id }: { transactionId?: string } = {},
): Promise<RewardOrigin[]> {
  if (id !== undefined && !isOwnId(id)) return [];
  let query = db
    .selectFrom('reward')
    .select('origin')
    .distinct()
    .where('member_id', '=', memberId)
    .where('state', '=', 'issued');
  if (id !== undefined) query = query.where('id', '=', id);
  return (await query.execute()).map(({ origin }) => origin);
}

/** What the site claims for its members, after an id. */
export async function listAuto(
  db: Database,
  { after, now, limit }: { after: string | null; now: Date; limit: number },
): Promise<Pick<RewardRow, 'id' | 'member_id'>[]> {
  let query = db
    .selectFrom('reward')
    .select(['id', 'member_id'])
    .where('state', '=', 'issued')
    .where('auto', '=', true)
    .where('expires_at', '>', now);
  if (after !== null) query = query.where('id', '>', after);
  return query.orderBy('id').limit(limit).execute();
}

/** Ids of open rewards whose time is over. */
export async function listOverdue(db: Database, now: Date, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('reward')
    .select('id')
    .where('state', 'in', ['locked', 'issued'])
    .where('expires_at', '<=', now)
    .orderBy('expires_at')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Ids of open rewards of a member. */
export async function listOpen(
  transaction: DatabaseTransaction,
  memberId: bigint,
): Promise<string[]> {
  const rows = await transaction
    .selectFrom('reward')
    .select('id')
    .where('member_id', '=', memberId)
    .where('state', 'in', ['locked', 'issued'])
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Whether a row of `reward` is held to be checked, whatever its conditions. */
const isHeld = sql<boolean>`exists (
  select from reward_check
  where reward_check.reward_id = reward.id and reward_check.released_at is null)`;

/** Members who have a locked reward that only waits for conditions, after one of them, by id. */
export async function listWaitingMembers(
  db: Database,
  after: bigint,
  limit: number,
): Promise<bigint[]> {
  const rows = await db
    .selectFrom('reward')
    .select('member_id')
    .distinct()
    .where('state', '=', 'locked')
    .where(sql<boolean>`not ${isHeld}`)
    .where('member_id', '>', after)
    .orderBy('member_id')
    .limit(limit)
    .execute();
  return rows.map(({ member_id: id }) => id);
}

/** The rewards of members that only wait for conditions. */
export async function listLocked(db: Executor, memberIds: readonly bigint[]): Promise<RewardRow[]> {
  if (memberIds.length === 0) return [];
  return db
    .selectFrom('reward')
    .selectAll()
    .where('member_id', 'in', memberIds)
    .where('state', '=', 'locked')
    .where(sql<boolean>`not ${isHeld}`)
    .orderBy('id')
    .execute();
}

/**
 * What conditions of members are compared with: whether a contact is proved, and the lifetime
 * totals of deposits and valid bets in a currency, as far as the roll-ups have counted. Amounts are
 * in minor units.
 */
export async function conditionFacts(
  db: Executor,
  memberIds: readonly bigint[],
  currency: string,
): Promise<Map<bigint, ConditionFacts>> {
  if (memberIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('member')
    .leftJoin('account', (join) =>
      join.onRef('account.member_id', '=', 'member.id').on('account.currency', '=', currency),
    )
    .leftJoin('member_total', 'member_total.account_id', 'account.id')
    .select([
      'member.id',
      sql<bigint>`coalesce(sum(member_total.deposit), 0)::bigint`.as('deposits'),
      sql<bigint>`coalesce(sum(member_total.valid), 0)::bigint`.as('validBets'),
      hasProvedContact('member').as('provedContact'),
    ])
    .where('member.id', 'in', memberIds)
    .groupBy('member.id')
    .execute();
  return new Map(rows.map(({ id, ...facts }) => [id, facts]));
}

/** Removes what operators wrote about a person from the rewards of an erased member. */
export async function eraseRewards(
  transaction: DatabaseTransaction,
  memberId: bigint,
): Promise<void> {
  const title = { EN: '', TY: '' };
  await transaction
    .updateTable('reward_gift')
    .set({ title, reason: '' })
    .where('member_id', '=', memberId)
    .execute();
  await transaction
    .updateTable('reward')
    .set({ title })
    .where('member_id', '=', memberId)
    .where('origin', '=', 'manual')
    .execute();
  await transaction
    .updateTable('reward')
    .set({ void_reason: '' })
    .where('member_id', '=', memberId)
    .where('state', '=', 'void')
    .execute();
}
