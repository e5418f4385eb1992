import type { Database, DatabaseTransaction } from '#db/database.ts';
import type { Clock } from './clock.ts';
import type { Logger } from './logger.ts';

export type OutboxMessage = {
  key: string;
  payload: unknown;
  /** How often it was claimed, this time included; above 1 an earlier try may have been sent. */
  tries: number;
};

/** The outcome of a try: sent, or to be tried again later. */
export type OutboxVerdict = { outcome: 'done' } | { outcome: 'again'; reason: string };

export type OutboxOptions = {
  db: Database;
  clock: Clock;
  logger: Logger;
  topic: string;
  /** Called outside any transaction, at least once for each message. */
  send: (message: OutboxMessage) => Promise<OutboxVerdict>;
  /** How long a claim lasts; longer than `send` can take. */
  leaseMs: number;
  /** Messages that are sent at the same time. */
  batch: number;
};

const firstDelayMs = 5_000;
const longestDelayMs = 15 * 60_000;

/** Exponential back-off: 5 seconds after the first try, doubling up to a quarter of an hour. */
export function outboxDelayMs(tries: number): number {
  return Math.min(firstDelayMs * 2 ** Math.min(tries - 1, 20), longestDelayMs);
}

/** Stores a message in the transaction that causes it; once for each topic and key. */
export async function putInOutbox(
  transaction: DatabaseTransaction,
  message: { topic: string; key: string; payload: object },
  now: Date,
  dueAt: Date = now,
): Promise<void> {
  await transaction
    .insertInto('outbox')
    .values({ ...message, created_at: now, due_at: dueAt, last_error: null, done_at: null })
    .onConflict((conflict) => conflict.columns(['topic', 'key']).doNothing())
    .execute();
}

/** Claims due messages for the time of the lease; other processes skip them. */
async function claim({ db, clock, topic, leaseMs, batch }: OutboxOptions) {
  const now = clock();
  return db
    .with('due', (query) =>
      query
        .selectFrom('outbox')
        .select('id')
        .where('topic', '=', topic)
        .where('done_at', 'is', null)
        .where('due_at', '<=', now)
        .orderBy('due_at')
        .limit(batch)
        .forUpdate()
        .skipLocked(),
    )
    .updateTable('outbox')
    .from('due')
    .set((eb) => ({
      due_at: new Date(now.getTime() + leaseMs),
      tries: eb('outbox.tries', '+', 1),
    }))
    .whereRef('outbox.id', '=', 'due.id')
    .returning(['outbox.id', 'outbox.key', 'outbox.payload', 'outbox.tries'])
    .execute();
}

type Claimed = Awaited<ReturnType<typeof claim>>[number];

/** Stores the outcome, only while the message is still claimed by this try. */
async function record(options: OutboxOptions, claimed: Claimed, verdict: OutboxVerdict) {
  const now = options.clock();
  const again = new Date(now.getTime() + outboxDelayMs(claimed.tries));
  await options.db
    .updateTable('outbox')
    .set(
      verdict.outcome === 'done'
        ? { done_at: now, last_error: null }
        : { due_at: again, last_error: verdict.reason.slice(0, 500) },
    )
    .where('id', '=', claimed.id)
    .where('tries', '=', claimed.tries)
    .where('done_at', 'is', null)
    .execute();
}

async function sendOne(options: OutboxOptions, claimed: Claimed): Promise<void> {
  const { logger, topic, send } = options;
  const { key, payload, tries } = claimed;
  let verdict: OutboxVerdict;
  try {
    verdict = await send({ key, payload, tries });
  } catch (error) {
    logger.error({ err: error, topic, key }, 'sending an outbox message failed');
    verdict = { outcome: 'again', reason: error instanceof Error ? error.message : 'unknown' };
  }
  if (verdict.outcome === 'again') {
    logger.warn({ topic, key, tries, reason: verdict.reason }, 'an outbox message must wait');
  }
  await record(options, claimed, verdict);
}

/** Sends due messages until the signal, and resolves with how many were claimed. */
export function createOutboxSender(options: OutboxOptions) {
  return async function sendDue(signal?: AbortSignal): Promise<number> {
    let total = 0;
    let claimed: Claimed[];
    do {
      claimed = await claim(options);
      await Promise.all(claimed.map((one) => sendOne(options, one)));
      total += claimed.length;
    } while (claimed.length === options.batch && signal?.aborted !== true);
    return total;
  };
}
