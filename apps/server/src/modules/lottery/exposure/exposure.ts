import type { DatabaseTransaction } from '#db/database.ts';
import { ApiError } from '#http/api-error.ts';
import type { PricedLine } from '@pavilion/domain/lottery/order/order-amounts';
import type { MoneyOfBet } from '@pavilion/domain/lottery/order/prize-mode';
import { formatAmount, larger } from '@pavilion/domain/wallet/money';
import type { Lottery } from '../lotteries.ts';
import type { LotteryDeps } from '../lottery-deps.ts';
import type { OrderDraft } from '../order/order-draft.ts';
import { countedNumbers } from './counted-numbers.ts';
import { createCounters, type Counters } from './counters.ts';
import {
  lockCounting,
  lowerCounters,
  raiseCounters,
  readCounters,
  type CounterKey,
  type CounterRow,
} from './exposure.store.ts';
import { oddsBaseOf, oddsVersionOf } from './odds-version.ts';
import { readShownOdds, type ShownOdds } from './shown-numbers.ts';
import {
  counterOf,
  exposuresOfNumbers,
  linesAtSiteOdds,
  planOfFixed,
  takeFixed,
  type FixedPlan,
} from './take-fixed.ts';
import type { Taken } from './taken.ts';

export type { Taken };
/** What counts in a draw: play 0 without a number for all bets of an own draw. */
export type Exposure = CounterRow;

/** The counters of the draws of some orders, under lock until the transaction ends. */
export type ExposureBook = {
  /**
   * Counts an order, or says why it does not fit: `lottery.draw.full`, or `lottery.odds.changed`
   * where the player saw other odds. Orders are decided one after the other.
   */
  take(order: OrderDraft): Taken | ApiError;
  /** Takes an order out again that was not paid. */
  giveBack(taken: Taken): void;
  /** Writes what was counted. */
  write(): Promise<void>;
};

type Deps = Pick<LotteryDeps, 'site' | 'currency' | 'clock'>;

const ofDraw = (drawId: string): CounterKey => ({ drawId, playId: 0, number: '' });

/**
 * What a sub-order counts in its draw, by the odds that were agreed: of an own draw its possible
 * win, else what each of its numbers would be paid. Orders of trial accounts count nothing.
 */
export function exposuresOf(
  { money, lines }: { money: MoneyOfBet; lines: readonly PricedLine<unknown>[] },
  subOrder: { drawId: string; multiple: number; possibleWin: bigint },
): Exposure[] {
  const { drawId, possibleWin } = subOrder;
  if (money !== 'fixed') return [{ ...ofDraw(drawId), amount: possibleWin }];
  return exposuresOfNumbers(countedNumbers(lines), subOrder);
}

/** Decides an order of the house's own draws, and adds it; or says which draw is full. */
function takeOwn({ site, currency }: Deps, counters: Counters, order: OrderDraft) {
  const limit = site.lotteryOdds.exposure.own;
  const exposures = order.draws.map(({ draw, possibleWin }) => ({
    ...ofDraw(draw.id),
    amount: possibleWin,
  }));
  const above = exposures.findIndex(
    (exposure) => counters.amountOf(exposure) + exposure.amount > limit,
  );
  const draw = order.draws[above]?.draw;
  if (draw) {
    const left = larger(0n, limit - counters.amountOf(ofDraw(draw.id)));
    return new ApiError('lottery.draw.full', {
      numero: draw.numero,
      left: formatAmount(left, currency.digits),
    });
  }
  counters.add(exposures);
  return { lines: order.lines, exposures };
}

/** Refuses an order whose player saw odds that the site has no more. */
function faultOfVersion({ site }: Deps, order: OrderDraft): ApiError | null {
  if (order.money === 'slider') return null;
  const base = oddsBaseOf(site, order.lottery);
  if (order.oddsVersion?.split('-')[0] === base) return null;
  const oddsVersion = oddsVersionOf(base, []);
  return new ApiError('lottery.odds.changed', { oddsVersion, odds: [] });
}

