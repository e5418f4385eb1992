import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { newPasswordErrors, password } from './credentials.ts';

const change = {
  method: 'POST',
  access: 'session',
  action: 'changePassword',
  moduleId: 'PASS3',
  encrypted: true,
  sends: 'json',
  input: v.object({
    oldPassword: password,
    newPassword: password,
    confirmNewPassword: password,
  }),
  response: v.object({}),
  errors: [
    'password.old.wrong',
    'password.mismatch',
    ...newPasswordErrors,
    'modify.new.old.same',
    'login.locked',
    'request.limited',
    'server.busy',
  ],
} as const;

export const changePassword = endpoint({
  ...change,
  path: '/wps/member/password',
  summary: 'Change the login password; all other sessions of the member end',
});

export const changePasswordV2 = endpoint({
  ...change,
  path: '/wps/v2/member/password',
  summary: 'The same under the path of the second version of the family',
});

export const setFirstPassword = endpoint({
  method: 'PUT',
  path: '/wps/member/password',
  summary: 'Set the login password of an account that was opened without one',
  access: 'session',
  action: 'changePassword',
  stepUp: true,
  moduleId: 'PASS3',
  encrypted: true,
  sends: 'json',
  input: v.object({ newPassword: password, confirmNewPassword: password }),
  response: v.object({}),
  errors: [
    'password.set',
    'password.mismatch',
    ...newPasswordErrors,
    'request.limited',
    'server.busy',
  ],
});
