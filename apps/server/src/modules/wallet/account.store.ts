import { type Selectable, sql } from 'kysely';
import type { Database, DatabaseTransaction } from '#db/database.ts';
import type { Tables } from '#db/tables.ts';
import { pointCurrency } from '@pavilion/domain/reward/points';

export type Account = {
  accountId: bigint;
  currency: string;
  /** Cash and bonus together. */
  balanceMinor: bigint;
  bonusMinor: bigint;
  mayWager: boolean;
};

type Executor = Database | DatabaseTransaction;

/** Opens a member's account in a currency, or finds the existing one. */
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

/** Opens the house account of a kind of business, or finds the existing one. */
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

type AccountRow = Pick<
  Selectable<Tables['account']>,
  'id' | 'currency' | 'balance' | 'bonus' | 'wagering_blocked'
>;

/**
 * Finds the account that a member plays with: the one in money or, of a trial account, in play
 * money; a member has one of them (decision D17). The account of points is another.
 */
export async function findMemberAccount(db: Executor, memberId: bigint): Promise<Account | null> {
  const { rows } = await sql<AccountRow>`
    select id, currency, balance, bonus, wagering_blocked from account
    where member_id = ${memberId} and currency <> ${pointCurrency}
    order by id limit 1`.execute(db);
  const [row] = rows;
  if (!row) return null;
  const { id: accountId, currency, balance: balanceMinor, bonus: bonusMinor } = row;
  const mayWager = row.wagering_blocked === null;
  return { accountId, currency, balanceMinor, bonusMinor, mayWager };
}

/** Finds the accounts that members play with, as `findMemberAccount` does. */
export async function findMemberAccounts(
  db: Executor,
  memberIds: readonly bigint[],
): Promise<Map<bigint, Pick<Account, 'accountId' | 'currency'>>> {
  const { rows } = await sql<{ memberId: bigint; accountId: bigint; currency: string }>`
    select distinct on (member_id) member_id as "memberId", id as "accountId", currency
    from account
    where member_id = any(${[...memberIds]}::bigint[]) and currency <> ${pointCurrency}
    order by member_id, id`.execute(db);
  return new Map(rows.map(({ memberId, ...account }) => [memberId, account]));
}

/** Finds the members of accounts; house accounts are left out. */
export async function findOwners(
  db: Executor,
  accountIds: readonly bigint[],
): Promise<{ accountId: bigint; memberId: bigint }[]> {
  if (accountIds.length === 0) return [];
  const rows = await db
    .selectFrom('account')
    .select(['id', 'member_id'])
    .where(sql<boolean>`id = any(${[...accountIds]}::bigint[])`)
    .execute();
  return rows.flatMap(({ id, member_id: memberId }) =>
    memberId === null ? [] : [{ accountId: id, memberId }],
  );
}

