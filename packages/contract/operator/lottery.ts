import * as v from 'valibot';
import { subOrderStates } from '@pavilion/domain/lottery/state/sub-order-state';
import { endpoint } from '../endpoint.ts';
import {
  amount,
  described,
  describedList,
  describedObject,
  givenId,
  idempotencyKey,
  identifier,
  instant,
  memberAccount,
  nothing,
  number,
  onlyInState,
  pageInput,
  pageOf,
  queryFlag,
  queryNumber,
  sharedObject,
  text,
  typedAccount,
  wholeList,
  words,
  yesNo,
} from '../fields.ts';
import { drawState as state, gameId } from '../player/lottery/lottery-fields.ts';

const givenPrizes = described(
  v.record(v.string(), v.array(v.string())),
  'The numbers of each prize, by its name; empty where there is none yet.',
);

const nullable = (description: string) => described(v.nullable(v.string()), description);
const nullableInstant = (description: string) => described(v.nullable(instant), description);

const lottery = sharedObject('OperatorLottery', 'A lottery, as operators see it.', {
  gameId: number('Its number.'),
  code: text('Its code.'),
  name: text('Its name.'),
  family: text('The code of its family.'),
  own: yesNo('Whether the house draws it.'),
  on: yesNo('Whether the site has it.'),
  offBecause: nullable('Why the site does not have it; null where it does.'),
  paused: described(
    v.nullable(
      describedObject('Why it takes no orders.', {
        since: described(instant, 'Since when.'),
        by: text('The operator who paused it, or `site`.'),
        reason: text('Why, in words for other operators.'),
      }),
    ),
    'What pauses it; null where it takes orders.',
  ),
});

const listLotteryGames = endpoint({
  method: 'GET',
  path: '/operator/lottery/games',
  summary: 'All lotteries of the site folder, with those that are off and why',
  access: 'operator',
  sends: 'query',
  input: nothing,
  response: wholeList(lottery),
  errors: [],
});

const reason = described(
  v.pipe(words, v.minLength(5), v.maxLength(500)),
  'Why, for other operators.',
);

const pauseLottery = endpoint({
  method: 'POST',
  path: '/operator/lottery/games/{gameId}/pause',
  summary: 'Let a lottery take no orders; its draws go on',
  access: 'operator',
  sends: 'json',
  input: v.object({ gameId, reason }),
  response: lottery,
  errors: ['lottery.game.not.found'],
});

const resumeLottery = endpoint({
  method: 'POST',
  path: '/operator/lottery/games/{gameId}/resume',
  summary: 'Let a lottery take orders again',
  access: 'operator',
  sends: 'json',
  input: v.object({ gameId }),
  response: lottery,
  errors: ['lottery.game.not.found'],
});

const act = described(
  v.picklist(['result', 'correct', 'void']),
  'result: what was drawn; correct: what was drawn in truth; void: the draw does not count.',
);

const draw = sharedObject('OperatorLotteryDraw', 'A draw, as operators see it.', {
  drawId: givenId,
  gameId: number('The number of the lottery.'),
  gameCode: text('Its code.'),
  numero: text('The draw, such as 20261124-VT.'),
  own: yesNo('Whether the house draws it.'),
  state,
  closesAt: described(instant, 'When betting ends.'),
  drawsAt: described(instant, 'When it is drawn.'),
  late: yesNo('Whether it waited too long for its result.'),
  overdue: yesNo('Whether it has waited for 24 hours: it can be voided.'),
  version: number('The version of the result that counts; 0 before there is one.'),
  winNo: nullable('The result; null before there is one.'),
  prizes: givenPrizes,
  decidedBy: nullable('Who said so: the engine, sources or operators.'),
  voidReason: nullable('Why it is void; null for all others.'),
  voidedBy: nullable('Who voided it.'),
  readings: describedList('What sources said last.', {
    source: text('The name of the source.'),
    final: yesNo('Whether it says that the draw is over.'),
    winNo: nullable('The result; null where it is partial.'),
    prizes: givenPrizes,
    readAt: described(instant, 'When it said so.'),
  }),
  entry: described(
    v.nullable(
      describedObject('What operators typed last.', {
        act,
        state: described(
          v.picklist(['waiting', 'agreed', 'differs', 'withdrawn']),
          'waiting: a second operator has to type it; differs: the two typed different things.',
        ),
        enteredBy: text('The first operator.'),
        enteredAt: described(instant, 'When that was.'),
        reason: nullable('Why; null for results.'),
        secondBy: nullable('The second operator, or the sources that decided before one came.'),
        winNo: nullable('What the first typed; null while the second has not, and for a void.'),
        prizes: givenPrizes,
        secondWinNo: nullable('What the second typed; null before, and for a void.'),
        secondPrizes: givenPrizes,
      }),
    ),
    'What operators typed last; null for nothing.',
  ),
  drawnAt: nullableInstant('When its result came; null before.'),
});

