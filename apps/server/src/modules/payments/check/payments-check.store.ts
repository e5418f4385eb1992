import { sql } from 'kysely';
import type { Database } from '#db/database.ts';
import { findingsOf, type LedgerCheck, type LedgerFinding } from '#modules/wallet/ledger-report.ts';
import { payoutTopic } from '../withdrawal/withdrawal.store.ts';

const checks: readonly LedgerCheck[] = [
  {
    name: 'a paid deposit has its posting of the same amount',
    query: sql`
      select d.id::text as subject, 'deposit ' || (d.amount - d.fee) || ', posted '
        || coalesce(p.amount::text, 'nothing') as detail
      from deposit d
      left join posting p on p.source = 'deposit' and p.external_id = d.id::text
      left join account c on c.id = p.contra_id
      where d.state = 'paid' and (p.id is null or p.amount <> d.amount - d.fee
        or p.account_id <> d.account_id or c.house is distinct from 'gateway:' || d.gateway)`,
  },
  {
    name: 'a deposit posting has its paid deposit',
    query: sql`
      select p.external_id as subject, coalesce(d.state, 'no deposit') as detail
      from posting p left join deposit d on d.id::text = p.external_id
      where p.source = 'deposit' and d.state is distinct from 'paid'`,
  },
  {
    name: 'a withdrawal has its hold',
    query: sql`
      select w.id::text as subject, 'withdrawal ' || w.amount || ', held '
        || coalesce((-p.amount)::text, 'nothing') as detail
      from withdrawal w
      left join posting p on p.source = 'withdrawal' and p.external_id = 'hold:' || w.id
      where p.id is null or p.amount <> -w.amount or p.account_id <> w.account_id`,
  },
  {
    name: 'a hold or a return has its withdrawal',
    query: sql`
      select p.external_id as subject, 'no withdrawal' as detail
      from posting p
      where p.source = 'withdrawal' and not exists (select 1 from withdrawal w
        where p.external_id in ('hold:' || w.id, 'return:' || w.id))`,
  },
  {
    name: 'a hold is given back where the withdrawal is rejected or failed, and only there',
    query: sql`
      select w.id::text as subject, w.state || ', returned '
        || coalesce(p.amount::text, 'nothing') as detail
      from withdrawal w
      left join posting p on p.source = 'withdrawal' and p.external_id = 'return:' || w.id
      where (w.state in ('rejected', 'failed')) <> (p.id is not null)
        or p.amount <> w.amount or p.account_id <> w.account_id`,
  },
  {
    name: 'the house holds what withdrawals have not given back',
    query: sql`
      select a.currency as subject, 'house ' || a.held || ', withdrawals ' || a.expected as detail
      from (
        select h.currency,
          coalesce((select -sum(p.amount) from posting p where p.contra_id = h.id), 0) as held,
          coalesce((select sum(w.amount) from withdrawal w join account m on m.id = w.account_id
            where m.currency = h.currency and w.state not in ('rejected', 'failed')), 0) as expected
        from account h where h.house = 'withdrawals'
      ) as a where a.held <> a.expected`,
  },
  {
    name: 'a correction moves once when two people have agreed, and never before',
    query: sql`
      select coalesce(p.external_id, a.id::text) as subject,
        coalesce(a.state, 'no correction') || ', posted ' || coalesce(p.amount::text, 'nothing')
          as detail
      from adjustment a
      full join (select * from posting where source = 'adjustment') p
        on p.external_id = a.id::text
      where (a.state = 'confirmed') is distinct from (p.id is not null)
        or p.amount <> a.amount or p.account_id <> a.account_id
        or (a.state = 'confirmed' and a.decided_by = a.proposed_by)`,
  },
  {
    name: 'a released withdrawal is ordered once, any other never',
    query: sql`
      select w.id::text as subject, w.state || ', ordered ' || count(o.id) as detail
      from withdrawal w
      left join outbox o on o.topic = ${payoutTopic} and o.key = w.id::text
      group by w.id, w.state
      having count(o.id) <> case when w.state in ('paying', 'paid', 'failed') then 1 else 0 end`,
  },
  {
    name: 'no outbox message leaves twice',
    query: sql`
      select topic || ' ' || key as subject, count(*) || ' messages' as detail
      from outbox group by topic, key having count(*) > 1`,
  },
  {
    name: 'no payout of a gateway pays two withdrawals',
    query: sql`
      select gateway || ' ' || gateway_payout_id as subject, count(*) || ' withdrawals' as detail
      from withdrawal where gateway_payout_id is not null
      group by gateway, gateway_payout_id having count(*) > 1`,
  },
];

/** Compares states of payments with the ledger; no findings means that they agree. */
export function checkPayments(db: Database): Promise<LedgerFinding[]> {
  return findingsOf(db, checks);
}
