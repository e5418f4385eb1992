import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '#db/database.ts';

export type Received = {
  sumMinor: bigint;
  oldest: { at: Date; amountMinor: bigint } | null;
};

/** What a member has received by downline transfer since an instant, and the oldest of it. */
export async function findReceivedSince(
  db: Database | DatabaseTransaction,
  memberId: bigint,
  since: Date,
): Promise<Received> {
  const { rows } = await sql<{ sum: bigint; at: Date | null; amount: bigint | null }>`
    select coalesce(sum(amount), 0)::bigint as sum, min(at) as at,
      (array_agg(amount order by at, id))[1] as amount
    from downline_transfer where receiver_id = ${memberId} and at > ${since}`.execute(db);
  const { sum: sumMinor = 0n, at = null, amount = null } = rows[0] ?? {};
  return { sumMinor, oldest: at === null || amount === null ? null : { at, amountMinor: amount } };
}

/** Adds what came by transfers to what was deposited; the older of both frees first. */
export function withReceived(deposited: Received, received: Received): Received {
  const [oldest = null] = [deposited.oldest, received.oldest]
    .filter((one) => one !== null)
    .toSorted((one, other) => one.at.getTime() - other.at.getTime());
  return { sumMinor: deposited.sumMinor + received.sumMinor, oldest };
}
