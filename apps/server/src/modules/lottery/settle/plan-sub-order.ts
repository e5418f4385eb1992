import type { WalletOperation } from '#modules/wallet/operation.ts';
import type { SettledAmounts } from '@pavilion/domain/lottery/order/order-amounts';
import {
  nextSubOrderState,
  type AskedOfSubOrder,
  type SubOrderState,
} from '@pavilion/domain/lottery/state/sub-order-state';
import type { DrawRow } from '../draw.store.ts';
import {
  rebateBackOf,
  rebateOf,
  resultOf,
  stakeBackOf,
  winBackOf,
  type RoundMoney,
} from '../money.ts';
import type { SubOrderChange, TakenSubOrder } from './chunk.store.ts';

/** What becomes of a sub-order, and what moves for it: all of that or none. */
export type Plan = Readonly<{
  row: TakenSubOrder;
  change: SubOrderChange;
  postings: readonly WalletOperation[];
  /** Whether its first settlement won, so that it may stop the rest of its order. */
  hasWon: boolean;
}>;

type Draw = Pick<DrawRow, 'state' | 'version'>;

function stateAfter(row: TakenSubOrder, asked: AskedOfSubOrder): SubOrderState {
  const state = nextSubOrderState(row.state, asked);
  if (state === null) {
    throw new Error(`${row.number} is ${row.state} in a draw that is ${asked.draw}`);
  }
  return state;
}

/** By the result of its draw; one that is won or lost already is so by another amount at most. */
function settledState(row: TakenSubOrder, draw: Draw, hasWon: boolean): SubOrderState {
  if (row.state === (hasWon ? 'won' : 'lost')) return row.state;
  const event = hasWon ? 'win' : 'lose';
  return stateAfter(row, { event, by: 'settlement', draw: draw.state });
}

function changeOf(
  { order_id: orderId, nth }: TakenSubOrder,
  change: Omit<SubOrderChange, 'orderId' | 'nth'>,
): SubOrderChange {
  return { orderId, nth, ...change };
}

/** The first settlement: the result ends the round, and what the slider gives back comes with it. */
export function planSettled(
  row: TakenSubOrder,
  round: RoundMoney,
  { win, rebate, hasWon }: SettledAmounts,
  draw: Draw,
): Plan {
  const { version } = draw;
  const state = settledState(row, draw, hasWon);
  const paidVersion = win > 0n ? version : null;
  const result = resultOf(round, version, win);
  return {
    row,
    change: changeOf(row, { state, version, paidVersion, win, rebate }),
    postings: rebate > 0n ? [result, rebateOf(round, rebate)] : [result],
    hasWon,
  };
}

/** After a correction: the new win comes before the old one goes; an equal one moves nothing. */
export function planCorrected(
  row: TakenSubOrder,
  round: RoundMoney,
  { win, hasWon }: SettledAmounts,
  draw: Draw,
): Plan {
  const { version } = draw;
  const state = settledState(row, draw, hasWon);
  const { rebate, paid_version: paid } = row;
  const isEqual = win === row.win;
  const paidVersion = isEqual ? paid : win > 0n ? version : null;
  const postings: WalletOperation[] = [];
  if (!isEqual && win > 0n) postings.push(resultOf(round, version, win));
  if (!isEqual && paid !== null) postings.push(winBackOf(round, paid));
  return {
    row,
    change: changeOf(row, { state, version, paidVersion, win, rebate }),
    postings,
    hasWon: false,
  };
}

/** Of a draw that is void: the stake comes back first, then what was paid goes. */
export function planVoid(row: TakenSubOrder, round: RoundMoney, draw: Draw): Plan {
  const state = stateAfter(row, { event: 'void', by: 'drawVoid', draw: draw.state });
  const { version, paid_version: paid, rebate } = row;
  const postings = [stakeBackOf(round)];
  if (paid !== null) postings.push(winBackOf(round, paid));
  if (rebate > 0n) postings.push(rebateBackOf(round));
  return {
    row,
    change: changeOf(row, { state, version, paidVersion: null, win: 0n, rebate: 0n }),
    postings,
    hasWon: false,
  };
}
