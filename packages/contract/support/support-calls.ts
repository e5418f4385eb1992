import { answerFeedback, listFeedback } from '../operator/feedback.ts';
import { getFeedbackRule, sendFeedback } from './feedback.ts';
import { countUnreadChat, launchChat } from './live-chat.ts';

/** The calls of feedback and the live chat. */
export const supportCalls = {
  getFeedbackRule,
  sendFeedback,
  listFeedback,
  answerFeedback,
  launchChat,
  countUnreadChat,
} as const;
