import { sql } from 'kysely';
import type { Database } from '#db/database.ts';

/** So many of the last orders of all members are counted, however many there are. */
const lookedAt = 5000;

/**
 * Counts the members that have bet on each lottery in the last orders since an instant, those with
 * play money left out; a lottery on which nobody has bet is left out.
 */
export async function countPlayers(db: Database, since: Date): Promise<Map<number, number>> {
  const { rows } = await sql<{ gameId: number; players: number }>`
    select game_id as "gameId", count(distinct member_id)::int as players
    from (
      select game_id, member_id from lottery_order
      where placed_at > ${since} and not is_trial
      order by placed_at desc limit ${lookedAt}
    ) as last
    group by game_id`.execute(db);
  return new Map(rows.map(({ gameId, players }) => [gameId, players]));
}
