import { lockMember } from '#modules/accounts/member-lock.store.ts';
import { countMarkers, writeFound, type CountDeps } from './count-markers.ts';
import { listOfDegree, lockHarm } from './markers.store.ts';
import { takeDueCounts } from './queue.store.ts';

const atOnce = 50;
const leaseMs = 60_000;

/** Has no member restricted by markers for which the site no longer looks. */
async function forgetDegrees(deps: CountDeps): Promise<void> {
  for (const memberId of await listOfDegree(deps.db, atOnce)) {
    await deps.db.transaction().execute(async (transaction) => {
      await lockMember(transaction, memberId);
      const before = await lockHarm(transaction, memberId);
      if (before === null || before.degree === 0) return;
      const none = {
        score: 0,
        degree: 0,
        facts: [],
        isChanged: true,
        changesOffers: before.degree >= 2,
        writesAdvice: false,
        lookSince: before.lookSince,
      } as const;
      await writeFound(deps, transaction, memberId, none, deps.clock());
    });
  }
}

/**
 * Counts the markers of harm of members whose time has come. What one member throws is logged and
 * does not hold up the others; it is tried again when its lease is over.
 */
export async function countDue(deps: CountDeps, signal: AbortSignal): Promise<void> {
  const { db, clock, logger, policy } = deps;
  if (policy.markersOfHarm === undefined) return forgetDegrees(deps);
  const now = clock();
  const lease = { now, leaseUntil: new Date(now.getTime() + leaseMs) };
  for (const due of await takeDueCounts(db, lease, atOnce)) {
    if (signal.aborted) return;
    try {
      await countMarkers(deps, policy.markersOfHarm, due);
    } catch (error) {
      const memberId = due.memberId.toString();
      logger.error({ err: error, memberId }, 'the markers of a member were not counted');
    }
  }
}
