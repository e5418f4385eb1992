import type { DatabaseTransaction } from '../../db/tables.ts';

/**
 * Lets one transaction at a time decide on what a member has: cards, deposits, withdrawals. It is
 * taken before any lock of an account, so that no two transactions wait for each other.
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
