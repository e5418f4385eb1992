import type { Database } from '#db/database.ts';

/** The member's type and level, for matching audiences; null when there is no such member. */
export async function findReader(
  db: Database,
  memberId: bigint,
): Promise<{ memberType: number; vipLevel: number } | null> {
  const row = await db
    .selectFrom('member')
    .select(['member_type', 'vip_level'])
    .where('id', '=', memberId)
    .executeTakeFirst();
  return row ? { memberType: row.member_type, vipLevel: row.vip_level } : null;
}

/** The VIP level of a member; 0 when there is no such member. */
export async function findVipLevel(db: Database, memberId: bigint): Promise<number> {
  const row = await db
    .selectFrom('member')
    .select('vip_level')
    .where('id', '=', memberId)
    .executeTakeFirst();
  return row?.vip_level ?? 0;
}
