import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '#db/database.ts';
import type { Joined } from '#modules/hierarchy/invitation.store.ts';

type Executor = Database | DatabaseTransaction;

/** How many accounts an agent opened directly since an instant. */
export async function countOpened(db: Executor, agentId: bigint, since: Date): Promise<number> {
  const { opened } = await db
    .selectFrom('joined_by')
    .select(sql<number>`count(*)::int`.as('opened'))
    .where('agent_id', '=', agentId)
    .where('at', '>=', since)
    .where('way', '=', 'direct')
    .executeTakeFirstOrThrow();
  return opened;
}

export type RegisteredRow = {
  username: string;
  nickname: string;
  memberType: number;
  at: Date;
  way: Joined['way'];
  code: string | null;
  label: string | null;
  firstDeposit: boolean;
};

/** Who came to an agent and is one step below, newest first; one page, and how many there are. */
export async function listRegisteredPage(
  db: Database,
  agentId: bigint,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: RegisteredRow[]; total: number }> {
  const joined = db
    .selectFrom('joined_by')
    .innerJoin('member', 'member.id', 'joined_by.member_id')
    .where('joined_by.agent_id', '=', agentId)
    .where('member.parent_id', '=', agentId);
  const { total } = await joined
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow();
  const rows = await joined
    .leftJoin('affiliate_code', 'affiliate_code.code', 'joined_by.code')
    .leftJoin('first_deposit', 'first_deposit.member_id', 'member.id')
    .select(['member.username', 'member.nickname', 'member.member_type as memberType'])
    .select(['joined_by.at', 'joined_by.way', 'joined_by.code', 'affiliate_code.label'])
    .select(sql<boolean>`first_deposit.member_id is not null`.as('firstDeposit'))
    .orderBy('joined_by.at', 'desc')
    .orderBy('member.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  return { rows, total };
}

/** Locks somebody one step below an agent by user name; null for anybody else. */
export async function lockDirect(
  transaction: DatabaseTransaction,
  agentId: bigint,
  username: string,
) {
  const row = await transaction
    .selectFrom('member')
    .select(['id', 'username', 'member_type as memberType'])
    .where('username', '=', username)
    .where('parent_id', '=', agentId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row ?? null;
}

export async function writeMemberType(
  transaction: DatabaseTransaction,
  memberId: bigint,
  memberType: number,
): Promise<void> {
  await transaction
    .updateTable('member')
    .set({ member_type: memberType })
    .where('id', '=', memberId)
    .execute();
}
