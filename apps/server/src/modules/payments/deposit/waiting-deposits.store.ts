import { sql } from 'kysely';
import type { Database } from '#db/database.ts';
import type { Deposit } from './deposit.store.ts';

/** A position in the list of waiting rows, from which the next bounded batch continues. */
export type ListPosition = { at: Date; id: string };

export type UnpaidFilter = {
  requestedBefore: Date;
  /** Cancelled deposits are listed only if they could be paid after this instant. */
  payableAfter: Date;
  after: ListPosition | null;
  limit: number;
};

/** Lists deposits that wait at a gateway, and cancelled ones that may still be paid. */
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
