import * as v from 'valibot';
import { codeWays, type CodeWay } from '@pavilion/domain/session/new-place';
import { signInProviders } from '@pavilion/domain/session/sign-in-provider';
import { endpoint } from '../endpoint.ts';
import { blankable, instant, nothing, pageNo, pageOf, pageSize } from '../fields.ts';
import {
  captchaAnswer,
  codeAnswer,
  countryDialingCode,
  mobileErrors,
  mobileNum,
  passkeyAssertion,
  password,
} from './credentials.ts';

/** Where a person logged in from, so that they can tell whether it was them. */
const loginPlace = {
  /** Null where the browser does not say. */
  browser: v.nullable(v.string()),
  system: v.nullable(v.string()),
  addressMasked: v.string(),
};

/** The value of a login or registration that ends in a session. */
export const sessionValue = v.object({
  token: v.string(),
  userName: v.string(),
  /** The member type of seed section 4. */
  type: v.number(),
  firstTimeLogin: v.boolean(),
  /** True when this device may log in again without the password (decision D5). */
  remembered: v.boolean(),
  previousLogin: v.nullable(v.object({ at: instant, ...loginPlace })),
});

const signInProvider = v.picklist(signInProviders);

const ticket = v.pipe(v.string(), v.regex(/^[\w-]{43}$/));

/** A token of the identity service, and what proves that this page asked for it. */
export const identityToken = {
  firebaseChannel: blankable(v.literal('sms')),
  firebaseIdToken: blankable(v.pipe(v.string(), v.minLength(1), v.maxLength(8000))),
  identityNonce: v.optional(ticket),
};

/** Stands for a person whom the service vouched for and who has no account here yet. */
export const identityTicket = { identityTicket: v.optional(ticket) };

/** The refusals of a token or a ticket. */
export const identityErrors = [
  'identity.closed',
  'identity.failed',
  'identity.expired',
  'identity.taken',
  'server.busy',
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

const verificationTicket = v.pipe(v.string(), v.regex(/^[\w-]{43}$/));
const codeWay = v.picklist(codeWays);

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
  input: v.object({ verificationTicket, way: codeWay }),
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

const getIdentityService = endpoint({
  method: 'GET',
  path: '/wps/session/identity',
  summary: 'Which ways the identity service offers to log in, and where it asks people to sign in',
  access: 'anyone',
  inPages: true,
  moduleId: 'COMM3',
  sends: 'query',
  input: nothing,
  response: v.object({
    /** Empty where no service is set, or the site offers none of its ways. */
    providers: v.array(signInProvider),
    authorizeUrl: v.string(),
    clientId: v.string(),
  }),
  errors: [],
});

const publicKey = v.object({
  kid: v.string(),
  kty: v.literal('EC'),
  crv: v.literal('P-256'),
  x: v.string(),
  y: v.string(),
});

const getEncryptionKey = endpoint({
  method: 'GET',
  path: '/wps/session/key',
  summary: 'The public keys for encrypted bodies, newest first, and a nonce for one call',
  access: 'anyone',
  sends: 'query',
  input: nothing,
  response: v.object({
    keys: v.array(publicKey),
    nonce: v.string(),
    /** The server's clock; goes into the encrypted body, so that a wrong device clock is no harm. */
    time: v.string(),
    required: v.boolean(),
  }),
  errors: [],
});

const logOut = endpoint({
  method: 'DELETE',
  path: '/wps/session/logout',
  summary: 'End the session',
  access: 'session',
  whileClosed: 'answered',
  moduleId: 'COMM3',
  sends: 'query',
  input: nothing,
  response: v.object({}),
  errors: [],
});

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

export const logInByPasskey = endpoint({
  method: 'POST',
  path: '/wps/session/passkey',
  summary: 'Log in by passkey',
  access: 'anyone',
  moduleId: 'COMM3',
  sends: 'json',
  input: v.object({ credential: passkeyAssertion }),
  response: sessionValue,
  errors: [
    'passkey.closed',
    'passkey.failed',
    'member.disabled',
    'login.type.not.member',
    'login.type.not.agent',
    'request.limited',
  ],
});

const confirmByPasskey = endpoint({
  method: 'POST',
  path: '/wps/session/confirm/passkey',
  summary: 'Confirm who it is by passkey; opens guarded calls for five minutes',
  access: 'session',
  moduleId: 'COMM3',
  sends: 'json',
  input: v.object({ credential: passkeyAssertion }),
  response: v.object({ confirmedUntil: instant }),
  errors: ['passkey.closed', 'passkey.failed', 'request.limited'],
});

const sessionsPath = '/wps/member/sessions';

/** How a session began. */
const loginWay = v.picklist([
  'password',
  'sms',
  'device',
  'passkey',
  'identity',
  'register',
  'trial',
]);

export const listSessions = endpoint({
  method: 'GET',
  path: sessionsPath,
  summary: 'The sessions of the member that are open, the newest first',
  access: 'session',
  action: 'memberCentre',
  moduleId: 'SECPRIV',
  sends: 'query',
  input: nothing,
  response: v.object({
    list: v.array(
      v.object({
        sessionId: v.string(),
        current: v.boolean(),
        createdAt: instant,
        lastSeenAt: instant,
        way: loginWay,
        /** The device may log in again without the password. */
        remembered: v.boolean(),
        ...loginPlace,
      }),
    ),
  }),
  errors: [],
});

const endSession = endpoint({
  method: 'DELETE',
  path: `${sessionsPath}/{sessionId}`,
  summary: 'Log one own session out, and forget its device',
  access: 'session',
  action: 'memberCentre',
  moduleId: 'SECPRIV',
  sends: 'query',
  input: v.object({ sessionId: v.pipe(v.string(), v.uuid()) }),
  response: v.object({}),
  errors: ['session.not.found'],
});

export const endOtherSessions = endpoint({
  method: 'DELETE',
  path: sessionsPath,
  summary: 'Log out everywhere else, and forget all other devices',
  access: 'session',
  action: 'memberCentre',
  moduleId: 'SECPRIV',
  sends: 'query',
  input: nothing,
  response: v.object({ ended: v.number() }),
  errors: [],
});

export const listLogins = endpoint({
  method: 'GET',
  path: '/wps/member/loginHistory',
  summary: 'Logins and failed tries of the last 90 days, the newest first',
  access: 'session',
  action: 'memberCentre',
  moduleId: 'SECPRIV',
  sends: 'query',
  input: v.object({ pageNo, pageSize }),
  response: pageOf(
    v.object({
      at: instant,
      outcome: v.picklist(['succeeded', 'failed']),
      way: loginWay,
      ...loginPlace,
    }),
  ),
  errors: [],
});

export const sessionCalls = {
  logIn,
  logInByDevice,
  verifyLogin,
  requestLoginCode,
  getIdentityService,
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
