import { endpoint } from '../endpoint.ts';
import { nothing } from '../fields.ts';
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
