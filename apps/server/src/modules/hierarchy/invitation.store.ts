import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '#db/database.ts';
import type { GivenRates } from '@pavilion/domain/agent/given-rates';

type Executor = Database | DatabaseTransaction;

/** An agent who may invite. */
export type Inviting = { id: bigint; username: string; nickname: string; member_type: number };

/** Whether a link is not deleted, over or used up. */
const isStanding = (now: Date) => sql<boolean>`
  affiliate_code.deleted_at is null
  and (affiliate_code.expires_at is null or affiliate_code.expires_at > ${now}::timestamptz)
  and (affiliate_code.max_uses is null or affiliate_code.uses < affiliate_code.max_uses)`;

/** Whether people can register by a link: it stands, and nobody has paused it. */
export const isOpenLink = (now: Date) => sql<boolean>`
  affiliate_code.paused_at is null and ${isStanding(now)}`;

const ofAgent = ['member.id', 'member.username', 'member.nickname', 'member.member_type'] as const;

export type CodeInvitation = {
  agent: Inviting;
  code: string;
  /** The type that accounts open with. */
  opens: number;
  rates: GivenRates;
};

/** The open link of a code, in upper or lower case, and its agent while that account is open. */
export async function findCode(
  db: Executor,
  typed: string,
  now: Date,
): Promise<CodeInvitation | null> {
  const row = await db
    .selectFrom('affiliate_code')
    .innerJoin('member', 'member.id', 'affiliate_code.member_id')
    .select([...ofAgent, 'affiliate_code.code', 'affiliate_code.rates'])
    .select('affiliate_code.member_type as opens')
    .where('affiliate_code.code', '=', typed.trim().toUpperCase())
    .where('member.status', '=', 'active')
    .where(isOpenLink(now))
    .executeTakeFirst();
  if (!row) return null;
  const { code, opens, rates, ...agent } = row;
  return { agent, code, opens, rates };
}

/** The member whose own site address this is. */
export async function findAgentByDomain(db: Executor, domain: string): Promise<Inviting | null> {
  const row = await db
    .selectFrom('affiliate_domain')
    .innerJoin('member', 'member.id', 'affiliate_domain.member_id')
    .select(ofAgent)
    .where('affiliate_domain.domain', '=', domain.toLowerCase())
    .where('member.status', '=', 'active')
    .executeTakeFirst();
  return row ?? null;
}

/** The rates of the agent's default link, a paused one too; none without one that stands. */
export async function findDefaultRates(
  db: Executor,
  agentId: bigint,
  now: Date,
): Promise<GivenRates> {
  const row = await db
    .selectFrom('affiliate_code')
    .select('rates')
    .where('member_id', '=', agentId)
    .where('is_default', '=', true)
    .where(isStanding(now))
    .executeTakeFirst();
  return row?.rates ?? {};
}

/** Counts a use of a link; false when nobody can register by it any more. */
export async function takeUse(
  transaction: DatabaseTransaction,
  code: string,
  now: Date,
): Promise<boolean> {
  const row = await transaction
    .updateTable('affiliate_code')
    .set(({ eb }) => ({ uses: eb('uses', '+', 1) }))
    .where('code', '=', code)
    .where(isOpenLink(now))
    .returning('code')
    .executeTakeFirst();
  return row !== undefined;
}

export type Joined = {
  memberId: bigint;
  agentId: bigint;
  way: 'code' | 'domain' | 'direct' | 'friend';
  code: string | null;
  at: Date;
};

/** Notes by what a new member came into the team of an agent, once and for ever. */
export async function insertJoined(db: Executor, joined: Joined): Promise<void> {
  const { memberId, agentId, ...by } = joined;
  await db
    .insertInto('joined_by')
    .values({ member_id: memberId, agent_id: agentId, ...by })
    .execute();
}

/** Gives an agent an invitation code; one that is in use stays with its agent. */
export async function insertAffiliateCode(
  db: Executor,
  { code, memberId, domain }: { code: string; memberId: bigint; domain?: string },
): Promise<void> {
  const address = domain?.toLowerCase() ?? null;
  if (address !== null) {
    await db
      .insertInto('affiliate_domain')
      .values({ domain: address, member_id: memberId })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  await db
    .insertInto('affiliate_code')
    .values({ code: code.toUpperCase(), member_id: memberId, domain: address })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/**
 * Closes the links of a member, and deletes what the member has written and done as an agent, and
 * what agents above have done under the member's name. By what members came into a team stays.
 */
export async function eraseInvitations(
  transaction: DatabaseTransaction,
  memberId: bigint,
): Promise<void> {
  await sql`
    update affiliate_code
    set deleted_at = coalesce(deleted_at, now()), is_default = false, label = '', domain = null
    where member_id = ${memberId}`.execute(transaction);
  await transaction.deleteFrom('affiliate_domain').where('member_id', '=', memberId).execute();
  await sql`
    delete from agent_act
    where member_id = ${memberId}
      or answer ->> 'account' = (select username from member where id = ${memberId})`.execute(
    transaction,
  );
}
