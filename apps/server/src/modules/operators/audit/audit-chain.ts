import { createHash } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Tables } from '#db/tables.ts';

export type AuditEntry = Selectable<Tables['audit_entry']>;

/** What the first entry has in place of the hash before it. */
export const chainBegin = '0'.repeat(64);

/** The hash of everything else in the row, the hash of the row before included. */
export function hashOf(entry: Omit<AuditEntry, 'hash'>): string {
  const record = [
    entry.id.toString(),
    entry.at.toISOString(),
    entry.operator,
    entry.address,
    entry.request_id,
    entry.call,
    entry.input_digest,
    entry.input_summary,
    entry.outcome,
    entry.previous_hash,
  ];
  return createHash('sha256').update(JSON.stringify(record)).digest('hex');
}

/** What is wrong with an entry that follows another, or null. */
export function brokenLink(before: AuditEntry | null, entry: AuditEntry): string | null {
  const expected = (before?.id ?? 0n) + 1n;
  if (entry.id !== expected) return `entry ${expected} is missing`;
  if (entry.previous_hash !== (before?.hash ?? chainBegin)) return 'does not follow the one before';
  return entry.hash === hashOf(entry) ? null : 'was altered';
}
