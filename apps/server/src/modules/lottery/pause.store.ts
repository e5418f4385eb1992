import type { Insertable, Selectable } from 'kysely';
import type { Tables } from '#db/tables.ts';
import type { Executor } from './draw.store.ts';

export type PauseRow = Selectable<Tables['lottery_pause']>;

/** The pauses that hold now, by the number of the lottery. */
export async function listPauses(db: Executor): Promise<Map<number, PauseRow>> {
  const query = db.selectFrom('lottery_pause').selectAll().where('resumed_at', 'is', null);
  return new Map((await query.execute()).map((row) => [row.game_id, row]));
}

/** Pauses a lottery; one that is paused stays as it is. */
export async function insertPause(
  db: Executor,
  row: Insertable<Tables['lottery_pause']>,
): Promise<void> {
  const query = db.insertInto('lottery_pause').values(row);
  await query
    .onConflict((conflict) =>
      conflict.column('game_id').where('resumed_at', 'is', null).doNothing(),
    )
    .execute();
}

export async function endPause(
  db: Executor,
  gameId: number,
  { at, by }: { at: Date; by: string },
): Promise<void> {
  await db
    .updateTable('lottery_pause')
    .set({ resumed_at: at, resumed_by: by })
    .where('game_id', '=', gameId)
    .where('resumed_at', 'is', null)
    .execute();
}
