import { sql } from 'kysely';
import type { Database } from '#db/database.ts';

/** Somebody below an agent who played on each of some days. */
export type RegularPlayer = {
  memberId: bigint;
  agentId: bigint;
  /** In the order of the days. */
  stakesMinor: bigint[];
  winsMinor: bigint[];
  /** What was deposited and received in the days of the deposits. */
  receivedMinor: bigint;
};

/** Lists members below agents who staked a minimum on each of some days. */
export async function listRegularPlayers(
  db: Database,
  days: { depositsFrom: string; first: string; last: string; count: number },
  minimumMinor: bigint,
): Promise<RegularPlayer[]> {
  const { depositsFrom, first, last, count } = days;
  const { rows } = await sql<RegularPlayer>`
    with played as materialized (
      select member_id, day, sum(bets - bets_back)::bigint as stakes,
        sum(wins - wins_back)::bigint as wins
      from member_day where day between ${first}::date and ${last}::date and category <> ''
      group by member_id, day having sum(bets - bets_back) >= ${minimumMinor}::bigint
    ), regular as materialized (
      select member_id, array_agg(stakes order by day) as stakes,
        array_agg(wins order by day) as wins
      from played group by member_id having count(*) = ${count}::int
    )
    select member.id as "memberId", member.parent_id as "agentId", stakes as "stakesMinor",
      wins as "winsMinor", (
        select coalesce(sum(deposit + transfer_in), 0)::bigint from member_day
        where member_day.member_id = regular.member_id and category = ''
          and day between ${depositsFrom}::date and ${last}::date
      ) as "receivedMinor"
    from regular join member on member.id = regular.member_id
    where member.parent_id is not null order by member.id`.execute(db);
  return rows;
}
