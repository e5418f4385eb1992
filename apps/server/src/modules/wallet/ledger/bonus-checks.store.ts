import { sql } from 'kysely';
import type { LedgerCheck } from '../ledger-report.ts';

/**
 * Checks between cash and bonus. They compute each split anew from the postings around it. Kinds: 1
 * bet, 2 win, 3 rollback, 9 grant, 10 convert, 11 forfeit, 12 expire, 13 lost.
 */
export const bonusChecks: readonly LedgerCheck[] = [
  {
    name: 'the bonus of an account is the sum of its bonus postings',
    query: sql`
      select a.id::text as subject,
        'bonus ' || a.bonus || ', postings ' || coalesce(sum(p.bonus_amount), 0) as detail
      from account a left join posting p on p.account_id = a.id and p.bonus_id is not null
      group by a.id having a.bonus <> coalesce(sum(p.bonus_amount), 0)`,
  },
  {
    name: 'each bonus posting starts where the one before it ended',
    query: sql`
      select p.account_id || '/' || p.id as subject, 'bonus after ' || p.bonus_after
        || ', expected ' || (p.before + p.bonus_amount) as detail
      from (select *, lag(bonus_after, 1, 0::bigint)
        over (partition by account_id order by id) as before
        from posting where bonus_id is not null) as p
      where p.bonus_after <> p.before + p.bonus_amount`,
  },
  {
    name: 'bonus money moves by play and by the steps of its bonus only',
    query: sql`
      select p.account_id || '/' || p.id as subject,
        'kind ' || p.kind || ' moved ' || p.bonus_amount as detail
      from posting p where p.bonus_amount <> 0 and (p.kind not in (1, 2, 3, 9, 10, 11, 12, 13)
        or (p.bonus_amount > 0 and p.kind not in (2, 3, 9))
        or (p.bonus_amount > 0 and p.kind = 3 and p.amount < p.bonus_amount))`,
  },
  {
    name: 'a bonus is granted once, with its own amount, to its own account',
    query: sql`
      select b.id::text as subject, b.state || ' of ' || b.amount || ', granted '
        || coalesce(string_agg(p.amount::text, ' '), 'nothing') as detail
      from bonus b left join posting p on p.bonus_id = b.id and p.kind = 9
      group by b.id
      having count(p.id) <> case when b.state in ('waiting', 'cancelled') then 0 else 1 end
        or bool_or(p.amount <> b.amount or p.bonus_amount <> b.amount
          or p.account_id <> b.account_id)
      union all
      select p.account_id || '/' || p.id, 'no bonus ' || p.bonus_id from posting p
      where p.bonus_id is not null and not exists (select 1 from bonus b where b.id = p.bonus_id)`,
  },
  {
    name: 'a bonus ends once, in the state that its posting says',
    query: sql`
      select b.id::text as subject, b.state || ', kind '
        || coalesce(string_agg(p.kind::text, ' '), 'none') as detail
      from bonus b left join posting p on p.bonus_id = b.id and p.kind between 10 and 13
      left join account a on a.bonus_id = b.id
      group by b.id, a.id having (b.state = 'active') <> (a.id is not null)
        or coalesce(string_agg(p.kind::text, ' '), '') <> case b.state when 'completed' then '10'
          when 'forfeited' then '11' when 'expired' then '12' when 'lost' then '13' else '' end`,
  },
  {
    name: 'a bonus becomes cash only when it was wagered, and never more than it was',
    query: sql`
      select p.bonus_id::text as subject, 'converted after ' || bonus_turnover(p.bonus_id, p.id)
        || ' of ' || b.required as detail
      from posting p join bonus b on b.id = p.bonus_id
      where p.kind = 10 and (bonus_turnover(p.bonus_id, p.id) < b.required
        or p.amount > 0 or p.bonus_after <> 0 or p.amount < p.bonus_amount
        or p.amount - p.bonus_amount > coalesce(b.max_conversion, -p.bonus_amount))`,
  },
  {
    name: 'a bet takes from cash and bonus in the order of its bonus',
    query: sql`
      select account_id || '/' || id as subject,
        'from the bonus ' || -bonus_amount || ', expected ' || expected as detail
      from (
        select p.*, case when p.turnover is null or -p.amount > b.max_bet then 0
          when b.bonus_first then least(-p.amount, p.bonus_after - p.bonus_amount)
          else greatest(-p.amount - (p.balance_after - p.amount)
            + (p.bonus_after - p.bonus_amount), 0) end as expected
        from posting p join bonus b on b.id = p.bonus_id
        where p.kind = 1 and p.reverses is null
      ) as bet
      where -bonus_amount <> expected or turnover > -amount`,
  },
  {
    name: 'a win is split like the bets of its round',
    query: sql`
      select p.account_id || '/' || p.id as subject, 'bonus ' || coalesce(p.bonus_amount, 0)
        || ', expected ' || s.part || ', withheld ' || s.withheld as detail
      from posting p join account a on a.id = p.account_id,
      lateral bonus_share(
        jsonb_populate_record(a, jsonb_build_object('bonus_id', p.bonus_id)),
        p.source, p.round_id, p.amount + coalesce(p.withheld, 0), p.id) as s
      where p.kind = 2 and a.bonus_touched
        and (coalesce(p.bonus_amount, 0) <> s.part or coalesce(p.withheld, 0) <> s.withheld)`,
  },
  {
    name: 'a rollback of a bet gives each part back where it came from',
    query: sql`
      select account_id || '/' || id as subject,
        'bonus ' || part || ', withheld ' || kept || ', taken ' || taken as detail
      from (
        select r.account_id, r.id, coalesce(r.bonus_amount, 0) as part,
          coalesce(r.withheld, 0) as kept, -coalesce(o.bonus_amount, 0) as taken,
          o.bonus_id is not distinct from r.bonus_id as active,
          exists (select 1 from posting e where e.bonus_id = o.bonus_id
            and e.kind in (11, 12, 13) and e.id < r.id) as ended
        from posting r join posting o on o.source = r.source and o.external_id = r.reverses
        where r.kind = 3 and o.kind = 1 and (r.amount <> 0 or r.withheld > 0)
          and (o.bonus_id is not null or r.bonus_id is not null)
      ) as given
      where part <> case when active then taken else 0 end
        or kept <> case when ended and not active then taken else 0 end`,
  },
];
