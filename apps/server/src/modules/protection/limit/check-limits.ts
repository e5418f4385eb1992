import type { DatabaseTransaction } from '#db/database.ts';
import { ApiError } from '#http/api-error.ts';
import { lockAccount } from '#modules/wallet/account.store.ts';
import { findPlayUse, noteStake } from '#modules/wallet/play-limit.store.ts';
import { refuseBlocked } from '#modules/wallet/refuse-blocked.ts';
import { limitPeriods, type LimitKind } from '@pavilion/domain/protection/own-limit';
import { checkVerified } from '../identity/check-verified.ts';
import { queueDaily } from '../markers/queue-count.ts';
import { moneyAccountOf } from '../money-account.ts';
import type { LimitDeps } from '../protection-deps.ts';
import { showAmount } from './limit-amount.ts';
import { amountInForce, findLimits, limitOf, type StoredLimit } from './own-limit.store.ts';
import { countPlay } from './play-limits.ts';
import { reachedCode, useOfDeposits, useOfPlay, type Use } from './use-of-limit.ts';

type Deps = Pick<LimitDeps, 'clock' | 'currency' | 'depositedSince' | 'timeZone' | 'policy'>;

/** The error of a limit that leaves too little: with what is left, and when more is. */
function reached({ currency }: Deps, { kind, period }: StoredLimit, left: bigint, use: Use) {
  return new ApiError(reachedCode[kind], {
    period,
    left: showAmount(kind, left, currency),
    frees: use.frees?.at.toISOString() ?? null,
  });
}

const order = (one: StoredLimit, other: StoredLimit) =>
  limitPeriods.indexOf(one.period) - limitPeriods.indexOf(other.period);

type LimitOf<Kind extends LimitKind> = StoredLimit & { kind: Kind };

function ofKinds<Kind extends LimitKind>(
  limits: readonly StoredLimit[],
  kinds: readonly Kind[],
): LimitOf<Kind>[] {
  return limits
    .filter((limit): limit is LimitOf<Kind> => kinds.some((kind) => kind === limit.kind))
    .toSorted(order);
}

/**
 * Refuses a deposit above what the member's limits leave, or without the identity that the site
 * asks for. The caller holds the member's lock, so that simultaneous deposits are counted one after
 * the other.
 */
export async function checkDeposit(
  deps: Deps,
  transaction: DatabaseTransaction,
  memberId: bigint,
  amountMinor: bigint,
): Promise<void> {
  await checkVerified(deps, transaction, memberId, 'deposit');
  for (const limit of ofKinds(await findLimits(transaction, memberId), ['deposit'])) {
    const amount = amountInForce(limit);
    if (amount === null) continue;
    const use = await useOfDeposits(deps, transaction, memberId, limit);
    const left = amount - use.used;
    if (amountMinor > left) throw reached(deps, limit, left, use);
  }
}

/** The error of a stake or a game in the pause of the site. */
function inPause(until: Date) {
  return new ApiError('limit.pause', { until: until.toISOString() });
}

/**
 * Refuses to open a game for a member who has played for the day, or is in the pause of the site;
 * has the play of others counted from now on.
 */
export async function beginPlay(
  deps: LimitDeps,
  memberId: bigint,
  accountId: bigint,
): Promise<void> {
  await checkVerified(deps, deps.db, memberId, 'play');
  await countPlay(deps, memberId, accountId);
  await queueDaily(deps, deps.db, memberId);
  const play = await findPlayUse(deps.db, accountId);
  if (play?.pausedUntil) throw inPause(play.pausedUntil);
  const name = { kind: 'time', period: 'day' } as const;
  const limit = limitOf(await findLimits(deps.db, memberId), name);
  const minutes = amountInForce(limit);
  if (minutes === null) return;
  const use = useOfPlay(deps, play, limit);
  if (use.used >= minutes) throw reached(deps, limit, minutes - use.used, use);
}

export type Stake = {
  memberId: bigint;
  /** Of one round. */
  stakeMinor: bigint;
  rounds?: number;
  /** Money that goes to a provider is no bet: the limit of one bet does not concern it. */
  isBet?: boolean;
};

/**
 * Refuses stakes of cash above what the member's limits leave, naming the limit. Locks the account,
 * so that nothing is staked between this and the posting; the wallet decides by the same rows when
 * it posts.
 */
export async function checkWager(
  deps: Deps,
  transaction: DatabaseTransaction,
  { memberId, stakeMinor, rounds = 1, isBet = true }: Stake,
): Promise<void> {
  const account = await moneyAccountOf(deps, transaction, memberId);
  if (account === null) return;
  await checkVerified(deps, transaction, memberId, 'play');
  const { wageringBlocked } = await lockAccount(transaction, account.accountId);
  refuseBlocked(wageringBlocked);
  await queueDaily(deps, transaction, memberId);
  await noteStake(transaction, account.accountId);
  const limits = await findLimits(transaction, memberId);
  const play = await findPlayUse(transaction, account.accountId);
  if (play?.pausedUntil) throw inPause(play.pausedUntil);
  if (play?.due) throw new ApiError('limit.check.due');
  const whole = stakeMinor * BigInt(rounds);
  const needed = { time: 1n, bet: stakeMinor, loss: whole, wager: whole };
  for (const limit of ofKinds(limits, ['time', 'bet', 'loss', 'wager'])) {
    const amount = amountInForce(limit);
    if (amount === null || (limit.kind === 'bet' && !isBet)) continue;
    const use = useOfPlay(deps, play, limit);
    const left = amount - use.used;
    if (needed[limit.kind] > left) throw reached(deps, limit, left, use);
  }
}
