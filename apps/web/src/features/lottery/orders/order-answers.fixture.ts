import { site } from '#testing/site.ts';
import { orderStatusOf, type SubOrderState } from '@pavilion/domain/lottery/state/sub-order-state';
import { lotteries } from '../lottery-answers.fixture.ts';
import type { DayResults, Order, OrderDraw, OrderLine, SubOrder } from './orders.queries.ts';

/** What an order has in draw 731 of the minute lottery; others have another number. */
export const subOrder = (
  state: SubOrderState,
  number = '0731',
  given: Partial<SubOrder> = {},
): SubOrder => ({
  orderMasterId: 'order-1',
  orderDetailId: `detail-${number}`,
  orderNumber: 'L20261124001',
  gameId: 1001,
  gameCode: 'PVSSC1',
  gameName: 'Minute Five',
  prizeModeId: 1,
  playNames: ['Last 3 Straight'],
  numero: `20261124-${number}`,
  bettingTime: '2026-11-24T04:10:30.000Z',
  chasing: false,
  chasingOrder: 1,
  planBettingAmount: '8.00',
  winningAmount: state === 'won' ? '1950.00' : '0.00',
  rebateAmount: state === 'won' ? '0.02' : '0.00',
  orderStatus: orderStatusOf[state],
  winningNumber: state === 'won' || state === 'lost' ? '27705' : null,
  corrected: false,
  cancellable: false,
  trial: false,
  ...given,
});

const noSums = {
  sumPlanBettingAmt: '0.00',
  sumActualBettingAmt: '0.00',
  sumWinningAmt: '0.00',
};
type Sums = typeof noSums;

export const pageOfOrders = (
  list: SubOrder[],
  {
    pageNum = 1,
    totalPages = 1,
    ...sums
  }: Partial<Sums & { pageNum: number; totalPages: number }> = {},
) => ({ list, pageNum, pageSize: 25, totalPages, total: list.length, ...noSums, ...sums });

/** Draw n of an order, which costs 8.00 times n. */
export const orderDraw = (
  nth: number,
  state: SubOrderState,
  given: Partial<OrderDraw> = {},
): OrderDraw => ({
  orderDetailId: `detail-${nth}`,
  chasingOrder: nth,
  numero: `20261124-073${nth}`,
  drawsAt: `2026-11-24T04:1${nth}:00.000Z`,
  multiple: nth,
  stakes: '8.00',
  bettingSumAmount: `${8 * nth}.00`,
  possibleWin: `${1950 * nth}.00`,
  winningAmount: state === 'won' ? `${1950 * nth}.00` : '0.00',
  rebateAmount: state === 'won' ? '0.04' : '0.00',
  orderStatus: orderStatusOf[state],
  winningNumber: state === 'won' || state === 'lost' ? '27705' : null,
  corrected: false,
  cancellable: false,
  reason: null,
  ...given,
});

export const orderLine = (line = 1, given: Partial<OrderLine> = {}): OrderLine => ({
  line,
  playId: 21,
  playCode: 'Last3Straight',
  playName: 'Last 3 Straight',
  balls: '7_05_58',
  digit: null,
  typed: false,
  unit: '2.00',
  series: 1950,
  multiple: 1,
  bets: 4,
  stake: '8.00',
  odds: [{ tier: 1, odds: '975', bonus: '975.0000' }],
  winningAmount: null,
  ...given,
});

export const pageOfLines = (list: OrderLine[], pageNum = 1, totalPages = 1) => ({
  list,
  pageNum,
  pageSize: 25,
  totalPages,
  total: list.length,
});

export const orderOf = (draws: OrderDraw[], given: Partial<Order> = {}): Order => ({
  orderMasterId: 'order-1',
  orderNumber: 'L20261124001',
  gameId: 1001,
  gameCode: 'PVSSC1',
  gameName: 'Minute Five',
  prizeModeId: 1,
  mode: 'Lott',
  series: 1956,
  bets: 4,
  totalBetAmount: '56.00',
  totalActualBetAmount: '56.00',
  totalWinningAmount: '0.00',
  totalRebateAmount: '0.00',
  totalChasePhases: draws.length,
  winningStop: true,
  completed: false,
  bettingTime: '2026-11-24T04:10:30.000Z',
  trial: false,
  orderDetailOrders: draws,
  ...given,
});

/** A chase of three draws: the first is lost, the others wait and can be cancelled. */
export const chaseDraws = (): OrderDraw[] => [
  orderDraw(1, 'lost'),
  orderDraw(2, 'placed', { cancellable: true }),
  orderDraw(3, 'placed', { cancellable: true }),
];

const days = (betting: string, winning: string, rebate: string, net: string) => ({
  lottGameBetting: betting,
  lottGameWinning: winning,
  lottGameRebate: rebate,
  lottGamePnl: net,
});

export const dayResults: DayResults = {
  list: [
    { day: '2026-11-24', ...days('56.00', '3900.00', '0.04', '3844.04') },
    { day: '2026-11-23', ...days('10.00', '0.00', '0.01', '-9.99') },
  ],
  ...days('66.00', '3900.00', '0.05', '3834.05'),
};

/** Answers with one order and its lines. */
export function showsOrder(order: Order, lines: OrderLine[] = [orderLine()]): void {
  site.answers({
    lottery: { listLotteries: lotteries, getOrder: order, getOrderLines: pageOfLines(lines) },
  });
}
