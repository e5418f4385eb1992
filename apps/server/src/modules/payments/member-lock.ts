import type { DatabaseTransaction } from '../../db/tables.ts';

/**
 * Lets one transaction at a time decide on what a member has: cards, tries, withdrawals. It is
 * taken before any lock of an account, so that no two transactions wait for each other.
 */
export async function lockMember(
  transaction: DatabaseTransaction,
  memberId: bigint,
): Promise<{ paymentPasswordHash: string | null }> {
  const row = await transaction
    .selectFrom('member')
    .select('payment_password_hash')
    .where('id', '=', memberId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  return { paymentPasswordHash: row.payment_password_hash };
}
