import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '#db/database.ts';
import { mayBeOffered } from '#modules/accounts/addressable.store.ts';
import { neverEnds } from '@pavilion/domain/reward/points';

/** Points of a member that end on a day. */
export type EndingLot = { memberId: bigint; endsOn: string };

/** The page after a lot; the first one after null. */
type Page = { after: EndingLot | null; limit: number };

const following = ({ after }: Page) =>
  after === null
    ? sql`true`
    : sql`(point_lot.ends_on, point_lot.member_id) > (${after.endsOn}::date, ${after.memberId})`;

/** Lots whose last day was before `today`, the oldest first. */
export async function listEnded(db: Database, today: string, page: Page): Promise<EndingLot[]> {
  const { rows } = await sql<EndingLot>`
    select member_id as "memberId", ends_on::text as "endsOn" from point_lot
    where ends_on < ${neverEnds}::date and ends_on < ${today}::date and ${following(page)}
    order by ends_on, member_id limit ${page.limit}`.execute(db);
  return rows;
}

/** Lots that end on days of a range, of members who may be told and were not. */
export async function listToWarn(
  db: Database,
  { firstDay, lastDay }: { firstDay: string; lastDay: string },
  page: Page,
): Promise<EndingLot[]> {
  const { rows } = await sql<EndingLot>`
    select point_lot.member_id as "memberId", ends_on::text as "endsOn"
    from point_lot join member on member.id = point_lot.member_id
    where ends_on < ${neverEnds}::date and ends_on between ${firstDay}::date and ${lastDay}::date
      and not warned and ${mayBeOffered} and ${following(page)}
    order by ends_on, point_lot.member_id limit ${page.limit}`.execute(db);
  return rows;
}

/** How many points a lot holds; none where it is gone. The caller holds the member's lock. */
export async function pointsInLot(
  transaction: DatabaseTransaction,
  { memberId, endsOn }: EndingLot,
): Promise<bigint> {
  const { rows } = await sql<{ points: bigint }>`
    select points from point_lot
    where member_id = ${memberId} and ends_on = ${endsOn}::date`.execute(transaction);
  return rows[0]?.points ?? 0n;
}

/** Notes that the member was told of the end of a lot; the points in it, null where told before. */
export async function noteWarned(
  transaction: DatabaseTransaction,
  { memberId, endsOn }: EndingLot,
): Promise<bigint | null> {
  const { rows } = await sql<{ points: bigint }>`
    update point_lot set warned = true
    where member_id = ${memberId} and ends_on = ${endsOn}::date and not warned
    returning points`.execute(transaction);
  return rows[0]?.points ?? null;
}
