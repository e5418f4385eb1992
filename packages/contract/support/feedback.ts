import * as v from 'valibot';
import { limits } from '@pavilion/domain/limits';
import { endpoint } from '../endpoint.ts';
import { idempotencyKey, nothing, pictureParts, words } from '../fields.ts';

const feedback = { access: 'session', action: 'feedback', moduleId: 'FEEDBACK3' } as const;

export const getFeedbackRule = endpoint({
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
