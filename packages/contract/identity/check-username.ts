import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { username } from './credentials.ts';

export const checkUsername = endpoint({
  method: 'GET',
  path: '/wps/check/username',
  summary: 'Whether a user name is still free',
  access: 'anyone',
  sends: 'query',
  input: v.object({ username }),
  response: v.object({ available: v.boolean() }),
  errors: ['register.username.invalid', 'register.name.reserved', 'request.limited'],
});
