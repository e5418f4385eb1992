import type { Database, DatabaseTransaction } from '#db/database.ts';

/** A closed account whose data are still there. */
export type ClosedAccount = { memberId: bigint; closedAt: Date };

/** Some accounts that were closed until an instant, the earliest first, after one of them. */
export async function listClosed(
  db: Database,
  until: Date,
  after: ClosedAccount | null,
  most: number,
): Promise<ClosedAccount[]> {
  let listing = db
    .selectFrom('member')
    .select(['id as memberId', 'closed_at as closedAt'])
    .where('closed_at', 'is not', null)
    .where('erased_at', 'is', null)
    .where('closed_at', '<=', until);
  if (after !== null) {
    listing = listing.where((eb) =>
      eb.or([
        eb('closed_at', '>', after.closedAt),
        eb.and([eb('closed_at', '=', after.closedAt), eb('id', '>', after.memberId)]),
      ]),
    );
  }
  return listing
    .orderBy('closed_at')
    .orderBy('id')
    .limit(most)
    .$narrowType<{ closedAt: Date }>()
    .execute();
}

/** Notes that the data are erased; false where that is done, or the account was open since. */
export async function markErased(
  transaction: DatabaseTransaction,
  { memberId, closedAt }: ClosedAccount,
  now: Date,
): Promise<boolean> {
  const row = await transaction
    .updateTable('member')
    .set({ erased_at: now })
    .where('id', '=', memberId)
    .where('closed_at', '=', closedAt)
    .where('erased_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Erases the limits and answers of a member, and what operators have written about the
 * person. What was done to limits and exclusions stays.
 */
export async function eraseProtection(
  transaction: DatabaseTransaction,
  memberId: bigint,
): Promise<void> {
  for (const table of ['own_limit', 'limit_offer', 'member_note'] as const) {
    await transaction.deleteFrom(table).where('member_id', '=', memberId).execute();
  }
  await transaction
    .updateTable('exclusion_case')
    .set({ note: '' })
    .where('closed_at', 'is not', null)
    .where((eb) =>
      eb.or([
        eb('other_id', '=', memberId),
        eb(
          'exclusion_id',
          'in',
          eb.selectFrom('exclusion').select('id').where('member_id', '=', memberId),
        ),
      ]),
    )
    .execute();
}
