import { createHash } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Tables } from '#db/tables.ts';

export type AuditEntry = Selectable<Tables['audit_entry']>;

/** The previous hash of the first entry. */
export const chainBegin = '0'.repeat(64);

/** The hash of all other fields of the entry, including the hash of the previous entry. */
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

/** Describes why an entry does not continue the chain after another; null when it does. */
export function brokenLink(before: AuditEntry | null, entry: AuditEntry): string | null {
  const expected = (before?.id ?? 0n) + 1n;
  if (entry.id !== expected) return `entry ${expected} is missing`;
  if (entry.previous_hash !== (before?.hash ?? chainBegin)) return 'does not follow the one before';
  return entry.hash === hashOf(entry) ? null : 'was altered';
}
