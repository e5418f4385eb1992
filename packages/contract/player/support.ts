import * as v from 'valibot';
import { limits } from '@pavilion/domain/limits';
import { paths } from '@pavilion/screens/paths';
import { endpoint } from '../endpoint.ts';
import {
  described,
  givenId,
  idempotencyKey,
  nothing,
  number,
  pictureParts,
  text,
  textUpTo,
  words,
} from '../fields.ts';
import { pictureErrors } from './pictures.ts';

const feedback = { access: 'session', action: 'feedback', moduleId: 'FEEDBACK3' } as const;

const getFeedbackRule = endpoint({
  ...feedback,
  method: 'GET',
  path: '/wps/feedback/rule',
  whileExcluded: 'answered',
  summary: 'How many words a feedback may have on this site',
  sends: 'query',
  input: nothing,
  response: v.object({
    fewestWords: number('How many words it has at least.'),
    mostWords: number('How many words it has at most.'),
  }),
  errors: ['trial.restricted'],
});

export const sendFeedback = endpoint({
  ...feedback,
  method: 'POST',
  path: '/wps/feedback',
  whileExcluded: 'answered',
  summary: 'Tell the site what is good or bad; the answer comes into the inbox',
  sends: 'multipart',
  input: v.object({
    content: described(
      v.pipe(words, v.maxLength(limits.feedbackMaxLength)),
      'What the member says, in plain text.',
    ),
    requestKey: idempotencyKey,
    pictures: pictureParts(0, limits.feedbackImagesMax),
  }),
  response: v.object({ feedbackId: givenId }),
  errors: ['trial.restricted', 'request.limited', 'feedback.words', ...pictureErrors],
});

const chat = { access: 'session', action: 'chat', moduleId: 'CBS3' } as const;
const optionalText = (longest: number) => v.optional(textUpTo(longest), '');

const launchChat = endpoint({
  ...chat,
  method: 'GET',
  path: '/wps/relay/CBS_launchChat',
  whileExcluded: 'answered',
  summary: 'Where the live chat opens for the member, for a short time',
  sends: 'query',
  input: v.object({
    b2c: described(v.optional(v.literal('1'), '1'), 'Clients of the family send 1.'),
    language: described(
      v.pipe(v.string(), v.regex(/^[A-Za-z_-]{2,10}$/)),
      'The language of the page.',
    ),
    backUrl: described(
      v.optional(textUpTo(2048), paths.home()),
      'A path of this site to come back to.',
    ),
    headerColor: described(
      v.optional(v.pipe(v.string(), v.regex(/^(#[0-9A-Fa-f]{3,8})?$/)), ''),
      'The color of the header of the chat; empty for its own.',
    ),
    title: described(optionalText(60), 'The title of the chat; empty for its own.'),
    extras: described(optionalText(200), 'What else the chat is told; empty for nothing.'),
  }),
  response: v.object({ chatUrl: text('Where the chat opens.') }),
  errors: ['trial.restricted', 'chat.closed'],
});

const countUnreadChat = endpoint({
  ...chat,
  method: 'GET',
  path: '/wps/relay/CBS_unreadCount',
  whileExcluded: 'answered',
  summary: 'Answers in the live chat that the member has not seen',
  sends: 'query',
  input: nothing,
  response: v.object({
    unReadCount: number('How many answers the member has not seen.'),
  }),
  errors: ['trial.restricted', 'chat.closed'],
});

export const supportCalls = {
  getFeedbackRule,
  sendFeedback,
  launchChat,
  countUnreadChat,
};
