import { sql } from 'kysely';
import type { DatabaseTransaction } from '#db/database.ts';
import { hasProvedContact } from '#modules/accounts/contact.store.ts';
import type { LinkCounts } from '@pavilion/domain/fraud/link-case';

/** The link by which a member came, and its agent; null for who came otherwise. */
export async function findLinkOf(
  transaction: DatabaseTransaction,
  memberId: bigint,
): Promise<{ code: string; agentId: bigint } | null> {
  const row = await transaction
    .selectFrom('joined_by')
    .select(['code', 'agent_id as agentId'])
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return row?.code ? { code: row.code, agentId: row.agentId } : null;
}

/** When the last case of a link was dismissed; null for never. */
export async function findDismissed(
  transaction: DatabaseTransaction,
  code: string,
): Promise<Date | null> {
  const row = await transaction
    .selectFrom('fraud_case')
    .select(({ fn }) => fn.max('decided_at').as('at'))
    .where('kind', '=', 'link')
    .where('subject', '=', code)
    .where('state', '=', 'dismissed')
    .executeTakeFirst();
  return row?.at ?? null;
}

/** The instants after which people who came by a link are counted, and until when for `judged`. */
export type LinkSpans = { hour: Date; day: Date; all: Date; judgedUntil: Date };

/** Who came by a link; `mail` has the addresses of who came within the day. */
type Joined = Omit<LinkCounts, 'throwAway'> & { mail: string[] };

/** Counts who came by a link, and lists the addresses of today. */
export async function readJoined(
  transaction: DatabaseTransaction,
  code: string,
  { hour, day, all, judgedUntil }: LinkSpans,
): Promise<Joined> {
  const { rows } = await sql<Joined>`
    select (count(*) filter (where at > ${hour}::timestamptz))::int as registered,
      (count(*) filter (where at > ${day}::timestamptz))::int as today,
      (count(*) filter (where at <= ${judgedUntil}::timestamptz))::int as judged,
      (count(*) filter (where at <= ${judgedUntil}::timestamptz and not proved))::int as unproved,
      coalesce(
        array_agg(email) filter (where at > ${day}::timestamptz and email is not null), '{}'
      ) as mail
    from (
      select j.at, m.email, not m.unfinished and ${hasProvedContact('m')} as proved
      from joined_by j join member m on m.id = j.member_id
      where j.code = ${code} and j.at > ${all}::timestamptz and m.erased_at is null
    ) as joined`.execute(transaction);
  return rows[0] ?? { registered: 0, judged: 0, unproved: 0, today: 0, mail: [] };
}

/** Pauses a link, or opens it again with null. */
export async function writePaused(
  transaction: DatabaseTransaction,
  code: string,
  at: Date | null,
): Promise<void> {
  await transaction
    .updateTable('affiliate_code')
    .set({ paused_at: at })
    .where('code', '=', code)
    .execute();
}
