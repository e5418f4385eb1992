import { sql } from 'kysely';
import type { LedgerCheck } from '#modules/wallet/ledger-report.ts';

const moved = sql`wins - wins_back - bets + bets_back + deposit - withdraw + promotion + rebate
  + agent_commission + daily_income + profit_sharing + transfer_in - transfer_out + adjustment`;

/** Each check lists accounts or members whose roll-ups are wrong. */
export const rollupChecks: readonly LedgerCheck[] = [
  {
    // Kinds 15 to 17 move money to and from providers, which stands in no column.
    name: 'lifetime totals hold what the ledger moved and providers reported',
    query: sql`
      select g.account_id::text as subject,
        'totals ' || t.moved || ', ledger ' || p.moved + c.moved as detail
      from report_progress g,
      lateral (select coalesce(sum(${moved}), 0) as moved, count(*) as rows
        from member_total where account_id = g.account_id) as t,
      lateral (select coalesce(sum(amount), 0) as moved from posting
        where account_id = g.account_id and id <= g.posting_id
          and kind not in (15, 16, 17)) as p,
      lateral (select coalesce(sum(win - bet), 0) as moved from reported_change
        where account_id = g.account_id and posting_id <= g.posting_id) as c
      where t.moved <> p.moved + c.moved and t.rows > 0`,
  },
  {
    name: 'lifetime valid bets are those of the rounds',
    query: sql`
      select t.account_id::text as subject,
        'totals ' || t.valid || ', rounds ' || coalesce(r.valid, 0) as detail
      from (select account_id, sum(valid) as valid from member_total group by account_id) as t
      left join (select account_id, sum(valid) as valid from round group by account_id) as r
        on r.account_id = t.account_id
      where t.valid <> coalesce(r.valid, 0)`,
  },
  {
    // Days are kept for 13 months, so this holds for whoever came since.
    name: 'lifetime totals are the sums of the days',
    query: sql`
      select a.member_id || ' ' || t.category as subject,
        'totals ' || t.moved || ' and ' || t.valid || ', days ' || coalesce(d.moved, 0) || ' and '
          || coalesce(d.valid, 0) as detail
      from (select account_id, category, valid, ${moved} as moved from member_total) as t
      join account a on a.id = t.account_id
      join member m on m.id = a.member_id and m.registered_at > now() - interval '12 months'
      left join (
        select member_id, category, sum(valid) as valid, sum(${moved}) as moved
        from member_day group by member_id, category
      ) as d on d.member_id = a.member_id and d.category = t.category
      where (t.moved, t.valid) <> (coalesce(d.moved, 0), coalesce(d.valid, 0))`,
  },
  {
    // The same members; play money has no totals. Kind 20 is memberRebate.
    name: 'what the slider of lotteries has paid for is what was staked with it',
    query: sql`
      with newer as (
        select a.id, a.member_id, g.posting_id from account a
        join member m on m.id = a.member_id and m.registered_at > now() - interval '12 months'
        join report_progress g on g.account_id = a.id
        where exists (select from member_total where account_id = a.id)
      ), due as (
        select member_id, sum(valid) as valid, sum(rebate) as rebate from (
          select member_id, r.valid, 0 as rebate from newer
          join round r on r.account_id = newer.id
          where r.source = 'lottery' and r.category = 'LOTT'
          union all
          select member_id, 0, p.amount from newer
          join posting p on p.account_id = newer.id and p.id <= newer.posting_id
          left join posting o on o.source = p.source and o.external_id = p.reverses
          where p.source = 'lottery' and p.kind in (3, 20) and coalesce(o.kind, p.kind) = 20
        ) as part group by member_id
      ), days as (
        select member_id, sum(valid) as valid, sum(rebate) as rebate from prepaid_day
        join newer using (member_id) group by member_id
      )
      select member_id::text as subject,
        'days ' || coalesce(d.valid, 0) || ' and ' || coalesce(d.rebate, 0) || ', due '
          || coalesce(due.valid, 0) || ' and ' || coalesce(due.rebate, 0) as detail
      from due full join days d using (member_id)
      where (coalesce(d.valid, 0), coalesce(d.rebate, 0))
        <> (coalesce(due.valid, 0), coalesce(due.rebate, 0))`,
  },
];
