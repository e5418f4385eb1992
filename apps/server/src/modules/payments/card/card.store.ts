import type { Selectable } from 'kysely';
import type { Database, DatabaseTransaction } from '#db/database.ts';
import type { Tables } from '#db/tables.ts';

export type Card = Selectable<Tables['bank_card']>;

export async function listCards(
  db: Database | DatabaseTransaction,
  memberId: bigint,
): Promise<Card[]> {
  return db
    .selectFrom('bank_card')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('removed_at', 'is', null)
    .orderBy('is_default', 'desc')
    .orderBy('added_at')
    .orderBy('id')
    .execute();
}

/** Lists the accounts that a member has added, those that were removed as well. */
export async function listCardsEver(
  db: Database | DatabaseTransaction,
  memberId: bigint,
): Promise<Pick<Card, 'bank' | 'account_number' | 'account_name'>[]> {
  return db
    .selectFrom('bank_card')
    .select(['bank', 'account_number', 'account_name'])
    .where('member_id', '=', memberId)
    .execute();
}

/** Makes one card of a member the default, and no other. */
export async function writeDefaultCard(
  transaction: DatabaseTransaction,
  memberId: bigint,
  cardId: string,
): Promise<void> {
  await transaction
    .updateTable('bank_card')
    .set({ is_default: false })
    .where('member_id', '=', memberId)
    .where('is_default', '=', true)
    .execute();
  await transaction
    .updateTable('bank_card')
    .set({ is_default: true })
    .where('id', '=', cardId)
    .execute();
}

export async function takeCardAway(
  transaction: DatabaseTransaction,
  cardId: string,
  now: Date,
): Promise<void> {
  await transaction
    .updateTable('bank_card')
    .set({ removed_at: now, is_default: false })
    .where('id', '=', cardId)
    .execute();
}

/** Finds the name on the account that a member added first; null before that. */
export async function findPayeeName(
  transaction: DatabaseTransaction,
  memberId: bigint,
): Promise<string | null> {
  const row = await transaction
    .selectFrom('bank_card')
    .select('account_name')
    .where('member_id', '=', memberId)
    .orderBy('added_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return row?.account_name ?? null;
}

/** Finds the real name that the member gave at registration or later; null before that. */
export async function findRealName(
  transaction: DatabaseTransaction,
  memberId: bigint,
): Promise<string | null> {
  const row = await transaction
    .selectFrom('member_profile')
    .select('real_name')
    .where('member_id', '=', memberId)
    .where('real_name', '<>', '')
    .executeTakeFirst();
  return row?.real_name ?? null;
}

export async function insertCard(
  transaction: DatabaseTransaction,
  card: {
    id: string;
    member_id: bigint;
    bank: string;
    account_number: string;
    account_masked: string;
    account_mark: string;
    account_name: string;
    added_at: Date;
    is_default: boolean;
  },
): Promise<Card> {
  return transaction.insertInto('bank_card').values(card).returningAll().executeTakeFirstOrThrow();
}
