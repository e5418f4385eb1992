import {
  answerLetter,
  listLetters,
  readConversation,
  sendLetters,
} from '../operator/inbox-messages.ts';
import { countUnreadInbox, deleteMessages, listInbox, readMessage, sendMessage } from './inbox.ts';
import { pushCalls } from './push-subscription.ts';

/** The calls of the inbox, and of the browsers that are told what comes into it. */
export const notificationCalls = {
  listInbox,
  countUnreadInbox,
  readMessage,
  deleteMessages,
  sendMessage,
  listLetters,
  readConversation,
  answerLetter,
  sendLetters,
  ...pushCalls,
} as const;
