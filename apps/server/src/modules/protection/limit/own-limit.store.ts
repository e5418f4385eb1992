import { sql, type Insertable, type Selectable } from 'kysely';
import type { Database, DatabaseTransaction } from '#db/database.ts';
import type { Tables } from '#db/tables.ts';
import {
  lowest,
  noLimit,
  type LimitName,
  type OwnLimit,
} from '@pavilion/domain/protection/own-limit';

type Executor = Database | DatabaseTransaction;

/** A limit as it is stored: the member's with its wish, and the operator's beside it. */
export type StoredLimit = LimitName & {
  own: OwnLimit;
  byOperator: bigint | null;
};

/** Finds each limit that was ever set for members; those without any are left out. */
export async function findLimitsOf(
  db: Executor,
  memberIds: readonly bigint[],
): Promise<Map<bigint, StoredLimit[]>> {
  const rows = await db
    .selectFrom('own_limit')
    .selectAll()
    .where(sql<boolean>`member_id = any(${[...memberIds]}::bigint[])`)
    .orderBy('kind')
    .orderBy('period')
    .execute();
  const found = new Map<bigint, StoredLimit[]>();
  for (const row of rows) {
    const { kind, period, amount, wish_from: from, wish_until: until } = row;
    const isWished = from !== null && until !== null;
    const wish = isWished ? { amount: row.wish_amount, from, until } : null;
    const limit = { kind, period, own: { amount, wish }, byOperator: row.operator_amount };
    const ofMember = found.get(row.member_id);
    if (ofMember) ofMember.push(limit);
    else found.set(row.member_id, [limit]);
  }
  return found;
}

/** Finds each limit that was ever set for a member. */
export async function findLimits(db: Executor, memberId: bigint): Promise<StoredLimit[]> {
  return (await findLimitsOf(db, [memberId])).get(memberId) ?? [];
}

/** Returns one of the limits; nothing where it was never set. */
export function limitOf(limits: readonly StoredLimit[], { kind, period }: LimitName): StoredLimit {
  const found = limits.find((one) => one.kind === kind && one.period === period);
  return found ?? { kind, period, own: noLimit, byOperator: null };
}

/** The most that is allowed: the lower one of the member's and the operator's. */
export function amountInForce({ own, byOperator }: StoredLimit): bigint | null {
  return lowest([own.amount, byOperator]);
}

export async function writeLimit(
  transaction: DatabaseTransaction,
  memberId: bigint,
  { kind, period, own: { amount, wish }, byOperator }: StoredLimit,
  now: Date,
): Promise<void> {
  const limit = {
    amount,
    wish_amount: wish?.amount ?? null,
    wish_from: wish?.from ?? null,
    wish_until: wish?.until ?? null,
    operator_amount: byOperator,
    changed_at: now,
  };
  await transaction
    .insertInto('own_limit')
    .values({ member_id: memberId, kind, period, ...limit })
    .onConflict((conflict) => conflict.columns(['member_id', 'kind', 'period']).doUpdateSet(limit))
    .execute();
}

/** Something that was done to a limit, by the member where no operator is named. */
export type LimitChange = Selectable<Tables['limit_change']>;

export async function insertChange(
  transaction: DatabaseTransaction,
  change: Insertable<Tables['limit_change']>,
): Promise<void> {
  await transaction.insertInto('limit_change').values(change).execute();
}

const shownChanges = 200;

/** Lists what was done to the limits of a member, newest first. */
export function listChanges(db: Executor, memberId: bigint): Promise<LimitChange[]> {
  return db
    .selectFrom('limit_change')
    .selectAll()
    .where('member_id', '=', memberId)
    .orderBy('id', 'desc')
    .limit(shownChanges)
    .execute();
}

export async function findChangeByKey(
  db: Executor,
  operator: string,
  requestKey: string,
): Promise<LimitChange | null> {
  const row = await db
    .selectFrom('limit_change')
    .selectAll()
    .where('operator', '=', operator)
    .where('request_key', '=', requestKey)
    .executeTakeFirst();
  return row ?? null;
}
