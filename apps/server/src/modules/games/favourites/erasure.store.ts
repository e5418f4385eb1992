import type { DatabaseTransaction } from '#db/database.ts';

/** Forgets the favourite games of a member, and those played last. */
export async function eraseOwnGames(
  transaction: DatabaseTransaction,
  memberId: bigint,
): Promise<void> {
  for (const table of ['favourite_game', 'recent_game'] as const) {
    await transaction.deleteFrom(table).where('member_id', '=', memberId).execute();
  }
}
