import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { instant, nothing, pageNo, pageOf, pageSize } from '../fields.ts';
import { loginPlace } from './session-value.ts';

const path = '/wps/member/sessions';

/** How a session began. */
const way = v.picklist(['password', 'sms', 'device', 'passkey', 'identity', 'register', 'trial']);

export const listSessions = endpoint({
  method: 'GET',
  path,
  summary: 'The sessions of the member that are open, the newest first',
  access: 'session',
  action: 'memberCentre',
  moduleId: 'SECPRIV',
  sends: 'query',
  input: nothing,
  response: v.object({
    list: v.array(
      v.object({
        sessionId: v.string(),
        current: v.boolean(),
        createdAt: instant,
        lastSeenAt: instant,
        way,
        /** The device may log in again without the password. */
        remembered: v.boolean(),
        ...loginPlace,
      }),
    ),
  }),
  errors: [],
});

export const endSession = endpoint({
  method: 'DELETE',
  path: `${path}/{sessionId}`,
  summary: 'Log one own session out, and forget its device',
  access: 'session',
  action: 'memberCentre',
  moduleId: 'SECPRIV',
  sends: 'query',
  input: v.object({ sessionId: v.pipe(v.string(), v.uuid()) }),
  response: v.object({}),
  errors: ['session.not.found'],
});

export const endOtherSessions = endpoint({
  method: 'DELETE',
  path,
  summary: 'Log out everywhere else, and forget all other devices',
  access: 'session',
  action: 'memberCentre',
  moduleId: 'SECPRIV',
  sends: 'query',
  input: nothing,
  response: v.object({ ended: v.number() }),
  errors: [],
});

export const listLogins = endpoint({
  method: 'GET',
  path: '/wps/member/loginHistory',
  summary: 'Logins and failed tries of the last 90 days, the newest first',
  access: 'session',
  action: 'memberCentre',
  moduleId: 'SECPRIV',
  sends: 'query',
  input: v.object({ pageNo, pageSize }),
  response: pageOf(
    v.object({ at: instant, outcome: v.picklist(['succeeded', 'failed']), way, ...loginPlace }),
  ),
  errors: [],
});