/** Each counter once that the orders need. */
function neededCounters(orders: readonly OrderDraft[], plans: readonly FixedPlan[]) {
  const needed = new Map<string, CounterKey>();
  const need = (counter: CounterKey) =>
    needed.set(`${counter.drawId} ${counter.playId} ${counter.number}`, counter);
  for (const { draws } of orders) for (const { draw } of draws) need(ofDraw(draw.id));
  for (const { order, numbers } of plans) {
    for (const draw of order.draws) for (const number of numbers) need(counterOf(draw, number));
  }
  return [...needed.values()];
}

/** Lotteries of which a number may leave its full odds by these orders. */
function lotteriesNearLimit(
  { site }: Pick<Deps, 'site'>,
  counters: Counters,
  plans: readonly FixedPlan[],
): Lottery[] {
  const { full } = site.lotteryOdds.exposure;
  const all = plans.flatMap(({ order, numbers }) =>
    order.draws.flatMap(({ draw, multiple }) =>
      exposuresOfNumbers(numbers, { drawId: draw.id, multiple }),
    ),
  );
  counters.add(all);
  const isNear = ({ order, numbers }: FixedPlan) =>
    order.draws.some((draw) =>
      numbers.some((number) => counters.amountOf(counterOf(draw, number)) > full),
    );
  const near = plans.filter(isNear).map(({ order }) => order.lottery);
  counters.remove(all);
  return [...new Set(near)];
}

/** The odds that pages show now, where orders may need others than the full ones. */
async function shownOdds(
  deps: Deps,
  transaction: DatabaseTransaction,
  counters: Counters,
  plans: readonly FixedPlan[],
): Promise<Map<number, ShownOdds>> {
  const near = lotteriesNearLimit(deps, counters, plans);
  return near.length > 0 ? readShownOdds(deps, transaction, near) : new Map();
}

/**
 * Reads the counters that the orders need, which no other process counts in until the transaction
 * ends; orders of trial accounts need none.
 */
export async function openBook(
  deps: Deps,
  transaction: DatabaseTransaction,
  orders: readonly OrderDraft[],
): Promise<ExposureBook> {
  const counted = orders.filter(({ isTrial }) => !isTrial);
  const plans = new Map(
    counted
      .filter(({ money }) => money === 'fixed')
      .map((order) => [order, planOfFixed(deps, order)]),
  );
  const fixed = [...plans.values()];
  const gameIds = [...new Set(counted.map(({ lottery }) => lottery.gameId))];
  if (gameIds.length > 0) await lockCounting(transaction, gameIds);
  const own = counted.filter(({ money }) => money !== 'fixed');
  const needed = neededCounters(own, fixed);
  const counters = createCounters(needed.length > 0 ? await readCounters(transaction, needed) : []);
  const shown = await shownOdds(deps, transaction, counters, fixed);

  function take(order: OrderDraft): Taken | ApiError {
    const fault = faultOfVersion(deps, order);
    if (fault) return fault;
    const plan = plans.get(order);
    if (plan) return takeFixed(deps, counters, plan, shown.get(order.lottery.gameId));
    if (!order.isTrial) return takeOwn(deps, counters, order);
    const lines = order.money === 'fixed' ? linesAtSiteOdds(deps, order) : order.lines;
    return { lines, exposures: [] };
  }

  return {
    take,
    giveBack: ({ exposures }) => counters.remove(exposures),
    write: async () => {
      const changes = counters.changes();
      if (changes.length > 0) await raiseCounters(transaction, changes);
    },
  };
}

/** Takes sub-orders that were cancelled or stopped out of the counters of their draws. */
export async function lowerExposure(
  transaction: DatabaseTransaction,
  exposures: readonly Exposure[],
): Promise<void> {
  if (exposures.length > 0) await lowerCounters(transaction, exposures);
}
