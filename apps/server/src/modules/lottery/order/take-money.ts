import { ApiError } from '#http/api-error.ts';
import type { WalletOperation, WalletResult } from '#modules/wallet/operation.ts';
import type { Taken } from '../exposure/exposure.ts';
import { betOf } from '../money.ts';
import { subOrderNumber } from '../stored-order.ts';
import { refusedWith, type Batch, type Placed } from './batch.ts';
import { newOrder } from './new-order.ts';
import type { OrderDraft } from './order-draft.ts';
import type { NewOrder } from './order.store.ts';
import { refusalOfStakes } from './wallet-refusals.ts';

/** An order that fits into what its draws can pay, with the rows that it would be. */
type Fitting = Readonly<{ order: OrderDraft; taken: Taken; rows: NewOrder }>;

function stakesOf({ houses }: Batch, { order, rows }: Fitting): WalletOperation[] {
  const { accountId, money, isTrial, draws } = order;
  const { gameId } = order.lottery;
  const houseId = houses.get(isTrial);
  if (houseId === undefined) throw new Error('the house has no account for an order');
  return draws.map(({ stake }, index) => {
    const number = subOrderNumber(rows.order.number, index + 1);
    return betOf({ number, accountId, houseId, gameId, money }, stake);
  });
}

function placedOf(
  { draws, balances }: Batch,
  { order, rows }: Fitting,
  results: readonly WalletResult[],
): Placed {
  const first = draws.get(order.draws[0]?.draw.id ?? '');
  if (!first) throw new Error('an order has no draw');
  const { id: orderId, number } = rows.order;
  const { numero, commit } = first;
  const balanceMinor = results.at(-1)?.balanceMinor ?? 0n;
  balances.set(order.accountId, balanceMinor);
  return { orderId, number, numero, commit, stake: order.stake, balanceMinor };
}

/** Takes the stakes of orders with one call of the wallet; returns those that were refused. */
async function payAll(batch: Batch, fitting: readonly Fitting[]): Promise<Set<Fitting>> {
  const { deps, transaction, accounts, outcomes } = batch;
  const groups = fitting.map((one) => stakesOf(batch, one));
  const results = await deps.wallet.applyGroupsIn(transaction, groups);
  const unpaid = new Set<Fitting>();
  for (const [index, one] of fitting.entries()) {
    const ofOrder = results[index] ?? [];
    const blocked = accounts.get(one.order.accountId)?.wageringBlocked ?? null;
    const error = refusalOfStakes(deps, ofOrder, blocked);
    if (error) unpaid.add(one);
    outcomes.set(
      one.order,
      error ? refusedWith(error) : { kind: 'placed', placed: placedOf(batch, one, ofOrder) },
    );
  }
  return unpaid;
}

/** Counts orders one after the other in what their draws can pay; play money does not count. */
function fitAll(batch: Batch, orders: readonly OrderDraft[]) {
  const fitting: Fitting[] = [];
  const full: OrderDraft[] = [];
  for (const order of orders) {
    const taken = batch.book.take(order);
    if (taken instanceof ApiError) {
      batch.outcomes.set(order, refusedWith(taken));
      full.push(order);
    } else fitting.push({ order, taken, rows: newOrder(order, taken, batch) });
  }
  return { fitting, full };
}

/**
 * Takes the money of orders that fit into what their draws can pay, and returns the rows of those
 * that are placed. Where one that fits is not paid, those that did not fit are tried once more.
 */
export async function takeMoney(batch: Batch, orders: readonly OrderDraft[]): Promise<NewOrder[]> {
  const placed: NewOrder[] = [];
  let waiting = orders;
  while (waiting.length > 0) {
    const { fitting, full } = fitAll(batch, waiting);
    if (fitting.length === 0) break;
    const unpaid = await payAll(batch, fitting);
    let hasRoom = false;
    for (const one of fitting) {
      if (!unpaid.has(one)) placed.push(one.rows);
      else if (!one.order.isTrial) {
        batch.book.giveBack(one.taken);
        hasRoom ||= one.taken.exposures.length > 0;
      }
    }
    waiting = hasRoom ? full : [];
  }
  return placed;
}
