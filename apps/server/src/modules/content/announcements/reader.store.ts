import type { Database } from '../../../db/tables.ts';

/** The VIP level of a member, 0 for one that is gone. */
export async function findVipLevel(db: Database, memberId: bigint): Promise<number> {
  const row = await db
    .selectFrom('member')
    .select('vip_level')
    .where('id', '=', memberId)
    .executeTakeFirst();
  return row?.vip_level ?? 0;
}
