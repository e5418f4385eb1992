import type { DatabaseTransaction } from '#db/database.ts';
import {
  createOutboxSender,
  putInOutbox,
  type OutboxMessage,
  type OutboxVerdict,
} from '#kit/outbox.ts';
import type { PushDeps } from './push-deps.ts';
import { listOfMember } from './push-subscription.store.ts';
import { createBrowserSending, done, leaseMs, putForBrowser } from './send-to-browser.ts';

const topic = 'push';
const membersAtOnce = 10;
const news = { kind: 'message' } as const;

function memberIdOf(payload: unknown): bigint {
  const { memberId } = payload as { memberId: string };
  return BigInt(memberId);
}

/** Puts one push per browser into the outbox, so that a retry for one repeats no other. */
async function spread(deps: PushDeps, { key, payload }: OutboxMessage): Promise<OutboxVerdict> {
  const { db, clock, isOn } = deps;
  const browsers = isOn ? await listOfMember(db, memberIdOf(payload), clock()) : [];
  await db.transaction().execute(async (transaction) => {
    for (const browser of browsers) {
      await putForBrowser(transaction, { news, from: key }, browser, clock());
    }
  });
  return done;
}

export function createInboxMessagePushes(deps: PushDeps) {
  const { db, clock, logger } = deps;
  const send = (message: OutboxMessage) => spread(deps, message);
  const common = { db, clock, logger, leaseMs };
  const spreadDue = createOutboxSender({ ...common, topic, send, batch: membersAtOnce });
  const sendDue = createBrowserSending(deps, news);
  return async (signal: AbortSignal): Promise<void> => {
    await spreadDue(signal);
    await sendDue(signal);
  };
}

/** Puts pushes into the outbox, in the inbox message's transaction, once for each `from`. */
export async function pushInboxMessage(
  transaction: DatabaseTransaction,
  memberIds: readonly bigint[],
  from: string,
  now: Date,
): Promise<void> {
  for (const memberId of memberIds) {
    const payload = { memberId: memberId.toString() };
    await putInOutbox(transaction, { topic, key: `${from} ${memberId}`, payload }, now);
  }
}
