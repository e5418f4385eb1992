import type { DatabaseTransaction } from '#db/database.ts';
import { hourMs } from '#kit/time/milliseconds.ts';
import { lockMembers } from '#modules/accounts/member-lock.store.ts';
import { pointsOf, weighed } from '@pavilion/domain/reward/points';
import { byPages } from '../by-pages.ts';
import type { RewardsDeps } from '../rewards-deps.ts';
import {
  listWaiting,
  readWaitingPlay,
  writeCarried,
  writeCountedPlay,
  type WaitingPlay,
} from './earned-play.store.ts';
import { givePoints, type PointDeps } from './move-points.ts';

type Deps = PointDeps &
  Pick<RewardsDeps, 'db' | 'currency' | 'signals' | 'logger'> & {
    site: Pick<RewardsDeps['site'], 'flags'>;
  };

/** The beginning of the hour, the same for every process. */
function hourOf({ clock }: Pick<Deps, 'clock'>): Date {
  return new Date(Math.floor(clock().getTime() / hourMs) * hourMs);
}

/**
 * What a member has earned by play, and what is carried on, by the weights of now. While the site
 * has no points nothing is earned, and nothing later for what was played then.
 */
function earnedBy({ site }: Deps, { carry, play }: WaitingPlay): { points: bigint; carry: bigint } {
  if (!site.flags.PTSYS3) return { points: 0n, carry };
  const { weights, turnoverPerPoint } = site.mall.points;
  const added = play.map(({ category, valid, counted }) =>
    weighed(valid - counted, weights[category] ?? 0),
  );
  const sum = added.reduce((one, other) => one + other, 0n);
  return pointsOf(carry, sum, turnoverPerPoint);
}

/** Counts the play of members who still wait for it under their locks, and gives the points. */
async function earnIn(
  deps: Deps,
  transaction: DatabaseTransaction,
  memberIds: readonly bigint[],
): Promise<void> {
  const hour = hourOf(deps);
  await lockMembers(transaction, memberIds);
  const counted = { currency: deps.currency.code, hour };
  const waiting = await readWaitingPlay(transaction, memberIds, counted);
  if (waiting.length === 0) return;
  const earned = waiting.map((one) => ({ ...one, ...earnedBy(deps, one) }));
  await writeCarried(transaction, earned, hour);
  await writeCountedPlay(transaction, earned);
  const named = hour.toISOString().slice(0, 'YYYY-MM-DDTHH'.length);
  const gifts = earned.flatMap(({ memberId, points }) =>
    points > 0n ? [{ memberId, points, id: `play:${memberId}:${named}` }] : [],
  );
  await givePoints(deps, transaction, 'pointEarn', gifts);
  const signals = gifts.map(({ memberId }) => ({ kind: 'reward' as const, memberId }));
  await deps.signals.publishIn(transaction, ...signals);
}

const earnFor = (deps: Deps, memberIds: readonly bigint[]) =>
  deps.db.transaction().execute((transaction) => earnIn(deps, transaction, memberIds));

/**
 * A job: gives the points that members have earned by play, each member at most once an hour. What
 * was earned is posted whatever break has begun since; only a closed account earns nothing.
 */
export async function earnPoints(deps: Deps, signal?: AbortSignal): Promise<void> {
  const counted = { currency: deps.currency.code, hour: hourOf(deps) };
  const memberIds = await listWaiting(deps.db, counted);
  await byPages(deps, memberIds, {
    run: (page) => earnFor(deps, page),
    failed: {
      page: 'a page of members earned no points',
      member: 'the play of a member earned no points',
    },
    signal,
  });
}
