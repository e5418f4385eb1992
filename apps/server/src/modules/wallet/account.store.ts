import type { Database, DatabaseTransaction } from '../../db/tables.ts';

export type Account = { accountId: bigint; currency: string; balanceMinor: bigint };

type Executor = Database | DatabaseTransaction;

/** Opens the account of a person in a currency, or finds the one that is there. */
export async function openMemberAccount(
  db: Executor,
  memberId: bigint,
  currency: string,
): Promise<bigint> {
  await db
    .insertInto('account')
    .values({ member_id: memberId, house: null, currency, wagering_blocked: null })
    .onConflict((conflict) => conflict.columns(['member_id', 'currency']).doNothing())
    .execute();
  const row = await db
    .selectFrom('account')
    .select('id')
    .where('member_id', '=', memberId)
    .where('currency', '=', currency)
    .executeTakeFirstOrThrow();
  return row.id;
}

/** Opens the house account on the other side of a kind of business, or finds it. */
export async function openHouseAccount(
  db: Executor,
  house: string,
  currency: string,
): Promise<bigint> {
  await db
    .insertInto('account')
    .values({ member_id: null, house, currency, wagering_blocked: null })
    .onConflict((conflict) => conflict.columns(['house', 'currency']).doNothing())
    .execute();
  const row = await db
    .selectFrom('account')
    .select('id')
    .where('house', '=', house)
    .where('currency', '=', currency)
    .executeTakeFirstOrThrow();
  return row.id;
}

/** The account of a person that is used for play; a person has one (decision D17). */
export async function findMemberAccount(db: Executor, memberId: bigint): Promise<Account | null> {
  const row = await db
    .selectFrom('account')
    .select(['id', 'currency', 'balance'])
    .where('member_id', '=', memberId)
    .orderBy('id')
    .executeTakeFirst();
  return row ? { accountId: row.id, currency: row.currency, balanceMinor: row.balance } : null;
}

export type AccountFacts = {
  accountId: bigint;
  memberId: bigint;
  currency: string;
  balanceMinor: bigint;
  wageringBlocked: string | null;
};

/** The account that a vendor names; null when it is not one of a person. */
export async function findAccount(db: Executor, accountId: bigint): Promise<AccountFacts | null> {
  const row = await db
    .selectFrom('account')
    .select(['id', 'member_id', 'currency', 'balance', 'wagering_blocked'])
    .where('id', '=', accountId)
    .executeTakeFirst();
  if (!row || row.member_id === null) return null;
  return {
    accountId: row.id,
    memberId: row.member_id,
    currency: row.currency,
    balanceMinor: row.balance,
    wageringBlocked: row.wagering_blocked,
  };
}
