import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '#db/database.ts';
import { eraseInvitations } from './invitation.store.ts';

type Executor = Database | DatabaseTransaction;

export type Relative = { id: bigint; member_type: number };

/** The member who invited a member, while that account is open. */
export async function findUpline(db: Executor, memberId: bigint): Promise<Relative | null> {
  const row = await db
    .selectFrom('member')
    .innerJoin('member as parent', 'parent.id', 'member.parent_id')
    .select(['parent.id', 'parent.member_type'])
    .where('member.id', '=', memberId)
    .where('parent.status', '=', 'active')
    .executeTakeFirst();
  return row ?? null;
}

/** A table `(id, username)` of an agent's whole downline, without the agent. */
export function downlineOf(agentId: bigint) {
  return sql<{ id: bigint; username: string }>`(
    select member.id, member.username
    from downline join member on member.id = downline.member_id
    where downline.ancestor_id = ${agentId}
  )`;
}

/** Whether a member is somewhere below another; nobody is below oneself. */
export async function isBelow(
  db: Executor,
  memberId: bigint,
  ancestorId: bigint,
): Promise<boolean> {
  const row = await db
    .selectFrom('downline')
    .select('distance')
    .where('ancestor_id', '=', ancestorId)
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return row !== undefined;
}

export type BelowRow = {
  memberId: bigint;
  username: string;
  nickname: string;
  memberType: number;
  /** Steps below the agent. */
  distance: number;
};

/**
 * The member of a user name, if below an agent; null for the agent itself, somebody elsewhere and
 * an unknown name, which all take one query.
 */
export async function findBelow(
  db: Executor,
  agentId: bigint,
  username: string,
): Promise<BelowRow | null> {
  const row = await db
    .selectFrom('member')
    .innerJoin('downline', 'downline.member_id', 'member.id')
    .select([
      'member.id as memberId',
      'member.username',
      'member.nickname',
      'member.member_type as memberType',
      'downline.distance',
    ])
    .where('member.username', '=', username.trim().toLowerCase())
    .where('downline.ancestor_id', '=', agentId)
    .executeTakeFirst();
  return row ?? null;
}

/** The members from an agent down to itself or one below, with their names; none for others. */
export async function lineTo(
  db: Executor,
  agentId: bigint,
  memberId: bigint,
): Promise<{ username: string; nickname: string }[]> {
  const { rows } = await sql<{ username: string; nickname: string }>`
    select member.username, member.nickname
    from (
      select ancestor_id as id from downline where member_id = ${memberId}
      union all
      select ${memberId}::bigint
    ) as line
    join (
      select member_id, distance from downline where ancestor_id = ${agentId}
      union all
      select ${agentId}::bigint, 0
    ) as below on below.member_id = line.id
    join member on member.id = line.id
    order by below.distance`.execute(db);
  return rows;
}

/** The level of a member in the tree; that of a member without an upline is 1. */
export async function levelOf(db: Executor, memberId: bigint): Promise<number> {
  const row = await db
    .selectFrom('downline')
    .select(({ fn }) => fn.max('distance').as('steps'))
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return (row?.steps ?? 0) + 1;
}

/** Nobody is moved before the transaction ends. Members may be created meanwhile. */
export async function holdTree(transaction: DatabaseTransaction): Promise<void> {
  await sql`select pg_advisory_xact_lock_shared(hashtext('agent-tree'))`.execute(transaction);
}

/**
 * Takes what an agent wrote and the addresses of the agent away, closes the links, and takes the
 * agent's name out of the rates that it had or set; the rates stay, set by `erased`.
 */
export async function eraseAgent(
  transaction: DatabaseTransaction,
  memberId: bigint,
  erased: string,
): Promise<void> {
  await eraseInvitations(transaction, memberId);
  await transaction
    .updateTable('rebate_change')
    .set({ input: '', answer: {} })
    .where('member_id', '=', memberId)
    .execute();
  await sql`
    update rebate_change c set answer = jsonb_set(c.answer, '{upline}', to_jsonb(${erased}::text))
    from member m
    where m.id = ${memberId} and c.answer ->> 'upline' = m.username`.execute(transaction);
  for (const table of ['rebate_change', 'rebate_rate'] as const) {
    await transaction
      .updateTable(table)
      .set({ set_by: erased })
      .where('set_by', '=', (query) =>
        query.selectFrom('member').select('username').where('id', '=', memberId),
      )
      .execute();
  }
}
