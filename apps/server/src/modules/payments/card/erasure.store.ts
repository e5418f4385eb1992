import { sql } from 'kysely';
import type { DatabaseTransaction } from '#db/database.ts';

/**
 * Erases the accounts that a member withdrew to. Of those that a withdrawal names the row stays,
 * with its bank alone.
 */
export async function eraseCards(
  transaction: DatabaseTransaction,
  memberId: bigint,
  now: Date,
): Promise<void> {
  await transaction
    .deleteFrom('bank_card')
    .where('member_id', '=', memberId)
    .where('id', 'not in', (query) =>
      query.selectFrom('withdrawal').select('card_id').where('member_id', '=', memberId),
    )
    .execute();
  await transaction
    .updateTable('bank_card')
    .set({
      account_number: '',
      account_masked: '',
      account_name: '',
      account_mark: null,
      is_default: false,
      removed_at: sql`coalesce(removed_at, ${now})`,
    })
    .where('member_id', '=', memberId)
    .execute();
}

/** Erases what deposits and withdrawals say of a person beside the sums. */
export async function erasePaymentDetails(
  transaction: DatabaseTransaction,
  memberId: bigint,
): Promise<void> {
  await transaction
    .updateTable('deposit')
    .set({ slip_id: null, paid_from: null, pay_reference: null, checkout_url: null, reason: null })
    .where('member_id', '=', memberId)
    .execute();
  await transaction
    .updateTable('withdrawal')
    .set({ reason: null })
    .where('member_id', '=', memberId)
    .execute();
}
