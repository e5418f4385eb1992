import { sql, type Insertable, type Selectable, type Updateable } from 'kysely';
import type { Database, DatabaseTransaction } from '#db/database.ts';
import type { Tables } from '#db/tables.ts';

export type Executor = Database | DatabaseTransaction;

export type DrawRow = Selectable<Tables['lottery_draw']>;
export type ResultRow = Selectable<Tables['lottery_result']>;

export async function findDraw(db: Executor, id: string): Promise<DrawRow | null> {
  const row = await db
    .selectFrom('lottery_draw')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

export async function findDrawOfNumero(
  db: Executor,
  gameId: number,
  numero: string,
): Promise<DrawRow | null> {
  const query = db.selectFrom('lottery_draw').selectAll().where('game_id', '=', gameId);
  return (await query.where('numero', '=', numero).executeTakeFirst()) ?? null;
}

/** Locks a draw for a change; orders that hold it `for share` are over then. */
export async function lockDraw(
  transaction: DatabaseTransaction,
  id: string,
): Promise<DrawRow | null> {
  const query = transaction.selectFrom('lottery_draw').selectAll().where('id', '=', id);
  return (await query.forUpdate().executeTakeFirst()) ?? null;
}

/**
 * Locks draws against every change, but not against orders and other settlements: until the
 * transaction ends none of them closes. By id, locked in the order of their ids.
 */
export async function holdDraws(
  transaction: DatabaseTransaction,
  ids: readonly string[],
): Promise<Map<string, DrawRow>> {
  const rows = await transaction
    .selectFrom('lottery_draw')
    .selectAll()
    .where(sql<boolean>`id = any (${[...ids]}::uuid[])`)
    .orderBy('id')
    .forShare()
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

export async function writeDraw(
  transaction: DatabaseTransaction,
  id: string,
  change: Updateable<Tables['lottery_draw']>,
): Promise<DrawRow> {
  const query = transaction.updateTable('lottery_draw').set(change).where('id', '=', id);
  return query.returningAll().executeTakeFirstOrThrow();
}

/** Adds a version of a result; none is ever changed. */
export async function insertResult(
  transaction: DatabaseTransaction,
  row: Insertable<Tables['lottery_result']>,
): Promise<void> {
  await transaction.insertInto('lottery_result').values(row).execute();
}

/** Takes back what waits for a second operator on a draw. */
export async function withdrawWaiting(
  transaction: DatabaseTransaction,
  drawId: string,
): Promise<void> {
  const query = transaction.updateTable('lottery_entry').set({ state: 'withdrawn' });
  await query.where('draw_id', '=', drawId).where('state', '=', 'waiting').execute();
}

/** All versions of the results of draws, the first one first. */
export function listResults(db: Executor, drawIds: readonly string[]): Promise<ResultRow[]> {
  const query = db.selectFrom('lottery_result').selectAll().where('draw_id', 'in', drawIds);
  return query.orderBy('draw_id').orderBy('version').execute();
}
