import { sql, type Insertable, type Selectable } from 'kysely';
import type { Database, DatabaseTransaction } from '#db/database.ts';
import type { Tables } from '#db/tables.ts';

type Executor = Database | DatabaseTransaction;

/** An adjustment with the name of the member. */
export type Adjustment = Selectable<Tables['adjustment']> & { username: string };
type State = Adjustment['state'];

function adjustments(db: Executor) {
  return db
    .selectFrom('adjustment')
    .innerJoin('member', 'member.id', 'adjustment.member_id')
    .selectAll('adjustment')
    .select('member.username');
}

/** Does nothing when the operator has used the request key before. */
export async function insertAdjustment(
  db: Database,
  adjustment: Insertable<Tables['adjustment']>,
): Promise<void> {
  await db
    .insertInto('adjustment')
    .values(adjustment)
    .onConflict((conflict) => conflict.columns(['proposed_by', 'request_key']).doNothing())
    .execute();
}

export async function findAdjustmentByKey(
  db: Database,
  proposedBy: string,
  requestKey: string,
): Promise<Adjustment | null> {
  const row = await adjustments(db)
    .where('proposed_by', '=', proposedBy)
    .where('request_key', '=', requestKey)
    .executeTakeFirst();
  return row ?? null;
}

export async function lockAdjustment(
  transaction: DatabaseTransaction,
  id: string,
): Promise<Adjustment | null> {
  const row = await adjustments(transaction)
    .where('adjustment.id', '=', id)
    .forNoKeyUpdate('adjustment')
    .executeTakeFirst();
  return row ?? null;
}

export async function decideAdjustment(
  transaction: DatabaseTransaction,
  id: string,
  decision: { state: State; decided_by: string; decided_at: Date },
): Promise<void> {
  await transaction.updateTable('adjustment').set(decision).where('id', '=', id).execute();
}

/** Lists a page, newest first. */
export async function listAdjustmentsPage(
  db: Database,
  { state, limit, offset }: { state: State | undefined; limit: number; offset: number },
): Promise<{ rows: Adjustment[]; total: number }> {
  let page = adjustments(db);
  let all = db.selectFrom('adjustment').select(sql<number>`count(*)::int`.as('total'));
  if (state !== undefined) {
    page = page.where('adjustment.state', '=', state);
    all = all.where('state', '=', state);
  }
  const rows = await page
    .orderBy('proposed_at', 'desc')
    .orderBy('adjustment.id')
    .limit(limit)
    .offset(offset)
    .execute();
  return { rows, ...(await all.executeTakeFirstOrThrow()) };
}
