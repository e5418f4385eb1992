import type { Database } from '#db/database.ts';
import {
  findPlayUse,
  notePlaying,
  sumPlayAfter,
  type PlayUse,
} from '#modules/wallet/play-limit.store.ts';
import type { ResponseOf } from '@pavilion/contract/endpoint';
import type { notePlay as call } from '@pavilion/contract/player/protection/protection';
import { formatAmount } from '@pavilion/domain/wallet/money';
import { amountInForce, findLimits, limitOf } from '../limit/own-limit.store.ts';
import { countPlay } from '../limit/play-limits.ts';
import { minuteMs, useOfPlay } from '../limit/use-of-limit.ts';
import { moneyAccountOf } from '../money-account.ts';
import type { LimitDeps } from '../protection-deps.ts';

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
  const { db } = deps;
  const account = await moneyAccountOf(deps, db, memberId);
  if (account === null) return { minutesLeft: null, pauseUntil: null, check: null };
  const play = await findPlayUse(db, account.accountId);
  return {
    minutesLeft: await minutesLeft(deps, memberId, play),
    pauseUntil: play?.pausedUntil?.toISOString() ?? null,
    check: play && (await checkOf(deps, db, account.accountId, play)),
  };
}

/** Notes a sign of play by the page of an open game. */
export async function notePlay(deps: LimitDeps, memberId: bigint): Promise<void> {
  const account = await moneyAccountOf(deps, deps.db, memberId);
  if (account === null) return;
  // A game may have been opened before the site had checks.
  await countPlay(deps, memberId, account.accountId);
  await notePlaying(deps.db, account.accountId);
}
