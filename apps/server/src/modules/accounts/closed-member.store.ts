import type { Database, DatabaseTransaction } from '#db/database.ts';

/** When an account was closed, and when the data of its member were erased; else null. */
export type Closure = { closedAt: Date | null; erasedAt: Date | null };

export async function findClosure(db: Database, memberId: bigint): Promise<Closure> {
  return db
    .selectFrom('member')
    .select(['closed_at as closedAt', 'erased_at as erasedAt'])
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
}

/** Closes an account, or opens it again with null; the caller holds the lock of the member. */
export async function writeClosed(
  transaction: DatabaseTransaction,
  memberId: bigint,
  closedAt: Date | null,
): Promise<void> {
  await transaction
    .updateTable('member')
    .set({ status: closedAt === null ? 'active' : 'closed', closed_at: closedAt })
    .where('id', '=', memberId)
    .execute();
}
