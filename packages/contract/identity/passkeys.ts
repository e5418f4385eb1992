import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { instant, nothing, words } from '../fields.ts';
import { sessionValue } from './session-value.ts';

const base64url = v.pipe(v.string(), v.regex(/^[\w-]{1,8000}$/));
const keyType = v.literal('public-key');
const name = v.pipe(words, v.minLength(1), v.maxLength(40));
const passkeyId = v.pipe(v.string(), v.uuid());
const known = v.array(v.object({ id: v.string(), type: keyType }));

/** What `navigator.credentials.create` is given. */
const creationOptions = v.object({
  challenge: v.string(),
  rp: v.object({ id: v.string(), name: v.string() }),
  user: v.object({ id: v.string(), name: v.string(), displayName: v.string() }),
  pubKeyCredParams: v.array(v.object({ alg: v.number(), type: keyType })),
  timeout: v.number(),
  excludeCredentials: known,
  authenticatorSelection: v.object({
    residentKey: v.literal('required'),
    requireResidentKey: v.literal(true),
    userVerification: v.literal('required'),
  }),
  attestation: v.literal('none'),
});

/** What `navigator.credentials.get` is given. */
const requestOptions = v.object({
  challenge: v.string(),
  rpId: v.string(),
  timeout: v.number(),
  userVerification: v.literal('required'),
  allowCredentials: known,
});

const credential = { id: base64url, rawId: base64url, type: keyType };

const attestation = v.object({
  ...credential,
  response: v.object({ clientDataJSON: base64url, attestationObject: base64url }),
});

const assertion = v.object({
  ...credential,
  response: v.object({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
    userHandle: v.optional(base64url),
  }),
});

const ofMember = { access: 'session', action: 'memberCentre', moduleId: 'SECPRIV' } as const;
const ownPath = '/wps/member/passkeys';

const passkey = v.object({
  passkeyId: v.string(),
  name: v.string(),
  createdAt: instant,
  lastUsedAt: v.nullable(instant),
  /** The key is kept by an account of its maker, so that it outlives the device. */
  backedUp: v.boolean(),
});

export const listPasskeys = endpoint({
  method: 'GET',
  path: ownPath,
  summary: "The member's own passkeys",
  ...ofMember,
  sends: 'query',
  input: nothing,
  response: v.object({ list: v.array(passkey) }),
  errors: [],
});

export const startPasskey = endpoint({
  method: 'POST',
  path: `${ownPath}/options`,
  summary: 'Begin to add a passkey',
  ...ofMember,
  stepUp: true,
  sends: 'json',
  input: nothing,
  response: creationOptions,
  errors: ['passkey.closed', 'passkey.limit', 'request.limited'],
});

export const addPasskey = endpoint({
  method: 'PUT',
  path: ownPath,
  summary: 'Add the passkey that a device made',
  ...ofMember,
  stepUp: true,
  sends: 'json',
  input: v.object({ name, credential: attestation }),
  response: passkey,
  errors: ['passkey.closed', 'passkey.failed', 'passkey.limit'],
});

export const renamePasskey = endpoint({
  method: 'POST',
  path: `${ownPath}/{passkeyId}`,
  summary: 'Give an own passkey another name',
  ...ofMember,
  stepUp: true,
  sends: 'json',
  input: v.object({ passkeyId, name }),
  response: v.object({}),
  errors: ['passkey.not.found'],
});

export const removePasskey = endpoint({
  method: 'DELETE',
  path: `${ownPath}/{passkeyId}`,
  summary: 'Take an own passkey away; it logs nobody in any more',
  ...ofMember,
  stepUp: true,
  sends: 'query',
  input: v.object({ passkeyId }),
  response: v.object({}),
  errors: ['passkey.not.found'],
});

export const startPasskeyLogin = endpoint({
  method: 'POST',
  path: '/wps/session/passkey/options',
  summary: 'Begin to log in by passkey',
  access: 'anyone',
  moduleId: 'COMM3',
  sends: 'json',
  input: nothing,
  response: requestOptions,
  errors: ['passkey.closed', 'request.limited'],
});

export const logInByPasskey = endpoint({
  method: 'POST',
  path: '/wps/session/passkey',
  summary: 'Log in by passkey',
  access: 'anyone',
  moduleId: 'COMM3',
  sends: 'json',
  input: v.object({ credential: assertion }),
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

export const startPasskeyConfirm = endpoint({
  method: 'POST',
  path: '/wps/session/confirm/passkey/options',
  summary: 'Begin to confirm who it is by passkey',
  access: 'session',
  moduleId: 'COMM3',
  sends: 'json',
  input: nothing,
  response: requestOptions,
  errors: ['passkey.closed', 'passkey.not.found', 'request.limited'],
});

export const confirmByPasskey = endpoint({
  method: 'POST',
  path: '/wps/session/confirm/passkey',
  summary: 'Confirm who it is by passkey; opens guarded calls for five minutes',
  access: 'session',
  moduleId: 'COMM3',
  sends: 'json',
  input: v.object({ credential: assertion }),
  response: v.object({ confirmedUntil: instant }),
  errors: ['passkey.closed', 'passkey.failed', 'request.limited'],
});
