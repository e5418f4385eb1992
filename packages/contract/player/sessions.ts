import * as v from 'valibot';
import { type CodeMethod, codeMethods } from '@pavilion/domain/session/new-location';
import { endpoint } from '../endpoint.ts';
import {
  blankable,
  described,
  describedList,
  givenId,
  instant,
  memberType,
  nothing,
  number,
  pageInput,
  pageOf,
  sharedObject,
  text,
  textUpTo,
  yesNo,
} from '../fields.ts';
import {
  captchaAnswer,
  captchaErrors,
  codeAnswer,
  countryDialingCode,
  mobileErrors,
  mobileNum,
  ofSecurityCenter,
  passkeyAssertion,
  password,
  verificationCode,
} from './credentials.ts';
import { identityErrors, identityTicket, identityToken } from './identity.ts';

/** Where a person logged in from, so that they can tell whether it was them. */
const loginLocation = {
  browser: described(v.nullable(v.string()), 'The name of the browser; null where unknown.'),
  system: described(v.nullable(v.string()), 'Its operating system; null where unknown.'),
  addressMasked: text('The address that the request came from, without its end.'),
};

export const sessionValue = sharedObject('Session', 'What a login or registration ends in.', {
  token: text('What later calls send as `Authorization`.'),
  userName: text('The user name of the member.'),
  type: memberType,
  firstTimeLogin: yesNo('The member had never logged in before.'),
  excluded: yesNo(
    'The member is in a time-out or self-exclusion: only balance, withdrawals, records and support.',
  ),
  unfinished: yesNo(
    'An agent opened the account, and the member has to finish it before anything else.',
  ),
  remembered: yesNo('True when this device may log in again without the password (decision D5).'),
  previousLogin: described(
    v.nullable(v.object({ at: described(instant, 'When it was.'), ...loginLocation })),
    'Where and when the member logged in before; null for never.',
  ),
});

/** Why the account of a person who proved who they are is not opened. */
const accountErrors = [
  'member.disabled',
  'member.closed',
  'login.type.not.member',
  'login.type.not.agent',
] as const;

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
    type: described(
      v.optional(v.picklist(['username', 'sms', 'firebase']), 'username'),
      'With `sms` the user name is a mobile number and the password the code of an SMS.',
    ),
    countryDialingCode,
    username: described(
      v.optional(v.pipe(v.string(), v.trim(), v.maxLength(32)), ''),
      'The user name; empty with `firebase` alone.',
    ),
    password: described(
      v.optional(textUpTo(128), ''),
      'The login password, or the code of an SMS.',
    ),
    ...identityToken,
    firebaseMobileNo: described(
      blankable(mobileNum),
      'The number that the page asked the service to prove; another in the token is an error.',
    ),
    identityTicket: described(
      identityTicket.identityTicket,
      'With a user name and password: from now on that person logs in as this member.',
    ),
    remember: described(
      v.optional(v.boolean(), false),
      'Lets this device log in again without the password, by a cookie.',
    ),
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
    ...captchaErrors,
    ...accountErrors,
    'identity.unknown',
    'login.verification.required',
    ...identityErrors,
    'request.invalid',
    'request.limited',
  ],
});

export const logInByDevice = endpoint({
  method: 'POST',
  path: '/wps/session/login/device',
  summary: 'Log in by the cookie of a remembered device; each use changes the cookie',
  access: 'anyone',
  moduleId: 'COMM3',
  sends: 'json',
  input: nothing,
  response: sessionValue,
  errors: ['login.device.unknown', ...accountErrors, 'request.limited'],
});

const verificationTicket = described(
  v.pipe(v.string(), v.regex(/^[\w-]{43}$/)),
  'What `login.verification.required` carried.',
);

