import type { DatabaseTransaction } from '#db/database.ts';
import type { WalletResult } from '#modules/wallet/operation.ts';
import { families } from '@pavilion/domain/lottery/families';
import { exposuresOf, lowerExposure } from '../exposure/exposure.ts';
import { listLines } from '../line.store.ts';
import type { LotteryDeps } from '../lottery-deps.ts';
import { houseOf, stakeBackOf, type RoundMoney } from '../money.ts';
import { folderLottery } from '../result/folder-lottery.ts';
import { pricedLineOfRow, type OrderRow, type SubOrderRow } from '../stored-order.ts';
import { writeCancelled, type Ended } from './cancel.store.ts';

export type CancelDeps = Pick<
  LotteryDeps,
  'db' | 'clock' | 'signals' | 'site' | 'currency' | 'trialCurrency' | 'wallet'
>;

/** An order with the account of the house that its money moves against. */
export type OwedOrder = Readonly<{ order: OrderRow; houseId: bigint }>;

/** Opens the account of the house where it is missing: never within a transaction. */
export async function withHouse(deps: CancelDeps, order: OrderRow): Promise<OwedOrder> {
  return { order, houseId: await houseOf(deps, order.is_trial) };
}

function roundOf({ order, houseId }: OwedOrder, { number }: SubOrderRow): RoundMoney {
  const { account_id: accountId, game_id: gameId, pricing: money } = order;
  return { number, accountId, houseId, gameId, money };
}

/** The balance after the last of the postings; every one of them has to have come out so. */
function balanceAfter(results: readonly WalletResult[], wanted: WalletResult['outcome']): bigint {
  const wrong = results.find(({ outcome }) => outcome !== wanted);
  if (wrong) throw new Error(`a stake that goes back was ${wrong.outcome}, not ${wanted}`);
  const [last] = results.toSorted((one, other) =>
    (one.postingId ?? 0n) < (other.postingId ?? 0n) ? 1 : -1,
  );
  if (!last || last.balanceMinor === null) throw new Error('the ledger gave no balance');
  return last.balanceMinor;
}

async function postStakesBack(
  { wallet }: CancelDeps,
  transaction: DatabaseTransaction,
  owed: OwedOrder,
  subOrders: readonly SubOrderRow[],
): Promise<WalletResult[]> {
  const group = subOrders.map((one) => stakeBackOf(roundOf(owed, one)));
  const [results = []] = await wallet.applyGroupsIn(transaction, [group]);
  return results;
}

/** The balance that a member had once these stakes were back; moves nothing. */
export async function findBalanceAfter(
  deps: CancelDeps,
  transaction: DatabaseTransaction,
  owed: OwedOrder,
  subOrders: readonly SubOrderRow[],
): Promise<bigint> {
  return balanceAfter(await postStakesBack(deps, transaction, owed, subOrders), 'repeated');
}

/** Takes sub-orders out of what their draws can pay; trial orders were never counted. */
async function lowerExposures(
  { site }: CancelDeps,
  transaction: DatabaseTransaction,
  order: OrderRow,
  subOrders: readonly SubOrderRow[],
): Promise<void> {
  if (order.is_trial) return;
  const { pricing: money, own_series: ownSeries } = order;
  const row = folderLottery({ site }, order.game_id);
  // Own draws count by the possible win alone. A lottery that is gone takes no bets to count.
  const needsLines = money === 'fixed' && row !== null;
  const found = needsLines ? await listLines(transaction, [order.id]) : null;
  const lines = (found?.get(order.id) ?? []).flatMap((line) =>
    row ? [pricedLineOfRow(families[row.family], line, ownSeries)] : [],
  );
  const exposures = subOrders.flatMap(({ draw_id: drawId, multiple, possible_win: possibleWin }) =>
    exposuresOf({ money, lines }, { drawId, multiple, possibleWin }),
  );
  await lowerExposure(transaction, exposures);
}

/**
 * Cancels locked sub-orders of an order that are placed: their stakes go back, and their draws
 * count them no more. Returns the member's balance after it.
 */
export async function giveBack(
  deps: CancelDeps,
  transaction: DatabaseTransaction,
  owed: OwedOrder,
  { subOrders, ended }: { subOrders: readonly SubOrderRow[]; ended: Ended },
): Promise<bigint> {
  const { order } = owed;
  const nths = subOrders.map(({ nth }) => nth);
  await writeCancelled(transaction, order.id, nths, ended);
  const results = await postStakesBack(deps, transaction, owed, subOrders);
  const balance = balanceAfter(results, 'applied');
  await lowerExposures(deps, transaction, order, subOrders);
  const signal = { kind: 'lottery-order', memberId: order.member_id };
  await deps.signals.publishIn(transaction, signal);
  return balance;
}
