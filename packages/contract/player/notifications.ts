import * as v from 'valibot';
import { limits } from '@pavilion/domain/limits';
import { inboxPeers, recipients } from '@pavilion/domain/message/inbox';
import { endpoint } from '../endpoint.ts';
import { idempotencyKey, nothing, pageNo, pageOf, pageSize, words } from '../fields.ts';

const messageId = v.pipe(v.string(), v.regex(/^[1-9]\d{0,17}$/));
export const threadId = v.pipe(v.string(), v.uuid());

const line = (longest: number) => v.pipe(words, v.minLength(1), v.maxLength(longest));
export const messageTitle = line(limits.inboxTitleMaxLength);
const messageText = line(limits.inboxTextMaxLength);

const inboxMessage = v.object({
  messageId: v.string(),
  threadId: v.string(),
  /** Who stands on the other side. */
  peer: v.picklist(inboxPeers),
  /** The name of a member of the own team; empty for all others. */
  peerName: v.string(),
  /** Written by the member, to the other side. */
  sent: v.boolean(),
  title: v.string(),
  content: v.string(),
  /** `html` comes from the house alone; what people write is always text. */
  format: v.picklist(['text', 'html']),
  sentAt: v.string(),
  read: v.boolean(),
});

const inbox = { access: 'session', action: 'inbox', moduleId: 'INBOX3' } as const;

const listInbox = endpoint({
  ...inbox,
  method: 'GET',
  path: '/wps/message/inbox',
  summary: 'The newest message of each conversation, or all of one, newest first',
  sends: 'query',
  input: v.object({ threadId: v.optional(threadId), pageNo, pageSize }),
  response: v.object({
    ...pageOf(inboxMessage).entries,
    /** Whom the member may write to. */
    recipients: v.array(v.picklist(recipients)),
  }),
  errors: ['trial.restricted'],
});

const countUnreadInbox = endpoint({
  ...inbox,
  method: 'GET',
  path: '/wps/relay/CSP_unreadCount',
  summary: 'How many messages in the inbox are unread',
  sends: 'query',
  input: nothing,
  response: v.number(),
  errors: ['trial.restricted'],
});

const readMessage = endpoint({
  ...inbox,
  method: 'POST',
  path: '/wps/message/read',
  summary: 'Mark a message as read, and those before it in its conversation',
  sends: 'json',
  input: v.object({ messageId }),
  response: v.object({}),
  errors: ['trial.restricted', 'message.not.found'],
});

const deleteMessages = endpoint({
  ...inbox,
  method: 'DELETE',
  path: '/wps/message/inbox',
  summary: 'Take a conversation out of the inbox, or all that has come in up to a message',
  sends: 'json',
  input: v.union([
    v.strictObject({ threadId }),
    /** The newest message that the person has seen, so that nothing unseen goes. */
    v.strictObject({ upTo: messageId }),
  ]),
  response: v.object({}),
  errors: ['trial.restricted'],
});

export const sendMessage = endpoint({
  ...inbox,
  method: 'PUT',
  path: '/wps/message/send',
  summary: 'Write to support or to the upline, or answer in a conversation',
  sends: 'json',
  input: v.union([
    v.strictObject({
      to: v.picklist(recipients),
      title: messageTitle,
      content: messageText,
      requestKey: idempotencyKey,
    }),
    v.strictObject({ threadId, content: messageText, requestKey: idempotencyKey }),
  ]),
  response: inboxMessage,
  errors: [
    'trial.restricted',
    'message.not.found',
    'message.recipient',
    'message.repeat.differs',
    'request.limited',
  ],
});

const moduleId = 'INBOX3';
const key = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{16,100}$/));

const getPushKey = endpoint({
  method: 'GET',
  path: '/wps/push/key',
  summary: 'The key of the site that a browser asks for when it subscribes',
  access: 'session',
  action: 'inbox',
  moduleId,
  sends: 'query',
  input: nothing,
  response: v.object({
    publicKey: v.string(),
    /** This session is told already. */
    kept: v.boolean(),
  }),
  errors: ['push.closed'],
});

const keepPushSubscription = endpoint({
  method: 'PUT',
  path: '/wps/push/subscription',
  summary: 'Bring news of the inbox to this browser until the session ends',
  access: 'session',
  action: 'inbox',
  moduleId,
  sends: 'json',
  input: v.strictObject({
    endpoint: v.pipe(v.string(), v.maxLength(1000)),
    p256dh: key,
    auth: key,
  }),
  response: nothing,
  errors: ['push.closed', 'push.endpoint.refused'],
});

const removePushSubscription = endpoint({
  method: 'DELETE',
  path: '/wps/push/subscription',
  summary: 'Bring nothing more to the browser of this session',
  access: 'session',
  action: 'inbox',
  moduleId,
  sends: 'query',
  input: nothing,
  response: nothing,
  errors: [],
});

export const notificationCalls = {
  listInbox,
  countUnreadInbox,
  readMessage,
  deleteMessages,
  sendMessage,
  getPushKey,
  keepPushSubscription,
  removePushSubscription,
};
