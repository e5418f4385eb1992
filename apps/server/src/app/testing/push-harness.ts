import { randomBytes, randomUUID } from 'node:crypto';
import { createWebPush } from '#adapters/push-sender/web-push/web-push.ts';
import type { Database } from '#db/database.ts';
import { createKysely } from '#db/kysely-dialect.ts';
import type { Tables } from '#db/tables.ts';
import type { TestDatabase } from '#db/testing/test-database.ts';
import type { SessionContext } from '#http/handlers.ts';
import { createLogger } from '#kit/logger.ts';
import { createSignals } from '#kit/signals.ts';
import {
  createNotifications,
  type NotificationsDependencies,
} from '#modules/notifications/notifications.ts';
import { createPushBrowser, startPushCompany } from '#ports/fakes/push-sender.stub.ts';
import { defaultMemberTypes } from '@pavilion/domain/member/member-type';

export const startedAt = new Date('2026-11-22T10:00:00Z');
const dayMs = 24 * 3_600_000;

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

type Now = { at: Date };
type Rank = { memberType?: number; vipLevel?: number };

/** Inserts a member with a session of one day. */
async function insertMember(db: Database, { at }: Now, { memberType = 0, vipLevel = 0 }: Rank) {
  const username = `push_${randomUUID().slice(0, 8)}`;
  const row = { username, member_type: memberType, vip_level: vipLevel, password_hash: 'none' };
  const { id: memberId } = await db
    .insertInto('member')
    .values(row as never)
    .returning('id')
    .executeTakeFirstOrThrow();
  const session = {
    id: randomUUID(),
    token_hash: randomBytes(32),
    member_id: memberId,
    created_at: at,
    last_seen_at: at,
    expires_at: new Date(at.getTime() + dayMs),
    address: '',
    user_agent: '',
  };
  await db.insertInto('session').values(session).execute();
  return { memberId, username, memberType, sessionId: session.id };
}

/** A site that sends pushes, and a stub of the browsers' push company. */
export async function openPushHarness(database: TestDatabase) {
  const now: Now = { at: startedAt };
  const company = await startPushCompany();
  const engine = await database.open({ durable: false, migrated: true });
  const db = createKysely<Tables>(engine);

  const createPush = (changes: Partial<NotificationsDependencies['push']> = {}) =>
    createNotifications({
      ...onlyPushes,
      db,
      signals: createSignals(engine, db),
      clock: () => now.at,
      logger: createLogger('silent'),
      keysSecret: 'a secret of the test that is long enough',
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
    const caller = await insertMember(db, now, rank);
    const baseContext = { requestId: '', address: '', userAgent: '', language: 'EN' as const };
    const context: SessionContext = { ...baseContext, caller };
    return { ...caller, context, ...createPushBrowser(company.origin) };
  }

  /** Opens another session of a member, in a browser of its own. */
  async function secondBrowser({ memberId, context }: Awaited<ReturnType<typeof newcomer>>) {
    const other = await newcomer();
    await db
      .updateTable('session')
      .set({ member_id: memberId })
      .where('id', '=', other.sessionId)
      .execute();
    const caller = { ...context.caller, sessionId: other.sessionId };
    return { ...other, memberId, context: { ...context, caller } };
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
    db,
    engine,
    company,
    now,
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
    later: (ms: number) => void (now.at = new Date(now.at.getTime() + ms)),
    close: async () => {
      await engine.close();
      await company.close();
    },
  };
}

export type PushHarness = Awaited<ReturnType<typeof openPushHarness>>;
