import type { Database, DatabaseTransaction } from '#db/database.ts';

/** The ids of those among `announcementIds` that the member has opened. */
export async function findReadIds(
  db: Database,
  memberId: bigint,
  announcementIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (announcementIds.length === 0) return new Set();
  const rows = await db
    .selectFrom('announcement_read')
    .select('announcement_id')
    .where('member_id', '=', memberId)
    .where('announcement_id', 'in', [...announcementIds])
    .execute();
  return new Set(rows.map((row) => row.announcement_id));
}

/** Marks an announcement as read; false when it was already marked. */
export async function insertRead(
  db: Database,
  memberId: bigint,
  announcementId: string,
  now: Date,
): Promise<boolean> {
  const result = await db
    .insertInto('announcement_read')
    .values({ member_id: memberId, announcement_id: announcementId, read_at: now })
    .onConflict((conflict) => conflict.columns(['member_id', 'announcement_id']).doNothing())
    .executeTakeFirst();
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** How many members have opened each announcement; those that nobody has opened are left out. */
export async function countReaders(
  db: Database,
  announcementIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (announcementIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('announcement_read')
    .select(({ fn }) => ['announcement_id', fn.countAll<bigint>().as('readers')])
    .where('announcement_id', 'in', [...announcementIds])
    .groupBy('announcement_id')
    .execute();
  return new Map(rows.map((row) => [row.announcement_id, Number(row.readers)]));
}

/** Forgets which announcements a member has opened. */
export async function deleteReads(
  transaction: DatabaseTransaction,
  memberId: bigint,
): Promise<void> {
  await transaction.deleteFrom('announcement_read').where('member_id', '=', memberId).execute();
}
