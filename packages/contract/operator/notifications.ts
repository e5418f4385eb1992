import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { idempotencyKey, identifier, pageNo, pageOf, pageSize, words } from '../fields.ts';
import { inSome } from '../local-text.ts';
import { messageTitle, threadId } from '../player/notifications.ts';

const html = v.pipe(words, v.minLength(1), v.maxLength(20_000));
const letter = v.object({
  threadId: v.string(),
  account: v.string(),
  /** The operator who wrote it; null for what the member wrote. */
  operator: v.nullable(v.string()),
  title: v.string(),
  content: v.string(),
  format: v.picklist(['text', 'html']),
  sentAt: v.string(),
});

/** What the HTML held that is not allowed, and that was taken out (decision D20). */
const removed = v.array(v.string());

const listLetters = endpoint({
  method: 'GET',
  path: '/operator/inbox-messages',
  summary: 'What members wrote to support, oldest first',
  access: 'operator',
  sends: 'query',
  input: v.object({
    state: v.optional(v.picklist(['waiting', 'answered']), 'waiting'),
    account: v.optional(identifier),
    pageNo,
    pageSize,
  }),
  response: pageOf(letter),
  errors: [],
});

const readConversation = endpoint({
  method: 'GET',
  path: '/operator/inbox-messages/{threadId}',
  summary: 'A conversation between a member and support, oldest first',
  access: 'operator',
  sends: 'query',
  input: v.object({ threadId, pageNo, pageSize }),
  response: pageOf(letter),
  errors: ['message.not.found'],
});

export const answerLetter = endpoint({
  method: 'POST',
  path: '/operator/inbox-messages/{threadId}/answer',
  summary: 'Answer in a conversation; it no longer waits',
  access: 'operator',
  sends: 'json',
  input: v.object({ threadId, content: html, requestKey: idempotencyKey }),
  response: v.object({ removed }),
  errors: ['message.not.found', 'message.repeat.differs'],
});

export const sendLetters = endpoint({
  method: 'POST',
  path: '/operator/inbox-messages',
  summary: 'Write to one member or to an audience; a repeat reaches only whom it had not reached',
  access: 'operator',
  sends: 'json',
  input: v.strictObject({
    to: v.union([
      v.strictObject({ account: identifier }),
      v.strictObject({ audience: v.picklist(['member', 'agent']) }),
      v.strictObject({ vipLevelFrom: v.pipe(v.number(), v.integer(), v.minValue(0)) }),
    ]),
    title: inSome(messageTitle),
    content: inSome(html),
    requestKey: idempotencyKey,
  }),
  response: v.object({ sent: v.number(), removed }),
  errors: ['member.not.found'],
});

export const notificationCalls = {
  listLetters,
  readConversation,
  answerLetter,
  sendLetters,
};
