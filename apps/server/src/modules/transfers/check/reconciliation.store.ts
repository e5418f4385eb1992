import { sql } from 'kysely';
import type { Database } from '../../../db/tables.ts';
import { transferTopic } from '../transfer/pending-transfers.ts';
import type { Transfer } from '../transfer/transfer.store.ts';

export type StudioSums = {
  vendor: string;
  brought: bigint;
  takenBack: bigint;
  byTransfers: bigint;
  inLedger: bigint;
};

/** What went to and came from each studio, by the transfers and by its house account. */
export async function sumStudios(db: Database, currency: string): Promise<StudioSums[]> {
  const { rows } = await sql<StudioSums>`
    select t.vendor,
      coalesce(sum(amount) filter (where direction = 'toVendor' and state = 'done'), 0)::bigint
        as brought,
      coalesce(sum(amount) filter (where direction = 'fromVendor' and state = 'done'), 0)::bigint
        as "takenBack",
      (coalesce(sum(amount) filter (where direction = 'toVendor' and state <> 'refused'), 0)
        - coalesce(sum(amount) filter (where direction = 'fromVendor' and state = 'done'), 0)
      )::bigint as "byTransfers",
      coalesce((select -sum(p.amount) from posting p join account a on a.id = p.contra_id
        where a.house = 'vendor:' || t.vendor and a.currency = ${currency}), 0)::bigint
        as "inLedger"
    from vendor_transfer t group by t.vendor order by t.vendor`.execute(db);
  return rows;
}

export type PendingTransfer = Transfer & { username: string; tries: number };

/** Transfers whose end is not known, oldest first. */
export async function listInDoubt(db: Database, limit: number): Promise<PendingTransfer[]> {
  const { rows } = await sql<PendingTransfer>`
    select t.*, m.username, o.tries
    from vendor_transfer t join member m on m.id = t.member_id
    join outbox o on o.topic = ${transferTopic} and o.key = t.id::text
    where t.state = 'pending' order by t.requested_at, t.id limit ${limit}`.execute(db);
  return rows;
}
