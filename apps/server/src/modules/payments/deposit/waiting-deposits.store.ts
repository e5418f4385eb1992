import { sql } from 'kysely';
import type { Database } from '../../../db/tables.ts';
import type { Deposit } from './deposit.store.ts';

/** A place in the list of waiting rows, so that a bounded batch goes on where the last ended. */
export type Place = { at: Date; id: string };

export async function listPendingDeposits(
  db: Database,
  gateway: string,
  requestedBefore: Date,
  after: Place | null,
  limit: number,
): Promise<Deposit[]> {
  let query = db
    .selectFrom('deposit')
    .selectAll()
    .where('gateway', '=', gateway)
    .where('state', '=', 'pending')
    .where('requested_at', '<', requestedBefore);
  if (after) {
    query = query.where(sql<boolean>`(requested_at, id) > (${after.at}, ${after.id}::uuid)`);
  }
  return query.orderBy('requested_at').orderBy('id').limit(limit).execute();
}
