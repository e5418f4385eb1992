import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '#db/database.ts';
import type { CasePlace, KnownDetail } from '@pavilion/domain/protection/excluded-people';

type Executor = Database | DatabaseTransaction;

/** A detail as a keyed hash. */
export type MarkedDetail = { detail: KnownDetail; mark: string };

/** Adds details to those of an exclusion; what is there stays as it is. */
export async function insertDetails(
  transaction: DatabaseTransaction,
  exclusionId: string,
  details: readonly MarkedDetail[],
): Promise<void> {
  if (details.length === 0) return;
  await transaction
    .insertInto('excluded_detail')
    .values(details.map((one) => ({ ...one, exclusion_id: exclusionId })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Finds the exclusions in force of members, but for one, who have any of the details. */
export async function findExcluded(
  db: Executor,
  details: readonly MarkedDetail[],
  butFor: bigint | null,
): Promise<{ exclusionId: string; detail: KnownDetail }[]> {
  if (details.length === 0) return [];
  let found = db
    .selectFrom('excluded_detail')
    .innerJoin('exclusion', 'exclusion.id', 'excluded_detail.exclusion_id')
    .select(['exclusion.id as exclusionId', 'excluded_detail.detail'])
    .where('exclusion.ended_at', 'is', null)
    .where(
      'excluded_detail.mark',
      'in',
      details.map(({ mark }) => mark),
    );
  if (butFor !== null) found = found.where('exclusion.member_id', '!=', butFor);
  // In one order, so that no two transactions wait for each other.
  return found.orderBy('exclusion.id').orderBy('excluded_detail.detail').distinct().execute();
}

/** Finds the exclusion that a member is in; null for none. */
export async function findExclusionInForce(db: Executor, memberId: bigint): Promise<string | null> {
  const row = await db
    .selectFrom('exclusion')
    .select('id')
    .where('member_id', '=', memberId)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Opens a case, or counts it in the open one of the same exclusion, place and account. */
export async function raiseCase(
  db: Executor,
  found: {
    id: string;
    exclusionId: string;
    place: CasePlace;
    refused: boolean;
    matched: readonly KnownDetail[];
    otherId: bigint | null;
    at: Date;
  },
): Promise<void> {
  await sql`
    insert into exclusion_case
      (id, exclusion_id, place, refused, matched, other_id, first_at, last_at)
    values (${found.id}, ${found.exclusionId}, ${found.place}, ${found.refused},
      ${[...found.matched]}::text[], ${found.otherId}, ${found.at}, ${found.at})
    on conflict (exclusion_id, place, refused, coalesce(other_id, 0)) where closed_at is null
    do update set
      times = exclusion_case.times + 1,
      last_at = greatest(exclusion_case.last_at, excluded.last_at),
      matched = array(
        select distinct unnest(exclusion_case.matched || excluded.matched) order by 1)
  `.execute(db);
}
