import type { Database } from '#db/database.ts';
import type { LimitOfferPlace } from '@pavilion/domain/protection/own-limit';

/** Finds where the member has said "not now". */
export async function findDeclined(db: Database, memberId: bigint): Promise<LimitOfferPlace[]> {
  const rows = await db
    .selectFrom('limit_offer')
    .select('place')
    .where('member_id', '=', memberId)
    .execute();
  return rows.map(({ place }) => place);
}

export async function writeDeclined(
  db: Database,
  memberId: bigint,
  place: LimitOfferPlace,
  now: Date,
): Promise<void> {
  await db
    .insertInto('limit_offer')
    .values({ member_id: memberId, place, declined_at: now })
    .onConflict((conflict) => conflict.columns(['member_id', 'place']).doNothing())
    .execute();
}
