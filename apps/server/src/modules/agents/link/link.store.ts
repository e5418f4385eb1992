import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '#db/database.ts';
import { isOpenLink } from '#modules/hierarchy/invitation.store.ts';
import type { GivenRates } from '@pavilion/domain/agent/given-rates';

type Executor = Database | DatabaseTransaction;

export type NewLink = {
  code: string;
  memberId: bigint;
  domain: string | null;
  memberType: number;
  rates: GivenRates;
  label: string;
  createdAt: Date;
  expiresAt: Date | null;
  maxUses: number | null;
};

/** Stores a link; null when its code was given before. */
export async function insertLink(
  transaction: DatabaseTransaction,
  link: NewLink,
): Promise<bigint | null> {
  const row = await transaction
    .insertInto('affiliate_code')
    .values({
      code: link.code,
      member_id: link.memberId,
      domain: link.domain,
      member_type: link.memberType,
      rates: link.rates,
      label: link.label,
      created_at: link.createdAt,
      expires_at: link.expiresAt,
      max_uses: link.maxUses,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

/** How many links people can register by now. */
export async function countOpenLinks(db: Executor, memberId: bigint, now: Date): Promise<number> {
  const { links } = await db
    .selectFrom('affiliate_code')
    .select(sql<number>`count(*)::int`.as('links'))
    .where('member_id', '=', memberId)
    .where(isOpenLink(now))
    .executeTakeFirstOrThrow();
  return links;
}

/** The links of an agent that were not deleted, newest first, or the one of an id. */
export async function listLinks(db: Executor, memberId: bigint, now: Date, id?: bigint) {
  return db
    .selectFrom('affiliate_code')
    .select(['id', 'code', 'domain', 'member_type', 'rates', 'label', 'is_default'])
    .select(['expires_at', 'max_uses', 'uses', 'paused_at', isOpenLink(now).as('isOpen')])
    .select(
      sql<number>`(
        select count(*)::int from joined_by where joined_by.code = affiliate_code.code
      )`.as('registered'),
    )
    .select(
      sql<number>`(
        select count(*)::int from joined_by
        join first_deposit on first_deposit.member_id = joined_by.member_id
        where joined_by.code = affiliate_code.code
      )`.as('firstDeposits'),
    )
    .where('member_id', '=', memberId)
    .where('deleted_at', 'is', null)
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? 0n))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

export type LinkRow = Awaited<ReturnType<typeof listLinks>>[number];

/** Makes a link of an agent the default in place of the one before, or no link. */
export async function writeDefault(
  transaction: DatabaseTransaction,
  memberId: bigint,
  id: bigint | null,
): Promise<void> {
  await transaction
    .updateTable('affiliate_code')
    .set({ is_default: false })
    .where('member_id', '=', memberId)
    .where('is_default', '=', true)
    .execute();
  if (id === null) return;
  await transaction
    .updateTable('affiliate_code')
    .set({ is_default: true })
    .where('id', '=', id)
    .execute();
}

/** Deletes a link; one that is deleted stays so. False when the agent has never had it. */
export async function markDeleted(
  transaction: DatabaseTransaction,
  memberId: bigint,
  id: bigint,
  now: Date,
): Promise<boolean> {
  const row = await transaction
    .updateTable('affiliate_code')
    .set({ is_default: false, deleted_at: sql`coalesce(deleted_at, ${now}::timestamptz)` })
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** The site addresses of an agent. */
export async function listDomains(db: Executor, memberId: bigint): Promise<string[]> {
  const rows = await db
    .selectFrom('affiliate_domain')
    .select('domain')
    .where('member_id', '=', memberId)
    .orderBy('domain')
    .execute();
  return rows.map(({ domain }) => domain);
}
