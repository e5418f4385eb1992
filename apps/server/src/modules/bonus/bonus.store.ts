import { sql, type Selectable } from 'kysely';
import type { Database, DatabaseTransaction } from '#db/database.ts';
import type { Tables } from '#db/tables.ts';
import { findMemberAccount } from '#modules/wallet/account.store.ts';
import type { LocalText } from '@pavilion/domain/site/local-text';
import type { WithdrawalTerm } from '@pavilion/domain/wallet/withdrawal-effect';

export type Bonus = Selectable<Tables['bonus']>;

type Executor = Database | DatabaseTransaction;

/** Locks the account before a bonus begins or ends, so that such transactions never deadlock. */
export async function lockAccount(transaction: DatabaseTransaction, accountId: bigint) {
  return transaction
    .selectFrom('account')
    .select(['id', 'currency', 'bonus_id', 'wagering_blocked'])
    .where('id', '=', accountId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
}

export type NewBonus = {
  memberId: bigint;
  accountId: bigint;
  origin: string;
  /** The title of its promotion, by language; null without a promotion. */
  title: LocalText | null;
  key: string;
  amountMinor: bigint;
  requiredMinor: bigint;
  contribution: Readonly<Record<string, number | undefined>>;
  bonusFirst: boolean;
  largestBet: bigint | null;
  largestConversion: bigint;
  days: number;
  withdrawal: WithdrawalTerm;
  grantedAt: Date;
};

/** Inserts a bonus; null when the member was granted one under this key before. */
export async function insertBonus(
  transaction: DatabaseTransaction,
  bonus: NewBonus,
): Promise<bigint | null> {
  const row = await transaction
    .insertInto('bonus')
    .values({
      member_id: bonus.memberId,
      account_id: bonus.accountId,
      origin: bonus.origin,
      title: bonus.title,
      grant_key: bonus.key,
      amount: bonus.amountMinor,
      required: bonus.requiredMinor,
      contribution: bonus.contribution,
      bonus_first: bonus.bonusFirst,
      max_bet: bonus.largestBet,
      max_conversion: bonus.largestConversion,
      days: bonus.days,
      withdrawal: bonus.withdrawal,
      granted_at: bonus.grantedAt,
      expires_at: null,
      ended_at: null,
    })
    .onConflict((conflict) => conflict.columns(['member_id', 'grant_key']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Returns those of the keys under which the member was granted a bonus. */
export async function findGrantKeys(
  db: Executor,
  memberId: bigint,
  keys: readonly string[],
): Promise<ReadonlySet<string>> {
  if (keys.length === 0) return new Set();
  const rows = await db
    .selectFrom('bonus')
    .select('grant_key')
    .where('member_id', '=', memberId)
    .where('grant_key', 'in', keys)
    .execute();
  return new Set(rows.map((row) => row.grant_key));
}

export async function findBonusById(db: Executor, bonusId: bigint): Promise<Bonus | null> {
  const row = await db.selectFrom('bonus').selectAll().where('id', '=', bonusId).executeTakeFirst();
  return row ?? null;
}

/** Null for a bonus of another member. */
export async function findBonus(
  db: Executor,
  memberId: bigint,
  bonusId: bigint,
): Promise<Bonus | null> {
  const bonus = await findBonusById(db, bonusId);
  return bonus?.member_id === memberId ? bonus : null;
}

/** Finds the bonus of an account that has waited longest. */
export async function findWaiting(
  transaction: DatabaseTransaction,
  accountId: bigint,
): Promise<Bonus | null> {
  const row = await transaction
    .selectFrom('bonus')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('state', '=', 'waiting')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

/** Cancels a waiting bonus; false when it no longer waits. */
export async function cancelWaiting(
  transaction: DatabaseTransaction,
  bonusId: bigint,
  now: Date,
): Promise<boolean> {
  const result = await transaction
    .updateTable('bonus')
    .set({ state: 'cancelled', ended_at: now })
    .where('id', '=', bonusId)
    .where('state', '=', 'waiting')
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

const shownBonuses = 20;

/** Selects a member's bonuses with what they have wagered: active, then waiting, then ended. */
function bonusesOf(db: Executor, memberId: bigint) {
  return db
    .selectFrom('bonus')
    .innerJoin('account', 'account.id', 'bonus.account_id')
    .selectAll('bonus')
    .select([
      sql<bigint>`case when account.bonus_id = bonus.id then account.bonus else 0 end`.as('left'),
      sql<bigint>`case when bonus.state in ('waiting', 'cancelled') then 0
        else least(bonus_turnover(bonus.id), bonus.required) end`.as('wagered'),
    ])
    .where('bonus.member_id', '=', memberId)
    .orderBy(sql`bonus.state = 'active'`, 'desc')
    .orderBy(sql`bonus.state = 'waiting'`, 'desc')
    .orderBy('bonus.id', 'desc');
}

/** Lists the newest bonuses, as many as the wallet shows. */
export function listBonuses(db: Database, memberId: bigint) {
  return bonusesOf(db, memberId).limit(shownBonuses).execute();
}

/** Lists all bonuses that are active or waiting. */
export function listRunning(db: Executor, memberId: bigint) {
  return bonusesOf(db, memberId).where('bonus.state', 'in', ['active', 'waiting']).execute();
}

/** Lists active bonuses with postings that the settler has not seen, or whose time is over. */
export async function listToSettle(db: Database, now: Date, limit: number) {
  return db
    .selectFrom('bonus')
    .select(['id', 'account_id'])
    .where('state', '=', 'active')
    .where((eb) =>
      eb.or([
        eb('expires_at', '<=', now),
        sql<boolean>`exists (select 1 from posting p
          where p.bonus_id = bonus.id and p.id > bonus.checked_posting)`,
      ]),
    )
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** Remembers the last posting of a bonus that the settler has seen. */
export async function markChecked(transaction: DatabaseTransaction, bonusId: bigint) {
  await transaction
    .updateTable('bonus')
    .set({
      checked_posting: sql<bigint>`coalesce((select max(p.id) from posting p
        where p.bonus_id = bonus.id), 0)`,
    })
    .where('id', '=', bonusId)
    .execute();
}

/** Finds a member's account in the currency of real money; null where there is none. */
export async function findMoneyAccount(
  transaction: DatabaseTransaction,
  memberId: bigint,
  currency: string,
): Promise<bigint | null> {
  const account = await findMemberAccount(transaction, memberId);
  return account?.currency === currency ? account.accountId : null;
}
