import { sql } from 'kysely';
import type { Database } from '#db/database.ts';
import type {
  DocumentSide,
  IdentityHit,
  IdentityState,
} from '@pavilion/domain/protection/identity-check';
import type { IdentityCheckRow } from './decision.store.ts';

/** A check with the member's user name, and how often the member had sent documents by then. */
export type ReviewedCheck = Omit<IdentityCheckRow, 'hits'> & {
  hits: IdentityHit[];
  account: string;
  tries: number;
};

export type CheckFilter = {
  state: IdentityState | undefined;
  toReview: boolean | undefined;
  account: string | undefined;
};

/** A condition that leaves out what the filter does not ask for; nobody's check is `none`. */
function wantedBy({ state, toReview, account }: CheckFilter) {
  const name = account?.toLowerCase() ?? null;
  return sql<boolean>`(${state ?? null}::text is null or identity_check.state = ${state ?? null})
    and (${toReview ?? null}::boolean is null or to_review = ${toReview ?? null}::boolean)
    and (${name}::text is null or member.username = ${name})`;
}

function reviewed(db: Database) {
  return db
    .selectFrom('identity_check')
    .innerJoin('member', 'member.id', 'identity_check.member_id')
    .selectAll('identity_check')
    .select([
      'member.username as account',
      sql<number>`(select count(*)::int from identity_check as sent
        where sent.member_id = identity_check.member_id
          and (sent.sent_at, sent.id) <= (identity_check.sent_at, identity_check.id))`.as('tries'),
    ])
    .$castTo<ReviewedCheck>();
}

/** Lists a page of checks: first those to decide, the oldest first, then the others, newest first. */
export async function listChecksPage(
  db: Database,
  { limit, offset, ...filter }: CheckFilter & { limit: number; offset: number },
): Promise<{ rows: ReviewedCheck[]; total: number }> {
  const wanted = wantedBy(filter);
  const rows = await reviewed(db)
    .where(wanted)
    .orderBy('to_review', 'desc')
    .orderBy(sql`case when to_review then sent_at end`)
    .orderBy('sent_at', 'desc')
    .orderBy('identity_check.id')
    .limit(limit)
    .offset(offset)
    .execute();
  const counted = await db
    .selectFrom('identity_check')
    .innerJoin('member', 'member.id', 'identity_check.member_id')
    .select(sql<number>`count(*)::int`.as('total'))
    .where(wanted)
    .executeTakeFirstOrThrow();
  return { rows, ...counted };
}

export async function findReviewed(db: Database, checkId: string): Promise<ReviewedCheck | null> {
  return (await reviewed(db).where('identity_check.id', '=', checkId).executeTakeFirst()) ?? null;
}

/** The files of a check whose data are not erased, in the order in which they are sent. */
export function listFiles(
  db: Database,
  checkId: string,
): Promise<{ fileId: string; side: DocumentSide; type: string; bytes: number }[]> {
  return db
    .selectFrom('identity_file')
    .select(['id as fileId', 'side', 'type', 'bytes'])
    .where('check_id', '=', checkId)
    .where('gone_at', 'is', null)
    .orderBy(sql`array_position(array['front', 'back', 'selfie'], side)`)
    .execute();
}

/** The media type of a file; null where there is none, or its data are erased. */
export async function findFileType(db: Database, fileId: string): Promise<string | null> {
  const row = await db
    .selectFrom('identity_file')
    .select('type')
    .where('id', '=', fileId)
    .where('gone_at', 'is', null)
    .executeTakeFirst();
  return row?.type ?? null;
}

/** The accounts of other members that were verified with a document, by name. */
export async function listVerifiedWith(
  db: Database,
  { member_id: memberId, number_mark: mark }: Pick<IdentityCheckRow, 'member_id' | 'number_mark'>,
): Promise<string[]> {
  if (mark === null) return [];
  const rows = await db
    .selectFrom('identity_check')
    .innerJoin('member', 'member.id', 'identity_check.member_id')
    .select('member.username')
    .where('number_mark', '=', mark)
    .where('state', '=', 'verified')
    .where('member_id', '<>', memberId)
    .orderBy('member.username')
    .execute();
  return rows.map(({ username }) => username);
}

/** How many checks wait for an operator, and since when the first of them. */
export function findWaiting(db: Database): Promise<{ waiting: number; oldest: Date | null }> {
  return db
    .selectFrom('identity_check')
    .select((eb) => [sql<number>`count(*)::int`.as('waiting'), eb.fn.min('sent_at').as('oldest')])
    .where('to_review', '=', true)
    .executeTakeFirstOrThrow();
}
