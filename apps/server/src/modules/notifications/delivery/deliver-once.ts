import type { Database } from '#db/database.ts';
import type { Clock } from '#kit/clock.ts';
import type { OutboxVerdict } from '#kit/outbox.ts';
import { beginDelivery, endDelivery } from './delivery.store.ts';

export type DeliveryAnswer =
  | { outcome: 'sent' }
  | { outcome: 'refused' | 'notSent' | 'inDoubt'; reason: string };

/**
 * Hands a message over at most once for its key. A message that was surely not sent is tried again;
 * one that is in doubt, or was being sent when a process died, is not.
 */
export async function deliverOnce(
  { db, clock }: { db: Database; clock: Clock },
  key: string,
  deliver: () => Promise<DeliveryAnswer>,
): Promise<OutboxVerdict> {
  if (!(await beginDelivery(db, key, clock()))) return { outcome: 'done' };
  const answer = await deliver();
  switch (answer.outcome) {
    case 'notSent':
      await endDelivery(db, key, 'waiting', clock());
      return { outcome: 'again', reason: answer.reason };
    case 'inDoubt':
      await endDelivery(db, key, 'lost', clock());
      return { outcome: 'done' };
    case 'sent':
    case 'refused':
      await endDelivery(db, key, answer.outcome, clock());
      return { outcome: 'done' };
  }
}
