import { randomUUID } from 'node:crypto';
import { dayAt } from '#kit/time/day-range.ts';
import { dayMs, minuteMs } from '#kit/time/milliseconds.ts';
import {
  goesRound,
  ringDays,
  ringFromSmallest,
  ringSteps,
} from '@pavilion/domain/fraud/transfer-ring';
import { findLookedUntil, raiseCase, writeLookedUntil } from '../case.store.ts';
import type { FraudDeps } from '../fraud-deps.ts';
import {
  findHighest,
  isRingCounted,
  listClosingTransfers,
  listLastInto,
  lockRings,
  type SentTransfer,
} from './ring.store.ts';

type Deps = Pick<FraudDeps, 'db' | 'clock' | 'timeZone' | 'logger'>;

const signal = 'transferRing';
const ringMs = ringDays * dayMs;
/** A transfer is written this long after its instant at most. */
const lateMs = 10 * minuteMs;
const pageLimit = 200;
const noId = '00000000-0000-0000-0000-000000000000';

/**
 * The shortest way of later and later transfers that a transfer closes to a ring; null for none.
 * Goes back from its sender, keeping for each account the last instant at which it sent on.
 */
async function findRing({ db }: Deps, closing: SentTransfer): Promise<SentTransfer[] | null> {
  const from = new Date(closing.at.getTime() - ringMs);
  let ways = new Map([[closing.senderId, [closing]]]);
  for (let steps = 2; steps <= ringSteps.most && ways.size > 0; steps += 1) {
    const into = [...ways].map(([memberId, [next = closing]]) => ({ memberId, before: next.at }));
    const sent = await listLastInto(db, into, from);
    const found = sent.filter(({ senderId }) => senderId !== closing.senderId);
    ways = new Map(found.map((one) => [one.senderId, [one, ...(ways.get(one.receiverId) ?? [])]]));
    const ring = ways.get(closing.receiverId);
    if (ring && steps >= ringSteps.least) return ring;
    ways.delete(closing.receiverId);
  }
  return null;
}

async function raiseRing({ db, timeZone }: Deps, ring: readonly SentTransfer[]): Promise<void> {
  const accounts = ringFromSmallest(ring.map(({ senderId }) => senderId));
  const agentId = await findHighest(db, accounts);
  const subject = accounts.join(' ');
  const last = ring.at(-1);
  if (!last) return;
  await db.transaction().execute(async (transaction) => {
    await lockRings(transaction);
    if (await isRingCounted(transaction, subject, last.at)) return;
    await raiseCase(transaction, {
      id: randomUUID(),
      kind: 'transferRing',
      subject,
      agentId,
      memberId: null,
      others: accounts,
      facts: {
        chain: ring.map(({ senderId, receiverId, amountMinor, at }) => ({
          step: 'transfer' as const,
          from: senderId.toString(),
          to: receiverId.toString(),
          amountMinor: amountMinor.toString(),
          at: at.toISOString(),
        })),
      },
      day: dayAt(last.at, timeZone),
      at: last.at,
      since: last.at,
    });
  });
}

/** Looks at one transfer; one that fails keeps no other back. */
async function lookAt(deps: Deps, closing: SentTransfer): Promise<void> {
  try {
    const ring = await findRing(deps, closing);
    if (ring === null || !goesRound(ring.map(({ amountMinor }) => amountMinor))) return;
    await raiseRing(deps, ring);
  } catch (error) {
    deps.logger.error({ err: error, transferId: closing.id }, 'a transfer could not be looked at');
  }
}

/** Looks at the transfers since the last time for cash that went round; each ring counts once. */
export async function findRings(deps: Deps, stop?: AbortSignal): Promise<void> {
  const { db, clock } = deps;
  const until = clock();
  const looked = await findLookedUntil(db, signal);
  const begin = looked === null ? until.getTime() - ringMs : looked.getTime() - lateMs;
  let after = { at: new Date(begin), id: noId };
  for (;;) {
    const span = { after, until, hours: ringDays * 24, limit: pageLimit };
    const page = await listClosingTransfers(db, span);
    for (const closing of page) {
      if (stop?.aborted) return;
      await lookAt(deps, closing);
    }
    const last = page.at(-1);
    if (!last || page.length < pageLimit) break;
    after = last;
  }
  await writeLookedUntil(db, signal, until);
}
