import { ApiError } from '#http/api-error.ts';
import { isOwnId } from '#kit/own-id.ts';
import type { ResponseOf } from '@pavilion/contract/endpoint';
import type { PlayerEndpoints } from '@pavilion/contract/player';
import { prizeModeOf } from '@pavilion/domain/lottery/order/prize-mode';
import { orderState, orderStatusOf } from '@pavilion/domain/lottery/state/sub-order-state';
import { formatAmount } from '@pavilion/domain/wallet/money';
import type { LotteryDeps } from '../lottery-deps.ts';
import type { OrderRow } from '../stored-order.ts';
import { findCancellable } from './cancellable.ts';
import { isCorrected, type Reader } from './list-orders.ts';
import { namesOf } from './order-names.ts';
import { findOwnOrder } from './order-part.store.ts';
import { listOfOrder, type ShownSubOrder } from './sub-order.store.ts';

type Order = ResponseOf<PlayerEndpoints['lottery']['getOrder']>;
type OfDraw = Order['orderDetailOrders'][number];

/** An order of the member; refuses any other id. */
export async function ownOrder(
  { db }: Pick<LotteryDeps, 'db'>,
  memberId: bigint,
  orderId: string,
): Promise<OrderRow> {
  const order = isOwnId(orderId) ? await findOwnOrder(db, memberId, orderId) : null;
  if (order === null) throw new ApiError('lottery.order.not.found');
  return order;
}

const sumOf = (rows: readonly ShownSubOrder[], key: 'stake' | 'win' | 'rebate') =>
  rows.reduce((all, row) => all + row[key], 0n);

const givenBack: readonly ShownSubOrder['state'][] = ['cancelled', 'stopped', 'void'];

function showDraw(
  row: ShownSubOrder,
  money: (minor: bigint) => string,
  cancellable: ReadonlySet<string>,
): OfDraw {
  return {
    orderDetailId: row.number,
    chasingOrder: row.nth,
    numero: row.numero,
    drawsAt: row.draws_at.toISOString(),
    multiple: row.multiple,
    stakes: money(row.stake / BigInt(row.multiple)),
    bettingSumAmount: money(row.stake),
    possibleWin: money(row.possible_win),
    winningAmount: money(row.win),
    rebateAmount: money(row.rebate),
    orderStatus: orderStatusOf[row.state],
    winningNumber: row.win_no,
    corrected: isCorrected(row),
    cancellable: cancellable.has(row.number),
    reason: row.void_reason,
  };
}

/** An order of the member, with its draws. */
export async function showOrder(
  deps: LotteryDeps,
  id: string,
  { memberId, language }: Reader,
): Promise<Order> {
  const { db, clock, currency } = deps;
  const order = await ownOrder(deps, memberId, id);
  const [rows, cancellable] = await Promise.all([
    listOfOrder(db, id),
    findCancellable(db, [id], clock()),
  ]);
  const money = (minor: bigint) => formatAmount(minor, currency.digits);
  const { gameCode, gameName } = namesOf(deps, order.game_id, language);
  const kept = rows.filter(({ state }) => !givenBack.includes(state));
  return {
    orderMasterId: order.id,
    orderNumber: order.number,
    gameId: order.game_id,
    gameCode,
    gameName,
    prizeModeId: order.prize_mode,
    mode: prizeModeOf(order.prize_mode)?.name ?? `${order.prize_mode}`,
    series: order.own_series,
    bets: order.bets,
    totalBetAmount: money(order.stake),
    totalActualBetAmount: money(sumOf(kept, 'stake')),
    totalWinningAmount: money(sumOf(rows, 'win')),
    totalRebateAmount: money(sumOf(rows, 'rebate')),
    totalChasePhases: rows.length,
    winningStop: order.stops_on_win,
    completed: orderState(rows.map(({ state }) => state)) === 'completed',
    bettingTime: order.placed_at.toISOString(),
    trial: order.is_trial,
    orderDetailOrders: rows.map((row) => showDraw(row, money, cancellable)),
  };
}
