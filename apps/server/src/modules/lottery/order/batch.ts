import type { DatabaseTransaction } from '#db/database.ts';
import type { ApiError } from '#http/api-error.ts';
import { dayAt } from '#kit/time/day-range.ts';
import { lockAccounts, type WageringAccount } from '#modules/wallet/account.store.ts';
import { holdDraws, type DrawRow } from '../draw.store.ts';
import { openBook, type ExposureBook } from '../exposure/exposure.ts';
import type { LotteryDeps } from '../lottery-deps.ts';
import { houseOf } from '../money.ts';
import { listPauses } from '../pause.store.ts';
import type { OrderDraft } from './order-draft.ts';
import type { StandingOrder } from './order.store.ts';

export type Placed = Omit<StandingOrder, 'requestHash'> &
  Readonly<{
    /** Afterwards; minor units. */
    balanceMinor: bigint;
  }>;

/**
 * What became of an order: taken, now or before; refused; a draw of it does not take it; or an
 * error kept it, and all that was done with it, from being taken.
 */
export type Outcome =
  | Readonly<{ kind: 'placed'; placed: Placed }>
  | Readonly<{ kind: 'refused'; error: ApiError }>
  | Readonly<{ kind: 'closed'; draw: DrawRow }>
  | Readonly<{ kind: 'failed'; error: unknown }>;

export const refusedWith = (error: ApiError): Outcome => ({ kind: 'refused', error });

/** The accounts of the house for bets, by whether they are of trial accounts. */
export type Houses = ReadonlyMap<boolean, bigint>;

/** Orders that are decided together: their draws and accounts are locked. */
export type Batch = Readonly<{
  deps: LotteryDeps;
  transaction: DatabaseTransaction;
  draws: ReadonlyMap<string, DrawRow>;
  accounts: ReadonlyMap<bigint, WageringAccount>;
  /** The lotteries that are paused. */
  paused: ReadonlyMap<number, unknown>;
  houses: Houses;
  book: ExposureBook;
  now: Date;
  /** The day of the site, `YYYY-MM-DD`. */
  day: string;
  /** What each account has after the orders so far; minor units. */
  balances: Map<bigint, bigint>;
  /** What is decided so far. */
  outcomes: Map<OrderDraft, Outcome>;
}>;

/** Opens the accounts of the house that orders need, before the transaction. */
export async function housesOf(deps: LotteryDeps, orders: readonly OrderDraft[]): Promise<Houses> {
  const kinds = [...new Set(orders.map(({ isTrial }) => isTrial))];
  const opened = kinds.map(async (isTrial): Promise<[boolean, bigint]> => [
    isTrial,
    await houseOf(deps, isTrial),
  ]);
  return new Map(await Promise.all(opened));
}

/** Whether an account has as much as an order costs; bonus money counts, though it may not pay. */
export const hasStake = (
  accounts: Batch['accounts'],
  { accountId, stake }: Pick<OrderDraft, 'accountId' | 'stake'>,
): boolean => (accounts.get(accountId)?.balanceMinor ?? 0n) >= stake;

/** Locks what orders need, in the order in which everybody does: draws, accounts, counters. */
export async function openBatch(
  deps: LotteryDeps,
  transaction: DatabaseTransaction,
  orders: readonly OrderDraft[],
  houses: Houses,
): Promise<Batch> {
  const drawIds = orders.flatMap(({ draws }) => draws.map(({ draw }) => draw.id));
  const draws = await holdDraws(transaction, [...new Set(drawIds)]);
  const accountIds = [...new Set(orders.map(({ accountId }) => accountId))];
  const accounts = await lockAccounts(transaction, accountIds);
  // Others wait while numbers are counted: not for orders that cannot be paid.
  const counted = orders.filter((order) => !order.isTrial && hasStake(accounts, order));
  const book = await openBook(deps, transaction, counted);
  const paused = await listPauses(transaction);
  // The time counts once all locks are held: who waited for them may be too late.
  const now = deps.clock();
  const day = dayAt(now, deps.site.brand.timeZone);
  const balances = new Map([...accounts].map(([id, { cashMinor }]) => [id, cashMinor]));
  const outcomes = new Map<OrderDraft, Outcome>();
  const locked = { draws, accounts, paused, houses, book };
  return { deps, transaction, ...locked, now, day, balances, outcomes };
}
