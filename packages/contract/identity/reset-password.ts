import * as v from 'valibot';
import { emailAddressMaxLength } from '@pavilion/domain/member/email-address';
import { endpoint } from '../endpoint.ts';
import { blankable } from '../fields.ts';
import { newPasswordErrors, password, username } from './credentials.ts';
import { identityErrors, identityToken } from './identity-service.ts';
import { countryDialingCode, mobileErrors, mobileNum } from './mobile-number.ts';

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
    email: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(emailAddressMaxLength)),
  }),
  response: v.object({}),
  errors: ['in_email_incorrect', 'email.closed', 'request.limited'],
});

const refusals = [
  ...newPasswordErrors,
  'modify.new.old.same',
  'member.disabled',
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
    /** Not read where a token proves the number. */
    verificationCode: blankable(v.pipe(v.string(), v.trim(), v.regex(/^\d{1,10}$/))),
    ...identityToken,
    newPassword: password,
  }),
  /** The name to log in with, for who holds the phone of the account. */
  response: v.object({ username: v.string() }),
  errors: [
    ...mobileErrors,
    'sms.closed',
    'verification.code.wrong',
    ...identityErrors,
    'login.locked',
    ...refusals,
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
    secret: v.pipe(v.string(), v.regex(/^[\w-]{43}$/)),
    newPassword: password,
  }),
  response: v.object({}),
  errors: ['password.link.invalid', ...refusals],
});
