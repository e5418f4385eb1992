import type { DatabaseTransaction } from '#db/database.ts';
import type { Handlers } from '#http/handlers.ts';
import { Refused } from '#http/refused.ts';
import { pageOf, pageSlice } from '#kit/page.ts';
import { createRateLimiter } from '#kit/rate-limit.ts';
import type { Endpoints } from '@pavilion/contract/endpoints';
import { countUnreadChat, launchChat } from './chat/launch-chat.ts';
import { answerFeedback, showFeedback } from './feedback/answer-feedback.ts';
import { listFeedbackPage } from './feedback/feedback.store.ts';
import { sendFeedback } from './feedback/send-feedback.ts';
import {
  countUnread,
  findMessage,
  findUnreadThreads,
  listThread,
  listThreads,
  markDeleted,
  markRead,
} from './inbox/inbox.store.ts';
import { recipientsOf, sendMessage } from './inbox/send-message.ts';
import { showLetter, showMessage } from './inbox/show-message.ts';
import { listConversation, listLettersPage } from './inbox/support.store.ts';
import { answerLetter, sendLetters, writeLetter, type HouseLetter } from './inbox/write-letters.ts';
import type { MessagesDependencies, MessagesParts } from './message-parts.ts';

type Calls = Handlers<Endpoints['messages']>;
type OfMembers =
  | 'listInbox'
  | 'countUnreadInbox'
  | 'readMessage'
  | 'deleteMessages'
  | 'sendMessage'
  | 'getFeedbackRule'
  | 'sendFeedback'
  | 'launchChat'
  | 'countUnreadChat';

function memberCalls(parts: MessagesParts): Pick<Calls, OfMembers> {
  const { db, clock, signals, site } = parts;

  /** Tells the open pages of the member when something has changed. */
  const change = (memberId: bigint, run: (db: MessagesParts['db']) => Promise<number>) =>
    db.transaction().execute(async (transaction) => {
      if ((await run(transaction)) > 0) {
        await signals.publishIn(transaction, { kind: 'unread', memberId });
      }
    });

  return {
    listInbox: async ({ threadId, ...asked }, { caller, language }) => {
      const { memberId } = caller;
      const slice = pageSlice(asked);
      const recipients = await recipientsOf(parts, memberId);
      if (threadId !== undefined) {
        const { rows, total } = await listThread(db, memberId, threadId, slice);
        return {
          ...pageOf(
            rows.map((row) => showMessage(row, language)),
            total,
            asked,
          ),
          recipients,
        };
      }
      const { rows, total } = await listThreads(db, memberId, slice);
      const threadIds = rows.map((row) => row.thread_id);
      const unread = await findUnreadThreads(db, memberId, threadIds);
      const list = rows.map((row) => ({
        ...showMessage(row, language),
        read: !unread.has(row.thread_id),
      }));
      return { ...pageOf(list, total, asked), recipients };
    },
    countUnreadInbox: (_, { caller }) => countUnread(db, caller.memberId),
    readMessage: async ({ messageId }, { caller }) => {
      const message = await findMessage(db, caller.memberId, { id: BigInt(messageId) });
      if (message === null) throw new Refused('message.not.found');
      await change(caller.memberId, (inside) => markRead(inside, message, clock()));
      return {};
    },
    deleteMessages: async (which, { caller: { memberId } }) => {
      const some = 'upTo' in which ? { upTo: BigInt(which.upTo) } : which;
      await change(memberId, (inside) => markDeleted(inside, memberId, some, clock()));
      return {};
    },
    sendMessage: async (request, { caller: { memberId }, language }) =>
      showMessage(await sendMessage(parts, { memberId, language }, request), language),
    launchChat: async (look, { caller }) => launchChat(parts, caller, look),
    countUnreadChat: async (_, { caller }) => ({
      unReadCount: await countUnreadChat(parts, caller.memberId),
    }),
    getFeedbackRule: async () => {
      const { fewestWords, mostWords } = site.policy.feedback;
      return { fewestWords, mostWords };
    },
    sendFeedback: async (request, { caller }) => ({
      feedbackId: await sendFeedback(parts, caller.memberId, request),
    }),
  };
}

function operatorCalls(parts: MessagesParts): Omit<Calls, OfMembers> {
  const { db } = parts;
  return {
    listLetters: async ({ state, account, ...asked }, { language }) => {
      const waiting = state === 'waiting';
      const page = await listLettersPage(db, { waiting, account, ...pageSlice(asked) });
      return pageOf(
        page.rows.map((row) => showLetter(row, language)),
        page.total,
        asked,
      );
    },
    readConversation: async ({ threadId, ...asked }, { language }) => {
      const { rows, total } = await listConversation(db, threadId, pageSlice(asked));
      if (total === 0) throw new Refused('message.not.found');
      return pageOf(
        rows.map((row) => showLetter(row, language)),
        total,
        asked,
      );
    },
    answerLetter: (answer, { operator }) => answerLetter(parts, answer, operator),
    sendLetters: (letters, { operator }) => sendLetters(parts, letters, operator),
    listFeedback: async ({ state, ...asked }) => {
      const page = await listFeedbackPage(db, {
        waiting: state === 'waiting',
        ...pageSlice(asked),
      });
      return pageOf(page.rows.map(showFeedback), page.total, asked);
    },
    answerFeedback: async (answer, { operator }) =>
      showFeedback(await answerFeedback(parts, answer, operator)),
  };
}

/** The inbox of members, what they write to support and the upline, and their feedback. */
export function createMessages(deps: MessagesDependencies) {
  const parts = { ...deps, limiter: createRateLimiter(deps.db, deps.clock) };
  return {
    handlers: { ...memberCalls(parts), ...operatorCalls(parts) },
    writeLetter: (transaction: DatabaseTransaction, memberId: bigint, letter: HouseLetter) =>
      writeLetter(parts, transaction, memberId, letter),
  };
}
