import { sql } from 'kysely';
import type { LedgerCheck } from '#modules/wallet/ledger-report.ts';
import { pointCurrency } from '@pavilion/domain/reward/points';

/** Checks that the wallet enforces what members and operators have set. */
export const limitChecks: readonly LedgerCheck[] = [
  {
    name: 'the wallet has the limits that were set',
    query: sql`
      with set_limit as (
        select a.id as account_id, o.kind || ' ' || o.period as name,
          least(o.amount, o.operator_amount)
            * case when o.kind = 'time' then 60000 else 1 end as amount
        from own_limit o
        join account a on a.id = (
          select id from account where member_id = o.member_id and currency <> ${pointCurrency})
        where o.kind <> 'deposit'
      ), enforced as (
        select l.account_id, v.name, v.amount
        from play_limit l, lateral (values
          ('bet stake', l.max_bet), ('loss day', l.max_lost_day), ('loss week', l.max_lost_week),
          ('loss month', l.max_lost_month), ('wager day', l.max_staked_day),
          ('wager week', l.max_staked_week), ('wager month', l.max_staked_month),
          ('time day', l.max_ms)
        ) as v (name, amount)
      )
      select coalesce(s.account_id, e.account_id) || ' ' || coalesce(s.name, e.name) as subject,
        'set ' || coalesce(s.amount::text, 'none') || ', enforced '
          || coalesce(e.amount::text, 'none') as detail
      from set_limit s full join enforced e
        on e.account_id = s.account_id and e.name = s.name
      where s.amount is distinct from e.amount`,
  },
  {
    name: 'members are checked as often as they have chosen',
    query: sql`
      select l.account_id::text as subject,
        'chosen ' || c.every_minutes || ' minutes, checked every '
          || l.check_every_ms || ' ms' as detail
      from play_limit l
      join account a on a.id = l.account_id
      join lateral (select every_minutes from reality_check_choice
        where member_id = a.member_id order by id desc limit 1) as c on true
      where l.check_every_ms <> c.every_minutes * 60000`,
  },
];
