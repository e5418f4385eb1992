import { sql } from 'kysely';
import type { Database } from '#db/database.ts';

export type DayRange = { from: Date; until: Date };

export type Line = {
  kind: 'deposit' | 'withdrawal';
  gateway: string;
  state: string;
  count: number;
  amount: bigint;
  fee: bigint;
};

/** Sums the payments requested in a time, by company and state. */
export async function sumPayments(db: Database, { from, until }: DayRange): Promise<Line[]> {
  const { rows } = await sql<Line>`
    select 'deposit' as kind, gateway, state, count(*)::int as count,
      sum(amount)::bigint as amount, sum(fee)::bigint as fee
    from deposit where requested_at >= ${from} and requested_at < ${until}
    group by gateway, state
    union all
    select 'withdrawal', gateway, state, count(*)::int, sum(amount)::bigint, sum(fee)::bigint
    from withdrawal where requested_at >= ${from} and requested_at < ${until}
    group by gateway, state
    order by 1, 2, 3`.execute(db);
  return rows;
}

/** Sums what the deposits of a time should have credited, and what the ledger has of them. */
export async function sumCredits(
  db: Database,
  { from, until }: DayRange,
): Promise<{ here: bigint; inLedger: bigint }> {
  const { rows } = await sql<{ here: bigint; inLedger: bigint }>`
    select coalesce(sum(d.amount - d.fee) filter (where d.state = 'paid'), 0)::bigint as here,
      coalesce(sum(p.amount), 0)::bigint as "inLedger"
    from deposit d
    left join posting p on p.source = 'deposit' and p.external_id = d.id::text
    where d.requested_at >= ${from} and d.requested_at < ${until}`.execute(db);
  return rows[0] ?? { here: 0n, inLedger: 0n };
}

export type AtGateway = { id: string; state: string; amount: bigint; paymentId: string };

/** Lists payments of a time that have an id at the company, newest first. */
export async function listAtGateway(
  db: Database,
  kind: Line['kind'],
  gateway: string,
  { from, until }: DayRange,
  limit: number,
): Promise<AtGateway[]> {
  const source =
    kind === 'deposit'
      ? sql`select id, state, amount, gateway_payment_id as "paymentId", requested_at, gateway
          from deposit where gateway_payment_id is not null`
      : sql`select id, state, amount - fee as amount, gateway_payout_id as "paymentId",
          requested_at, gateway from withdrawal where gateway_payout_id is not null`;
  const { rows } = await sql<AtGateway>`
    select id, state, amount, "paymentId" from (${source}) as known
    where gateway = ${gateway} and requested_at >= ${from} and requested_at < ${until}
    order by requested_at desc, id limit ${limit}`.execute(db);
  return rows;
}
