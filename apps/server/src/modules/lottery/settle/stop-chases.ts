import type { DatabaseTransaction } from '#db/database.ts';
import type { WalletOperation } from '#modules/wallet/operation.ts';
import type { Family } from '@pavilion/domain/lottery/play';
import { nextSubOrderState } from '@pavilion/domain/lottery/state/sub-order-state';
import { holdDraws } from '../draw.store.ts';
import { exposuresOf, type Exposure } from '../exposure/exposure.ts';
import type { LotteryDeps } from '../lottery-deps.ts';
import { stakeBackOf, type RoundMoney } from '../money.ts';
import { pricedLineOfRow, type LineRow, type SubOrderRow } from '../stored-order.ts';
import { listDrawsAhead, lockPlaced } from './chase.store.ts';
import type { SubOrderChange, TakenSubOrder } from './chunk.store.ts';

/** A sub-order that a win of its order stops. */
export type Stopped = Readonly<{
  /** The number of the one that won. */
  because: string;
  change: SubOrderChange;
  postings: readonly WalletOperation[];
  exposures: readonly Exposure[];
}>;

/** A sub-order that won, with the lines of its order. */
type Winner = Readonly<{
  row: TakenSubOrder;
  lines: readonly LineRow[];
  round: RoundMoney;
}>;

/** What a stopped sub-order does not count any more; play money counts nowhere. */
function freedBy(family: Family<unknown>, { row, lines }: Winner, sub: SubOrderRow): Exposure[] {
  if (row.is_trial) return [];
  const { pricing: money, own_series: ownSeries } = row;
  const priced = lines.map((line) => pricedLineOfRow(family, line, ownSeries));
  const { draw_id: drawId, multiple, possible_win: possibleWin } = sub;
  return exposuresOf({ money, lines: priced }, { drawId, multiple, possibleWin });
}

/**
 * Finds and locks what winners stop: all that is placed of their orders in draws that have not
 * closed. Those draws cannot close until the transaction ends.
 */
export async function stopChases(
  { clock }: Pick<LotteryDeps, 'clock'>,
  transaction: DatabaseTransaction,
  family: Family<unknown>,
  winners: readonly Winner[],
): Promise<Stopped[]> {
  const byOrder = new Map(winners.map((winner) => [winner.row.order_id, winner]));
  const orderIds = [...byOrder.keys()];
  const ahead = orderIds.length === 0 ? [] : await listDrawsAhead(transaction, orderIds, clock());
  if (ahead.length === 0) return [];
  const held = await holdDraws(transaction, ahead);
  const now = clock();
  const open = [...held.values()].filter(({ closes_at: closesAt }) => now < closesAt);
  if (open.length === 0) return [];
  const states = new Map(open.map(({ id, state }) => [id, state]));
  const placed = await lockPlaced(transaction, orderIds, [...states.keys()]);
  return placed.flatMap((sub) => {
    const winner = byOrder.get(sub.order_id);
    const draw = states.get(sub.draw_id);
    const state =
      draw === undefined
        ? null
        : nextSubOrderState(sub.state, { event: 'stop', by: 'chase', draw });
    if (!winner || state === null) return [];
    const { order_id: orderId, nth, version } = sub;
    const change = { orderId, nth, version, state, paidVersion: null, win: 0n, rebate: 0n };
    const round = { ...winner.round, number: sub.number };
    return [
      {
        because: winner.row.number,
        change,
        postings: [stakeBackOf(round)],
        exposures: freedBy(family, winner, sub),
      },
    ];
  });
}