/** Locks an account, as the ledger does, so that one transaction at a time decides on it. */
export async function lockAccount(
  transaction: DatabaseTransaction,
  accountId: bigint,
): Promise<{ wageringBlocked: string | null }> {
  return transaction
    .selectFrom('account')
    .select('wagering_blocked as wageringBlocked')
    .where('id', '=', accountId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
}

/** What counts of an account for wagers while it is locked. */
export type WageringAccount = {
  /** Cash and bonus together; minor units. */
  balanceMinor: bigint;
  /** Without bonus money; minor units. */
  cashMinor: bigint;
  wageringBlocked: string | null;
};

/** Locks accounts, in the order in which the ledger does. */
export async function lockAccounts(
  transaction: DatabaseTransaction,
  accountIds: readonly bigint[],
): Promise<Map<bigint, WageringAccount>> {
  const { rows } = await sql<WageringAccount & { accountId: bigint }>`
    select id as "accountId", balance as "balanceMinor", balance - bonus as "cashMinor",
      wagering_blocked as "wageringBlocked"
    from account
    where id = any(${[...accountIds]}::bigint[])
    order by id for no key update`.execute(transaction);
  return new Map(rows.map(({ accountId, ...account }) => [accountId, account]));
}

/** An account in money, as it is while it is locked; amounts in minor units. */
export type MoneyAccount = {
  accountId: bigint;
  memberId: bigint;
  /** Without bonus money. */
  cashMinor: bigint;
  /** What must be played before a withdrawal. */
  owedMinor: bigint;
  wageringBlocked: string | null;
};

/** Locks the accounts of members in one currency, in the order in which the ledger does. */
export async function lockMoneyAccounts(
  transaction: DatabaseTransaction,
  memberIds: readonly bigint[],
  currency: string,
): Promise<Map<bigint, MoneyAccount>> {
  const { rows } = await sql<MoneyAccount>`
    select id as "accountId", member_id as "memberId", balance - bonus as "cashMinor",
      play_owed as "owedMinor", wagering_blocked as "wageringBlocked"
    from account
    where member_id = any(${[...memberIds]}::bigint[]) and currency = ${currency}
    order by id for no key update`.execute(transaction);
  return new Map(rows.map((row) => [row.memberId, row]));
}

/** Finds what must be played before a withdrawal (minor units), and whether wagers are allowed. */
export async function findPlayOwed(
  db: Executor,
  accountId: bigint,
): Promise<{ owedMinor: bigint; mayWager: boolean }> {
  const row = await db
    .selectFrom('account')
    .select(['play_owed', 'wagering_blocked'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  return { owedMinor: row.play_owed, mayWager: row.wagering_blocked === null };
}

/** Who keeps an account from wagering; each can allow it again only for itself. */
export type WageringBlock = 'operator' | 'exclusion';

/** Notes for the ledger one of those who block the account; the caller holds its lock. */
async function summariseBlocks(transaction: DatabaseTransaction, accountId: bigint): Promise<void> {
  await transaction
    .updateTable('account')
    .set((eb) => ({
      wagering_blocked: eb
        .selectFrom('wager_block')
        .select((of) => of.fn.min('blocked_by').as('by'))
        .where('account_id', '=', accountId),
    }))
    .where('id', '=', accountId)
    .execute();
}

/**
 * Refuses wagers of an account from the commit on; false where the same one has refused them
 * already. The caller holds the lock of the account.
 */
export async function blockWagering(
  transaction: DatabaseTransaction,
  accountId: bigint,
  by: WageringBlock,
): Promise<boolean> {
  const result = await transaction
    .insertInto('wager_block')
    .values({ account_id: accountId, blocked_by: by })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  await summariseBlocks(transaction, accountId);
  return result.numInsertedOrUpdatedRows === 1n;
}

/** Allows wagers again unless somebody else blocks them; false where `by` did not. */
export async function unblockWagering(
  transaction: DatabaseTransaction,
  accountId: bigint,
  by: WageringBlock,
): Promise<boolean> {
  const result = await transaction
    .deleteFrom('wager_block')
    .where('account_id', '=', accountId)
    .where('blocked_by', '=', by)
    .executeTakeFirst();
  await summariseBlocks(transaction, accountId);
  return result.numDeletedRows === 1n;
}

/** Returns by how much a round has lowered what must be played, since the last release. */
export async function sumLowered(
  db: Executor,
  round: { accountId: bigint; source: string; roundId: string },
): Promise<bigint> {
  const { rows } = await sql<{ lowered: bigint }>`
    select round_lowered(${round.accountId}, ${round.source}, ${round.roundId}) as lowered
  `.execute(db);
  return rows[0]?.lowered ?? 0n;
}

/** Returns which operations of a source were applied, by their ids at the source. */
export async function findApplied(
  db: Executor,
  source: string,
  externalIds: readonly string[],
): Promise<Set<string>> {
  const { rows } = await sql<{ external_id: string }>`
    select external_id from posting
    where source = ${source} and external_id = any(${[...externalIds]}::text[])`.execute(db);
  return new Set(rows.map((row) => row.external_id));
}

export type LockedAccount = {
  accountId: bigint;
  memberId: bigint;
  currency: string;
  balanceMinor: bigint;
  bonusMinor: bigint;
  bonusId: bigint | null;
  wageringBlocked: string | null;
};

/** Finds the account that a vendor names; null when it is not a member's. */
export async function findAccount(db: Executor, accountId: bigint): Promise<LockedAccount | null> {
  const row = await db
    .selectFrom('account')
    .select(['id', 'member_id', 'currency', 'balance', 'bonus', 'bonus_id', 'wagering_blocked'])
    .where('id', '=', accountId)
    .executeTakeFirst();
  if (!row || row.member_id === null) return null;
  return {
    accountId: row.id,
    memberId: row.member_id,
    currency: row.currency,
    balanceMinor: row.balance,
    bonusMinor: row.bonus,
    bonusId: row.bonus_id,
    wageringBlocked: row.wagering_blocked,
  };
}
