import type { Database } from '#db/database.ts';

/** The ones of these external ids that the ledger has. */
export async function findSeen(
  db: Database,
  source: string,
  externalIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('posting')
    .select('external_id')
    .where('source', '=', source)
    .where('external_id', 'in', [...externalIds])
    .execute();
  return new Set(rows.map((row) => row.external_id));
}
