import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '#db/database.ts';

/** A calendar day `YYYY-MM-DD` and the time zone in which it was closed. */
export type ClosedDay = { day: string; timeZone: string };

export async function findLastClosed(
  db: Database | DatabaseTransaction,
): Promise<ClosedDay | null> {
  const { rows } = await sql<ClosedDay>`
    select day::text as day, time_zone as "timeZone" from day_close
    order by day_close.day desc limit 1`.execute(db);
  return rows[0] ?? null;
}

/**
 * Whether all transactions that wrote anything when this was first asked for the day have ended: a
 * posting of the day may be in one that is still open. Readers take no transaction id and hold
 * nothing up.
 */
export async function writersHaveEnded(db: Database, day: string): Promise<boolean> {
  await sql`
    insert into day_closing (day, before_transaction)
    values (${day}::date, pg_current_xact_id()::text::bigint)
    on conflict do nothing`.execute(db);
  const { rows } = await sql<{ ended: boolean }>`
    select pg_snapshot_xmin(pg_current_snapshot())::text::bigint >= before_transaction as ended
    from day_closing where day = ${day}::date`.execute(db);
  return rows[0]?.ended === true;
}

/** Holds up all that takes postings into the reports until the transaction ends. */
export async function lockDays(transaction: DatabaseTransaction): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('closing-days'))`.execute(transaction);
}

/** Counts the hours of a day, by category, whose play is not that of the day's members. */
export async function countDifferences(
  transaction: DatabaseTransaction,
  day: string,
  { from, until }: { from: Date; until: Date },
): Promise<number> {
  const { rows } = await sql<{ differences: number }>`
    select count(*)::int as differences from (
      select category, sum(bets) as bets, sum(bets_back) as bets_back, sum(wins) as wins,
        sum(wins_back) as wins_back, sum(valid) as valid, sum(valid_lost) as valid_lost,
        sum(rounds) as rounds
      from (
        select category, bets, bets_back, wins, wins_back, valid, valid_lost, rounds
        from play_hour where hour >= ${from} and hour < ${until}
        union all
        select category, -bets, -bets_back, -wins, -wins_back, -valid, -valid_lost, -rounds
        from member_day where day = ${day}::date and category <> ''
      ) as part
      group by category
    ) as difference
    where (bets, bets_back, wins, wins_back, valid, valid_lost, rounds) <> (0, 0, 0, 0, 0, 0, 0)
  `.execute(transaction);
  return rows[0]?.differences ?? 0;
}

export async function insertClosedDay(
  transaction: DatabaseTransaction,
  { day, timeZone }: ClosedDay,
  closedAt: Date,
): Promise<void> {
  await sql`
    insert into day_close (day, time_zone, last_posting_id, closed_at)
    select ${day}::date, ${timeZone}, coalesce(max(posting_id), 0), ${closedAt}
    from report_progress`.execute(transaction);
  await sql`delete from day_closing where day <= ${day}::date`.execute(transaction);
}

/** Deletes the hours before one instant and the days before another. */
export async function forgetOld(
  db: Database,
  { hoursBefore, daysBefore }: { hoursBefore: Date; daysBefore: string },
): Promise<void> {
  await sql`delete from play_hour where hour < ${hoursBefore}`.execute(db);
  await sql`delete from member_day where day < ${daysBefore}::date`.execute(db);
  await sql`delete from prepaid_day where day < ${daysBefore}::date`.execute(db);
}
