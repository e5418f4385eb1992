import { sql } from 'kysely';
import type { Database } from '#db/database.ts';

/** So many of a member's last orders say what was bet on last. */
const lookedAt = 1000;

/** Lists the lotteries that a member's last orders bet on in a prize mode, the last one first. */
export async function listLastBetOn(
  db: Database,
  memberId: bigint,
  prizeMode: number,
): Promise<number[]> {
  const { rows } = await sql<{ gameId: number }>`
    select game_id as "gameId"
    from (
      select game_id, prize_mode, placed_at from lottery_order
      where member_id = ${memberId}
      order by placed_at desc limit ${lookedAt}
    ) as last
    where prize_mode = ${prizeMode}
    group by game_id order by max(placed_at) desc, game_id`.execute(db);
  return rows.map(({ gameId }) => gameId);
}

export type SettledDay = { day: string; stake: bigint; win: bigint; rebate: bigint };

/**
 * Sums what a member bet and won by day, of what was settled and was placed between two instants;
 * the latest day first.
 */
export async function sumSettledByDay(
  db: Database,
  memberId: bigint,
  { from, until, timeZone }: { from: Date; until: Date; timeZone: string },
): Promise<SettledDay[]> {
  const { rows } = await sql<SettledDay>`
    select to_char(placed_at at time zone ${timeZone}, 'YYYY-MM-DD') as day,
      sum(stake)::bigint as stake, sum(win)::bigint as win, sum(rebate)::bigint as rebate
    from lottery_sub_order
    where member_id = ${memberId} and state in ('lost', 'won')
      and placed_at >= ${from} and placed_at < ${until}
    group by day order by day desc`.execute(db);
  return rows;
}
