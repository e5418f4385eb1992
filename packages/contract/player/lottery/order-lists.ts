import * as v from 'valibot';
import { orderStatusOf } from '@pavilion/domain/lottery/state/sub-order-state';
import { endpoint } from '../../endpoint.ts';
import {
  amount,
  day,
  described,
  describedList,
  givenId,
  identifier,
  instant,
  number,
  queryNumber,
  sharedObject,
  signedAmount,
  text,
  yesNo,
} from '../../fields.ts';
import {
  gameCode,
  gameId,
  givenGameId,
  lotteryPage,
  lotteryPageOf,
  numero,
} from './lottery-fields.ts';

const orderStatus = number(
  'Placed 2, lost 3, won 4, stopped by a win of its chase 7, cancelled 8, void 9.',
);

const statusNumbers = Object.values(orderStatusOf);

const onlyStatus = described(
  v.optional(
    v.pipe(
      queryNumber(0, 99),
      v.check((status) => statusNumbers.some((one) => one === status)),
    ),
  ),
  'Only those with this `orderStatus`; all where it is left out.',
);

const subOrder = sharedObject('LotterySubOrder', 'What an order has in one draw.', {
  orderMasterId: givenId,
  orderDetailId: givenId,
  orderNumber: text('The number of its order.'),
  gameId: givenGameId,
  gameCode,
  gameName: text('The name of the lottery.'),
  prizeModeId: number('The prize mode: 1 is Lott, 3 Elott, 4 SEA.'),
  playNames: described(v.array(v.string()), 'The names of its plays, at most three of them.'),
  numero,
  bettingTime: described(instant, 'When the order was placed.'),
  chasing: yesNo('Whether its order goes over several draws.'),
  chasingOrder: number('Which of them this is, from 1.'),
  planBettingAmount: described(amount, 'What it was placed with.'),
  winningAmount: described(amount, 'What it won.'),
  rebateAmount: described(amount, 'What the slider gave back.'),
  orderStatus,
  winningNumber: described(v.nullable(v.string()), 'The result; null before.'),
  corrected: yesNo('Whether the result was put right after it was settled.'),
  cancellable: yesNo('Whether it can be cancelled now.'),
  trial: yesNo('Whether it was placed with play money.'),
});

const sums = {
  sumPlanBettingAmt: described(amount, 'What all of them were placed with.'),
  sumActualBettingAmt: described(amount, 'The same without those cancelled, stopped or void.'),
  sumWinningAmt: described(amount, 'What all of them won.'),
};

const listOrders = endpoint({
  method: 'GET',
  path: '/lgw/orders',
  summary: 'What the member has bet, by draw, the latest first',
  access: 'session',
  whileExcluded: 'answered',
  sends: 'query',
  input: v.object({
    startDate: described(
      v.optional(day),
      'The first day, 31 days before the last at most and 90 before today; a week is meant where ' +
        'it is left out, and all 90 days where `orderNumber` or `numero` is given.',
    ),
    endDate: described(v.optional(day), 'The last day; today where it is left out.'),
    gameId: described(
      v.optional(v.union([gameId, v.literal('-1'), v.literal(-1)])),
      'Only of this lottery; all with -1 or where it is left out.',
    ),
    orderStatus: onlyStatus,
    orderNumber: described(v.optional(identifier), 'Only of this order.'),
    numero: described(v.optional(v.pipe(v.string(), v.maxLength(32))), 'Only of this draw.'),
    chasingStatus: described(
      v.optional(v.picklist(['all', 'chase', 'single']), 'all'),
      'Only of chases, or only of other orders.',
    ),
    ...lotteryPage,
  }),
  response: v.object({ ...lotteryPageOf(subOrder).entries, ...sums }),
  errors: ['lottery.game.not.found', 'report.range'],
});

const listTodayOrders = endpoint({
  method: 'GET',
  path: '/lgw/orders/today',
  summary: 'What the member has bet today, by draw, the latest first',
  access: 'session',
  whileExcluded: 'answered',
  sends: 'query',
  input: v.object({
    gameId: described(
      v.optional(v.union([gameId, v.literal('-1'), v.literal(-1)])),
      'Only of this lottery; all with -1 or where it is left out.',
    ),
    ...lotteryPage,
  }),
  response: v.object({ ...lotteryPageOf(subOrder).entries, ...sums }),
  errors: ['lottery.game.not.found'],
});

const orderId = described(identifier, 'The `orderMasterId` of the order.');

