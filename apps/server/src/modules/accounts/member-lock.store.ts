import type { Database, DatabaseTransaction } from '#db/database.ts';

/**
 * Locks a member until the transaction ends, so that one transaction at a time decides on what the
 * member has: profile, passkeys, connections, answers, cards, deposits, withdrawals, the lock of
 * play. Callers take it before any lock of a wallet, so that no two transactions wait for each
 * other.
 */
export async function lockMember(
  transaction: DatabaseTransaction,
  memberId: bigint,
): Promise<void> {
  await transaction
    .selectFrom('member')
    .select('id')
    .where('id', '=', memberId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
}

/** The member whom an operator names by user name; null when no member has that name. */
export async function findMemberId(db: Database, username: string): Promise<bigint | null> {
  const row = await db
    .selectFrom('member')
    .select('id')
    .where('username', '=', username.toLowerCase())
    .executeTakeFirst();
  return row?.id ?? null;
}
