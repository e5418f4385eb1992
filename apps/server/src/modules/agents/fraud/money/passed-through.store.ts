import { sql } from 'kysely';
import type { DatabaseTransaction } from '#db/database.ts';
import { dayMs } from '#kit/time/milliseconds.ts';
import type { MoneyStep } from '#modules/payments/payments-deps.ts';
import type { ReceivedAndPlayed } from '@pavilion/domain/fraud/passed-through';
import { ringDays } from '@pavilion/domain/fraud/transfer-ring';

/** A transfer that came after a deposit of its sender. */
export type DepositedTransfer = {
  /** The posting by which it arrived. */
  postingId: bigint;
  senderId: bigint;
  amountMinor: bigint;
  at: Date;
  depositMinor: bigint;
  depositedAt: Date;
};

/**
 * The transfers that a member has received since an instant whose sender had deposited within the
 * days before, each with the last such deposit; the first one first.
 */
export async function listDepositedTransfers(
  transaction: DatabaseTransaction,
  memberId: bigint,
  since: Date,
  days: number,
): Promise<DepositedTransfer[]> {
  const { rows } = await sql<DepositedTransfer>`
    select p.id as "postingId", t.sender_id as "senderId", t.amount as "amountMinor", t.at,
      d.amount as "depositMinor", d.settled_at as "depositedAt"
    from downline_transfer t
    join posting p on p.source = 'downline' and p.external_id = t.id || ':in'
    cross join lateral (
      select amount, settled_at from deposit
      where member_id = t.sender_id and state = 'paid' and requested_at <= t.at
        and settled_at <= t.at and settled_at >= t.at - make_interval(hours => ${days * 24})
      order by settled_at desc limit 1
    ) as d
    where t.receiver_id = ${memberId} and t.at >= ${since}::timestamptz
    order by p.id`.execute(transaction);
  return rows;
}

/**
 * With what was staked on an account, in rounds that have ended since each transfer arrived, pushes
 * and bets that were taken back left out.
 */
export async function withPlayed<Received extends Pick<DepositedTransfer, 'postingId'>>(
  transaction: DatabaseTransaction,
  accountId: bigint,
  received: readonly [Received, ...Received[]],
): Promise<(Received & Pick<ReceivedAndPlayed, 'playedMinor'>)[]> {
  const first = received[0].postingId;
  const ids = received.map(({ postingId }) => postingId);
  const { rows } = await sql<{ postingId: bigint; playedMinor: bigint }>`
    with play as (
      select max(p.id) filter (where p.finishes_round) as ended,
        coalesce(-sum(p.amount) filter (where p.kind = 1), 0) as bet,
        coalesce(sum(p.amount + coalesce(p.withheld, 0)) filter (where p.kind = 2), 0) as won
      from posting p
      where p.account_id = ${accountId} and p.id > ${first} and p.round_id is not null
        and p.kind in (1, 2, 4) and not exists (
          select from posting back where back.source = p.source and back.reverses = p.external_id
        )
      group by p.source, p.round_id
      union all
      select max(posting_id), sum(bet), sum(win) from reported_change
      where account_id = ${accountId} and posting_id > ${first}
      group by vendor, round_id
    )
    select arrived.id as "postingId", (
      select coalesce(sum(play.bet), 0)::bigint from play
      where play.ended > arrived.id and play.bet <> play.won
    ) as "playedMinor"
    from unnest(${ids}::bigint[]) as arrived (id)`.execute(transaction);
  const played = new Map(rows.map(({ postingId, playedMinor }) => [postingId, playedMinor]));
  return received.map((one) => ({ ...one, playedMinor: played.get(one.postingId) ?? 0n }));
}

/** The transfers of the last open ring of these days that a member is in; notes who waits for it. */
export async function noteInRing(
  transaction: DatabaseTransaction,
  { memberId, withdrawalId, at }: { memberId: bigint; withdrawalId: string; at: Date },
): Promise<MoneyStep[] | null> {
  const { rows } = await sql<{ chain: MoneyStep[] }>`
    update fraud_case set withdrawal_id = ${withdrawalId}::uuid
    where id = (
      select id from fraud_case
      where kind = 'transferRing' and state = 'open' and ${memberId} = any (others)
        and last_at >= ${new Date(at.getTime() - ringDays * dayMs)}
      order by last_at desc, id limit 1
    )
    returning facts -> 'chain' as chain`.execute(transaction);
  return rows[0]?.chain ?? null;
}
