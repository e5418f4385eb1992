import { sql } from 'kysely';
import type { LedgerCheck } from '#modules/wallet/ledger-report.ts';
import { postingKinds } from '#modules/wallet/operation.ts';
import { lotteryNode } from '@pavilion/domain/lottery/order/prize-mode';
import { lotterySource } from './money.ts';

const { bet, win, rollback, finish, memberRebate } = postingKinds;

/** From when on draws are checked: the last 31 days up to now, or to the last draw there is. */
const since = sql`(least(now(), (select max(draws_at) from lottery_draw)) - interval '31 days')`;

const draws = sql`(select * from lottery_draw where draws_at >= ${since})`;

/** Sub-orders of these draws, with the node under which their bets count. */
const subOrders = sql`(
  select part.*, (case when ordered.pricing = 'slider' then ${lotteryNode(0, 'LOTT')}::int
      else ${lotteryNode(0, 'ELOTT')}::int end) + ordered.game_id as node,
    draw.state as draw_state, draw.version as draw_version, draw.to_settle
  from ${draws} as draw
  join lottery_sub_order as part on part.draw_id = draw.id
  join lottery_order as ordered on ordered.id = part.order_id
)`;

/** Postings of lotteries, and whether something takes them back. */
const made = sql`(
  select posting.*, exists (
    select from posting as back where back.source = posting.source
      and back.reverses = posting.external_id
  ) as is_taken_back
  from posting where source = ${lotterySource}
)`;

/** What stands of the results of rounds; a part of a win may have been withheld with a bonus. */
const results = sql`(
  select made.account_id, made.round_id, bool_or(made.finishes_round) as has_ended,
    coalesce(sum(made.amount + coalesce(made.withheld, 0))
      filter (where not is_taken_back), 0) as win,
    string_agg(made.external_id, ', ' order by made.id)
      filter (where made.kind = ${win}::smallint and not is_taken_back) as wins
  from ${subOrders} as part
  join ${made} as made on made.account_id = part.account_id and made.round_id = part.number
  where made.kind in (${win}::smallint, ${finish}::smallint)
  group by made.account_id, made.round_id
)`;

const givenBack = sql`part.state in ('cancelled', 'stopped', 'void')`;

/** Whether the draw of a sub-order has done all that it does to its sub-orders. */
const isThrough = sql`(draw_state = 'settled'
  or draw_state in ('resettled', 'void') and not to_settle)`;

/** The first id that an order of the days which are checked can have. */
const firstId = sql`('L' || to_char(${since}, 'YYYYMMDD'))`;

