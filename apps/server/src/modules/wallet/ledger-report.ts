import type { RawBuilder } from 'kysely';
import type { Database } from '#db/database.ts';

export type LedgerFinding = { check: string; subject: string; detail: string };

/** No findings means that no money is missing. */
export type LedgerReport = { accounts: number; postings: number; findings: LedgerFinding[] };

/** A query that lists what is wrong; it is empty where money and states agree. */
export type LedgerCheck = {
  name: string;
  query: RawBuilder<{ subject: string; detail: string }>;
};

const findingsPerCheck = 100;

/** Runs the checks one after another. */
export async function findingsOf(
  db: Database,
  checks: readonly LedgerCheck[],
): Promise<LedgerFinding[]> {
  const findings: LedgerFinding[] = [];
  for (const { name, query } of checks) {
    const { rows } = await query.execute(db);
    findings.push(...rows.slice(0, findingsPerCheck).map((row) => ({ check: name, ...row })));
  }
  return findings;
}
