import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { captchaAnswer } from './get-captcha.ts';
import { countryDialingCode, mobileErrors, mobileNum } from './mobile-number.ts';

export const codeAnswer = v.object({
  /** When the next code may be asked for; the countdown of the button ends here. */
  expirationTime: v.string(),
  /** Until when the code that is now sent can be used. */
  codeValidUntil: v.string(),
  /** The server's clock, so that a wrong clock of the device does no harm. */
  time: v.string(),
});

export const codeErrors = [
  ...mobileErrors,
  'sms.closed',
  'sms.paused',
  'sms.wait',
  'login.captcha.missing',
  'login.captcha.wrong',
  'login.captcha.proof',
  'request.limited',
] as const;

/** Known and unknown numbers are answered alike; only a known one is sent a code. */
export const requestSmsCode = endpoint({
  method: 'POST',
  path: '/wps/verification/sms/noLogin',
  summary: 'Send a code by SMS to log in, or for a forgotten password',
  access: 'anyone',
  moduleId: 'REGMOBVERF3',
  sends: 'json',
  input: v.object({
    mobileNum,
    countryDialingCode,
    purpose: v.optional(v.picklist(['login', 'password']), 'login'),
    ...captchaAnswer,
  }),
  response: codeAnswer,
  errors: codeErrors,
});

export const requestRegisterSmsCode = endpoint({
  method: 'POST',
  path: '/wps/verification/sms/register',
  summary: 'Send a code by SMS that proves a number at registration',
  access: 'anyone',
  moduleId: 'REGMOBVERF3',
  sends: 'json',
  input: v.object({ mobileNum, countryDialingCode, ...captchaAnswer }),
  response: codeAnswer,
  errors: codeErrors,
});
