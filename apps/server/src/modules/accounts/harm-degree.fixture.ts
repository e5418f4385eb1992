import type { Database, DatabaseTransaction } from '#db/database.ts';

/** Writes how many thresholds the markers of a member have reached, as module protection does. */
export async function reachDegree(
  db: Database | DatabaseTransaction,
  memberId: bigint,
  degree: number,
): Promise<void> {
  const found = { member_id: memberId, score: 2 * degree, degree };
  await db
    .insertInto('harm_score')
    .values(found)
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet(found))
    .execute();
  await db
    .insertInto('harm_change')
    .values({ ...found, facts: '[]', at: new Date() })
    .execute();
  await db.updateTable('member').set({ harm_degree: degree }).where('id', '=', memberId).execute();
}
