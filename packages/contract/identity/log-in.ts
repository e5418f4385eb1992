import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { blankable } from '../fields.ts';
import { captchaAnswer } from './get-captcha.ts';
import { identityErrors, identityTicket, identityToken } from './identity-service.ts';
import { countryDialingCode, mobileErrors, mobileNum } from './mobile-number.ts';
import { sessionValue } from './session-value.ts';

export const logIn = endpoint({
  method: 'POST',
  path: '/wps/session/login',
  summary:
    'Log in by user name and password, by mobile number and SMS code, or by the identity service',
  access: 'anyone',
  moduleId: 'COMM3',
  encrypted: true,
  sends: 'json',
  input: v.object({
    /** With `sms` the user name is a mobile number and the password the code of an SMS. */
    type: v.optional(v.picklist(['username', 'sms', 'firebase']), 'username'),
    countryDialingCode,
    /** Empty with `firebase` alone. */
    username: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(32)), ''),
    password: v.optional(v.pipe(v.string(), v.maxLength(128)), ''),
    ...identityToken,
    /** The number that the page asked the service to prove; one that the token does not name is refused. */
    firebaseMobileNo: blankable(mobileNum),
    /** With a user name and password: from now on that person logs in as this member. */
    ...identityTicket,
    /** Lets this device log in again without the password, by a cookie. */
    remember: v.optional(v.boolean(), false),
    ...captchaAnswer,
  }),
  response: sessionValue,
  errors: [
    'login.failed',
    'verification.code.wrong',
    ...mobileErrors,
    'sms.closed',
    'sms.paused',
    'login.locked',
    'login.captcha.missing',
    'login.captcha.wrong',
    'login.captcha.proof',
    'member.disabled',
    'login.type.not.member',
    'login.type.not.agent',
    'identity.unknown',
    'login.verification.required',
    ...identityErrors,
    'request.invalid',
    'request.limited',
  ],
});
