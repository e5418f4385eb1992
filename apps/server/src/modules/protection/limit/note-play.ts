import type { Database } from '#db/database.ts';
import { findMemberAccount } from '#modules/wallet/account.store.ts';
import { notePlaying, sumPlayAfter, type PlayUse } from '#modules/wallet/play-limit.store.ts';
import type { ResponseOf } from '@pavilion/contract/endpoint';
import type { notePlay as call } from '@pavilion/contract/player/protection';
import { formatAmount } from '@pavilion/domain/wallet/money';
import type { LimitDeps } from '../protection-deps.ts';
import { amountInForce, findLimits, limitOf } from './own-limit.store.ts';
import { countPlay } from './play-limits.ts';
import { minuteMs, playUseOf, useOfPlay } from './use-of-limit.ts';

type PlayState = ResponseOf<typeof call>;

async function minutesLeft(
  deps: LimitDeps,
  memberId: bigint,
  play: PlayUse | null,
): Promise<number | null> {
  const name = { kind: 'time', period: 'day' } as const;
  const minutes = amountInForce(limitOf(await findLimits(deps.db, memberId), name));
  if (minutes === null) return null;
  return Math.max(Number(minutes - useOfPlay(deps, play, name).used), 0);
}

/** The check that waits for an answer, with what the member has played, staked and won. */
async function checkOf(
  { currency: { digits } }: Pick<LimitDeps, 'currency'>,
  db: Database,
  accountId: bigint,
  { due, checkedMs }: PlayUse,
): Promise<PlayState['check']> {
  if (due === null) return null;
  const { stakedMinor, wonMinor } = await sumPlayAfter(db, accountId, due.after);
  return {
    since: due.since.toISOString(),
    playedMinutes: Number(checkedMs / minuteMs),
    staked: formatAmount(stakedMinor, digits),
    won: formatAmount(wonMinor, digits),
    net: formatAmount(wonMinor - stakedMinor, digits),
  };
}

/** What stops the play of a member now; nothing stops one who plays for play money. */
export async function showPlayState(deps: LimitDeps, memberId: bigint): Promise<PlayState> {
  const { db, currency } = deps;
  const account = await findMemberAccount(db, memberId);
  const isMoney = account?.currency === currency.code;
  const play = isMoney ? await playUseOf(deps, db, memberId) : null;
  return {
    minutesLeft: isMoney ? await minutesLeft(deps, memberId, play) : null,
    pauseUntil: play?.pausedUntil?.toISOString() ?? null,
    check: isMoney && play ? await checkOf(deps, db, account.accountId, play) : null,
  };
}

/** Notes a sign of play by the page of an open game. */
export async function notePlay(deps: LimitDeps, memberId: bigint): Promise<void> {
  const account = await findMemberAccount(deps.db, memberId);
  if (account === null || account.currency !== deps.currency.code) return;
  // A game may have been opened before the site had checks.
  await countPlay(deps, memberId, account.accountId);
  await notePlaying(deps.db, account.accountId);
}
