import type { Handlers } from '#http/handlers.ts';
import type { Subscriptions } from '#kit/events.ts';
import { createRateLimiter } from '#kit/limits/rate-limit.ts';
import { pageOf, pageSlice } from '#kit/page.ts';
import type { ModuleEvents } from '#modules/events.ts';
import type { OperatorEndpoints } from '@pavilion/contract/operator';
import type { PlayerEndpoints } from '@pavilion/contract/player';
import { countUnreadChat, launchChat } from './chat/launch-chat.ts';
import { answerFeedback, showFeedback } from './feedback/answer-feedback.ts';
import { eraseFeedback, listFeedbackPage } from './feedback/feedback.store.ts';
import { sendFeedback } from './feedback/send-feedback.ts';
import type { SupportDependencies } from './support-deps.ts';

/** The feedback of members, and the live chat with support. */
export function createSupport(given: SupportDependencies) {
  const { db, clock, site } = given;
  const deps = { ...given, limiter: createRateLimiter(db, clock) };
  const handlers: Handlers<PlayerEndpoints['support']> = {
    launchChat: async (look, { caller }) => launchChat(deps, caller, look),
    countUnreadChat: async (_, { caller }) => ({
      unReadCount: await countUnreadChat(deps, caller.memberId),
    }),
    getFeedbackRule: async () => {
      const { fewestWords, mostWords } = site.policy.feedback;
      return { fewestWords, mostWords };
    },
    sendFeedback: async (request, { caller }) => ({
      feedbackId: await sendFeedback(deps, caller.memberId, request),
    }),
  };

  const operatorHandlers: Handlers<OperatorEndpoints['support']> = {
    listFeedback: async ({ state, ...query }) => {
      const page = await listFeedbackPage(db, {
        waiting: state === 'waiting',
        ...pageSlice(query),
      });
      return pageOf(page.rows.map(showFeedback), page.total, query);
    },
    answerFeedback: async (answer, { operator }) =>
      showFeedback(await answerFeedback(deps, answer, operator)),
  };
  const on: Subscriptions<ModuleEvents> = {
    memberErased: ({ transaction, memberId }) => eraseFeedback(transaction, memberId),
  };
  return { handlers, operatorHandlers, on };
}
