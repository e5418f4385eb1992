import type { Database, DatabaseTransaction } from '#db/database.ts';
import { ApiError } from '#http/api-error.ts';
import type { ExclusionKind } from '@pavilion/domain/protection/exclusion';
import type { Closure } from './closed-member.store.ts';

/** What the row of a member says while it is locked. */
type LockedMember = Closure & { exclusion: ExclusionKind | null };

/**
 * Locks a member until the transaction ends, so that one transaction at a time decides on what the
 * member has: profile, passkeys, connections, answers, cards, deposits, withdrawals, the lock of
 * play. Callers take it before any lock of a wallet, so that no two transactions wait for each
 * other.
 */
export async function lockMember(
  transaction: DatabaseTransaction,
  memberId: bigint,
): Promise<LockedMember> {
  return transaction
    .selectFrom('member')
    .select(['exclusion', 'closed_at as closedAt', 'erased_at as erasedAt'])
    .where('id', '=', memberId)
    .forNoKeyUpdate()
    .$castTo<LockedMember>()
    .executeTakeFirstOrThrow();
}

/** Locks members in the order of their ids, as `lockMember` does one. */
export async function lockMembers(
  transaction: DatabaseTransaction,
  memberIds: readonly bigint[],
): Promise<void> {
  if (memberIds.length === 0) return;
  await transaction
    .selectFrom('member')
    .select('id')
    .where('id', 'in', memberIds)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

/**
 * Locks a member for a change that is refused in a time-out or self-exclusion. One that has been
 * committed is seen here, whatever a cache of sessions still says.
 */
export async function lockUnexcluded(
  transaction: DatabaseTransaction,
  memberId: bigint,
): Promise<void> {
  const { exclusion } = await lockMember(transaction, memberId);
  if (exclusion !== null) throw new ApiError('member.excluded');
}

/** Notes on the member's row the exclusion that is in force; null for none. */
export async function writeExclusion(
  transaction: DatabaseTransaction,
  memberId: bigint,
  exclusion: ExclusionKind | null,
): Promise<void> {
  await transaction.updateTable('member').set({ exclusion }).where('id', '=', memberId).execute();
}

/** The member whom an operator names by user name; null when no member has that name. */
export async function findMemberId(db: Database, username: string): Promise<bigint | null> {
  const row = await db
    .selectFrom('member')
    .select('id')
    .where('username', '=', username.toLowerCase())
    .executeTakeFirst();
  return row?.id ?? null;
}
