import type { Database } from '#db/database.ts';
import { mayBeOffered } from '#modules/accounts/addressable.store.ts';

/** What decides on the content that a member is shown. */
export type MemberReader = { memberType: number; vipLevel: number; mayBeOffered: boolean };

/** The reader of a member's calls; null when there is no such member. */
export async function findReader(db: Database, memberId: bigint): Promise<MemberReader | null> {
  const row = await db
    .selectFrom('member')
    .select(['member_type as memberType', 'vip_level as vipLevel', mayBeOffered.as('mayBeOffered')])
    .where('id', '=', memberId)
    .executeTakeFirst();
  return row ?? null;
}
