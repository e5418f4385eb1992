import * as v from 'valibot';
import { limits } from '@pavilion/domain/limits';
import { endpoint } from '../endpoint.ts';
import {
  described,
  givenId,
  memberAccount,
  pageInput,
  pageOf,
  sharedObject,
  text,
  words,
} from '../fields.ts';

const feedback = sharedObject('Feedback', 'What a member said of the site.', {
  feedbackId: givenId,
  account: memberAccount,
  content: text('What the member wrote.'),
  pictureIds: described(v.array(v.string()), 'The pictures that the member sent with it.'),
  sentAt: text('When it was sent, as ISO 8601.'),
  answer: described(v.nullable(v.string()), 'What an operator answered; null before.'),
  answeredBy: described(v.nullable(v.string()), 'The operator who answered; null before.'),
});

const listFeedback = endpoint({
  method: 'GET',
  path: '/operator/feedback',
  summary: 'What members said of the site, oldest first',
  access: 'operator',
  sends: 'query',
  input: v.object({
    state: described(
      v.optional(v.picklist(['waiting', 'answered']), 'waiting'),
      'Whether those that wait for an answer are asked for, or those that have one.',
    ),
    ...pageInput,
  }),
  response: pageOf(feedback),
  errors: [],
});

export const answerFeedback = endpoint({
  method: 'POST',
  path: '/operator/feedback/{feedbackId}/answer',
  summary: 'Answer a feedback once, in plain text; it arrives in the inbox of the member',
  access: 'operator',
  sends: 'json',
  input: v.object({
    feedbackId: described(v.pipe(v.string(), v.uuid()), 'The feedback that is answered.'),
    answer: described(
      v.pipe(words, v.minLength(1), v.maxLength(limits.inboxTextMaxLength)),
      'Plain text; it arrives in the inbox of the member.',
    ),
  }),
  response: feedback,
  errors: ['feedback.not.found', 'feedback.answered'],
});

export const supportCalls = {
  listFeedback,
  answerFeedback,
};
