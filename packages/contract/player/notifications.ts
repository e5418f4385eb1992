import * as v from 'valibot';
import { limits } from '@pavilion/domain/limits';
import { inboxPeers, recipients } from '@pavilion/domain/message/inbox';
import { endpoint } from '../endpoint.ts';
import {
  described,
  givenId,
  idempotencyKey,
  nothing,
  number,
  pageInput,
  pageOf,
  sharedObject,
  text,
  textUpTo,
  words,
  yesNo,
} from '../fields.ts';

const messageId = described(
  v.pipe(v.string(), v.regex(/^[1-9]\d{0,17}$/)),
  'The message that is meant.',
);
export const threadId = described(v.pipe(v.string(), v.uuid()), 'The conversation that is meant.');

const line = (longest: number) => v.pipe(words, v.minLength(1), v.maxLength(longest));
export const messageTitle = described(
  line(limits.inboxTitleMaxLength),
  'The title of the conversation, in plain text.',
);
const messageText = described(line(limits.inboxTextMaxLength), 'Plain text.');

const inboxMessage = sharedObject('InboxMessage', 'A message as its member sees it.', {
  messageId: givenId,
  threadId: text('The conversation that it belongs to.'),
  peer: described(v.picklist(inboxPeers), 'Who stands on the other side.'),
  peerName: text('The user name of a member of the own team; empty for all others.'),
  sent: yesNo('Written by the member, to the other side.'),
  title: text('The title of the conversation.'),
  content: text('The text, as `format` says.'),
  format: described(
    v.picklist(['text', 'html']),
    '`html` comes from the site alone; what people write is always text.',
  ),
  sentAt: text('When it was written, as ISO 8601.'),
  read: yesNo('Whether the member opened it.'),
});

const inbox = { access: 'session', action: 'inbox', moduleId: 'INBOX3' } as const;

const listInbox = endpoint({
  ...inbox,
  method: 'GET',
  path: '/wps/message/inbox',
  whileExcluded: 'answered',
  summary: 'The newest message of each conversation, or all of one, newest first',
  sends: 'query',
  input: v.object({
    threadId: described(v.optional(threadId), 'Only the messages of this conversation.'),
    ...pageInput,
  }),
  response: v.object({
    ...pageOf(inboxMessage).entries,
    recipients: described(v.array(v.picklist(recipients)), 'Whom the member may write to.'),
  }),
  errors: ['trial.restricted'],
});

const countUnreadInbox = endpoint({
  ...inbox,
  method: 'GET',
  path: '/wps/relay/CSP_unreadCount',
  whileExcluded: 'answered',
  summary: 'How many messages in the inbox are unread',
  sends: 'query',
  input: nothing,
  response: number('How many messages are unread.'),
  errors: ['trial.restricted'],
});

const readMessage = endpoint({
  ...inbox,
  method: 'POST',
  path: '/wps/message/read',
  whileExcluded: 'answered',
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
    v.strictObject({ threadId: described(threadId, 'The conversation that goes.') }),
    v.strictObject({
      upTo: described(
        messageId,
        'The newest message that the person has seen, so that nothing unseen goes.',
      ),
    }),
  ]),
  response: v.object({}),
  errors: ['trial.restricted'],
});

export const sendMessage = endpoint({
  ...inbox,
  method: 'PUT',
  path: '/wps/message/send',
  whileExcluded: 'answered',
  summary: 'Write to support or to the upline, or answer in a conversation',
  sends: 'json',
  input: v.union([
    v.strictObject({
      to: described(v.picklist(recipients), 'Whom the member writes to.'),
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
    publicKey: text('The public VAPID key of the site, base64url.'),
    kept: yesNo('This session is notified already.'),
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
    endpoint: described(textUpTo(1000), "Where the browser's maker takes pushes for it."),
    p256dh: described(key, 'The public key of the browser, base64url.'),
    auth: described(key, 'The secret that the browser shares with the site, base64url.'),
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
