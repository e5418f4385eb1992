import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { nothing } from '../fields.ts';

export const logOut = endpoint({
  method: 'DELETE',
  path: '/wps/session/logout',
  summary: 'End the session',
  access: 'session',
  whileClosed: 'answered',
  moduleId: 'COMM3',
  sends: 'query',
  input: nothing,
  response: v.object({}),
  errors: [],
});
