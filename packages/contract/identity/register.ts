import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { day, shortText } from '../fields.ts';
import { password, username } from './credentials.ts';
import { sessionValue } from './session-value.ts';

export const register = endpoint({
  method: 'PUT',
  path: '/wps/member/register',
  summary: 'Register by user name; ends in a session',
  access: 'anyone',
  moduleId: 'REG3',
  encrypted: true,
  sends: 'json',
  input: v.object({
    username,
    password,
    confirmPassword: password,
    birthday: v.optional(day),
    affiliateCode: v.optional(shortText, ''),
    agreement: v.boolean(),
  }),
  response: sessionValue,
  errors: [
    'register.closed',
    'register.username.invalid',
    'register.username.taken',
    'register.agreement',
    'register.too.young',
    'password.too.short',
    'password.too.long',
    'password.like.username',
    'password.mismatch',
    'request.limited',
    'server.busy',
  ],
});
