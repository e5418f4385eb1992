import { answerFeedback, listFeedback } from '../operator/feedback.ts';
import {
  answerLetter,
  listLetters,
  readConversation,
  sendLetters,
} from '../operator/inbox-messages.ts';
import { getFeedbackRule, sendFeedback } from './feedback.ts';
import { countUnreadInbox, deleteMessages, listInbox, readMessage, sendMessage } from './inbox.ts';
import { countUnreadChat, launchChat } from './live-chat.ts';

/** The calls of the inbox, the live chat and feedback. */
export const messageCalls = {
  listInbox,
  countUnreadInbox,
  readMessage,
  deleteMessages,
  sendMessage,
  getFeedbackRule,
  sendFeedback,
  launchChat,
  countUnreadChat,
  listLetters,
  readConversation,
  answerLetter,
  sendLetters,
  listFeedback,
  answerFeedback,
} as const;
