import type { Database, DatabaseTransaction } from '#db/database.ts';
import { lockMember } from '#modules/accounts/member-lock.store.ts';
import { findMemberAccount, openMemberAccount } from '#modules/wallet/account.store.ts';
import {
  findPlayRests,
  writePlayLimits,
  type PlayRests,
} from '#modules/wallet/play-limit.store.ts';
import type { LimitKind, LimitPeriod } from '@pavilion/domain/protection/own-limit';
import type { LimitDeps } from '../protection-deps.ts';
import { checkEveryMinutes } from '../reality-check/check-interval.ts';
import { amountInForce, findLimits, limitOf, type StoredLimit } from './own-limit.store.ts';
import { minuteMs } from './use-of-limit.ts';

type Deps = Pick<LimitDeps, 'currency' | 'policy'>;

function milliseconds(minutes: number): bigint {
  return BigInt(minutes) * minuteMs;
}

/** After how much play a member is checked and rests. */
async function restsOf(
  deps: Deps,
  db: Database | DatabaseTransaction,
  memberId: bigint,
): Promise<PlayRests> {
  const everyMinutes = await checkEveryMinutes(deps, db, memberId);
  const { sessionPause } = deps.policy;
  return {
    check_every_ms: everyMinutes === null ? null : milliseconds(everyMinutes),
    pause_after_ms: sessionPause ? milliseconds(sessionPause.after) : null,
    pause_ms: sessionPause ? milliseconds(sessionPause.pause) : null,
  };
}

/**
 * Writes the limits of play that are in force to the rows by which the wallet decides. Opens the
 * account of a member who has none yet, so that it has them from its first bet on.
 */
export async function tellWallet(
  deps: Deps,
  transaction: DatabaseTransaction,
  memberId: bigint,
  limits: readonly StoredLimit[],
): Promise<void> {
  const account = await findMemberAccount(transaction, memberId);
  const accountId =
    account?.accountId ?? (await openMemberAccount(transaction, memberId, deps.currency.code));
  const inForce = (kind: LimitKind, period: LimitPeriod) =>
    amountInForce(limitOf(limits, { kind, period }));
  const minutes = inForce('time', 'day');
  await writePlayLimits(transaction, accountId, {
    max_bet: inForce('bet', 'stake'),
    max_lost_day: inForce('loss', 'day'),
    max_lost_week: inForce('loss', 'week'),
    max_lost_month: inForce('loss', 'month'),
    max_staked_day: inForce('wager', 'day'),
    max_staked_week: inForce('wager', 'week'),
    max_staked_month: inForce('wager', 'month'),
    max_ms: minutes === null ? null : minutes * minuteMs,
    ...(await restsOf(deps, transaction, memberId)),
  });
}

function areSame(one: PlayRests, other: PlayRests): boolean {
  return (
    one.check_every_ms === other.check_every_ms &&
    one.pause_after_ms === other.pause_after_ms &&
    one.pause_ms === other.pause_ms
  );
}

const noRests: PlayRests = { check_every_ms: null, pause_after_ms: null, pause_ms: null };

/**
 * Has the wallet count the play of a member who opens a game, with the checks and pauses that the
 * site has now; writes nothing where it does so already.
 */
export async function countPlay(
  deps: Deps & Pick<LimitDeps, 'db'>,
  memberId: bigint,
  accountId: bigint,
): Promise<void> {
  const { db } = deps;
  const written = (await findPlayRests(db, accountId)) ?? noRests;
  if (areSame(written, await restsOf(deps, db, memberId))) return;
  await db.transaction().execute(async (transaction) => {
    await lockMember(transaction, memberId);
    await tellWallet(deps, transaction, memberId, await findLimits(transaction, memberId));
  });
}
