import type { DatabaseTransaction } from '#db/database.ts';

/** A hash in the form of argon2id that no password has; a try takes as long as any other. */
const hashOfNothing = `$argon2id$v=19$m=19456,t=2,p=1$${'A'.repeat(22)}$${'A'.repeat(43)}`;

/** What stands for a member whose data were erased; nobody can type it, as names have no hyphen. */
export function erasedName(memberId: bigint): string {
  return `erased-${memberId}`;
}

/**
 * Leaves of a member what sums and the tree of agents need: the row, without anything about the
 * person.
 */
export async function eraseMember(
  transaction: DatabaseTransaction,
  memberId: bigint,
): Promise<void> {
  await transaction.deleteFrom('member_profile').where('member_id', '=', memberId).execute();
  await transaction
    .deleteFrom('excluded_detail')
    .where('exclusion_id', 'in', (query) =>
      query.selectFrom('exclusion').select('id').where('member_id', '=', memberId),
    )
    .execute();
  await transaction
    .updateTable('member')
    .set({
      username: erasedName(memberId),
      nickname: '',
      password_hash: hashOfNothing,
      has_password: false,
      payment_password_hash: null,
      birthday: null,
      mobile_num: null,
      email: null,
      email_proved_at: null,
      picture_id: null,
      language: 'EN',
      last_login_at: null,
      failed_logins: 0,
      locked_until: null,
    })
    .where('id', '=', memberId)
    .execute();
}
