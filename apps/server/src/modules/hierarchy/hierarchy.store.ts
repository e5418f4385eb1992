import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '#db/database.ts';

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
    with recursive downline as (
      select id, username from member where parent_id = ${agentId}
      union
      select member.id, member.username
      from member join downline on member.parent_id = downline.id
    )
    select id, username from downline
  )`;
}

function agentOf(db: Executor, column: 'code' | 'domain', value: string) {
  return db
    .selectFrom('affiliate_code')
    .innerJoin('member', 'member.id', 'affiliate_code.member_id')
    .select('member.id')
    .where(`affiliate_code.${column}`, '=', value)
    .where('member.status', '=', 'active')
    .executeTakeFirst();
}

/** The agent with this invitation code, in upper or lower case. */
export async function findAgentByCode(db: Executor, code: string): Promise<bigint | null> {
  return (await agentOf(db, 'code', code.trim().toUpperCase()))?.id ?? null;
}

/** The agent whose own site address this is. */
export async function findAgentByDomain(db: Executor, domain: string): Promise<bigint | null> {
  return (await agentOf(db, 'domain', domain.toLowerCase()))?.id ?? null;
}

/** Gives an agent an invitation code; one that is in use stays with its agent. */
export async function insertAffiliateCode(
  db: Executor,
  code: { code: string; memberId: bigint; domain?: string },
): Promise<void> {
  await db
    .insertInto('affiliate_code')
    .values({
      code: code.code.toUpperCase(),
      member_id: code.memberId,
      domain: code.domain?.toLowerCase() ?? null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
