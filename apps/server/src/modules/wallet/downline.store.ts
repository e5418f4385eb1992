import { sql } from 'kysely';
import type { Database } from '#db/tables.ts';

/** Accounts of everyone below an agent, at every depth, with their names; never of the agent. */
export async function findDownlineAccounts(
  db: Database,
  agentId: bigint,
  currency: string,
  username: string | undefined,
): Promise<Map<bigint, string>> {
  const wanted = username?.trim().toLowerCase() ?? '';
  const named = wanted === '' ? sql`` : sql`where downline.username = ${wanted}`;
  const { rows } = await sql<{ id: bigint; username: string }>`
    with recursive downline as (
      select id, username from member where parent_id = ${agentId}
      union
      select member.id, member.username
      from member join downline on member.parent_id = downline.id
    )
    select account.id, downline.username from downline
    join account on account.member_id = downline.id and account.currency = ${currency}
    ${named}`.execute(db);
  return new Map(rows.map(({ id, username: name }) => [id, name]));
}
