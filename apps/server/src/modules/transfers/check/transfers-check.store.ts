import { sql } from 'kysely';
import type { Database } from '#db/database.ts';
import { findingsOf, type LedgerCheck, type LedgerFinding } from '#modules/wallet/ledger-report.ts';

const checks: readonly LedgerCheck[] = [
  {
    name: 'a transfer has the postings of its direction and state, each of its amount',
    query: sql`
      select t.id::text as subject, t.direction || ' ' || t.state || ' of ' || t.amount
        || ', posted ' || coalesce(p.names, 'nothing') as detail
      from vendor_transfer t
      left join lateral (
        select string_agg(split_part(external_id, ':', 1), ' ' order by external_id) as names,
          bool_and(abs(amount) = t.amount and account_id = t.account_id) as fits
        from posting where source = 'transfer'
          and external_id in ('hold:' || t.id, 'in:' || t.id, 'return:' || t.id)
      ) p on true
      where p.fits is false or coalesce(p.names, '') <> case
        when t.direction = 'toVendor' and t.state = 'refused' then 'hold return'
        when t.direction = 'toVendor' then 'hold'
        when t.state = 'done' then 'in' else '' end`,
  },
  {
    name: 'a posting of a transfer has its transfer and the account of its provider',
    query: sql`
      select p.external_id as subject, coalesce(c.house, 'no house') as detail
      from posting p left join account c on c.id = p.contra_id
      where p.source = 'transfer' and not exists (select 1 from vendor_transfer t
        where p.external_id in ('hold:' || t.id, 'in:' || t.id, 'return:' || t.id)
          and c.house = 'vendor:' || t.vendor)`,
  },
  {
    name: 'the account of a provider holds what transfers brought and did not take back',
    query: sql`
      select h.house as subject, 'house ' || h.held || ', transfers ' || h.expected as detail
      from (
        select a.house,
          coalesce((select -sum(p.amount) from posting p where p.contra_id = a.id), 0) as held,
          coalesce((select sum(case when t.direction = 'toVendor' and t.state <> 'refused'
              then t.amount when t.direction = 'fromVendor' and t.state = 'done'
              then -t.amount else 0 end)
            from vendor_transfer t join account m on m.id = t.account_id
            where 'vendor:' || t.vendor = a.house and m.currency = a.currency), 0) as expected
        from account a where a.house like 'vendor:%'
      ) as h where h.held <> h.expected`,
  },
  {
    name: 'a transfer in doubt is looked at again',
    query: sql`
      select t.id::text as subject, 'no message' as detail
      from vendor_transfer t
      where t.state = 'pending' and not exists (select 1 from outbox o
        where o.topic = 'vendor-transfer' and o.key = t.id::text and o.done_at is null)`,
  },
  {
    name: 'a reported round is what its changes add up to',
    query: sql`
      select r.vendor || ' ' || r.round_id as subject, 'bet ' || r.bet || ' and win ' || r.win
        || ', changes ' || coalesce(sum(c.bet), 0) || ' and ' || coalesce(sum(c.win), 0) as detail
      from reported_round r left join reported_change c
        on c.vendor = r.vendor and c.round_id = r.round_id and c.account_id = r.account_id
      group by r.vendor, r.round_id
      having r.bet <> coalesce(sum(c.bet), 0) or r.win <> coalesce(sum(c.win), 0)
        or r.changes <> count(c.number)`,
  },
  {
    name: 'a reported change has its posting, which moves nothing',
    query: sql`
      select coalesce(c.vendor || ' ' || c.round_id || '/' || c.number,
        p.source || ' ' || p.external_id) as subject,
        coalesce('moved ' || p.amount, 'no posting') as detail
      from reported_change c full join (select * from posting where kind = 19) p
        on p.account_id = c.account_id and p.id = c.posting_id
      where c.number is null or p.id is null or p.amount <> 0
        or p.source <> 'reported:' || c.vendor or p.round_id <> c.round_id`,
  },
  {
    name: 'what a provider reports can be booked',
    query: sql`
      select vendor || ' ' || key as subject, reason || ': ' || report::text as detail
      from reported_aside order by first_at, vendor, key`,
  },
];

/** Compares transfers with the ledger; no findings means that they agree. */
export function checkTransfers(db: Database): Promise<LedgerFinding[]> {
  return findingsOf(db, checks);
}
