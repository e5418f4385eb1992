import * as v from 'valibot';
import { emailAddressMaxLength } from '@pavilion/domain/member/email-address';
import { endpoint } from '../endpoint.ts';
import { blankable, described, text } from '../fields.ts';
import {
  countryDialingCode,
  mobileErrors,
  mobileNum,
  newPasswordErrors,
  password,
  username,
} from './credentials.ts';
import { identityErrors, identityToken } from './identity.ts';

const newPassword = described(password, 'The login password from now on.');
const confirmNewPassword = described(password, 'The same once more.');

const passwordChange = {
  method: 'POST',
  access: 'session',
  action: 'changePassword',
  moduleId: 'PASS3',
  encrypted: true,
  sends: 'json',
  input: v.object({
    oldPassword: described(password, 'The login password until now.'),
    newPassword,
    confirmNewPassword,
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
  ...passwordChange,
  path: '/wps/member/password',
  summary: 'Change the login password; all other sessions of the member end',
});

const changePasswordV2 = endpoint({
  ...passwordChange,
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
  input: v.object({ newPassword, confirmNewPassword }),
  response: v.object({}),
  errors: [
    'password.set',
    'password.mismatch',
    ...newPasswordErrors,
    'request.limited',
    'server.busy',
  ],
});

/** Known and unknown accounts are answered alike; the mail is written after the answer. */
export const requestPasswordMail = endpoint({
  method: 'POST',
  path: '/wps/member/password/email',
  summary: 'Send a link for a new password to the e-mail address of an account',
  access: 'anyone',
  moduleId: 'COMM3',
  sends: 'form',
  input: v.object({
    username,
    email: described(
      v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(emailAddressMaxLength)),
      'The mail address of that account.',
    ),
  }),
  response: v.object({}),
  errors: ['in_email_incorrect', 'email.closed', 'request.limited'],
});

const resetErrors = [
  ...newPasswordErrors,
  'modify.new.old.same',
  'member.disabled',
  'member.closed',
  'request.limited',
  'server.busy',
] as const;

export const resetPasswordByPhone = endpoint({
  method: 'POST',
  path: '/wps/member/password/verification',
  summary:
    'Set a new password by SMS code, or by a phone that the identity service vouches for; all ' +
    'sessions and devices of the member end',
  access: 'anyone',
  moduleId: 'CHNGPASSVERIF3',
  encrypted: true,
  sends: 'json',
  input: v.object({
    mobileNum,
    countryDialingCode,
    verificationCode: described(
      blankable(v.pipe(v.string(), v.trim(), v.regex(/^\d{1,10}$/))),
      'Not read where a token proves the number.',
    ),
    ...identityToken,
    newPassword,
  }),
  response: v.object({
    username: text('The name to log in with, for who holds the phone of the account.'),
  }),
  errors: [
    ...mobileErrors,
    'sms.closed',
    'verification.code.wrong',
    ...identityErrors,
    'login.locked',
    ...resetErrors,
  ],
});

export const resetPasswordByLink = endpoint({
  method: 'POST',
  path: '/wps/member/password/link',
  summary: 'Set a new password by the link of a mail; all sessions and devices of the member end',
  access: 'anyone',
  moduleId: 'COMM3',
  encrypted: true,
  sends: 'json',
  input: v.object({
    secret: described(v.pipe(v.string(), v.regex(/^[\w-]{43}$/)), 'From the link in the mail.'),
    newPassword,
  }),
  response: v.object({}),
  errors: ['password.link.invalid', ...resetErrors],
});

export const passwordCalls = {
  changePassword,
  changePasswordV2,
  setFirstPassword,
  requestPasswordMail,
  resetPasswordByPhone,
  resetPasswordByLink,
};
