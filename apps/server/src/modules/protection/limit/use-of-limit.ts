import type { Database, DatabaseTransaction } from '#db/database.ts';
import { dayAt, boundsOfDay } from '#kit/time/day-range.ts';
import { findPlayUse, type PlayUse } from '#modules/wallet/play-limit.store.ts';
import {
  windowMs,
  type LimitKind,
  type LimitName,
  type WindowPeriod,
} from '@pavilion/domain/protection/own-limit';
import { moneyAccountOf } from '../money-account.ts';
import type { LimitDeps } from '../protection-deps.ts';

type Deps = Pick<LimitDeps, 'clock' | 'currency' | 'depositedSince' | 'timeZone'>;

/** What counts against a limit, and when the next part of it is free again. */
export type Use = { used: bigint; frees: { at: Date; amount: bigint } | null };

export const minuteMs = 60_000n;

/** Finds what the play of a member counts; null where nothing is counted. */
export async function playUseOf(
  deps: Pick<Deps, 'currency'>,
  db: Database | DatabaseTransaction,
  memberId: bigint,
): Promise<PlayUse | null> {
  const account = await moneyAccountOf(deps, db, memberId);
  return account && findPlayUse(db, account.accountId);
}

/** What counts of play against a limit; a limit of losses has more left after a win. */
export function useOfPlay(
  { clock, timeZone }: Pick<Deps, 'clock' | 'timeZone'>,
  play: PlayUse | null,
  { kind, period }: LimitName,
): Use {
  if (play === null || period === 'stake') return { used: 0n, frees: null };
  if (kind === 'time') {
    const used = play.playedMs / minuteMs;
    const { until } = boundsOfDay(dayAt(clock(), timeZone), timeZone);
    return { used, frees: used === 0n ? null : { at: until, amount: used } };
  }
  const window = play.windows[period];
  return kind === 'loss'
    ? { used: window.lost + play.atStudiosMinor, frees: window.lostFrees }
    : { used: window.staked + play.openStakeMinor, frees: window.stakedFrees };
}

/** What a member has deposited in the period of a limit, and has under way. */
export async function useOfDeposits(
  { clock, depositedSince }: Deps,
  db: Database,
  memberId: bigint,
  { period }: LimitName,
): Promise<Use> {
  // Only a limit of bets is about one stake.
  const lengthMs = windowMs[period as WindowPeriod];
  const since = new Date(clock().getTime() - lengthMs);
  const { sumMinor, oldest } = await depositedSince(db, memberId, since);
  if (oldest === null) return { used: sumMinor, frees: null };
  const at = new Date(oldest.at.getTime() + lengthMs);
  return { used: sumMinor, frees: { at, amount: oldest.amountMinor } };
}

/** The error of a limit that leaves too little. */
export const reachedCode = {
  deposit: 'deposit.own.limit',
  loss: 'limit.loss.reached',
  wager: 'limit.wager.reached',
  bet: 'limit.bet.reached',
  time: 'limit.time.reached',
} as const satisfies Record<LimitKind, string>;
