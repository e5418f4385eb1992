import * as v from 'valibot';
import { paths } from '@pavilion/screens/paths';
import { endpoint } from '../endpoint.ts';
import { nothing } from '../fields.ts';

const chat = { access: 'session', action: 'chat', moduleId: 'CBS3' } as const;
const words = (longest: number) => v.optional(v.pipe(v.string(), v.maxLength(longest)), '');

export const launchChat = endpoint({
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
    title: words(60),
    extras: words(200),
  }),
  response: v.object({ chatUrl: v.string() }),
  errors: ['trial.restricted', 'chat.closed'],
});

export const countUnreadChat = endpoint({
  ...chat,
  method: 'GET',
  path: '/wps/relay/CBS_unreadCount',
  summary: 'Answers in the live chat that the member has not seen',
  sends: 'query',
  input: nothing,
  response: v.object({ unReadCount: v.number() }),
  errors: ['trial.restricted', 'chat.closed'],
});
