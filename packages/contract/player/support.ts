import * as v from 'valibot';
import { limits } from '@pavilion/domain/limits';
import { paths } from '@pavilion/screens/paths';
import { endpoint } from '../endpoint.ts';
import { idempotencyKey, nothing, pictureParts, words } from '../fields.ts';

const feedback = { access: 'session', action: 'feedback', moduleId: 'FEEDBACK3' } as const;

const getFeedbackRule = endpoint({
  ...feedback,
  method: 'GET',
  path: '/wps/feedback/rule',
  summary: 'How many words a feedback may have on this site',
  sends: 'query',
  input: nothing,
  response: v.object({ fewestWords: v.number(), mostWords: v.number() }),
  errors: ['trial.restricted'],
});

export const sendFeedback = endpoint({
  ...feedback,
  method: 'POST',
  path: '/wps/feedback',
  summary: 'Tell the house what is good or bad; the answer comes into the inbox',
  sends: 'multipart',
  input: v.object({
    content: v.pipe(words, v.maxLength(limits.feedbackMaxLength)),
    requestKey: idempotencyKey,
    pictures: pictureParts(0, limits.feedbackImagesMax),
  }),
  response: v.object({ feedbackId: v.string() }),
  errors: [
    'trial.restricted',
    'request.limited',
    'feedback.words',
    'picture.type',
    'picture.empty',
    'picture.too.large',
    'picture.too.many',
    'picture.unreadable',
  ],
});

const chat = { access: 'session', action: 'chat', moduleId: 'CBS3' } as const;
const optionalText = (longest: number) => v.optional(v.pipe(v.string(), v.maxLength(longest)), '');

const launchChat = endpoint({
  ...chat,
  method: 'GET',
  path: '/wps/relay/CBS_launchChat',
  summary: 'Where the live chat opens for the member, for a short time',
  sends: 'query',
  input: v.object({
    b2c: v.optional(v.literal('1'), '1'),
    language: v.pipe(v.string(), v.regex(/^[A-Za-z_-]{2,10}$/)),
    /** A path of this site to come back to. */
    backUrl: v.optional(v.pipe(v.string(), v.maxLength(2048)), paths.home()),
    headerColor: v.optional(v.pipe(v.string(), v.regex(/^(#[0-9A-Fa-f]{3,8})?$/)), ''),
    title: optionalText(60),
    extras: optionalText(200),
  }),
  response: v.object({ chatUrl: v.string() }),
  errors: ['trial.restricted', 'chat.closed'],
});

const countUnreadChat = endpoint({
  ...chat,
  method: 'GET',
  path: '/wps/relay/CBS_unreadCount',
  summary: 'Answers in the live chat that the member has not seen',
  sends: 'query',
  input: nothing,
  response: v.object({ unReadCount: v.number() }),
  errors: ['trial.restricted', 'chat.closed'],
});

export const supportCalls = {
  getFeedbackRule,
  sendFeedback,
  launchChat,
  countUnreadChat,
};
