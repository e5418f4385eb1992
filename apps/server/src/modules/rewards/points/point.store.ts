import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '#db/database.ts';
import { pointCurrency, type PointLot } from '@pavilion/domain/reward/points';

type Executor = Database | DatabaseTransaction;

/** Who asks in the ledger for every move of points; each id happens once, for ever. */
export const pointSource = 'points';

/** Opens the accounts of points of members where they have none; ids by member. */
export async function openPointAccounts(
  transaction: DatabaseTransaction,
  memberIds: readonly bigint[],
): Promise<Map<bigint, bigint>> {
  const ids = [...new Set(memberIds)];
  await sql`
    insert into account (member_id, currency)
    select id, ${pointCurrency} from unnest(${ids}::bigint[]) as wanted (id) order by id
    on conflict (member_id, currency) do nothing`.execute(transaction);
  const { rows } = await sql<{ id: bigint; memberId: bigint }>`
    select id, member_id as "memberId" from account
    where member_id = any (${ids}::bigint[]) and currency = ${pointCurrency}`.execute(transaction);
  return new Map(rows.map(({ id, memberId }) => [memberId, id]));
}

/** The account of a member's points and what is on it; null before the first points. */
export async function findPointAccount(
  db: Executor,
  memberId: bigint,
): Promise<{ accountId: bigint; balance: bigint } | null> {
  const row = await db
    .selectFrom('account')
    .select(['id as accountId', 'balance'])
    .where('member_id', '=', memberId)
    .where('currency', '=', pointCurrency)
    .executeTakeFirst();
  return row ?? null;
}

/** Adds points to the lots of members that end on a day; points for ever have one lot. */
export async function addToLots(
  transaction: DatabaseTransaction,
  lots: readonly { memberId: bigint; points: bigint }[],
  endsOn: string,
): Promise<void> {
  await sql`
    insert into point_lot (member_id, ends_on, points)
    select member_id, ${endsOn}::date, sum(points)::bigint
    from unnest(
      ${lots.map(({ memberId }) => memberId)}::bigint[],
      ${lots.map(({ points }) => points)}::bigint[]
    ) as added (member_id, points)
    group by member_id order by member_id
    on conflict (member_id, ends_on) do update
    set points = point_lot.points + excluded.points`.execute(transaction);
}

/** Counts points that members were given, for life. */
export async function addToEarned(
  transaction: DatabaseTransaction,
  gifts: readonly { memberId: bigint; points: bigint }[],
): Promise<void> {
  await sql`
    insert into point_standing (member_id, carry, earned, posting_id)
    select member_id, 0, sum(points)::bigint, 0
    from unnest(
      ${gifts.map(({ memberId }) => memberId)}::bigint[],
      ${gifts.map(({ points }) => points)}::bigint[]
    ) as given (member_id, points)
    group by member_id order by member_id
    on conflict (member_id) do update
    set earned = point_standing.earned + excluded.earned`.execute(transaction);
}

/** The lots of a member, the soonest end first. */
export async function listLots(db: Executor, memberId: bigint): Promise<PointLot[]> {
  const { rows } = await sql<PointLot>`
    select ends_on::text as "endsOn", points from point_lot
    where member_id = ${memberId} order by ends_on`.execute(db);
  return rows;
}

/** Writes what is left of a lot; one with nothing left goes. */
export async function writeLot(
  transaction: DatabaseTransaction,
  memberId: bigint,
  { endsOn, left }: { endsOn: string; left: bigint },
): Promise<void> {
  if (left === 0n) {
    await sql`
      delete from point_lot where member_id = ${memberId} and ends_on = ${endsOn}::date
    `.execute(transaction);
    return;
  }
  await sql`
    update point_lot set points = ${left}
    where member_id = ${memberId} and ends_on = ${endsOn}::date`.execute(transaction);
}
