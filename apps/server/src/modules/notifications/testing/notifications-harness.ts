import { randomUUID } from 'node:crypto';
import type { TestDatabase } from '#db/testing/test-database.ts';
import { createSecretBox } from '#kit/secrets/secret-box.ts';
import { firstPage, keysSecret, openTestBase } from '#testing/test-base.ts';
import { defaultMemberTypes } from '@pavilion/domain/member/member-type';
import { createInbox } from '../inbox/inbox.ts';

/** The inbox over a database, with a record of the members who got an unread signal. */
export async function openNotificationsHarness(database: TestDatabase) {
  const base = await openTestBase(database, { sendsSignals: true });
  const { signals } = base;
  const signalled: bigint[] = [];
  const pushed: bigint[] = [];
  signals.listen((signal) => {
    if (signal?.kind === 'unread' && signal.memberId !== null) signalled.push(signal.memberId);
  });
  await signals.start();
  const policy = { messages: { toUpline: true, perHour: 5 } };
  const { handlers, operatorHandlers, writeInboxMessages } = createInbox({
    ...base,
    letterBox: createSecretBox(keysSecret, 'inbox'),
    inboxMessageArrived: async (_transaction, memberIds) => void pushed.push(...memberIds),
    site: { memberTypes: defaultMemberTypes, policy },
  });

  /** Creates a member, with the calls as this member makes them. */
  async function newcomer(details: Parameters<typeof base.member>[0] = {}) {
    const { memberId, username, context } = await base.member(details);
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

  return {
    ...base,
    handlers,
    operatorHandlers,
    writeInboxMessages,
    policy,
    signalled,
    pushed,
    newcomer,
    close: async () => {
      await signals.stop();
      await base.close();
    },
  };
}

export type NotificationsHarness = Awaited<ReturnType<typeof openNotificationsHarness>>;
