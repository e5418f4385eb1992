import { sql } from 'kysely';
import type { Tables } from '#db/tables.ts';
import type { Prizes } from '@pavilion/domain/lottery/play';
import type { DrawRow, Executor } from '../draw.store.ts';

export type DrawQuery = {
  gameId?: number | undefined;
  state?: Tables['lottery_draw']['state'] | undefined;
  /** Only closed draws that were due at this time or before. */
  waitingAt?: Date | undefined;
  limit: number;
  offset: number;
};

/** A draw with the result that counts. */
export type ResultedDraw = DrawRow & {
  win_no: string | null;
  prizes: Prizes | null;
  decided_by: string | null;
};

function filteredDraws(db: Executor, { gameId, state, waitingAt }: Omit<DrawQuery, 'limit'>) {
  let query = db.selectFrom('lottery_draw');
  if (gameId !== undefined) query = query.where('game_id', '=', gameId);
  if (state !== undefined) query = query.where('lottery_draw.state', '=', state);
  if (waitingAt === undefined) return query;
  return query.where('lottery_draw.state', '=', 'closed').where('draws_at', '<=', waitingAt);
}

const withResults = (query: ReturnType<typeof filteredDraws>) =>
  query
    .leftJoin('lottery_result as result', (join) =>
      join
        .onRef('result.draw_id', '=', 'lottery_draw.id')
        .onRef('result.version', '=', 'lottery_draw.version'),
    )
    .selectAll('lottery_draw')
    .select(['result.win_no', 'result.prizes', 'result.decided_by']);

/** A page of draws, the latest first. */
export async function listDrawsPage(
  db: Executor,
  query: DrawQuery,
): Promise<{ rows: ResultedDraw[]; total: number }> {
  const filtered = filteredDraws(db, query);
  const rows = await withResults(filtered)
    .orderBy('draws_at', 'desc')
    .orderBy('numero')
    .orderBy('game_id')
    .limit(query.limit)
    .offset(query.offset)
    .execute();
  const counted = filtered.select(sql<number>`count(*)::int`.as('total'));
  return { rows, ...(await counted.executeTakeFirstOrThrow()) };
}

export async function findResultedDraw(db: Executor, id: string): Promise<ResultedDraw> {
  const query = db.selectFrom('lottery_draw').where('lottery_draw.id', '=', id);
  return withResults(query).executeTakeFirstOrThrow();
}
