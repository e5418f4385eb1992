import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { instant, nothing } from '../fields.ts';
import { sessionValue } from './session-value.ts';

export const startTrial = endpoint({
  method: 'POST',
  path: '/wps/session/login/freeplay',
  summary: 'Make a free-play account with play money; ends in a session',
  access: 'anyone',
  moduleId: 'FREEPLAY3',
  sends: 'json',
  input: nothing,
  response: sessionValue,
  errors: ['trial.closed', 'request.limited', 'server.busy'],
});

export const createTrialAccount = endpoint({
  method: 'POST',
  path: '/wps/member/trialuser',
  summary: 'Make a free-play account to come back to; its password is told this once',
  access: 'anyone',
  moduleId: 'FREEPLAY3',
  sends: 'json',
  input: nothing,
  response: v.object({
    userName: v.string(),
    password: v.string(),
    /** The member type of seed section 4. */
    type: v.number(),
    /** Until then the account can be logged in to. */
    expiresAt: instant,
  }),
  errors: [
    'trial.closed',
    'login.type.not.member',
    'login.type.not.agent',
    'request.limited',
    'server.busy',
  ],
});
