import type { Database } from '#db/database.ts';
import { ApiError } from '#http/api-error.ts';
import { findMemberId } from '#modules/accounts/member-lock.store.ts';

/** The member whom an operator names by user name; throws `member.not.found`. */
export async function namedMember({ db }: { db: Database }, account: string): Promise<bigint> {
  const memberId = await findMemberId(db, account);
  if (memberId === null) throw new ApiError('member.not.found');
  return memberId;
}
