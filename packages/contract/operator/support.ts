import * as v from 'valibot';
import { limits } from '@pavilion/domain/limits';
import { endpoint } from '../endpoint.ts';
import { pageNo, pageOf, pageSize, words } from '../fields.ts';

const feedback = v.object({
  feedbackId: v.string(),
  account: v.string(),
  content: v.string(),
  pictureIds: v.array(v.string()),
  sentAt: v.string(),
  answer: v.nullable(v.string()),
  answeredBy: v.nullable(v.string()),
});

const listFeedback = endpoint({
  method: 'GET',
  path: '/operator/feedback',
  summary: 'What members said of the site, oldest first',
  access: 'operator',
  sends: 'query',
  input: v.object({
    state: v.optional(v.picklist(['waiting', 'answered']), 'waiting'),
    pageNo,
    pageSize,
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
    feedbackId: v.pipe(v.string(), v.uuid()),
    answer: v.pipe(words, v.minLength(1), v.maxLength(limits.inboxTextMaxLength)),
  }),
  response: feedback,
  errors: ['feedback.not.found', 'feedback.answered'],
});

export const supportCalls = {
  listFeedback,
  answerFeedback,
};
