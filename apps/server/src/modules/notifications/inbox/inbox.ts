import type { DatabaseTransaction } from '#db/database.ts';
import { ApiError } from '#http/api-error.ts';
import type { Handlers } from '#http/handlers.ts';
import { createRateLimiter } from '#kit/limits/rate-limit.ts';
import { pageOf, pageSlice } from '#kit/page.ts';
import type { OperatorEndpoints } from '@pavilion/contract/operator';
import type { PlayerEndpoints } from '@pavilion/contract/player';
import type { InboxDependencies, InboxDeps } from './inbox-deps.ts';
import {
  countUnread,
  findMessage,
  findUnreadThreads,
  listThread,
  listThreads,
  markDeleted,
  markRead,
} from './inbox.store.ts';
import { recipientsOf, sendMessage } from './send-message.ts';
import { showInboxMessage, showMessage } from './show-message.ts';
import { listConversation, listInboxMessagesPage } from './support.store.ts';
import {
  answerInboxMessage,
  sendInboxMessages,
  writeInboxMessages,
  type SystemMessage,
} from './write-inbox-messages.ts';

type PlayerCalls = Handlers<PlayerEndpoints['notifications']>;
type OfInbox = 'listInbox' | 'countUnreadInbox' | 'readMessage' | 'deleteMessages' | 'sendMessage';

function memberCalls(deps: InboxDeps): Pick<PlayerCalls, OfInbox> {
  const { db, clock, signals } = deps;

  /** Runs a change of the inbox, and signals the member's open pages when it changed something. */
  const change = (memberId: bigint, run: (db: InboxDeps['db']) => Promise<number>) =>
    db.transaction().execute(async (transaction) => {
      if ((await run(transaction)) > 0) {
        await signals.publishIn(transaction, { kind: 'unread', memberId });
      }
    });

  return {
    listInbox: async ({ threadId, ...query }, { caller, language }) => {
      const { memberId } = caller;
      const slice = pageSlice(query);
      const recipients = await recipientsOf(deps, memberId);
      if (threadId !== undefined) {
        const { rows, total } = await listThread(db, memberId, threadId, slice);
        return {
          ...pageOf(
            rows.map((row) => showMessage(deps, row, language)),
            total,
            query,
          ),
          recipients,
        };
      }
      const { rows, total } = await listThreads(db, memberId, slice);
      const threadIds = rows.map((row) => row.thread_id);
      const unread = await findUnreadThreads(db, memberId, threadIds);
      const list = rows.map((row) => ({
        ...showMessage(deps, row, language),
        read: !unread.has(row.thread_id),
      }));
      return { ...pageOf(list, total, query), recipients };
    },
    countUnreadInbox: (_, { caller }) => countUnread(db, caller.memberId),
    readMessage: async ({ messageId }, { caller }) => {
      const message = await findMessage(db, caller.memberId, { id: BigInt(messageId) });
      if (message === null) throw new ApiError('message.not.found');
      await change(caller.memberId, (inside) => markRead(inside, message, clock()));
      return {};
    },
    deleteMessages: async (which, { caller: { memberId } }) => {
      const some = 'upTo' in which ? { upTo: BigInt(which.upTo) } : which;
      await change(memberId, (inside) => markDeleted(inside, memberId, some, clock()));
      return {};
    },
    sendMessage: async (request, { caller: { memberId }, language }) =>
      showMessage(deps, await sendMessage(deps, { memberId, language }, request), language),
  };
}

function operatorCalls(deps: InboxDeps): Handlers<OperatorEndpoints['notifications']> {
  const { db } = deps;
  return {
    listInboxMessages: async ({ state, account, ...query }, { language }) => {
      const waiting = state === 'waiting';
      const page = await listInboxMessagesPage(db, { waiting, account, ...pageSlice(query) });
      return pageOf(
        page.rows.map((row) => showInboxMessage(row, language)),
        page.total,
        query,
      );
    },
    readConversation: async ({ threadId, ...query }, { language }) => {
      const { rows, total } = await listConversation(db, threadId, pageSlice(query));
      if (total === 0) throw new ApiError('message.not.found');
      return pageOf(
        rows.map((row) => showInboxMessage(row, language)),
        total,
        query,
      );
    },
    answerInboxMessage: (answer, { operator }) => answerInboxMessage(deps, answer, operator),
    sendInboxMessages: (messages, { operator }) => sendInboxMessages(deps, messages, operator),
  };
}

/** The inbox of members: messages to and from support and the upline, and messages of the site. */
export function createInbox(given: InboxDependencies) {
  const deps = { ...given, limiter: createRateLimiter(given.db, given.clock) };
  return {
    handlers: memberCalls(deps),
    operatorHandlers: operatorCalls(deps),
    writeInboxMessage: (
      transaction: DatabaseTransaction,
      memberId: bigint,
      message: SystemMessage,
    ) => writeInboxMessages(deps, transaction, [memberId], message),
    writeInboxMessages: (
      transaction: DatabaseTransaction,
      memberIds: readonly bigint[],
      message: SystemMessage,
    ) => writeInboxMessages(deps, transaction, memberIds, message),
  };
}
