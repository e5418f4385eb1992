import { randomBytes, randomUUID } from 'node:crypto';
import type { Database } from '#db/database.ts';
import { createKysely } from '#db/kysely-dialect.ts';
import type { Tables } from '#db/tables.ts';
import type { TestDatabase } from '#db/testing/test-database.ts';
import type { SessionContext } from '#http/handlers.ts';
import { createSignals } from '#kit/signals.ts';
import { defaultMemberTypes } from '@pavilion/domain/member/member-type';
import { createInbox } from '../inbox/inbox.ts';

const baseContext = {
  requestId: 'r',
  language: 'EN',
  address: '10.0.0.1',
  userAgent: 'test',
} as const;
export const asOperator = { ...baseContext, operator: 'ana' };
export const firstPage = { pageNo: 1, pageSize: 25 };

type NewMember = { parent: bigint | null; memberType: number; vipLevel: number };

async function insertMember(db: Database, { parent, memberType, vipLevel }: NewMember) {
  const username = `m${randomBytes(6).toString('hex')}`;
  const row = {
    username,
    member_type: memberType,
    vip_level: vipLevel,
    password_hash: 'unused',
    parent_id: parent,
  };
  const { id: memberId } = await db
    .insertInto('member')
    .values(row as never)
    .returning('id')
    .executeTakeFirstOrThrow();
  return { username, memberId };
}

/** The inbox over a database, with a record of the members who got an unread signal. */
export async function openNotificationsHarness(database: TestDatabase) {
  const engine = await database.open({ durable: false, migrated: true });
  const db = createKysely<Tables>(engine);
  const signals = createSignals(engine, db);
  const signalled: bigint[] = [];
  const pushed: bigint[] = [];
  signals.listen((signal) => {
    if (signal?.kind === 'unread' && signal.memberId !== null) signalled.push(signal.memberId);
  });
  await signals.start();
  const harness = { now: new Date('2026-11-21T10:00:00Z') };
  const policy = { messages: { toUpline: true, perHour: 5 } };
  const { handlers, operatorHandlers } = createInbox({
    db,
    signals,
    inboxMessageArrived: async (_transaction, memberIds) => void pushed.push(...memberIds),
    clock: () => harness.now,
    site: { memberTypes: defaultMemberTypes, policy },
  });

  /** Creates a member, with the calls as this member makes them. */
  async function newcomer(
    details: { parent?: bigint; memberType?: number; vipLevel?: number } = {},
  ) {
    const { parent = null, memberType = 0, vipLevel = 0 } = details;
    const { username, memberId } = await insertMember(db, { parent, memberType, vipLevel });
    const caller = { memberId, username, memberType, sessionId: 's' };
    const context: SessionContext = { ...baseContext, caller };
    const list = async (threadId?: string) =>
      handlers.listInbox({ threadId, ...firstPage }, context);
    return {
      memberId,
      username,
      context,
      list,
      titles: async () => (await list()).list.map(({ title }) => title),
      unread: () => handlers.countUnreadInbox({}, context),
      write: (title: string, to: 'support' | 'upline' = 'support', requestKey?: string) =>
        handlers.sendMessage(
          { to, title, content: `${title}: text`, requestKey: requestKey ?? randomUUID() },
          context,
        ),
      reply: (threadId: string, content: string) =>
        handlers.sendMessage({ threadId, content, requestKey: randomUUID() }, context),
      read: (messageId: string) => handlers.readMessage({ messageId }, context),
      remove: (which: { threadId: string } | { upTo: string }) =>
        handlers.deleteMessages(which, context),
    };
  }

  async function close(): Promise<void> {
    await signals.stop();
    await engine.close();
  }
  return Object.assign(harness, {
    db,
    handlers,
    operatorHandlers,
    policy,
    signalled,
    pushed,
    newcomer,
    close,
  });
}

export type NotificationsHarness = Awaited<ReturnType<typeof openNotificationsHarness>>;

/** The error code of a refused call; null when it succeeded. */
export function codeOf(call: Promise<unknown>): Promise<unknown> {
  return call.then(
    () => null,
    (error: unknown) => (error as { code?: unknown }).code,
  );
}
