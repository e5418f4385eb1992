import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { password, username } from './credentials.ts';
import { captchaAnswer } from './get-captcha.ts';
import { sessionValue } from './session-value.ts';

export const logIn = endpoint({
  method: 'POST',
  path: '/wps/session/login',
  summary: 'Log in by user name and password',
  access: 'anyone',
  moduleId: 'COMM3',
  encrypted: true,
  sends: 'json',
  input: v.object({
    type: v.optional(v.literal('username'), 'username'),
    username,
    password,
    ...captchaAnswer,
  }),
  response: sessionValue,
  errors: [
    'login.failed',
    'login.locked',
    'login.captcha.missing',
    'login.captcha.wrong',
    'member.disabled',
    'request.limited',
    'server.busy',
  ],
});
