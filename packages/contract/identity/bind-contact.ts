import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { captchaAnswer } from './get-captcha.ts';
import { countryDialingCode, mobileErrors, mobileNum } from './mobile-number.ts';
import { codeAnswer, codeErrors } from './request-sms-code.ts';

const email = v.pipe(v.string(), v.trim(), v.toLowerCase(), v.maxLength(100));
const verificationCode = v.pipe(v.string(), v.trim(), v.maxLength(10));

const ofMember = {
  access: 'session',
  action: 'memberCentre',
  moduleId: 'SECPRIV',
  sends: 'json',
} as const;

export const requestBindSmsCode = endpoint({
  method: 'POST',
  path: '/wps/verification/sms/bind',
  summary: 'Send a code by SMS to a number that the member wants to add',
  ...ofMember,
  input: v.object({ mobileNum, countryDialingCode, ...captchaAnswer }),
  response: codeAnswer,
  errors: codeErrors,
});

export const bindMobile = endpoint({
  method: 'POST',
  path: '/wps/member/mobile',
  summary: 'Add the number that the code was sent to, or put it in place of the present one',
  ...ofMember,
  stepUp: true,
  input: v.object({ mobileNum, countryDialingCode, verificationCode }),
  response: v.object({ mobileNum: v.string() }),
  errors: [...mobileErrors, 'mobile.taken', 'verification.code.wrong', 'login.locked'],
});

export const requestEmailCode = endpoint({
  method: 'POST',
  path: '/wps/verification/email',
  summary: 'Send a code to a mail address that the member wants to add',
  ...ofMember,
  input: v.object({ email }),
  response: codeAnswer,
  errors: ['register.field.invalid', 'email.closed', 'sms.wait', 'request.limited'],
});

export const bindEmail = endpoint({
  method: 'POST',
  path: '/wps/member/email',
  summary: 'Add the mail address that the code was sent to, or put it in place of the present one',
  ...ofMember,
  stepUp: true,
  input: v.object({ email, verificationCode }),
  response: v.object({ email: v.string() }),
  errors: ['register.email.taken', 'verification.code.wrong', 'login.locked', 'server.busy'],
});
