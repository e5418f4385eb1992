import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { nothing } from '../fields.ts';

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

export const pushCalls = { getPushKey, keepPushSubscription, removePushSubscription };
