import type { DatabaseTransaction } from '#db/database.ts';

/** Takes the remembered device off every session of a member. */
export async function leaveDevices(
  transaction: DatabaseTransaction,
  memberId: bigint,
): Promise<void> {
  await transaction
    .updateTable('session')
    .set({ device_id: null })
    .where('member_id', '=', memberId)
    .where('device_id', 'is not', null)
    .execute();
}

/** Erases when, where and how a member has logged in; no play session may be left. */
export async function eraseSessions(
  transaction: DatabaseTransaction,
  memberId: bigint,
): Promise<void> {
  const tables = ['session', 'login_record', 'login_step', 'sign_in_tie', 'browser_use'] as const;
  for (const table of tables) {
    await transaction.deleteFrom(table).where('member_id', '=', memberId).execute();
  }
}
