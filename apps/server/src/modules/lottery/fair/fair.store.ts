import type { Database } from '#db/database.ts';

export type DrawCounts = { voided: number; drawn: number };

/** How many draws of a lottery were void so far, and how many had a result. */
export async function countDraws(db: Database, gameId: number): Promise<DrawCounts> {
  const counts = await db
    .selectFrom('lottery_draw')
    .select(({ fn }) => [
      fn.countAll<bigint>().filterWhere('state', '=', 'void').as('voided'),
      fn.countAll<bigint>().filterWhere('version', '>', 0).as('drawn'),
    ])
    .where('game_id', '=', gameId)
    .executeTakeFirstOrThrow();
  return { voided: Number(counts.voided), drawn: Number(counts.drawn) };
}
