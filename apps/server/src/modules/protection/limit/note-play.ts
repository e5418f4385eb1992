import { findMemberAccount } from '#modules/wallet/account.store.ts';
import { notePlaying } from '#modules/wallet/play-limit.store.ts';
import type { LimitDeps } from '../protection-deps.ts';
import { amountInForce, findLimits, limitOf } from './own-limit.store.ts';
import { playUseOf, useOfPlay } from './use-of-limit.ts';

/** Notes a sign of play by the page of an open game, and answers what is left of today's time. */
export async function notePlay(
  deps: LimitDeps,
  memberId: bigint,
): Promise<{ minutesLeft: number | null }> {
  const { db, currency } = deps;
  const account = await findMemberAccount(db, memberId);
  if (account === null || account.currency !== currency.code) return { minutesLeft: null };
  await notePlaying(db, account.accountId);
  const name = { kind: 'time', period: 'day' } as const;
  const minutes = amountInForce(limitOf(await findLimits(db, memberId), name));
  if (minutes === null) return { minutesLeft: null };
  const { used } = useOfPlay(deps, await playUseOf(deps, db, memberId), name);
  return { minutesLeft: Math.max(Number(minutes - used), 0) };
}
