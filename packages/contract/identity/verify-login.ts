import * as v from 'valibot';
import { codeWays, type CodeWay } from '@pavilion/domain/session/new-place';
import { endpoint } from '../endpoint.ts';
import { identityErrors } from './identity-service.ts';
import { codeAnswer } from './request-sms-code.ts';
import { sessionValue } from './session-value.ts';

const verificationTicket = v.pipe(v.string(), v.regex(/^[\w-]{43}$/));
const way = v.picklist(codeWays);

/** What `login.verification.required` carries. */
export type LoginStep = {
  verificationTicket: string;
  /** Where a code can be sent, masked. */
  ways: { way: CodeWay; to: string }[];
  /** Where one was sent at once. */
  sentBy: CodeWay;
  /** When the next one may be asked for, by the server's clock. */
  expirationTime: string;
  time: string;
};

const ofStep = { access: 'anyone', moduleId: 'LOGINIPVERF3', encrypted: true } as const;

export const verifyLogin = endpoint({
  method: 'POST',
  path: '/wps/session/login/verification',
  summary: 'Second step of a log-in from a new place: the code that was sent to the member',
  ...ofStep,
  sends: 'json',
  input: v.object({
    verificationTicket,
    verificationCode: v.pipe(v.string(), v.trim(), v.maxLength(10)),
  }),
  response: sessionValue,
  errors: [
    'login.verification.expired',
    'verification.code.wrong',
    'login.failed',
    'login.locked',
    'member.disabled',
    'login.type.not.member',
    'login.type.not.agent',
    ...identityErrors,
    'request.limited',
  ],
});

export const requestLoginCode = endpoint({
  method: 'POST',
  path: '/wps/session/login/verification/code',
  summary: 'Send another code for the second step, to the phone or the mail address',
  ...ofStep,
  sends: 'json',
  input: v.object({ verificationTicket, way }),
  response: codeAnswer,
  errors: [
    'login.verification.expired',
    'sms.wait',
    'sms.closed',
    'sms.paused',
    'email.closed',
    'request.limited',
  ],
});
