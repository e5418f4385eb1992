import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '#db/database.ts';

/**
 * Whether the site, an operator or another member may address a row of `member` with a letter, an
 * offer, a push or money: nobody in a time-out or self-exclusion, and no closed account. Answers of
 * support, and what the member's own acts cause, are no such thing.
 */
export const isAddressable = sql<boolean>`member.status = 'active' and member.exclusion is null`;

/** Whether a member may be addressed. */
export async function mayBeAddressed(
  db: Database | DatabaseTransaction,
  memberId: bigint,
): Promise<boolean> {
  const row = await db
    .selectFrom('member')
    .select('id')
    .where('id', '=', memberId)
    .where(isAddressable)
    .executeTakeFirst();
  return row !== undefined;
}
