import type { Database, DatabaseTransaction } from '#db/database.ts';

type Executor = Database | DatabaseTransaction;

export async function insertPicture(
  db: Database,
  picture: { id: string; member_id: bigint; purpose: string; kept_at: Date },
): Promise<void> {
  await db.insertInto('picture').values(picture).execute();
}

/** Marks the ones of these ids that are pictures of this member as used; returns how many. */
export async function markUsed(
  db: Executor,
  memberId: bigint,
  ids: readonly string[],
  now: Date,
): Promise<number> {
  if (ids.length === 0) return 0;
  const rows = await db
    .updateTable('picture')
    .set({ used_at: now })
    .where('id', 'in', ids)
    .where('member_id', '=', memberId)
    .returning('id')
    .execute();
  return rows.length;
}

/** The owner of a picture, null when there is no such picture. */
export async function findOwner(db: Database, id: string): Promise<bigint | null> {
  const row = await db
    .selectFrom('picture')
    .select('member_id')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.member_id ?? null;
}

export async function deletePicture(db: Executor, id: string): Promise<void> {
  await db.deleteFrom('picture').where('id', '=', id).execute();
}

/** Deletes a picture; false when it is in use by now. */
export async function deleteUnused(db: Executor, id: string): Promise<boolean> {
  const row = await db
    .deleteFrom('picture')
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Some of the pictures that were uploaded before an instant and are not in use. */
export async function findUnused(db: Database, before: Date, atMost: number): Promise<string[]> {
  const rows = await db
    .selectFrom('picture')
    .select('id')
    .where('used_at', 'is', null)
    .where('kept_at', '<', before)
    .orderBy('kept_at')
    .limit(atMost)
    .execute();
  return rows.map(({ id }) => id);
}

/** Marks pictures as no longer used; all of a member's where no ids are given. */
export async function markUnused(
  transaction: DatabaseTransaction,
  memberId: bigint,
  ids?: readonly string[],
): Promise<void> {
  let marking = transaction
    .updateTable('picture')
    .set({ used_at: null })
    .where('member_id', '=', memberId);
  if (ids !== undefined) marking = marking.where('id', 'in', ids);
  await marking.execute();
}

/** Some of the unused pictures of members whose accounts are closed. */
export async function findUnusedOfClosed(db: Database, atMost: number): Promise<string[]> {
  const rows = await db
    .selectFrom('picture')
    .innerJoin('member', 'member.id', 'picture.member_id')
    .select('picture.id')
    .where('picture.used_at', 'is', null)
    .where('member.status', '=', 'closed')
    .orderBy('picture.kept_at')
    .limit(atMost)
    .execute();
  return rows.map(({ id }) => id);
}
