import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '#db/database.ts';

type Executor = Database | DatabaseTransaction;

/** What is under way outside the balance of an account. */
export type PlayUnderWay = {
  /** A stake is open; a bet that the reports do not count yet is taken as open. */
  isBetOpen: boolean;
  /** A transfer to or from a provider has not come to its end. */
  isMoving: boolean;
  /** Money is left at a provider, by its last answer and what was fetched since. */
  isAway: boolean;
  /** The member has once brought money to a provider. */
  wasAway: boolean;
};

export async function findPlayUnderWay(
  db: Executor,
  { accountId, memberId }: { accountId: bigint; memberId: bigint },
): Promise<PlayUnderWay> {
  const { rows } = await sql<PlayUnderWay>`
    select
      exists (select from round where account_id = ${accountId} and finished_at is null
        and standing_bets > 0)
      or exists (select from posting where account_id = ${accountId} and kind = 1
        and id > coalesce(
          (select posting_id from report_progress where account_id = ${accountId}), 0))
        as "isBetOpen",
      exists (select from vendor_transfer where account_id = ${accountId} and state = 'pending')
        as "isMoving",
      exists (select from vendor_balance b where b.account_id = ${accountId} and b.balance > (
        select coalesce(sum(
          case when t.direction = 'fromVendor' then t.amount else -t.amount end), 0)
        from vendor_transfer t where t.account_id = b.account_id and t.vendor = b.vendor
          and t.state = 'done' and t.requested_at >= b.asked_at)) as "isAway",
      exists (select from vendor_transfer where member_id = ${memberId}
        and direction = 'toVendor' and state <> 'refused') as "wasAway"`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('the query gave no row');
  return row;
}

/** When a closing is looked at next. */
export async function writeLook(db: Executor, id: string, at: Date): Promise<void> {
  await db
    .updateTable('exclusion')
    .set({ look_at: at })
    .where('id', '=', id)
    .where('kind', '=', 'closing')
    .where('ended_at', 'is', null)
    .execute();
}

/** A closing, or a closed account, that is due to be looked at. */
export type Due = { id: string; memberId: bigint; isClosed: boolean; balance: bigint };

/**
 * Takes some closings that are due, the longest due first, so that no other process looks at them
 * until `leaseUntil`. A closed account is looked at again after a quarter of the time since it was
 * closed, from a minute to a day, and never again once its data are erased.
 */
export async function takeDue(
  db: Database,
  { now, leaseUntil, currency }: { now: Date; leaseUntil: Date; currency: string },
  most: number,
): Promise<Due[]> {
  const { rows } = await sql<Due>`
    update exclusion e set look_at = case
      when m.erased_at is not null then null
      when m.closed_at is null then ${leaseUntil}::timestamptz
      else ${now}::timestamptz + least(interval '1 day',
        greatest(interval '1 minute', (${now}::timestamptz - m.closed_at) / 4)) end
    from (
      select id, member_id from exclusion where look_at <= ${now}
      order by look_at limit ${most} for update skip locked
    ) as due
    join member m on m.id = due.member_id
    left join account a on a.member_id = due.member_id and a.currency = ${currency}
    where e.id = due.id
    returning e.id, e.member_id as "memberId", m.closed_at is not null as "isClosed",
      case when m.erased_at is null then coalesce(a.balance, 0) else 0 end as balance`.execute(db);
  return rows;
}
