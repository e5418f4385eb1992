import { availableParallelism } from 'node:os';
import type { SlotRules } from '#kit/limits/slots.ts';
import { limits } from '@pavilion/domain/limits';
import { documentMaxBytes, documentSides } from '@pavilion/domain/protection/identity-check';

/** The kind of a request, which decides its limits of size and time. */
export type RequestKind =
  | 'page'
  | 'call'
  | 'longText'
  | 'upload'
  | 'documents'
  | 'export'
  | 'stream'
  | 'vendor'
  | 'webhook';

declare module 'fastify' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- adds to one of fastify's
  interface FastifyContextConfig {
    kind?: RequestKind;
  }
}

const second = 1000;
const kib = 1024;
const pictureBytes = limits.applyImagesMax * limits.applyImageMaxBytes;
const documentBytes = documentSides.length * documentMaxBytes;

/** Time for the headers of a request, and for a socket that is idle in both directions. */
export const connectionBudget = { headMs: 10 * second, idleMs: 120 * second };

type BodyBudget = { bytes: number; leastMs: number; msPer32KiB: number; mostMs: number };

const smallBody = { bytes: 64 * kib, leastMs: 10 * second, msPer32KiB: second };
const bodyOfCompany = { ...smallBody, leastMs: 5 * second, msPer32KiB: 0, mostMs: 5 * second };

/** How long the body of a request may be, and how soon it must be complete. */
export const bodyBudgets = {
  page: { ...smallBody, mostMs: 60 * second },
  call: { ...smallBody, mostMs: 60 * second },
  longText: { ...smallBody, bytes: 576 * kib, mostMs: 60 * second },
  upload: { ...smallBody, bytes: pictureBytes + 512 * kib, mostMs: 60 * second },
  documents: { ...smallBody, bytes: documentBytes + 512 * kib, mostMs: 180 * second },
  export: { ...smallBody, mostMs: 60 * second },
  stream: { ...smallBody, mostMs: 60 * second },
  vendor: bodyOfCompany,
  webhook: bodyOfCompany,
} as const satisfies Record<RequestKind, BodyBudget>;

/** The time for a body of so many bytes; null, an unknown length, has the time of the longest. */
export function bodyTimeMs(kind: RequestKind, bytes: number | null): number {
  const budget = bodyBudgets[kind];
  const counted = Math.min(bytes ?? budget.bytes, budget.bytes);
  const wanted = budget.leastMs + Math.ceil(counted / (32 * kib)) * budget.msPer32KiB;
  return Math.min(wanted, budget.mostMs);
}

const notWaiting = { waiting: 0, waitMs: 0 };
const untilAnswered = { holdMs: null, endsWithHolder: true, stillMs: Infinity };
const people = { ...notWaiting, ...untilAnswered, atOnce: 4000 };

/**
 * How much work a process does at a time: for all, for one member, and from one address, which for
 * IPv6 is a network. One address may be many phones behind the gateway of their provider.
 */
export const slotBudgets = {
  page: { ...people, name: 'pages', shares: { address: 1000 } },
  call: { ...people, name: 'calls', shares: { address: 1000 } },
  member: { ...people, name: 'calls of members', shares: { member: 64 } },
  vendor: { ...people, name: 'vendor calls', atOnce: 2000 },
  webhook: { ...people, name: 'webhooks', atOnce: 500 },
  /** Bodies of calls with a long text that are longer than others may be: 32 of 576 KiB at most. */
  longText: { ...people, name: 'long bodies', atOnce: 32, shares: { address: 8 } },
  /** Bodies held in memory: 8 of 15.5 MB at most. */
  upload: {
    name: 'uploads',
    atOnce: 8,
    waiting: 64,
    waitMs: 10 * second,
    holdMs: 60 * second,
    endsWithHolder: true,
    stillMs: 65 * second,
    shares: { member: 2, address: 4 },
  },
  /** Bodies held in memory: 4 of 30.5 MB at most. */
  documents: {
    name: 'documents',
    atOnce: 4,
    waiting: 16,
    waitMs: 10 * second,
    holdMs: 180 * second,
    endsWithHolder: true,
    stillMs: 185 * second,
    shares: { member: 1, address: 2 },
  },
  /** Files that are created while they are sent. */
  export: {
    ...notWaiting,
    ...untilAnswered,
    name: 'exports',
    atOnce: 8,
    holdMs: 120 * second,
    stillMs: 125 * second,
    shares: { member: 2, address: 4 },
  },
  /** A flood of log-ins waits here, before the database and before hashing. */
  login: {
    name: 'logins',
    atOnce: 2,
    waiting: 64,
    waitMs: 30 * second,
    holdMs: 60 * second,
    endsWithHolder: false,
    stillMs: 65 * second,
  },
  /** Leaves one core to everything else, above all to the wallet. */
  hash: {
    name: 'hashes',
    atOnce: Math.max(1, availableParallelism() - 1),
    waiting: 64,
    waitMs: 30 * second,
    holdMs: null,
    endsWithHolder: false,
    stillMs: 30 * second,
  },
  /** The encoder has its own timeout of 10 s. */
  picture: {
    name: 'pictures',
    atOnce: 2,
    waiting: 24,
    waitMs: 30 * second,
    holdMs: null,
    endsWithHolder: false,
    stillMs: 30 * second,
  },
  /** The documents of one member, drawn anew one after the other; their bodies lie in memory. */
  documentDrawing: {
    name: 'drawing of documents',
    atOnce: 1,
    waiting: 4,
    waitMs: 30 * second,
    holdMs: null,
    endsWithHolder: false,
    stillMs: 60 * second,
  },
} as const satisfies Record<string, SlotRules>;

/** Event streams of open pages; one address gets a tenth of all at most. */
export function streamBudget(total: number) {
  const shares = { member: 8, address: Math.ceil(total / 10) };
  return { ...notWaiting, ...untilAnswered, name: 'streams', atOnce: total, shares };
}

/**
 * Operations of the wallet that wait for their commit. A statement ends after 30 s by itself, so
 * that the outcome is known before the time is over, unless the database does not respond.
 */
export const walletBudget = { waiting: 4096, batchMs: 45 * second, stillMs: 20 * second };

/** Claims of envelopes that wait for their commit: a rain brings thousands within a second. */
export const claimBudget = {
  name: 'claims',
  batchesInFlight: 1,
  maximumBatch: 1024,
  capacity: 16_384,
  batchMs: 45 * second,
  stillMs: 20 * second,
};

/** Orders of lotteries that wait for their commit; each may hold lines of half a megabyte. */
export const orderBudget = {
  name: 'orders',
  batchesInFlight: 1,
  maximumBatch: 64,
  capacity: 1024,
  batchMs: 45 * second,
  stillMs: 20 * second,
};
