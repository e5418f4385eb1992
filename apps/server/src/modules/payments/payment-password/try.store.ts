import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../../../db/tables.ts';

function subjectOf(memberId: bigint): string {
  return `payment password ${memberId}`;
}

/** Tries since an instant that were wrong, or whose outcome is not known yet. */
export async function countTries(
  transaction: DatabaseTransaction,
  memberId: bigint,
  since: Date,
): Promise<number> {
  const row = await transaction
    .selectFrom('rate_limit')
    .select(sql<number>`coalesce(sum(uses), 0)::int`.as('uses'))
    .where('subject', '=', subjectOf(memberId))
    .where('window_start', '>', since)
    .executeTakeFirstOrThrow();
  return row.uses;
}

export async function addTry(
  transaction: DatabaseTransaction,
  memberId: bigint,
  at: Date,
): Promise<void> {
  await transaction
    .insertInto('rate_limit')
    .values({ subject: subjectOf(memberId), window_start: at, uses: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['subject', 'window_start'])
        .doUpdateSet({ uses: sql<number>`rate_limit.uses + 1` }),
    )
    .execute();
}

/** Takes back a try that could not be decided. */
export async function removeTry(db: Database, memberId: bigint, at: Date): Promise<void> {
  await db
    .updateTable('rate_limit')
    .set({ uses: sql<number>`uses - 1` })
    .where('subject', '=', subjectOf(memberId))
    .where('window_start', '=', at)
    .where('uses', '>', 0)
    .execute();
}

export async function forgetTries(db: Database, memberId: bigint): Promise<void> {
  await db.deleteFrom('rate_limit').where('subject', '=', subjectOf(memberId)).execute();
}
