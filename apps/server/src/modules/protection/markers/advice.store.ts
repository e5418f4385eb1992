import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '#db/database.ts';
import type { MarkerFact } from '@pavilion/domain/protection/harm-markers';
import { writeFacts } from './stored-facts.ts';

const shown = 200;

export async function insertAdvice(
  transaction: DatabaseTransaction,
  {
    id,
    memberId,
    facts,
    at,
  }: { id: string; memberId: bigint; facts: readonly MarkerFact[]; at: Date },
): Promise<void> {
  const stored = sql`${writeFacts(facts)}::jsonb`;
  await transaction
    .insertInto('harm_advice')
    .values({ id, member_id: memberId, facts: stored, at, closed_at: null })
    .execute();
}

/** What a member was advised, newest first. */
export function listAdvice(db: Database, memberId: bigint, most = shown) {
  return db
    .selectFrom('harm_advice')
    .select(['id', 'facts', 'at', 'closed_at as closedAt'])
    .where('member_id', '=', memberId)
    .orderBy('at', 'desc')
    .orderBy('id')
    .limit(most)
    .execute();
}

/** Notes that a member has read and closed an advice; false where it was closed, or is not theirs. */
export async function writeAdviceClosed(
  transaction: DatabaseTransaction,
  { id, memberId, at }: { id: string; memberId: bigint; at: Date },
): Promise<boolean> {
  const row = await transaction
    .updateTable('harm_advice')
    .set({ closed_at: at })
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .where('closed_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Deletes the advice to a member whose account is closed. */
export async function dropAdvice(
  transaction: DatabaseTransaction,
  memberId: bigint,
): Promise<void> {
  await transaction.deleteFrom('harm_advice').where('member_id', '=', memberId).execute();
}
