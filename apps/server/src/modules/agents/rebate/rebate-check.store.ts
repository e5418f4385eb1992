import { sql } from 'kysely';
import type { LedgerCheck } from '#modules/wallet/ledger-report.ts';
import { uncountedOfLines } from '../fraud/uncounted.store.ts';
import { kindOf, postingId, rebateSource } from './rebate-payment.store.ts';

/** The last day whose sums are complete. */
const lastDay = sql`(
  select coalesce(max(day), '-infinity') from day_close where teams_closed_at is not null
)`;

/** Days whose parts are added up again, and days whose payments are. */
const linesSince = sql`(${lastDay} - 6)`;
const paidSince = sql`(${lastDay} - 31)`;

/**
 * What a line should rest on: the closed day of the member without what the slider of a lottery has
 * paid for, or that of the child and all below.
 */
const validOf = sql`(
  select coalesce(sum(valid), 0) from (
    select valid from member_day
    where member_id = coalesce(line.child_id, line.member_id) and day = line.day
      and category = line.category
    union all
    select -valid from prepaid_day
    where line.child_id is null and member_id = line.member_id and day = line.day
      and line.category = 'LOTT'
    union all
    select valid from line_day
    where agent_id = line.child_id and day = line.day and category = line.category
  ) as part
)`;

/** Whether lines depend on who stood below whom on the last day, when that is no longer known. */
const treeIsAnother = sql`(
  exists (select from uncounted_play where booked_day = ${lastDay})
  and exists (select from member_move where state = 'done' and from_day > ${lastDay})
)`;

/** Checks of rebates in the style of the ledger's: of the last days, and of all that is carried. */
export const rebateChecks: readonly LedgerCheck[] = [
  {
    name: 'a part of a rebate is its valid bets by its rate',
    query: sql`
      with uncounted as (
        select member_id, category, nullif(play_day, ${lastDay}) as play_day, sum(valid) as valid
        from ${uncountedOfLines(lastDay)} as one group by member_id, category, play_day
      )
      select line.member_id || ' ' || line.day || ' ' || line.category as subject,
        line.valid || ' × ' || line.rate || ' is not ' || line.amount as detail
      from rebate_line as line
      left join uncounted
        on uncounted.member_id = line.child_id and uncounted.category = line.category
        and uncounted.play_day is not distinct from line.play_day
      where line.day >= ${linesSince} and (
        line.amount <> floor(line.valid::numeric * line.rate / 10000)
        or line.day = ${lastDay} and not ${treeIsAnother}
          and line.valid <> coalesce(uncounted.valid, 0)
            + case when line.play_day is null then ${validOf} else 0 end
      )`,
  },
  {
    name: 'a rebate is the sum of its parts',
    query: sql`
      select member_id || ' ' || day || ' ' || kind as subject,
        coalesce(line.earned, 0) || ', not ' || coalesce(due.earned, 0) as detail
      from (
        select member_id, day, kind, sum(amount) as earned from (
          select member_id, day, case when child_id is null then 'own' else 'team' end as kind,
            amount
          from rebate_line where day >= ${linesSince}
        ) as part group by member_id, day, kind
      ) as line
      full join (
        select member_id, day, kind, earned from rebate_sum where day >= ${linesSince}
      ) as due using (member_id, day, kind)
      where line.earned is distinct from due.earned`,
  },
  {
    name: 'a paid rebate has its posting, and each posting its rebate',
    query: sql`
      with due as (
        select ${postingId} as id, due.member_id, due.paid, due.state, ${kindOf} as kind
        from rebate_sum as due where day >= ${paidSince} and state <> 'carried'
      ), made as (
        select external_id as id, account.member_id, amount, kind
        from posting join account on account.id = posting.account_id
        where source = ${rebateSource} and external_id >= ${paidSince}::text
      )
      select coalesce(due.id, made.id) as subject,
        coalesce(due.paid || ' ' || due.state, 'none') || ', posted '
          || coalesce(made.amount::text, 'nothing') as detail
      from due full join made on made.id = due.id
      where (made.id is null and due.state = 'paid') or (made.id is not null
        and (made.member_id, made.amount, made.kind)
          is distinct from (due.member_id, due.paid, due.kind))`,
  },
  {
    name: 'what is carried is what the last rebate has left',
    query: sql`
      with carry as (
        select carry.member_id, carry.kind, carry.amount, last.carried_out
        from rebate_carry as carry left join lateral (
          select carried_out from rebate_sum
          where member_id = carry.member_id and kind = carry.kind order by day desc limit 1
        ) as last on true
        union all
        select member_id, kind, 0, carried_out from rebate_sum as last
        where day >= ${paidSince} and carried_out <> 0 and not exists (
          select from rebate_sum as later where later.member_id = last.member_id
            and later.kind = last.kind and later.day > last.day
        ) and not exists (
          select from rebate_carry as one
          where one.member_id = last.member_id and one.kind = last.kind
        )
      )
      select member_id || ' ' || kind as subject,
        amount || ', not ' || coalesce(carried_out, 0) as detail
      from carry where amount is distinct from carried_out`,
  },
];
