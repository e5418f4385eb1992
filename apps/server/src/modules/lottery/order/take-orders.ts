import { setImmediate } from 'node:timers/promises';
import { isUndone } from '#db/sql-error.ts';
import { ApiError } from '#http/api-error.ts';
import { refusalOfBlocked } from '#modules/wallet/refuse-blocked.ts';
import { takesOrder } from '@pavilion/domain/lottery/state/draw-state';
import type { DrawRow } from '../draw.store.ts';
import { countedBy } from '../exposure/take-fixed.ts';
import type { LotteryDeps } from '../lottery-deps.ts';
import {
  hasStake,
  housesOf,
  openBatch,
  refusedWith,
  type Batch,
  type Houses,
  type Outcome,
} from './batch.ts';
import type { OrderDraft } from './order-draft.ts';
import {
  findStanding,
  insertOrders,
  type NewOrder,
  type Request,
  type StandingOrder,
} from './order.store.ts';
import { takeMoney } from './take-money.ts';

/** An order without a key that asks for what stands already is a repeat for so long. */
const repeatMs = 3000;
/** So many numbers with fixed odds are counted in one transaction, or those of one order. */
const mostOfPart = 20_000;

/** What becomes of a request that has an order already. */
export function repeatedOutcome(
  asked: Request,
  { requestHash, ...order }: StandingOrder,
  balanceMinor: bigint,
): Outcome {
  if (asked.requestKey === null) return refusedWith(new ApiError('lottery.order.repeat'));
  const isSame = Buffer.from(requestHash).equals(asked.requestHash);
  if (!isSame) return refusedWith(new ApiError('wallet.repeat.differs'));
  return { kind: 'placed', placed: { ...order, balanceMinor } };
}

/** The first draw of an order that does not take it now. */
function closedDraw({ draws, now }: Batch, order: OrderDraft): DrawRow | null {
  for (const { draw: asked } of order.draws) {
    const draw = draws.get(asked.id);
    if (!draw) throw new Error(`draw ${asked.id} is gone`);
    const hasOpened = draw.state === 'scheduled' && draw.opens_at <= now;
    const state = hasOpened ? 'open' : draw.state;
    if (!takesOrder(state, order.isChase) || now >= draw.closes_at) return draw;
  }
  return null;
}

const undecided = ({ outcomes }: Batch, orders: readonly OrderDraft[]) =>
  orders.filter((order) => !outcomes.has(order));

/** Why an order that is none yet is not taken, whatever its limits and its draws leave. */
function reasonNotToTake(batch: Batch, order: OrderDraft): Outcome | null {
  const { accounts, paused } = batch;
  if (paused.has(order.lottery.gameId)) return refusedWith(new ApiError('lottery.game.paused'));
  const draw = closedDraw(batch, order);
  if (draw) return { kind: 'closed', draw };
  if (hasStake(accounts, order)) return null;
  const blocked = accounts.get(order.accountId)?.wageringBlocked ?? null;
  return refusedWith(refusalOfBlocked(blocked) ?? new ApiError('wallet.no.funds'));
}

/**
 * Decides on requests that have an order already, on lotteries that are paused, on draws that take
 * no order, and on accounts that have too little.
 */
async function judge(batch: Batch, orders: readonly OrderDraft[]): Promise<OrderDraft[]> {
  const { transaction, now, balances, outcomes } = batch;
  const since = new Date(now.getTime() - repeatMs);
  const standing = await findStanding(transaction, orders, since);
  for (const [index, order] of orders.entries()) {
    const found = standing[index] ?? null;
    const balance = balances.get(order.accountId) ?? 0n;
    const outcome = found ? repeatedOutcome(order, found, balance) : reasonNotToTake(batch, order);
    if (outcome) outcomes.set(order, outcome);
  }
  return undecided(batch, orders);
}

