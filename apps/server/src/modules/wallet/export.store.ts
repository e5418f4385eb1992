import type { Database } from '#db/tables.ts';

/** False while another export of the account is under way; an abandoned one ends by its age. */
export async function beginExport(
  db: Database,
  accountId: bigint,
  now: Date,
  staleMs: number,
): Promise<boolean> {
  const row = await db
    .updateTable('report_progress')
    .set({ exporting_since: now })
    .where('account_id', '=', accountId)
    .where((where) =>
      where.or([
        where('exporting_since', 'is', null),
        where('exporting_since', '<', new Date(now.getTime() - staleMs)),
      ]),
    )
    .returning('account_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Ends only the export that began then. */
export async function endExport(db: Database, accountId: bigint, begunAt: Date): Promise<void> {
  await db
    .updateTable('report_progress')
    .set({ exporting_since: null })
    .where('account_id', '=', accountId)
    .where('exporting_since', '=', begunAt)
    .execute();
}