const moneyChecks: readonly LedgerCheck[] = [
  {
    name: 'a sub-order of a lottery has its bet',
    query: sql`
      select part.number as subject,
        part.stake || ', posted ' || coalesce((-made.amount)::text, 'nothing') as detail
      from ${subOrders} as part
      left join posting as made on made.source = ${lotterySource}
        and made.external_id = part.number
      where (made.account_id, made.kind, made.amount, made.round_id, made.game_node)
        is distinct from (part.account_id, ${bet}::smallint, -part.stake, part.number, part.node)`,
  },
  {
    name: 'a stake is given back where its sub-order is cancelled, stopped or void',
    query: sql`
      select part.number as subject,
        part.state || ', given back ' || coalesce(made.amount::text, 'nothing') as detail
      from ${subOrders} as part
      left join posting as made on made.source = ${lotterySource}
        and made.external_id = part.number || ':c'
      where (made.id is not null) <> (${givenBack}) or (made.id is not null
        and ((made.kind, made.reverses, made.round_id)
            is distinct from (${rollback}::smallint, part.number, part.number)
          -- A bonus that has ended since keeps its part.
          or made.bonus_id is null and made.amount <> part.stake))`,
  },
  {
    name: 'what a sub-order has won is the win that stands, by its version',
    query: sql`
      select part.number as subject, part.win || ' by version ' || coalesce(part.paid_version, 0)
        || ', posted ' || coalesce(result.win, 0) || ' as ' || coalesce(result.wins, 'none')
        as detail
      from ${subOrders} as part
      left join ${results} as result on result.account_id = part.account_id
        and result.round_id = part.number
      where coalesce(result.win, 0) <> part.win
        or result.wins is distinct from part.number || ':w' || part.paid_version`,
  },
  {
    name: 'a round of a lottery has ended once its sub-order is won or lost',
    query: sql`
      select part.number as subject, part.state as detail
      from ${subOrders} as part
      left join ${results} as result on result.account_id = part.account_id
        and result.round_id = part.number
      where part.state <> 'void'
        and coalesce(result.has_ended, false) <> (part.state in ('lost', 'won'))`,
  },
  {
    name: 'the rebate of a sub-order is the one that stands',
    query: sql`
      select part.number as subject, part.rebate || ', posted '
        || coalesce(made.amount::text, 'nothing') || case when made.is_taken_back
          then ' and taken back' else '' end as detail
      from ${subOrders} as part
      left join ${made} as made on made.external_id = part.number || ':r'
      where coalesce(made.amount, 0) * (not coalesce(made.is_taken_back, true))::int
          <> part.rebate
        or (made.id is not null and (made.account_id, made.kind)
          is distinct from (part.account_id, ${memberRebate}::smallint))`,
  },
  {
    name: 'a posting of lotteries belongs to a sub-order',
    query: sql`
      select made.external_id as subject, 'kind ' || made.kind || ' of ' || made.amount as detail
      from posting as made
      left join lottery_sub_order as part on part.number = split_part(made.external_id, ':', 1)
      where made.source = ${lotterySource}
        and (made.external_id >= ${firstId} or made.external_id < 'L')
        and (part.account_id is distinct from made.account_id or not case made.kind
          when ${bet}::smallint then made.external_id = part.number
          when ${rollback}::smallint then made.external_id ~ ':(c|w[0-9]+:x|r:x)$'
          when ${memberRebate}::smallint then made.external_id = part.number || ':r'
          else made.kind in (${win}::smallint, ${finish}::smallint)
            and made.external_id ~ ':w[0-9]+$' end)`,
  },
];

/** Checks of orders against the ledger and their draws, in the style of the ledger's own. */
export const lotteryChecks: readonly LedgerCheck[] = [
  ...moneyChecks,
  {
    name: 'the stake of an order is that of its sub-orders',
    query: sql`
      select ordered.number as subject, ordered.stake || ', sub-orders ' || sum(part.stake)
        as detail
      from lottery_order as ordered
      join lottery_sub_order as part on part.order_id = ordered.id
      where ordered.id in (select order_id from ${subOrders} as recent)
      group by ordered.id having ordered.stake <> sum(part.stake)`,
  },
  {
    name: 'sub-orders have followed their draw',
    query: sql`
      select part.number as subject, part.state || ' by version ' || part.version || ', draw '
        || draw_state || ' by version ' || draw_version as detail
      from ${subOrders} as part
      where ${isThrough} and (part.state = 'placed' or (part.state in ('lost', 'won')
        and (draw_state = 'void' or part.version <> draw_version)))`,
  },
  {
    name: 'what an own draw can pay is counted from what is placed in it',
    query: sql`
      with waiting as materialized (
        select id from ${draws} as draw
        where is_own and state in ('scheduled', 'open', 'closed')
      ), counted as (
        select draw_id, sum(amount) as amount from lottery_exposure
        where draw_id in (select id from waiting) group by draw_id
      ), placed as (
        select draw_id, sum(possible_win) as amount from lottery_sub_order as part
        join lottery_order as ordered on ordered.id = part.order_id
        where draw_id in (select id from waiting) and part.state = 'placed'
          and not ordered.is_trial group by draw_id
      )
      select draw.id::text as subject, coalesce(counted.amount, 0) || ', placed '
        || coalesce(placed.amount, 0) as detail
      from waiting as draw
      left join counted on counted.draw_id = draw.id
      left join placed on placed.draw_id = draw.id
      where coalesce(counted.amount, 0) <> coalesce(placed.amount, 0)`,
  },
];
