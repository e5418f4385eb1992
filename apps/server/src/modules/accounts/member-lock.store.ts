import type { Database, DatabaseTransaction } from '#db/database.ts';

/**
 * Lets one transaction at a time decide on what a member has: profile, passkeys, connections,
 * answers, cards, deposits, withdrawals, the lock of play. It is taken before any lock of an
 * account, so that no two transactions wait for each other.
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

/** The member whom an operator names; null where nobody has the name. */
export async function findMemberId(db: Database, username: string): Promise<bigint | null> {
  const row = await db
    .selectFrom('member')
    .select('id')
    .where('username', '=', username.toLowerCase())
    .executeTakeFirst();
  return row?.id ?? null;
}
