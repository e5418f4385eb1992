import type { DatabaseTransaction } from '#db/database.ts';

/** Forgets the devices that a member is remembered on; no session may name them any more. */
export async function eraseDevices(
  transaction: DatabaseTransaction,
  memberId: bigint,
): Promise<void> {
  await transaction.deleteFrom('device').where('member_id', '=', memberId).execute();
}

/** Erases what proved who a member was, with the codes for the member's number. */
export async function eraseCredentials(
  transaction: DatabaseTransaction,
  memberId: bigint,
): Promise<void> {
  await eraseDevices(transaction, memberId);
  for (const table of ['passkey', 'passkey_challenge', 'email_code'] as const) {
    await transaction.deleteFrom(table).where('member_id', '=', memberId).execute();
  }
  await transaction
    .deleteFrom('verification_code')
    .where('mobile_num', 'in', (query) =>
      query
        .selectFrom('member')
        .select('mobile_num')
        .where('id', '=', memberId)
        .$castTo<{ mobile_num: string }>(),
    )
    .execute();
}
