import { sql, type Insertable, type Selectable } from 'kysely';
import type { Database, DatabaseTransaction } from '#db/database.ts';
import type { Tables } from '#db/tables.ts';

type Executor = Database | DatabaseTransaction;

/** A gift with the name of the member. */
export type Gift = Selectable<Tables['reward_gift']> & { username: string };
export type GiftState = Gift['state'];

function gifts(db: Executor) {
  return db
    .selectFrom('reward_gift')
    .innerJoin('member', 'member.id', 'reward_gift.member_id')
    .selectAll('reward_gift')
    .select('member.username');
}

/** Does nothing when the operator has used the request key before. */
export async function insertGift(
  transaction: DatabaseTransaction,
  gift: Insertable<Tables['reward_gift']>,
): Promise<void> {
  await transaction
    .insertInto('reward_gift')
    .values(gift)
    .onConflict((conflict) => conflict.columns(['proposed_by', 'request_key']).doNothing())
    .execute();
}

/** Locks the gift that an operator gave with a request key. */
export async function lockGiftByKey(
  transaction: DatabaseTransaction,
  operator: string,
  requestKey: string,
): Promise<Gift | null> {
  const row = await gifts(transaction)
    .where('proposed_by', '=', operator)
    .where('request_key', '=', requestKey)
    .forNoKeyUpdate('reward_gift')
    .executeTakeFirst();
  return row ?? null;
}

/** Whose gift it is; null for an unknown one. */
export async function findMemberOfGift(
  transaction: DatabaseTransaction,
  id: string,
): Promise<bigint | null> {
  const row = await transaction
    .selectFrom('reward_gift')
    .select('member_id')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.member_id ?? null;
}

export async function lockGift(transaction: DatabaseTransaction, id: string): Promise<Gift | null> {
  const row = await gifts(transaction)
    .where('reward_gift.id', '=', id)
    .forNoKeyUpdate('reward_gift')
    .executeTakeFirst();
  return row ?? null;
}

export async function decideGift(
  transaction: DatabaseTransaction,
  id: string,
  decision: { state: GiftState; decided_by: string; decided_at: Date; reward_id: string | null },
): Promise<void> {
  await transaction.updateTable('reward_gift').set(decision).where('id', '=', id).execute();
}

/** Lists a page, newest first. */
export async function listGiftsPage(
  db: Database,
  { state, limit, offset }: { state: GiftState | undefined; limit: number; offset: number },
): Promise<{ rows: Gift[]; total: number }> {
  let page = gifts(db);
  let all = db.selectFrom('reward_gift').select(sql<number>`count(*)::int`.as('total'));
  if (state !== undefined) {
    page = page.where('reward_gift.state', '=', state);
    all = all.where('state', '=', state);
  }
  const rows = await page
    .orderBy('proposed_at', 'desc')
    .orderBy('reward_gift.id')
    .limit(limit)
    .offset(offset)
    .execute();
  return { rows, ...(await all.executeTakeFirstOrThrow()) };
}