const listDraws = endpoint({
  method: 'GET',
  path: '/operator/lottery/draws',
  summary: 'Draws, the latest first',
  access: 'operator',
  sends: 'query',
  input: v.object({
    gameId: described(v.optional(queryNumber(1, 999_999)), 'Of this lottery; of all without.'),
    state: onlyInState(state),
    waiting: described(
      v.optional(queryFlag),
      'Only those whose draw is over and whose result is missing.',
    ),
    ...pageInput,
  }),
  response: pageOf(draw),
  errors: [],
});

const winNo = described(
  v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(64)),
  'The result as the wire writes it: the first prize where there are several.',
);
const typedPrizes = described(
  v.optional(
    v.record(
      v.pipe(v.string(), v.maxLength(20)),
      v.pipe(v.array(v.pipe(v.string(), v.maxLength(10))), v.maxLength(30)),
    ),
    {},
  ),
  'The numbers of each prize, by its name; left out where there is one number alone.',
);

const onDraw = {
  method: 'POST',
  access: 'operator',
  sends: 'json',
  response: draw,
} as const;

const drawErrors = ['lottery.numero.unknown', 'lottery.draw.state'] as const;
const secondErrors = [
  ...drawErrors,
  'lottery.same.person',
  'lottery.result.differs',
  'lottery.result.invalid',
] as const;

const typed = { drawId: identifier, winNo, prizes: typedPrizes, requestKey: idempotencyKey };

const enterResult = endpoint({
  ...onDraw,
  path: '/operator/lottery/draws/{drawId}/result',
  summary: 'Type the result of an outside draw; it counts once a source or another person agrees',
  input: v.object(typed),
  errors: [...drawErrors, 'lottery.result.invalid'],
});

const confirmResult = endpoint({
  ...onDraw,
  path: '/operator/lottery/draws/{drawId}/result/confirm',
  summary: 'Type the result again, as a second person who has not seen the first',
  input: v.object(typed),
  errors: secondErrors,
});

const correctDraw = endpoint({
  ...onDraw,
  path: '/operator/lottery/draws/{drawId}/correct',
  summary: 'Ask for a correction of a result',
  input: v.object({ ...typed, reason }),
  errors: [...drawErrors, 'lottery.result.invalid'],
});

const confirmCorrection = endpoint({
  ...onDraw,
  path: '/operator/lottery/draws/{drawId}/correct/confirm',
  summary: 'Type the corrected result again, as a second person; all orders are settled anew',
  input: v.object(typed),
  errors: secondErrors,
});

/** The page of the draw says it. */
const publicReason = described(
  v.pipe(words, v.minLength(5), v.maxLength(500)),
  'Why, in words that everybody reads.',
);

const voidDraw = endpoint({
  ...onDraw,
  path: '/operator/lottery/draws/{drawId}/void',
  summary: 'Ask that a draw does not count',
  input: v.object({ drawId: identifier, reason: publicReason, requestKey: idempotencyKey }),
  errors: drawErrors,
});

const confirmVoid = endpoint({
  ...onDraw,
  path: '/operator/lottery/draws/{drawId}/void/confirm',
  summary: 'Confirm as a second person that a draw does not count',
  input: v.object({ drawId: identifier, requestKey: idempotencyKey }),
  errors: [...drawErrors, 'lottery.same.person'],
});

