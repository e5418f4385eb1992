import type { DatabaseTransaction } from '#db/database.ts';
import { ApiError } from '#http/api-error.ts';
import type { Handlers } from '#http/handlers.ts';
import type { Subscriptions } from '#kit/events.ts';
import { createSecretBox } from '#kit/secrets/secret-box.ts';
import type { RepeatingJob } from '#kit/time/repeating-job.ts';
import type { ModuleEvents } from '#modules/events.ts';
import type { PlayerEndpoints } from '@pavilion/contract/player';
import { createAnnouncementSending, pushAnnouncement } from './bring-announcements.ts';
import type { PushDeps } from './push-deps.ts';
import { createInboxMessagePushes, pushInboxMessage } from './push-inbox-messages.ts';
import { pushKey } from './push-key.store.ts';
import {
  hasSubscription,
  keepSubscription,
  removeOfMember,
  removeOfSession,
} from './push-subscription.store.ts';

export type PushDependencies = Omit<PushDeps, 'key'> & { keysSecret: string };

type Calls = Handlers<PlayerEndpoints['notifications']>;
type OfPush = 'getPushKey' | 'keepPushSubscription' | 'removePushSubscription';

const secondMs = 1000;

/** Pushes to browsers that an inbox message or an announcement came, while the page is closed. */
export function createPush({ keysSecret, ...given }: PushDependencies) {
  const { db, clock, isOn, isEndpoint } = given;
  const box = createSecretBox(keysSecret, 'push');
  const key = () => pushKey(db, box, clock());

  function refuseWhenOff(): void {
    if (!isOn) throw new ApiError('push.closed');
  }

  const handlers: Pick<Calls, OfPush> = {
    getPushKey: async (_, { caller }) => {
      refuseWhenOff();
      const { publicKey } = await key();
      return { publicKey, kept: await hasSubscription(db, caller.sessionId) };
    },
    keepPushSubscription: async (target, { caller }) => {
      refuseWhenOff();
      if (!isEndpoint(target.endpoint)) throw new ApiError('push.endpoint.refused');
      await keepSubscription(db, caller, target, clock());
      return {};
    },
    removePushSubscription: async (_, { caller }) => {
      await removeOfSession(db, caller.sessionId);
      return {};
    },
  };

  const deps = { ...given, key };
  const everyMs = secondMs;
  const jobs: RepeatingJob[] = [
    { name: 'push inbox messages', everyMs, run: createInboxMessagePushes(deps) },
    { name: 'push announcements', everyMs, run: createAnnouncementSending(deps) },
  ];
  const on: Subscriptions<ModuleEvents> = {
    sessionEnded: ({ sessionId }) => removeOfSession(db, sessionId),
    allSessionsEnded: ({ transaction, memberId }) => removeOfMember(transaction, memberId),
    accountClosed: ({ transaction, memberId }) => removeOfMember(transaction, memberId),
    announcementPublished: async ({ transaction, ...announced }) => {
      if (isOn) await pushAnnouncement(transaction, announced, clock());
    },
  };
  return {
    handlers,
    jobs,
    inboxMessageArrived: async (
      transaction: DatabaseTransaction,
      memberIds: readonly bigint[],
      from: string,
    ): Promise<void> => {
      if (isOn) await pushInboxMessage(transaction, memberIds, from, clock());
    },
    on,
  };
}
