import type { Selectable } from 'kysely';
import type { Database, DatabaseTransaction, Tables } from '../../../db/tables.ts';

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
    .orderBy('added_at')
    .orderBy('id')
    .execute();
}

export async function insertCard(
  transaction: DatabaseTransaction,
  card: {
    id: string;
    member_id: bigint;
    bank: string;
    account_number: string;
    account_name: string;
    added_at: Date;
  },
): Promise<Card> {
  return transaction.insertInto('bank_card').values(card).returningAll().executeTakeFirstOrThrow();
}
