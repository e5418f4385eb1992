import type { Database, DatabaseTransaction } from '#db/database.ts';

type Executor = Database | DatabaseTransaction;

function agentOf(db: Executor, column: 'code' | 'domain', value: string) {
  return db
    .selectFrom('affiliate_code')
    .innerJoin('member', 'member.id', 'affiliate_code.member_id')
    .select('member.id')
    .where(`affiliate_code.${column}`, '=', value)
    .where('member.status', '=', 'active')
    .executeTakeFirst();
}

/** The agent who invites with this code; letters count alike in both cases. */
export async function findAgentByCode(db: Executor, code: string): Promise<bigint | null> {
  return (await agentOf(db, 'code', code.trim().toUpperCase()))?.id ?? null;
}

/** The agent whose own site address this is. */
export async function findAgentByDomain(db: Executor, domain: string): Promise<bigint | null> {
  return (await agentOf(db, 'domain', domain.toLowerCase()))?.id ?? null;
}

/** A code that is there already stays with its agent. */
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
