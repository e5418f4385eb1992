import { sql } from 'kysely';
import type { Database } from '#db/database.ts';
import type { SubOrderState } from '@pavilion/domain/lottery/state/sub-order-state';
import type { Executor } from '../draw.store.ts';

/** Which sub-orders are meant; what is left out narrows nothing. */
export type Filter = Readonly<{
  memberId?: bigint | undefined;
  /** When they were placed; `until` is not of it. */
  from?: Date | undefined;
  until?: Date | undefined;
  gameId?: number | undefined;
  state?: SubOrderState | undefined;
  /** Of their order. */
  orderId?: string | undefined;
  orderNumber?: string | undefined;
  isChase?: boolean | undefined;
  /** Of their draw. */
  numero?: string | undefined;
  /** When their draw is due at the earliest. */
  drawnFrom?: Date | undefined;
  numbers?: readonly string[] | undefined;
}>;

const everyOne = (db: Executor) =>
  db
    .selectFrom('lottery_sub_order as sub')
    .innerJoin('lottery_draw as draw', 'draw.id', 'sub.draw_id');
type Query = ReturnType<typeof everyOne>;

const byOrder = ({ orderNumber, isChase }: Filter) =>
  orderNumber !== undefined || isChase !== undefined;

/** Those whose orders have what is asked for. */
function inOrders(query: Query, filter: Filter): Query {
  const { memberId, orderNumber, isChase } = filter;
  return query.where('sub.order_id', 'in', (inner) => {
    let orders = inner.selectFrom('lottery_order').select('id');
    if (memberId !== undefined) orders = orders.where('member_id', '=', memberId);
    if (orderNumber !== undefined) orders = orders.where('number', '=', orderNumber);
    return isChase === undefined ? orders : orders.where('is_chase', '=', isChase);
  });
}

/**
 * The lotteries that ever had a draw, also those that the site folder has no more. Each is found
 * behind the one before it, without reading the draws between; the index of numeros needs them.
 */
const everyGame = sql<number>`(
  with recursive game (id) as (
    select min(game_id) from lottery_draw
    union all
    select (select min(game_id) from lottery_draw where game_id > game.id)
    from game where game.id is not null
  )
  select id from game
)`;

function inDraws(query: Query, { gameId, numero, drawnFrom }: Filter): Query {
  let drawn = query;
  if (drawnFrom !== undefined) drawn = drawn.where('draw.draws_at', '>=', drawnFrom);
  if (gameId !== undefined) drawn = drawn.where('draw.game_id', '=', gameId);
  if (numero === undefined) return drawn;
  if (gameId === undefined) drawn = drawn.where('draw.game_id', 'in', everyGame);
  return drawn.where('draw.numero', '=', numero);
}

function filtered(db: Executor, filter: Filter): Query {
  const { memberId, from, until, state, orderId, numbers } = filter;
  let query = inDraws(everyOne(db), filter);
  if (memberId !== undefined) query = query.where('sub.member_id', '=', memberId);
  if (from !== undefined) query = query.where('sub.placed_at', '>=', from);
  if (until !== undefined) query = query.where('sub.placed_at', '<', until);
  if (state !== undefined) query = query.where('sub.state', '=', state);
  if (orderId !== undefined) query = query.where('sub.order_id', '=', orderId);
  if (numbers !== undefined) query = query.where('sub.number', 'in', numbers);
  return byOrder(filter) ? inOrders(query, filter) : query;
}

/** With the order, and the version of its result that counts. */
const shown = (query: Query) =>
  query
    .innerJoin('lottery_order as order', 'order.id', 'sub.order_id')
    .leftJoin('lottery_result as result', (join) =>
      join.onRef('result.draw_id', '=', 'draw.id').onRef('result.version', '=', 'draw.version'),
    )
    .selectAll('sub')
    .select([
      'order.number as order_number',
      'order.game_id',
      'order.prize_mode',
      'order.is_chase',
      'order.is_trial',
      'draw.numero',
      'draw.state as draw_state',
      'draw.version as draw_version',
      'draw.closes_at',
      'draw.draws_at',
      'draw.void_reason',
      'result.win_no',
    ]);

export type ShownSubOrder = Awaited<ReturnType<ReturnType<typeof shown>['execute']>>[number];

export type Slice = Readonly<{ limit: number; offset: number }>;

/** A page of what was bet, the latest first. */
export function listSubOrders(db: Database, filter: Filter, slice: Slice) {
  return shown(filtered(db, filter))
    .orderBy('sub.placed_at', 'desc')
    .orderBy('sub.order_id')
    .orderBy('sub.nth', 'desc')
    .limit(slice.limit)
    .offset(slice.offset)
    .execute();
}

/** All that an order has, in the order of its draws. */
export function listOfOrder(db: Database, orderId: string): Promise<ShownSubOrder[]> {
  return shown(filtered(db, { orderId })).orderBy('sub.nth').execute();
}

/** The same by draw, the latest one first, with the names of the members. */
export function listWithAccounts(db: Database, filter: Filter, slice: Slice) {
  return shown(filtered(db, filter))
    .innerJoin('member', 'member.id', 'sub.member_id')
    .select('member.username')
    .orderBy('draw.draws_at', 'desc')
    .orderBy('draw.id')
    .orderBy('sub.placed_at', 'desc')
    .orderBy('sub.order_id')
    .orderBy('sub.nth', 'desc')
    .limit(slice.limit)
    .offset(slice.offset)
    .execute();
}

export type SubOrderSums = { total: number; stake: bigint; actual: bigint; win: bigint };

/** Sums over all that the filter leaves; `actual` is without what was given back. */
export function sumSubOrders(db: Database, filter: Filter): Promise<SubOrderSums> {
  return filtered(db, filter)
    .select([
      sql<number>`count(*)::int`.as('total'),
      sql<bigint>`coalesce(sum(sub.stake), 0)::bigint`.as('stake'),
      sql<bigint>`coalesce(sum(sub.stake) filter (
        where sub.state not in ('cancelled', 'stopped', 'void')), 0)::bigint`.as('actual'),
      sql<bigint>`coalesce(sum(sub.win), 0)::bigint`.as('win'),
    ])
    .executeTakeFirstOrThrow();
}

export async function countSubOrders(db: Database, filter: Filter): Promise<number> {
  const query = filtered(db, filter).select(sql<number>`count(*)::int`.as('total'));
  return (await query.executeTakeFirstOrThrow()).total;
}
