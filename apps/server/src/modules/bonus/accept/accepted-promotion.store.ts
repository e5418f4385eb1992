import type { Selectable } from 'kysely';
import type { Database, DatabaseTransaction } from '#db/database.ts';
import type { Tables } from '#db/tables.ts';

export type AcceptedPromotion = Selectable<Tables['accepted_promotion']>;

/** Stores the accepted promotion in place of an earlier one. */
export async function writeAccepted(db: Database, accepted: AcceptedPromotion): Promise<void> {
  const { member_id: _, ...changes } = accepted;
  await db
    .insertInto('accepted_promotion')
    .values(accepted)
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet(changes))
    .execute();
}

export async function findAccepted(
  db: Database,
  memberId: bigint,
): Promise<AcceptedPromotion | null> {
  const row = await db
    .selectFrom('accepted_promotion')
    .selectAll()
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return row ?? null;
}

export async function deleteAccepted(
  db: Database | DatabaseTransaction,
  memberId: bigint,
): Promise<void> {
  await db.deleteFrom('accepted_promotion').where('member_id', '=', memberId).execute();
}
