import { sql, type Insertable, type Selectable } from 'kysely';
import type { DatabaseTransaction } from '#db/database.ts';
import type { Tables } from '#db/tables.ts';
import type { Executor } from '../draw.store.ts';

export type DayListRow = Selectable<Tables['lottery_day_list']>;

/** A draw of a day with what is published of it. */
export type Commit = { numero: string; commit: Uint8Array };

/** The own draws of a lottery's day, in the order of their numeros. */
export async function listCommits(db: Executor, gameId: number, day: string): Promise<Commit[]> {
  const rows = await db
    .selectFrom('lottery_draw')
    .select(['numero', 'commit'])
    .where('game_id', '=', gameId)
    .where('day', '=', day)
    .where('is_own', '=', true)
    .orderBy(sql`numero collate "C"`)
    .execute();
  return rows.flatMap(({ numero, commit }) => (commit === null ? [] : [{ numero, commit }]));
}

export async function findDayList(
  db: Executor,
  gameId: number,
  day: string,
): Promise<DayListRow | null> {
  const query = db.selectFrom('lottery_day_list').selectAll().where('game_id', '=', gameId);
  return (await query.where('day', '=', day).executeTakeFirst()) ?? null;
}

export async function insertDayList(
  transaction: DatabaseTransaction,
  row: Insertable<Tables['lottery_day_list']>,
): Promise<void> {
  await transaction.insertInto('lottery_day_list').values(row).execute();
}

/** Lists that the audit log may not have, made before a time. */
export function listUnrecorded(db: Executor, madeBefore: Date): Promise<DayListRow[]> {
  return db
    .selectFrom('lottery_day_list')
    .selectAll()
    .where('recorded_at', 'is', null)
    .where('made_at', '<=', madeBefore)
    .orderBy('day')
    .orderBy('game_id')
    .execute();
}

export async function noteRecorded(
  db: Executor,
  { game_id: gameId, day }: Pick<DayListRow, 'game_id' | 'day'>,
  at: Date,
): Promise<void> {
  await db
    .updateTable('lottery_day_list')
    .set({ recorded_at: at })
    .where('game_id', '=', gameId)
    .where('day', '=', day)
    .where('recorded_at', 'is', null)
    .execute();
}
