import { sql, type Insertable, type Selectable } from 'kysely';
import type { DatabaseTransaction } from '#db/database.ts';
import type { Tables } from '#db/tables.ts';
import type { DrawRow, Executor } from '../draw.store.ts';

export type ReadingRow = Selectable<Tables['lottery_reading']>;

/** Draws of lotteries that somebody else holds, over by now and without a result; newest first. */
export async function listAwaited(
  db: Executor,
  gameIds: readonly number[],
  now: Date,
): Promise<DrawRow[]> {
  if (gameIds.length === 0) return [];
  return db
    .selectFrom('lottery_draw')
    .selectAll()
    .where('state', '=', 'closed')
    .where('is_own', '=', false)
    .where('game_id', 'in', gameIds)
    .where('draws_at', '<=', now)
    .orderBy('draws_at', 'desc')
    .orderBy('id')
    .execute();
}

/** Draws of a lottery that those of another one, which copies it, do not follow yet. */
export async function listLeftBehind(
  db: Executor,
  gameId: number,
  copyGameId: number,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select original.id
    from lottery_draw copy
    join lottery_draw original
      on original.game_id = ${gameId} and original.numero = copy.numero
    where copy.game_id = ${copyGameId} and copy.state <> 'void' and (
      original.state = 'void'
      or copy.state = 'closed' and original.version > 0
      or copy.state in ('settled', 'resettled') and original.version > 1 and not exists (
        select from lottery_result mine, lottery_result theirs
        where mine.draw_id = copy.id and mine.version = copy.version
          and theirs.draw_id = original.id and theirs.version = original.version
          and mine.win_no = theirs.win_no and theirs.prizes @> mine.prizes
      )
    )
    order by original.draws_at, original.id`.execute(db);
  return rows.map(({ id }) => id);
}

/** What sources said last of draws, by the names of sources. */
export async function listReadings(
  db: Executor,
  drawIds: readonly string[],
): Promise<ReadingRow[]> {
  if (drawIds.length === 0) return [];
  const query = db.selectFrom('lottery_reading').selectAll().where('draw_id', 'in', drawIds);
  return query.orderBy('source').execute();
}

export async function findReading(
  db: Executor,
  drawId: string,
  source: string,
): Promise<ReadingRow | null> {
  const query = db.selectFrom('lottery_reading').selectAll().where('draw_id', '=', drawId);
  return (await query.where('source', '=', source).executeTakeFirst()) ?? null;
}

/** Keeps what a source says, in place of what it said before. */
export async function writeReading(
  transaction: DatabaseTransaction,
  row: Insertable<Tables['lottery_reading']>,
): Promise<void> {
  const { draw_id: _, source: __, ...said } = row;
  await transaction
    .insertInto('lottery_reading')
    .values(row)
    .onConflict((conflict) => conflict.columns(['draw_id', 'source']).doUpdateSet(said))
    .execute();
}

/** Forgets what a source took back. */
export async function deleteReading(
  transaction: DatabaseTransaction,
  drawId: string,
  source: string,
): Promise<void> {
  const query = transaction.deleteFrom('lottery_reading').where('draw_id', '=', drawId);
  await query.where('source', '=', source).execute();
}
