import type { Subscriptions } from '#kit/events.ts';
import { createSecretBox } from '#kit/secrets/secret-box.ts';
import { hourMs } from '#kit/time/milliseconds.ts';
import { createRepeatingJobs } from '#kit/time/repeating-job.ts';
import type { ModuleEvents } from '#modules/events.ts';
import { createDelivery, type DeliveryDependencies } from './delivery.ts';
import { forgetDeliveries } from './delivery/delivery.store.ts';
import { eraseInbox } from './inbox/erasure.store.ts';
import type { InboxDependencies } from './inbox/inbox-deps.ts';
import { createInbox } from './inbox/inbox.ts';
import { createPush, type PushDependencies } from './push/push.ts';

export type NotificationsDependencies = DeliveryDependencies &
  Pick<InboxDependencies, 'signals' | 'site'> & {
    push: Pick<PushDependencies, 'sender' | 'isOn' | 'isEndpoint' | 'readersOf'>;
    /** The private key of pushes, and parts of letters, are stored encrypted under it. */
    keysSecret: string;
  };

export type Notifications = ReturnType<typeof createNotifications>;

const keptMs = 7 * 24 * hourMs;

/** Everything sent to people: inbox messages, pushes to browsers, text messages and mail. */
export function createNotifications(deps: NotificationsDependencies) {
  const { db, clock, logger, keysSecret, signals, site } = deps;
  const delivery = createDelivery(deps);
  const push = createPush({ ...deps.push, db, clock, logger, keysSecret });
  const inbox = createInbox({
    db,
    clock,
    signals,
    site,
    letterBox: createSecretBox(keysSecret, 'inbox'),
    inboxMessageArrived: push.inboxMessageArrived,
  });
  const forget = {
    name: 'forget deliveries',
    everyMs: hourMs,
    run: () => forgetDeliveries(db, new Date(clock().getTime() - keptMs)),
  };
  return {
    handlers: { ...inbox.handlers, ...push.handlers },
    operatorHandlers: inbox.operatorHandlers,
    jobs: createRepeatingJobs([...push.jobs, forget], logger),
    on: {
      ...push.on,
      memberErased: ({ transaction, memberId }) => eraseInbox(transaction, memberId),
    } satisfies Subscriptions<ModuleEvents>,
    /** Writes an inbox message in plain text to one member, in the transaction that causes it. */
    writeInboxMessage: inbox.writeInboxMessage,
    /** The same to many members. */
    writeInboxMessages: inbox.writeInboxMessages,
    delivery,
    /** How many text messages the site may still send within the hour. */
    textsLeft: () => delivery.budget.left(),
  };
}
