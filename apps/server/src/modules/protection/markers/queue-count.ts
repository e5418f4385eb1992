import type { Database, DatabaseTransaction } from '#db/database.ts';
import type { LimitDeps } from '../protection-deps.ts';
import { nextCountAt } from './next-count-at.ts';
import { queueAt, queueEarlier } from './queue.store.ts';

type Deps = Pick<LimitDeps, 'clock' | 'timeZone' | 'policy'>;

/** Has the markers of members counted next morning, who play or have raised a limit. */
export async function queueDaily(
  { clock, timeZone, policy }: Deps,
  db: Database | DatabaseTransaction,
  memberIds: readonly bigint[],
): Promise<void> {
  if (policy.markersOfHarm === undefined) return;
  const now = clock();
  await queueEarlier(db, memberIds, { now, dueAt: nextCountAt(now, timeZone) });
}

/** Has them counted as soon as the transaction has committed, in which the member has deposited. */
export async function queueNow(
  { clock, policy }: Deps,
  transaction: DatabaseTransaction,
  memberId: bigint,
): Promise<void> {
  if (policy.markersOfHarm === undefined) return;
  const now = clock();
  await queueAt(transaction, { memberId, now, dueAt: now });
}
