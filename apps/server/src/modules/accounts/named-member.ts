import type { Database } from '#db/database.ts';
import { ApiError } from '#http/api-error.ts';
import { findMemberId } from './member-lock.store.ts';

type Deps = { db: Database };

/** The member whom an operator names by user name; throws `member.not.found`. */
export async function namedMember({ db }: Deps, account: string): Promise<bigint> {
  const memberId = await findMemberId(db, account);
  if (memberId === null) throw new ApiError('member.not.found');
  return memberId;
}

/** The same where naming a member is optional; undefined for none. */
export async function memberIfNamed(
  deps: Deps,
  account: string | undefined,
): Promise<bigint | undefined> {
  return account === undefined ? undefined : namedMember(deps, account);
}
