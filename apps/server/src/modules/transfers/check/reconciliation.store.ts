import { sql } from 'kysely';
import type { Database } from '#db/database.ts';
import { transferTopic } from '../transfer/pending-transfers.ts';
import type { Transfer } from '../transfer/transfer.store.ts';

export type ProviderSums = {
  vendor: string;
  brought: bigint;
  takenBack: bigint;
  byTransfers: bigint;
  inLedger: bigint;
  bets: bigint;
  wins: bigint;
  /** Reports that could not be booked. */
  aside: number;
};

/** Sums what went to and came from each provider, by transfers and by its house account. */
export async function sumProviders(db: Database, currency: string): Promise<ProviderSums[]> {
  const { rows } = await sql<ProviderSums>`
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
        as "inLedger",
      coalesce((select sum(bet) from reported_round r where r.vendor = t.vendor), 0)::bigint
        as bets,
      coalesce((select sum(win) from reported_round r where r.vendor = t.vendor), 0)::bigint
        as wins,
      (select count(*)::int from reported_aside r where r.vendor = t.vendor) as aside
    from vendor_transfer t group by t.vendor order by t.vendor`.execute(db);
  return rows;
}

export type ReportState = { answered_at: Date | null; failures: number; detail: string };

/** Finds the progress of each provider's reports, by its code. */
export async function findReportStates(db: Database): Promise<ReadonlyMap<string, ReportState>> {
  const rows = await db.selectFrom('studio_report').selectAll().execute();
  return new Map(rows.map((row) => [row.vendor, row]));
}

export type ExpectedPurse = {
  accountId: bigint;
  username: string;
  vendor: string;
  /** `transferred`: brought less taken back; `played`: won less staked. */
  transferred: bigint;
  played: bigint;
};

/**
 * Lists members whose last known balance at a provider is not what transfers and reports add up to;
 * leaves out those with a transfer in doubt, whose balance nobody knows.
 */
export async function listUnexpected(db: Database, limit: number): Promise<ExpectedPurse[]> {
  const { rows } = await sql<ExpectedPurse>`
    select sums.account_id as "accountId", m.username, sums.vendor, sums.transferred, sums.played
    from (
      select account_id, vendor, sum(transferred)::bigint as transferred,
        sum(played)::bigint as played
      from (
        select account_id, vendor,
          case direction when 'toVendor' then amount else -amount end as transferred, 0 as played
        from vendor_transfer where state = 'done'
        union all
        select account_id, vendor, 0, win - bet from reported_round
      ) as moves group by account_id, vendor
    ) as sums
    join account a on a.id = sums.account_id join member m on m.id = a.member_id
    left join vendor_balance b on b.account_id = sums.account_id and b.vendor = sums.vendor
    where coalesce(b.balance, 0) <> sums.transferred + sums.played
      and not exists (select 1 from vendor_transfer t where t.account_id = sums.account_id
        and t.vendor = sums.vendor and t.state = 'pending')
    order by abs(coalesce(b.balance, 0) - sums.transferred - sums.played) desc, a.id
    limit ${limit}`.execute(db);
  return rows;
}

export type PendingTransfer = Transfer & { username: string; tries: number };

/** Lists transfers whose end is not known, oldest first. */
export async function listInDoubt(db: Database, limit: number): Promise<PendingTransfer[]> {
  const { rows } = await sql<PendingTransfer>`
    select t.*, m.username, o.tries
    from vendor_transfer t join member m on m.id = t.member_id
    join outbox o on o.topic = ${transferTopic} and o.key = t.id::text
    where t.state = 'pending' order by t.requested_at, t.id limit ${limit}`.execute(db);
  return rows;
}
