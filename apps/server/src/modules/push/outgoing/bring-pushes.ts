import type { DatabaseTransaction } from '../../../db/tables.ts';
import {
  createOutboxSender,
  putInOutbox,
  type OutboxMessage,
  type OutboxVerdict,
} from '../../../kit/outbox.ts';
import type { PushTarget } from '../../../ports/push-sender.ts';
import type { PushParts } from '../push-parts.ts';
import { listTargets, removeEndpoint } from '../subscription/push-subscription.store.ts';

const topic = 'push';
const leaseMs = 60_000;
const sentAtOnce = 10;
/** News that could not be brought in so many tries are old. */
const mostTries = 5;
/** All that leaves the house: that something came, and nothing of what. */
const letterCame = JSON.stringify({ kind: 'letter' });

function memberIdOf(payload: unknown): bigint {
  const { memberId } = payload as { memberId: string };
  return BigInt(memberId);
}

/** Resolves with why it is worth another try, else null. */
async function tell(parts: PushParts, target: PushTarget): Promise<string | null> {
  const { db, logger, sender, isEndpoint, key } = parts;
  if (!isEndpoint(target.endpoint)) return null;
  const answer = await sender.send(target, letterCame, await key());
  if (answer.outcome === 'gone') await removeEndpoint(db, target.endpoint);
  if (answer.outcome === 'refused') logger.warn({ reason: answer.reason }, 'push refused');
  return answer.outcome === 'notSent' ? answer.reason : null;
}

async function bring(parts: PushParts, { payload, tries }: OutboxMessage): Promise<OutboxVerdict> {
  const { db, clock, isOn } = parts;
  const targets = isOn ? await listTargets(db, memberIdOf(payload), clock()) : [];
  const reasons = await Promise.all(targets.map((target) => tell(parts, target)));
  const reason = reasons.find((one) => one !== null);
  if (reason === undefined || tries >= mostTries) return { outcome: 'done' };
  return { outcome: 'again', reason };
}

export function createPushSending(parts: PushParts) {
  const { db, clock, logger } = parts;
  const send = (message: OutboxMessage) => bring(parts, message);
  return createOutboxSender({ db, clock, logger, topic, send, leaseMs, batch: sentAtOnce });
}

/** In the transaction of the letter; `from` is the same for the same one, which is told once. */
export async function tellOfLetter(
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
