import type { DatabaseTransaction } from '#db/database.ts';
import { dayAfter } from '#kit/time/day-range.ts';
import { isOffered } from '#modules/accounts/addressable.store.ts';
import { lockMember } from '#modules/accounts/member-lock.store.ts';
import { daysOfWarning } from '@pavilion/domain/reward/points';
import { inEach } from '@pavilion/domain/site/local-text';
import { textIn } from '@pavilion/messages/text-in';
import type { RewardsDeps } from '../rewards-deps.ts';
import { todayOf } from '../site-day.ts';
import {
  listEnded,
  listToWarn,
  noteWarned,
  pointsInLot,
  type EndingLot,
} from './ending-lot.store.ts';
import { takePoints } from './move-points.ts';
import { findPointAccount } from './point.store.ts';

type Deps = Pick<
  RewardsDeps,
  'db' | 'clock' | 'wallet' | 'signals' | 'logger' | 'writeInboxMessages'
> & { site: Pick<RewardsDeps['site'], 'brand'> };

const limit = 200;

/** Does something for each lot of a list, in a transaction each: one that fails keeps no other. */
async function forEachLot(
  deps: Deps,
  list: (page: { after: EndingLot | null; limit: number }) => Promise<EndingLot[]>,
  act: (transaction: DatabaseTransaction, lot: EndingLot) => Promise<void>,
  signal?: AbortSignal,
): Promise<void> {
  let page: EndingLot[] = [];
  do {
    page = await list({ after: page.at(-1) ?? null, limit });
    for (const lot of page) {
      if (signal?.aborted) return;
      try {
        await deps.db.transaction().execute((transaction) => act(transaction, lot));
      } catch (error) {
        deps.logger.error({ err: error, ...lot }, 'points that end were not handled');
      }
    }
  } while (page.length === limit);
}

/** Takes what is left of a lot whose last day is over. */
async function endLot(deps: Deps, transaction: DatabaseTransaction, lot: EndingLot): Promise<void> {
  const { memberId, endsOn } = lot;
  await lockMember(transaction, memberId);
  const points = await pointsInLot(transaction, lot);
  if (points === 0n) return;
  const id = `expire:${memberId}:${endsOn}`;
  await takePoints(deps, transaction, 'pointExpire', { memberId, points, id });
  await deps.signals.publishIn(transaction, { kind: 'reward', memberId });
}

/** Tells a member once of points that end; nobody who may not be offered anything. */
async function warnOf(deps: Deps, transaction: DatabaseTransaction, lot: EndingLot): Promise<void> {
  const { memberId, endsOn: day } = lot;
  await lockMember(transaction, memberId);
  if (!(await isOffered(transaction, memberId))) return;
  const points = await noteWarned(transaction, lot);
  if (points === null) return;
  const values = { points: points.toString(), day };
  await deps.writeInboxMessages(transaction, [memberId], {
    title: inEach((language) => textIn(language, 'points.letter.end.title')),
    content: inEach((language) => textIn(language, 'points.letter.end', values)),
    requestKey: `points-end:${day}`,
    operator: null,
  });
}

/**
 * A job: takes points whose last day is over, and tells members of those that end within
 * `daysOfWarning` days.
 */
export async function endPoints(deps: Deps, signal?: AbortSignal): Promise<void> {
  const { db } = deps;
  const today = todayOf(deps);
  await forEachLot(
    deps,
    (page) => listEnded(db, today, page),
    (transaction, lot) => endLot(deps, transaction, lot),
    signal,
  );
  const near = { firstDay: today, lastDay: dayAfter(today, daysOfWarning) };
  await forEachLot(
    deps,
    (page) => listToWarn(db, near, page),
    (transaction, lot) => warnOf(deps, transaction, lot),
    signal,
  );
}

/**
 * Takes all points of an account that is closed, which may be opened again, and closed again. The
 * caller holds the member's lock.
 */
export async function takeAllPoints(
  deps: Pick<Deps, 'wallet' | 'clock'>,
  transaction: DatabaseTransaction,
  memberId: bigint,
): Promise<void> {
  const { balance = 0n } = (await findPointAccount(transaction, memberId)) ?? {};
  if (balance === 0n) return;
  const id = `closing:${memberId}:${deps.clock().toISOString()}`;
  await takePoints(deps, transaction, 'pointExpire', { memberId, points: balance, id });
}
