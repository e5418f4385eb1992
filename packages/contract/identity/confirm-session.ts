import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { instant } from '../fields.ts';
import { password } from './credentials.ts';

export const confirmSession = endpoint({
  method: 'POST',
  path: '/wps/session/confirm',
  summary: 'Confirm who it is by one of the two passwords; opens guarded calls for five minutes',
  access: 'session',
  moduleId: 'COMM3',
  encrypted: true,
  sends: 'json',
  input: v.object({
    kind: v.picklist(['password', 'paymentPassword']),
    /** The password of that kind. */
    value: password,
  }),
  response: v.object({ confirmedUntil: instant }),
  errors: [
    'login.failed',
    'login.locked',
    'payment.password.missing',
    'payment.password.wrong',
    'server.busy',
  ],
});
