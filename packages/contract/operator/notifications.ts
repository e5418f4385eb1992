import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import {
  described,
  idempotencyKey,
  identifier,
  memberAccount,
  number,
  pageInput,
  pageOf,
  sharedObject,
  text,
} from '../fields.ts';
import { inSome } from '../local-text.ts';
import { messageTitle, threadId } from '../player/notifications.ts';
import { html, removed } from './content.ts';

const message = sharedObject('SupportMessage', 'A message between a member and support.', {
  threadId: text('The conversation that it belongs to.'),
  account: memberAccount,
  operator: described(
    v.nullable(v.string()),
    'The operator who wrote it; null for what the member wrote.',
  ),
  title: text('The title of the conversation.'),
  content: text('The text, as `format` says.'),
  format: described(v.picklist(['text', 'html']), 'What members write is always text.'),
  sentAt: text('When it was written, as ISO 8601.'),
});

const listInboxMessages = endpoint({
  method: 'GET',
  path: '/operator/inbox-messages',
  summary: 'What members wrote to support, oldest first',
  access: 'operator',
  sends: 'query',
  input: v.object({
    state: described(
      v.optional(v.picklist(['waiting', 'answered']), 'waiting'),
      'Whether those that wait for an answer are asked for, or those that have one.',
    ),
    account: described(v.optional(identifier), 'Only those of this member.'),
    ...pageInput,
  }),
  response: pageOf(message),
  errors: [],
});

const readConversation = endpoint({
  method: 'GET',
  path: '/operator/inbox-messages/{threadId}',
  summary: 'A conversation between a member and support, oldest first',
  access: 'operator',
  sends: 'query',
  input: v.object({ threadId, ...pageInput }),
  response: pageOf(message),
  errors: ['message.not.found'],
});

export const answerInboxMessage = endpoint({
  method: 'POST',
  path: '/operator/inbox-messages/{threadId}/answer',
  summary: 'Answer in a conversation; it no longer waits',
  access: 'operator',
  sends: 'json',
  input: v.object({
    threadId,
    content: described(html, 'HTML; what is not allowed is taken out.'),
    requestKey: idempotencyKey,
  }),
  response: v.object({ removed }),
  errors: ['message.not.found', 'message.repeat.differs'],
});

export const sendInboxMessages = endpoint({
  method: 'POST',
  path: '/operator/inbox-messages',
  summary: 'Write to one member or to an audience; a repeat reaches only whom it had not reached',
  access: 'operator',
  sends: 'json',
  input: v.strictObject({
    to: described(
      v.union([
        v.strictObject({ account: described(identifier, 'The user name of the member.') }),
        v.strictObject({
          audience: described(v.picklist(['member', 'agent']), 'Everyone, or agents alone.'),
        }),
        v.strictObject({
          vipLevelFrom: described(
            v.pipe(v.number(), v.integer(), v.minValue(0)),
            'All members of this level and above.',
          ),
        }),
      ]),
      'One member, or an audience.',
    ),
    title: described(inSome(messageTitle), 'Plain text.'),
    content: described(inSome(html), 'HTML; what is not allowed is taken out.'),
    requestKey: idempotencyKey,
  }),
  response: v.object({
    sent: number('How many members were written to now.'),
    removed,
  }),
  errors: ['member.excluded', 'member.not.found'],
});

export const notificationCalls = {
  listInboxMessages,
  readConversation,
  answerInboxMessage,
  sendInboxMessages,
};
