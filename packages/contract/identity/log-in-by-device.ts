import { endpoint } from '../endpoint.ts';
import { nothing } from '../fields.ts';
import { sessionValue } from './session-value.ts';

export const logInByDevice = endpoint({
  method: 'POST',
  path: '/wps/session/login/device',
  summary: 'Log in by the cookie of a remembered device; each use changes the cookie',
  access: 'anyone',
  moduleId: 'COMM3',
  sends: 'json',
  input: nothing,
  response: sessionValue,
  errors: [
    'login.device.unknown',
    'member.disabled',
    'login.type.not.member',
    'login.type.not.agent',
    'request.limited',
  ],
});
