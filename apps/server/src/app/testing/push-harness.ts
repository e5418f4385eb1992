import { createWebPush } from '#adapters/push-sender/web-push/web-push.ts';
import type { TestDatabase } from '#db/testing/test-database.ts';
import {
  createNotifications,
  type NotificationsDependencies,
} from '#modules/notifications/notifications.ts';
import { createPushBrowser, startPushCompany } from '#ports/fakes/push-sender.stub.ts';
import { keysSecret, openTestBase } from '#testing/test-base.ts';
import { defaultMemberTypes } from '@pavilion/domain/member/member-type';

export const startedAt = new Date('2026-11-22T10:00:00Z');

/** Settings with which no notification is sent but pushes. */
const onlyPushes = {
  sms: null,
  mail: null,
  smsBudget: { perNumberPerDay: 1, perNetworkPerHour: 1, perPrefixPerHour: 1, perSitePerHour: 1 },
  numbers: { own: '63', open: ['63'] },
  site: {
    memberTypes: defaultMemberTypes,
    policy: { messages: { toUpline: true, perHour: 5 } },
  },
};

type Rank = { memberType?: number; vipLevel?: number };

/** A site that sends pushes, and a stub of the browsers' push company. */
export async function openPushHarness(database: TestDatabase) {
  const company = await startPushCompany();
  const base = await openTestBase(database, { startedAt });

  const createPush = (changes: Partial<NotificationsDependencies['push']> = {}) =>
    createNotifications({
      ...onlyPushes,
      ...base,
      keysSecret,
      push: {
        sender: createWebPush({ subject: 'https://site.example', clock: () => new Date() }),
        isOn: true,
        isEndpoint: (address) => address.startsWith(company.origin),
        readersOf: async () => null,
        ...changes,
      },
    });
  const push = createPush();

  /** Creates a member with a session, and its browser. */
  async function newcomer(rank: Rank = {}) {
    const { context } = await base.member(rank);
    return { ...context.caller, context, ...createPushBrowser(company.origin) };
  }

  /** Opens another session of a member, in a browser of its own. */
  async function secondBrowser({ memberId, context }: Awaited<ReturnType<typeof newcomer>>) {
    const { id: sessionId } = await base.openSession(memberId);
    const caller = { ...context.caller, sessionId };
    return { ...caller, context: { ...context, caller }, ...createPushBrowser(company.origin) };
  }
  type Someone = Awaited<ReturnType<typeof newcomer>>;

  const subscribe = ({ target, context }: Someone) =>
    push.handlers.keepPushSubscription(target, context);
  async function subscriber(rank?: Rank): Promise<Someone> {
    const someone = await newcomer(rank);
    await subscribe(someone);
    return someone;
  }

  return {
    ...base,
    company,
    push,
    createPush,
    newcomer,
    secondBrowser,
    subscribe,
    subscriber,
    /** How many pushes each of these got since `received` was last emptied. */
    timesReceived: (all: readonly Someone[]) =>
      all.map(
        ({ target }) =>
          company.received.filter(({ path }) => company.origin + path === target.endpoint).length,
      ),
    close: async () => {
      await base.close();
      await company.close();
    },
  };
}

export type PushHarness = Awaited<ReturnType<typeof openPushHarness>>;
