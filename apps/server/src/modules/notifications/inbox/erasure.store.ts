import type { DatabaseTransaction } from '#db/database.ts';

/**
 * Empties the inbox of a member. What others got from the member stays in their inboxes, where the
 * sender has no name any more.
 */
export async function eraseInbox(
  transaction: DatabaseTransaction,
  memberId: bigint,
): Promise<void> {
  await transaction.deleteFrom('inbox_message').where('member_id', '=', memberId).execute();
}