const getOrder = endpoint({
  method: 'GET',
  path: '/lgw/orders/detail/{id}',
  summary: 'An order with its draws',
  access: 'session',
  whileExcluded: 'answered',
  sends: 'query',
  input: v.object({ id: orderId }),
  response: sharedObject('LotteryOrder', 'An order with its draws.', {
    orderMasterId: givenId,
    orderNumber: text('Its number, for people.'),
    gameId: givenGameId,
    gameCode,
    gameName: text('The name of the lottery.'),
    prizeModeId: number('The prize mode: 1 is Lott, 3 Elott, 4 SEA.'),
    mode: text('The name of the prize mode.'),
    series: described(v.nullable(v.number()), 'The own series of the member; null without slider.'),
    bets: number('How many bets it holds in each draw at multiple 1.'),
    totalBetAmount: described(amount, 'What it was placed with.'),
    totalActualBetAmount: described(amount, 'The same without draws cancelled, stopped or void.'),
    totalWinningAmount: described(amount, 'What it won so far.'),
    totalRebateAmount: described(amount, 'What the slider gave back so far.'),
    totalChasePhases: number('Over how many draws it goes.'),
    winningStop: yesNo('Whether a win stops the draws that have not closed.'),
    completed: yesNo('Whether nothing of it is left to be drawn.'),
    bettingTime: described(instant, 'When it was placed.'),
    trial: yesNo('Whether it was placed with play money.'),
    orderDetailOrders: describedList('Its draws, in their order.', {
      orderDetailId: givenId,
      chasingOrder: number('Which of them this is, from 1.'),
      numero,
      drawsAt: described(instant, 'When it is drawn.'),
      multiple: number('How many times the order is taken in it.'),
      stakes: described(amount, 'What the order costs in it at multiple 1.'),
      bettingSumAmount: described(amount, 'What it cost.'),
      possibleWin: described(amount, 'The most that one result pays.'),
      winningAmount: described(amount, 'What it won.'),
      rebateAmount: described(amount, 'What the slider gave back.'),
      orderStatus,
      winningNumber: described(v.nullable(v.string()), 'The result; null before.'),
      corrected: yesNo('Whether the result was put right after it was settled.'),
      cancellable: yesNo('Whether it can be cancelled now.'),
      reason: described(v.nullable(v.string()), 'Why the draw is void; null for all others.'),
    }),
  }),
  errors: ['lottery.order.not.found'],
});

const getOrderLines = endpoint({
  method: 'GET',
  path: '/lgw/orders/detail/{id}/info',
  summary: 'The lines of an order, with what each won',
  access: 'session',
  whileExcluded: 'answered',
  sends: 'query',
  input: v.object({
    id: orderId,
    orderDetailId: described(
      v.optional(identifier),
      'What the lines won in this draw; in all of them where it is left out.',
    ),
    ...lotteryPage,
  }),
  response: lotteryPageOf(
    sharedObject('LotteryLine', 'A line of an order.', {
      line: number('Which line, from 1.'),
      playId: number('The play.'),
      playCode: text('Its code.'),
      playName: text('Its name.'),
      balls: text('What was chosen, as in `bettingSlipString`.'),
      digit: described(v.nullable(v.number()), 'The row, where a line holds one row alone.'),
      typed: yesNo('Whether its numbers were typed.'),
      unit: described(amount, 'What a bet of one unit costs.'),
      series: described(v.nullable(v.number()), 'Its series; null without slider.'),
      multiple: described(v.nullable(v.number()), 'Its multiple; null without slider.'),
      bets: number('How many bets it holds.'),
      stake: described(amount, 'What it costs in a draw at multiple 1.'),
      odds: describedList('The odds that were agreed.', {
        tier: number('Which of them, from 1.'),
        odds: text('As a fraction in lowest terms: `1000/3`, `10`.'),
        bonus: text('What 1.00 pays, stake included, with 4 decimals.'),
      }),
      winningAmount: described(
        v.nullable(amount),
        'What it won, rounded down for itself; an order is rounded once. Null before a result.',
      ),
    }),
  ),
  errors: ['lottery.order.not.found'],
});

const pnl = {
  lottGameBetting: described(amount, 'What was bet.'),
  lottGameWinning: described(amount, 'What was won.'),
  lottGameRebate: described(amount, 'What the slider gave back.'),
  lottGamePnl: described(signedAmount, 'Wins and rebates less bets.'),
};

const getProfitAndLossByDay = endpoint({
  method: 'GET',
  path: '/wps/report/detailedLottoPNL',
  summary: 'What the member won and lost in lotteries of the house, by day',
  access: 'session',
  whileExcluded: 'answered',
  sends: 'query',
  input: v.object({
    startDate: described(
      v.optional(day),
      'The first day, 31 days before the last at most; a week is meant where it is left out.',
    ),
    endDate: described(v.optional(day), 'The last day; today where it is left out.'),
  }),
  response: sharedObject('LotteryProfitAndLoss', 'Bets and wins by day.', {
    list: describedList('The days with bets that were settled, the latest first.', {
      day: described(day, 'The day.'),
      ...pnl,
    }),
    ...pnl,
  }),
  errors: ['report.range'],
});

export const lotteryOrderListCalls = {
  listOrders,
  listTodayOrders,
  getOrder,
  getOrderLines,
  getProfitAndLossByDay,
};
