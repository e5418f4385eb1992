import { sql } from 'kysely';
import type { LedgerCheck } from '#modules/wallet/ledger-report.ts';
import { pointKinds, postingKinds } from '#modules/wallet/operation.ts';
import { pointCurrency } from '@pavilion/domain/reward/points';

const numbers = pointKinds.map((kind) => postingKinds[kind]);

/** Checks of points in the style of the ledger's. */
export const pointChecks: readonly LedgerCheck[] = [
  {
    name: 'the points of a member are the sum of the lots',
    query: sql`
      select coalesce(a.member_id, l.member_id)::text as subject,
        'balance ' || coalesce(a.balance, 0) || ', lots ' || coalesce(l.points, 0) as detail
      from (select member_id, balance from account
        where currency = ${pointCurrency} and member_id is not null) as a
      full join (select member_id, sum(points) as points from point_lot group by member_id) as l
        on l.member_id = a.member_id
      where coalesce(a.balance, 0) <> coalesce(l.points, 0)`,
  },
  {
    name: 'postings of points stand on accounts of points, and no others',
    query: sql`
      select p.account_id || '/' || p.id as subject, 'kind ' || p.kind || ' in ' || a.currency
        as detail
      from posting p join account a on a.id = p.account_id
      where (p.kind = any (${numbers}::smallint[])) <> (a.currency = ${pointCurrency})`,
  },
  {
    name: 'an order of the mall has taken its points, and given them back once it is over',
    query: sql`
      select o.id::text as subject, o.state || ' of ' || o.points || ', taken '
        || coalesce(-t.amount, 0) || ', returned ' || coalesce(r.amount, 0) as detail
      from mall_order o
      left join posting t on t.source = 'points' and t.external_id = 'order:' || o.id
      left join posting r on r.source = 'points' and r.external_id = 'return:' || o.id
      where coalesce(-t.amount, 0) <> o.points or coalesce(r.amount, 0) <>
        case when o.state in ('refused', 'cancelled', 'returned') then o.points else 0 end`,
  },
  {
    name: 'what is spent of points is an order or a conversion',
    query: sql`
      select p.external_id as subject, p.amount::text as detail from posting p
      where p.source = 'points' and p.kind = ${postingKinds.pointSpend}
        and not exists (select from mall_order where 'order:' || id = p.external_id)
        and not exists (
          select from point_conversion where 'convert:' || id = p.external_id
            and points = -p.amount)`,
  },
  {
    name: 'a conversion has taken its points',
    query: sql`
      select c.id::text as subject, c.points || ', taken ' || coalesce(-p.amount, 0) as detail
      from point_conversion c
      left join posting p on p.source = 'points' and p.external_id = 'convert:' || c.id
      where coalesce(-p.amount, 0) <> c.points`,
  },
  {
    name: 'what is reserved of an item is ordered and under way',
    query: sql`
      select s.item as subject, 'reserved ' || s.reserved || ', under way '
        || coalesce(sum(o.quantity), 0) as detail
      from mall_stock s left join mall_order o on o.item = s.item and o.from_stock
        and o.ended_at is null
      group by s.item, s.reserved having s.reserved <> coalesce(sum(o.quantity), 0)`,
  },
];
