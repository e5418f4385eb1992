import type { Database, DatabaseTransaction } from '#db/database.ts';

type Executor = Database | DatabaseTransaction;

export type OtherMember = { id: bigint; member_type: number };

/** The one who invited a member, while that account is open. */
export async function findUpline(db: Executor, memberId: bigint): Promise<OtherMember | null> {
  const row = await db
    .selectFrom('member')
    .innerJoin('member as parent', 'parent.id', 'member.parent_id')
    .select(['parent.id', 'parent.member_type'])
    .where('member.id', '=', memberId)
    .where('parent.status', '=', 'active')
    .executeTakeFirst();
  return row ?? null;
}

export async function findByUsername(db: Executor, username: string): Promise<OtherMember | null> {
  const row = await db
    .selectFrom('member')
    .select(['id', 'member_type'])
    .where('username', '=', username)
    .executeTakeFirst();
  return row ?? null;
}
