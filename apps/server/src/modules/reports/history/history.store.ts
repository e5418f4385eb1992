import { sql } from 'kysely';
import type { Database } from '#db/database.ts';

/** Minor units of the site's currency; play money counts for nothing. */
export type HistorySums = {
  depositsMinor: bigint;
  withdrawalsMinor: bigint;
  stakedMinor: bigint;
  wonMinor: bigint;
};

/** Sums of a month `YYYY-MM`; null for all since the account was opened. */
type Row = HistorySums & { month: string | null };

const sums = sql`
  coalesce(sum(deposit), 0)::bigint as "depositsMinor",
  coalesce(sum(withdraw), 0)::bigint as "withdrawalsMinor",
  coalesce(sum(bets - bets_back), 0)::bigint as "stakedMinor",
  coalesce(sum(wins - wins_back), 0)::bigint as "wonMinor"`;

type Owner = { memberId: bigint; accountId: bigint };

/**
 * Sums what a member moved in each month from a day on, and since the account was opened; the
 * reports must have caught up. One statement reads both, so that what is posted meanwhile counts
 * in both or in none.
 */
export async function sumHistory(
  db: Database,
  { memberId, accountId }: Owner,
  firstDay: string,
): Promise<readonly Row[]> {
  const { rows } = await sql<Row>`
    select to_char(day, 'YYYY-MM') as month, ${sums}
    from member_day where member_id = ${memberId} and day >= ${firstDay}::date group by 1
    union all
    select null, ${sums} from member_total where account_id = ${accountId}`.execute(db);
  return rows;
}

/** The day on which a member opened the account. */
export async function findOpenedDay(
  db: Database,
  memberId: bigint,
  timeZone: string,
): Promise<string> {
  const { day } = await db
    .selectFrom('member')
    .select(sql<string>`(registered_at at time zone ${timeZone})::date::text`.as('day'))
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
  return day;
}