const withdrawEntry = endpoint({
  ...onDraw,
  path: '/operator/lottery/draws/{drawId}/withdraw',
  summary: 'Take back what was typed or asked for and waits for a second person',
  input: v.object({ drawId: identifier }),
  errors: drawErrors,
});

const order = sharedObject('OperatorLotteryOrder', 'What an order has in one draw.', {
  orderId: givenId,
  orderDetailId: givenId,
  orderNumber: text('The number of its order.'),
  account: memberAccount,
  gameCode: text('The code of the lottery.'),
  numero: text('The draw.'),
  placedAt: described(instant, 'When the order was placed.'),
  chase: yesNo('Whether its order goes over several draws.'),
  multiple: number('How many times the order is taken in it.'),
  stake: described(amount, 'What it cost.'),
  possibleWin: described(amount, 'The most that one result pays.'),
  win: described(amount, 'What it won.'),
  rebate: described(amount, 'What the slider gave back.'),
  state: described(v.picklist(subOrderStates), 'How it stands.'),
  winNo: nullable('The result; null before.'),
  version: number('The version of the result that it was settled by; 0 before.'),
  endedBy: nullable('The operator who cancelled it, or `member`, `exclusion`; null for others.'),
  reason: nullable('Why an operator cancelled it.'),
  trial: yesNo('Whether it was placed with play money.'),
});

const listLotteryOrders = endpoint({
  method: 'GET',
  path: '/operator/lottery/orders',
  summary:
    'What members have bet, by draw, the latest first; of the draws of the last 7 days and later ' +
    'ones where no member, draw or order is named',
  access: 'operator',
  sends: 'query',
  input: v.object({
    account: described(v.optional(typedAccount), 'Only of this member.'),
    gameId: described(v.optional(gameId), 'Only of this lottery.'),
    numero: described(v.optional(v.pipe(v.string(), v.maxLength(32))), 'Only of this draw.'),
    orderNumber: described(v.optional(identifier), 'Only of this order.'),
    state: onlyInState(v.picklist(subOrderStates)),
    ...pageInput,
  }),
  response: pageOf(order),
  errors: ['lottery.game.not.found', 'member.not.found'],
});

const cancelLotteryOrders = endpoint({
  method: 'POST',
  path: '/operator/lottery/orders/{orderId}/cancel',
  summary: 'Cancel draws of an order before they close, from the last one that is placed',
  access: 'operator',
  sends: 'json',
  input: v.object({
    orderId: identifier,
    orderDetailIds: described(
      v.pipe(v.array(identifier), v.minLength(1), v.maxLength(200)),
      'The `orderDetailId` of each.',
    ),
    reason,
  }),
  response: wholeList(order),
  errors: ['lottery.order.not.found', 'lottery.cancel.closed', 'lottery.cancel.order'],
});

const listExposure = endpoint({
  method: 'GET',
  path: '/operator/lottery/exposure',
  summary: 'What draws that have no result yet can pay, the highest first',
  access: 'operator',
  sends: 'query',
  input: v.object({
    gameId: described(v.optional(gameId), 'Only of this lottery.'),
    ...pageInput,
  }),
  response: pageOf(
    sharedObject('LotteryExposure', 'What a draw can pay.', {
      drawId: givenId,
      gameCode: text('The code of the lottery.'),
      numero: text('The draw.'),
      playId: described(v.nullable(v.number()), 'The play; null for all bets of an own draw.'),
      playName: nullable('Its name.'),
      number: nullable('The number; null for all bets of an own draw.'),
      amount: described(amount, 'What it would pay out; of own draws the possible wins together.'),
      limit: described(amount, 'Up to which bets are taken.'),
      level: described(
        v.picklist(['full', 'reduced', 'closed']),
        'Whether the number pays its full odds, reduced ones, or takes no more bets.',
      ),
    }),
  ),
  errors: ['lottery.game.not.found'],
});

export const lotteryCalls = {
  listLotteryGames,
  pauseLottery,
  resumeLottery,
  listDraws,
  enterResult,
  confirmResult,
  correctDraw,
  confirmCorrection,
  voidDraw,
  confirmVoid,
  withdrawEntry,
  listLotteryOrders,
  cancelLotteryOrders,
  listExposure,
};