/** Those whose limits leave so much; play money has none. */
async function withinLimits(batch: Batch, orders: readonly OrderDraft[]): Promise<OrderDraft[]> {
  const { deps, transaction, outcomes } = batch;
  const inMoney = orders.filter(({ isTrial }) => !isTrial);
  const stakes = inMoney.map(({ memberId, draws, stake: wholeMinor }) => {
    const stakeMinor = draws.reduce((most, { stake }) => (stake > most ? stake : most), 0n);
    return { memberId, stakeMinor, rounds: draws.length, wholeMinor };
  });
  const refusals = stakes.length > 0 ? await deps.checkWagers(transaction, stakes) : [];
  for (const [index, order] of inMoney.entries()) {
    const error = refusals[index];
    if (error) outcomes.set(order, refusedWith(error));
  }
  return undecided(batch, orders);
}

/**
 * Parts orders so that none stands beside one that it could be a repeat of: the later one is
 * decided when the earlier one is.
 */
function wavesOf(orders: readonly OrderDraft[]): OrderDraft[][] {
  const waves: OrderDraft[][] = [];
  const nextOf = new Map<string, number>();
  for (const order of orders) {
    const { memberId, requestKey, requestHash } = order;
    const byContent = `${memberId} content ${Buffer.from(requestHash).toString('hex')}`;
    const byKey = requestKey === null ? byContent : `${memberId} key ${requestKey}`;
    const at = nextOf.get(byKey) ?? 0;
    nextOf.set(byKey, at + 1);
    nextOf.set(byContent, Math.max(at + 1, nextOf.get(byContent) ?? 0));
    waves[at] = [...(waves[at] ?? []), order];
  }
  return waves;
}

async function takeWave(batch: Batch, orders: readonly OrderDraft[]): Promise<NewOrder[]> {
  const within = await withinLimits(batch, await judge(batch, orders));
  const placed = await takeMoney(batch, within);
  await insertOrders(batch.transaction, placed);
  return placed;
}

/** Takes orders in one transaction. */
function takeTogether(
  deps: LotteryDeps,
  orders: readonly OrderDraft[],
  houses: Houses,
): Promise<Outcome[]> {
  return deps.db.transaction().execute(async (transaction) => {
    const batch = await openBatch(deps, transaction, orders, houses);
    const placed: NewOrder[] = [];
    for (const wave of wavesOf(orders)) placed.push(...(await takeWave(batch, wave)));
    await batch.book.write();
    const members = placed.map(({ order }) => order.member_id);
    const signals = members.map((memberId) => ({ kind: 'lottery-order', memberId }));
    await deps.signals.publishIn(transaction, ...signals);
    return orders.map((order) => {
      const outcome = batch.outcomes.get(order);
      if (!outcome) throw new Error('an order was not decided');
      return outcome;
    });
  });
}

/** Takes orders in one transaction, or each in its own where a statement of theirs failed. */
async function takePart(
  deps: LotteryDeps,
  orders: readonly OrderDraft[],
  houses: Houses,
): Promise<Outcome[]> {
  const failed = (error: unknown): Outcome => ({ kind: 'failed', error });
  try {
    return await takeTogether(deps, orders, houses);
  } catch (error) {
    if (!isUndone(error)) return orders.map(() => failed(error));
  }
  const outcomes: Outcome[] = [];
  for (const order of orders) {
    await setImmediate();
    try {
      outcomes.push(...(await takeTogether(deps, [order], houses)));
    } catch (error) {
      outcomes.push(failed(error));
    }
  }
  return outcomes;
}

/** Parts orders, in their order, by how many numbers are counted for them. */
function partsOf(orders: readonly OrderDraft[]): OrderDraft[][] {
  const parts: OrderDraft[][] = [];
  let counted = Infinity;
  for (const order of orders) {
    const numbers = countedBy(order);
    if (counted + numbers > mostOfPart) {
      parts.push([]);
      counted = 0;
    }
    parts.at(-1)?.push(order);
    counted += numbers;
  }
  return parts;
}

/**
 * Takes orders, with what each of them became. One that is refused keeps no other from being taken.
 * Those that count many numbers are taken in several transactions, and others go on between them;
 * an error in one of these concerns its own orders alone.
 */
export async function takeOrders(
  deps: LotteryDeps,
  orders: readonly OrderDraft[],
): Promise<Outcome[]> {
  const houses = await housesOf(deps, orders);
  const outcomes: Outcome[] = [];
  for (const [index, part] of partsOf(orders).entries()) {
    if (index > 0) await setImmediate();
    outcomes.push(...(await takePart(deps, part, houses)));
  }
  return outcomes;
}
