import { sql } from 'kysely';
import type { Database } from '#db/database.ts';
import type { Deposit } from './deposit.store.ts';

/** A place in the list of waiting rows, so that a bounded batch goes on where the last ended. */
export type Place = { at: Date; id: string };

export type UnpaidFilter = {
  requestedBefore: Date;
  /** Cancelled ones are listed as long as their payment could still be made after that. */
  payableAfter: Date;
  after: Place | null;
  limit: number;
};

/** Those that wait at a gateway, and the cancelled ones whose payment may come all the same. */
export async function listUnpaidDeposits(
  db: Database,
  gateway: string,
  { requestedBefore, payableAfter, after, limit }: UnpaidFilter,
): Promise<Deposit[]> {
  let query = db
    .selectFrom('deposit')
    .selectAll()
    .where('gateway', '=', gateway)
    .where((eb) =>
      eb.or([
        eb('state', '=', 'pending'),
        eb.and([
          eb('state', '=', 'cancelled'),
          eb('gateway_payment_id', 'is not', null),
          eb('expires_at', '>', payableAfter),
        ]),
      ]),
    )
    .where('requested_at', '<', requestedBefore);
  if (after) {
    query = query.where(sql<boolean>`(requested_at, id) > (${after.at}, ${after.id}::uuid)`);
  }
  return query.orderBy('requested_at').orderBy('id').limit(limit).execute();
}