/** What `login.verification.required` carries. */
export type LoginStep = {
  verificationTicket: string;
  /** Where a code can be sent, masked. */
  ways: { way: CodeMethod; to: string }[];
  /** Where one was sent at once. */
  sentBy: CodeMethod;
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
    verificationCode,
  }),
  response: sessionValue,
  errors: [
    'login.verification.expired',
    'verification.code.wrong',
    'login.failed',
    'login.locked',
    ...accountErrors,
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
  input: v.object({
    verificationTicket,
    way: described(v.picklist(codeMethods), 'Where the code is sent.'),
  }),
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

const publicKey = v.object({
  kid: text('Its name, for the `Encryption` header.'),
  kty: described(v.literal('EC'), 'The kind of the key.'),
  crv: described(v.literal('P-256'), 'Its curve.'),
  x: text('Its point, base64url.'),
  y: text('Its point, base64url.'),
});

const getEncryptionKey = endpoint({
  method: 'GET',
  path: '/wps/session/key',
  summary: 'The public keys for encrypted bodies, newest first, and a nonce for one call',
  access: 'anyone',
  sends: 'query',
  input: nothing,
  response: v.object({
    keys: described(v.array(publicKey), 'The public keys as JWK, newest first.'),
    nonce: text('Goes into the encrypted body of one call.'),
    time: text("The server's clock, for the encrypted body: a wrong device clock does no harm."),
    required: yesNo('Whether calls that can be encrypted must be.'),
  }),
  errors: [],
});

const logOut = endpoint({
  method: 'DELETE',
  path: '/wps/session/logout',
  whileExcluded: 'answered',
  summary: 'End the session',
  access: 'session',
  whileClosed: 'answered',
  moduleId: 'COMM3',
  sends: 'query',
  input: nothing,
  response: v.object({}),
  errors: [],
});

const confirmed = v.object({
  confirmedUntil: described(instant, 'Until when guarded calls are open.'),
});
const signedByPasskey = v.object({
  credential: described(passkeyAssertion, 'What the device signed.'),
});

export const confirmSession = endpoint({
  method: 'POST',
  path: '/wps/session/confirm',
  whileExcluded: 'answered',
  summary: 'Confirm who it is by one of the two passwords; opens guarded calls for five minutes',
  access: 'session',
  moduleId: 'COMM3',
  encrypted: true,
  sends: 'json',
  input: v.object({
    kind: described(v.picklist(['password', 'paymentPassword']), 'Which password it is.'),
    value: described(password, 'The password of that kind.'),
  }),
  response: confirmed,
  errors: [
    'login.failed',
    'login.locked',
    'payment.password.missing',
    'payment.password.wrong',
    'server.busy',
  ],
});

export const logInByPasskey = endpoint({
  method: 'POST',
  path: '/wps/session/passkey',
  summary: 'Log in by passkey',
  access: 'anyone',
  moduleId: 'COMM3',
  sends: 'json',
  input: signedByPasskey,
  response: sessionValue,
  errors: ['passkey.closed', 'passkey.failed', ...accountErrors, 'request.limited'],
});

const confirmByPasskey = endpoint({
  method: 'POST',
  path: '/wps/session/confirm/passkey',
  whileExcluded: 'answered',
  summary: 'Confirm who it is by passkey; opens guarded calls for five minutes',
  access: 'session',
  moduleId: 'COMM3',
  sends: 'json',
  input: signedByPasskey,
  response: confirmed,
  errors: ['passkey.closed', 'passkey.failed', 'request.limited'],
});

const sessionsPath = '/wps/member/sessions';

const loginMethod = described(
  v.picklist(['password', 'sms', 'device', 'passkey', 'identity', 'register', 'trial']),
  'How the session began.',
);

export const listSessions = endpoint({
  method: 'GET',
  path: sessionsPath,
  summary: 'The sessions of the member that are open, the newest first',
  ...ofSecurityCenter,
  sends: 'query',
  input: nothing,
  response: v.object({
    list: describedList('All open sessions, the newest first.', {
      sessionId: givenId,
      current: yesNo('It is the session of this call.'),
      createdAt: described(instant, 'When it began.'),
      lastSeenAt: described(instant, 'When it last called.'),
      way: loginMethod,
      remembered: yesNo('The device may log in again without the password.'),
      ...loginLocation,
    }),
  }),
  errors: [],
});

const endSession = endpoint({
  method: 'DELETE',
  path: `${sessionsPath}/{sessionId}`,
  summary: 'Log one own session out, and forget its device',
  ...ofSecurityCenter,
  sends: 'query',
  input: v.object({ sessionId: described(v.pipe(v.string(), v.uuid()), 'The session to end.') }),
  response: v.object({}),
  errors: ['session.not.found'],
});

export const endOtherSessions = endpoint({
  method: 'DELETE',
  path: sessionsPath,
  summary: 'Log out everywhere else, and forget all other devices',
  ...ofSecurityCenter,
  sends: 'query',
  input: nothing,
  response: v.object({ ended: number('How many sessions ended.') }),
  errors: [],
});

export const listLogins = endpoint({
  method: 'GET',
  path: '/wps/member/loginHistory',
  summary: 'Logins and failed tries of the last 90 days, the newest first',
  ...ofSecurityCenter,
  sends: 'query',
  input: v.object({ ...pageInput }),
  response: pageOf(
    v.object({
      at: described(instant, 'When it was.'),
      outcome: described(v.picklist(['succeeded', 'failed']), 'Whether the log-in succeeded.'),
      way: loginMethod,
      ...loginLocation,
    }),
  ),
  errors: [],
});

export const sessionCalls = {
  logIn,
  logInByDevice,
  verifyLogin,
  requestLoginCode,
  getEncryptionKey,
  logOut,
  confirmSession,
  logInByPasskey,
  confirmByPasskey,
  listSessions,
  endSession,
  endOtherSessions,
  listLogins,
};
