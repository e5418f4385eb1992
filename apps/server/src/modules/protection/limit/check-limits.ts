import type { DatabaseTransaction } from '#db/database.ts';
import { lockAccount } from '#modules/wallet/account.store.ts';
import { findPlayUse, noteStakes } from '#modules/wallet/play-limit.store.ts';
import { refuseBlocked } from '#modules/wallet/refuse-blocked.ts';
import { checkVerified } from '../identity/check-verified.ts';
import { queueDaily } from '../markers/queue-count.ts';
import { moneyAccountOf } from '../money-account.ts';
import type { LimitDeps } from '../protection-deps.ts';
import { amountInForce, findLimits, limitOf } from './own-limit.store.ts';
import { countPlay } from './play-limits.ts';
import { inPause, ofKinds, reached, refusalOfStake, type Stake } from './stake-refusal.ts';
import { useOfDeposits, useOfPlay } from './use-of-limit.ts';

type Deps = Pick<LimitDeps, 'clock' | 'currency' | 'depositedSince' | 'timeZone' | 'policy'>;

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
  await queueDaily(deps, deps.db, [memberId]);
  const play = await findPlayUse(deps.db, accountId);
  if (play?.pausedUntil) throw inPause(play.pausedUntil);
  const name = { kind: 'time', period: 'day' } as const;
  const limit = limitOf(await findLimits(deps.db, memberId), name);
  const minutes = amountInForce(limit);
  if (minutes === null) return;
  const use = useOfPlay(deps, play, limit);
  if (use.used >= minutes) throw reached(deps, limit, minutes - use.used, use);
}

/**
 * Refuses stakes of cash above what the member's limits leave, naming the limit. Locks the account,
 * so that nothing is staked between this and the posting; the wallet decides by the same rows when
 * it posts.
 */
export async function checkWager(
  deps: Deps,
  transaction: DatabaseTransaction,
  { memberId, ...stake }: Stake,
): Promise<void> {
  const account = await moneyAccountOf(deps, transaction, memberId);
  if (account === null) return;
  await checkVerified(deps, transaction, memberId, 'play');
  const { wageringBlocked } = await lockAccount(transaction, account.accountId);
  refuseBlocked(wageringBlocked);
  await queueDaily(deps, transaction, [memberId]);
  await noteStakes(transaction, [account.accountId]);
  const limits = await findLimits(transaction, memberId);
  const play = await findPlayUse(transaction, account.accountId);
  const refusal = refusalOfStake(deps, { limits, play, earlier: null }, stake);
  if (refusal !== null) throw refusal;
}
