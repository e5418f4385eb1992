import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '#db/database.ts';

export type SentTransfer = {
  id: string;
  senderId: bigint;
  receiverId: bigint;
  amountMinor: bigint;
  at: Date;
};

/** So many accounts are looked at for one step of a ring. */
const mostAccounts = 1000;

type After = { at: Date; id: string };

/**
 * Lists transfers that can close a ring, in the order of time: those after one, until an instant,
 * whose receiver has sent something within the hours before.
 */
export async function listClosingTransfers(
  db: Database,
  { after, until, hours, limit }: { after: After; until: Date; hours: number; limit: number },
): Promise<SentTransfer[]> {
  const { rows } = await sql<SentTransfer>`
    select t.id, t.sender_id as "senderId", t.receiver_id as "receiverId",
      t.amount as "amountMinor", t.at
    from downline_transfer t
    where (t.at, t.id) > (${after.at}::timestamptz, ${after.id}::uuid)
      and t.at <= ${until}::timestamptz
      and exists (
        select from downline_transfer sent
        where sent.sender_id = t.receiver_id and sent.at < t.at
          and sent.at >= t.at - make_interval(hours => ${hours})
      )
    order by t.at, t.id limit ${limit}`.execute(db);
  return rows;
}

/**
 * The last transfer of each sender to one of the accounts, before that account sent on itself and
 * not before `from`.
 */
export async function listLastInto(
  db: Database,
  accounts: readonly { memberId: bigint; before: Date }[],
  from: Date,
): Promise<SentTransfer[]> {
  const ids = accounts.map(({ memberId }) => memberId);
  const before = accounts.map(({ before: instant }) => instant.toISOString());
  const { rows } = await sql<SentTransfer>`
    select distinct on (t.sender_id) t.id, t.sender_id as "senderId",
      t.receiver_id as "receiverId", t.amount as "amountMinor", t.at
    from unnest(${ids}::bigint[], ${before}::timestamptz[]) as account (member_id, before)
    join downline_transfer t on t.receiver_id = account.member_id and t.at < account.before
      and t.at >= ${from}::timestamptz
    order by t.sender_id, t.at desc, t.id limit ${mostAccounts}`.execute(db);
  return rows;
}

/** The one of some members with the fewest people above. */
export async function findHighest(db: Database, ids: readonly bigint[]): Promise<bigint | null> {
  const { rows } = await sql<{ id: bigint }>`
    select id from unnest(${[...ids]}::bigint[]) as one (id)
    order by (select count(*) from downline where member_id = one.id), id limit 1`.execute(db);
  return rows[0]?.id ?? null;
}

/** No other process counts a ring before the transaction ends. */
export async function lockRings(transaction: DatabaseTransaction): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('transfer-rings'))`.execute(transaction);
}

/** Whether a ring was seen that was closed at an instant, or later. */
export async function isRingCounted(
  transaction: DatabaseTransaction,
  subject: string,
  at: Date,
): Promise<boolean> {
  const row = await transaction
    .selectFrom('fraud_case')
    .select('id')
    .where('kind', '=', 'transferRing')
    .where('subject', '=', subject)
    .where('last_at', '>=', at)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
