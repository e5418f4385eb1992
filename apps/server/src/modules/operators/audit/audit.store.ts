import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '#db/database.ts';
import type { AuditEntry } from './audit-chain.ts';

/** Any number that no other advisory lock uses. */
const chainLock = 7_264_001;

/** Lets one writer at a time append to the chain, across processes, until it commits. */
export async function lockChain(transaction: DatabaseTransaction): Promise<void> {
  await sql`select pg_advisory_xact_lock(${chainLock})`.execute(transaction);
}

export async function findLastEntry(
  db: Database | DatabaseTransaction,
): Promise<AuditEntry | null> {
  const row = await db
    .selectFrom('audit_entry')
    .selectAll()
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

export async function insertEntry(
  transaction: DatabaseTransaction,
  entry: AuditEntry,
): Promise<void> {
  await transaction.insertInto('audit_entry').values(entry).execute();
}

/** Entries after an id, oldest first. */
export async function listEntriesAfter(
  db: Database,
  after: bigint,
  limit: number,
): Promise<AuditEntry[]> {
  return db
    .selectFrom('audit_entry')
    .selectAll()
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute();
}

export type EntryFilter = {
  operator: string | undefined;
  call: string | undefined;
  limit: number;
  offset: number;
};

/** A page of entries, newest first. */
export async function listEntriesPage(
  db: Database,
  { operator, call, limit, offset }: EntryFilter,
): Promise<{ rows: AuditEntry[]; total: number }> {
  let matching = db.selectFrom('audit_entry');
  if (operator !== undefined) matching = matching.where('operator', '=', operator);
  if (call !== undefined) matching = matching.where('call', '=', call);
  const rows = await matching
    .selectAll()
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  const { total } = await matching
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow();
  return { rows, total };
}
