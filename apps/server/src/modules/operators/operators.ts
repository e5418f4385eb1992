import { createHash } from 'node:crypto';
import type { Database } from '#db/database.ts';
import type { Handlers } from '#http/handlers.ts';
import type { AuditLog } from '#http/security/audit-log.ts';
import type { Clock } from '#kit/clock.ts';
import type { Logger } from '#kit/logger.ts';
import { pageOf, pageSlice } from '#kit/page.ts';
import type { OperatorEndpoints } from '@pavilion/contract/operator';
import { brokenLink, chainBegin, hashOf, type AuditEntry } from './audit/audit-chain.ts';
import {
  findLastEntry,
  insertEntry,
  listEntriesAfter,
  listEntriesPage,
  lockChain,
} from './audit/audit.store.ts';

type Dependencies = { db: Database; clock: Clock; logger: Logger };
type Finding = { check: string; subject: string; detail: string };

const checkedAtOnce = 1000;
const findingsMost = 100;

const secretField =
  /password|token|secret|captcha|key$|accountnumber|codes?$|^number$|^birthday$|^expireson$|^winno$|^prizes$/i;
const mask = '***';
const longestSummary = 2000;

/** Masks secrets and what is written on documents, and replaces bytes by their count. */
function safe(value: unknown, field: string): unknown {
  if (secretField.test(field) && value !== undefined) return mask;
  if (typeof value === 'bigint') return value.toString();
  if (value instanceof Uint8Array) return `${value.byteLength} bytes`;
  if (Array.isArray(value)) return value.map((one) => safe(one, field));
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(fields.map(([name, one]) => [name, safe(one, name)]));
}

/** A short text of the input for people, and the digest of all of it; neither contains a secret. */
function summarise(input: unknown): { summary: string; digest: string } {
  const text = JSON.stringify(safe(input, '')) ?? 'null';
  return {
    summary: text.length > longestSummary ? `${text.slice(0, longestSummary)}…` : text,
    digest: createHash('sha256').update(text).digest('hex'),
  };
}

/**
 * Appends to the chain. The hash goes to the log too, because a copy of the log kept elsewhere
 * shows when the newest entries were deleted, which the chain alone cannot.
 */
function createAuditLog({ db, clock, logger }: Dependencies): AuditLog {
  return {
    record: async ({ operator, address, requestId, call, input, outcome }) => {
      const { summary, digest } = summarise(input);
      const written = await db.transaction().execute(async (transaction) => {
        await lockChain(transaction);
        const last = await findLastEntry(transaction);
        const entry = {
          id: (last?.id ?? 0n) + 1n,
          at: clock(),
          operator,
          address,
          request_id: requestId,
          call,
          input_digest: digest,
          input_summary: summary,
          outcome,
          previous_hash: last?.hash ?? chainBegin,
        };
        const whole = { ...entry, hash: hashOf(entry) };
        await insertEntry(transaction, whole);
        return whole;
      });
      const { id, hash } = written;
      logger.info({ auditEntry: id.toString(), hash, operator, call, outcome }, 'an operator call');
    },
  };
}

/** Checks the whole chain; no finding means that no entry was altered or deleted. */
async function checkChain(db: Database): Promise<{ entries: number; findings: Finding[] }> {
  const findings: Finding[] = [];
  let before: AuditEntry | null = null;
  let entries = 0;
  for (;;) {
    const some: AuditEntry[] = await listEntriesAfter(db, before?.id ?? 0n, checkedAtOnce);
    for (const entry of some) {
      const detail = brokenLink(before, entry);
      if (detail !== null && findings.length < findingsMost) {
        findings.push({ check: 'the audit log is whole', subject: entry.id.toString(), detail });
      }
      before = entry;
    }
    entries += some.length;
    if (some.length < checkedAtOnce) return { entries, findings };
  }
}

function showEntry(entry: AuditEntry) {
  return {
    entry: entry.id.toString(),
    at: entry.at.toISOString(),
    operator: entry.operator,
    address: entry.address,
    requestId: entry.request_id,
    call: entry.call,
    input: entry.input_summary,
    inputDigest: entry.input_digest,
    outcome: entry.outcome,
    hash: entry.hash,
  };
}

/** The audit log of operators' calls, and the check of its chain. */
export function createOperators(deps: Dependencies) {
  const { db } = deps;
  const operatorHandlers: Handlers<OperatorEndpoints['operators']> = {
    getMe: async (_, { operator }) => ({ operator }),
    listAuditEntries: async ({ operator, call, ...query }) => {
      const page = await listEntriesPage(db, { operator, call, ...pageSlice(query) });
      return pageOf(page.rows.map(showEntry), page.total, query);
    },
    checkAuditLog: async () => {
      const last = await findLastEntry(db);
      return { ...(await checkChain(db)), lastHash: last?.hash ?? chainBegin };
    },
  };
  return {
    operatorHandlers,
    auditLog: createAuditLog(deps),
    /** Part of the ledger check. */
    checks: async () => (await checkChain(db)).findings,
  };
}
