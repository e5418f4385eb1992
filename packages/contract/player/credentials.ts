import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { blankable, instant, nothing, words } from '../fields.ts';

/** As typed; the server compares in lower case. */
export const username = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(32));

export const password = v.pipe(v.string(), v.minLength(1), v.maxLength(128));

/** What may be wrong with six digits that are chosen. */
export const newPaymentPasswordErrors = [
  'payment.password.invalid',
  'payment.password.guessable',
  'payment.password.birthday',
] as const;

/** What may be wrong with a password that is chosen. */
export const newPasswordErrors = [
  'password.too.short',
  'password.too.long',
  'password.like.username',
  'password.without.letter',
  'password.without.capital',
  'password.without.digit',
  'password.without.sign',
  'password.common',
] as const;

/** As typed, with or without spaces and a zero or country code in front. */
export const mobileNum = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1),
  v.maxLength(20),
  v.regex(/^\+?[\d ()-]+$/),
);

/** Why a number cannot be used. */
export const mobileErrors = ['mobile.invalid', 'mobile.country.closed', 'mobile.no.sms'] as const;

/** Digits without the plus; the site's own country counts where it is left out. */
export const countryDialingCode = blankable(v.pipe(v.string(), v.regex(/^\+?\d{1,4}$/)));

/** `any` is a captcha of a client that does not say what it is for: the first call uses it up. */
const captchaPurpose = v.picklist(['login', 'sms', 'register', 'any']);

/**
 * What goes along with a call that asks for a captcha. A client of the family sends the answer
 * alone: then the cookie of the captcha says which one it answers.
 */
export const captchaAnswer = {
  captchaId: blankable(v.pipe(v.string(), v.uuid())),
  captcha: blankable(v.pipe(v.string(), v.trim(), v.regex(/^\d{1,6}$/))),
  /** Beside the answer to a captcha in words; see `proofBits`. */
  captchaProof: blankable(v.pipe(v.string(), v.regex(/^\d{1,15}$/))),
};

export const getCaptcha = endpoint({
  method: 'GET',
  path: '/wps/captcha',
  summary: 'Digits to type, as a picture or, for those who cannot see it, in words',
  access: 'anyone',
  moduleId: 'VALID_CAPTCHA3',
  sends: 'query',
  input: v.object({
    purpose: v.optional(captchaPurpose, 'any'),
    form: v.optional(v.picklist(['picture', 'words']), 'picture'),
  }),
  response: v.object({
    captchaId: v.string(),
    /** A `data:` address; null in the form of words. */
    image: v.nullable(v.string()),
    /** In the request's language; null in the form of a picture. */
    words: v.nullable(v.string()),
    /**
     * Zero bits with which SHA-256 of `captchaId`, a blank and `captchaProof` must begin; null
     * where no proof is asked for, as for every picture.
     */
    proofBits: v.nullable(v.number()),
    expiresAt: v.string(),
  }),
  errors: ['request.limited'],
});

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
const requestSmsCode = endpoint({
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

const requestRegisterSmsCode = endpoint({
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

const base64url = v.pipe(v.string(), v.regex(/^[\w-]{1,8000}$/));
const passkeyType = v.literal('public-key');
const passkeyName = v.pipe(words, v.minLength(1), v.maxLength(40));
const passkeyId = v.pipe(v.string(), v.uuid());
const knownPasskeys = v.array(v.object({ id: v.string(), type: passkeyType }));

/** What `navigator.credentials.create` is given. */
const creationOptions = v.object({
  challenge: v.string(),
  rp: v.object({ id: v.string(), name: v.string() }),
  user: v.object({ id: v.string(), name: v.string(), displayName: v.string() }),
  pubKeyCredParams: v.array(v.object({ alg: v.number(), type: passkeyType })),
  timeout: v.number(),
  excludeCredentials: knownPasskeys,
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
  allowCredentials: knownPasskeys,
});

const passkeyCredential = { id: base64url, rawId: base64url, type: passkeyType };

const passkeyAttestation = v.object({
  ...passkeyCredential,
  response: v.object({ clientDataJSON: base64url, attestationObject: base64url }),
});

/** What a device signs to log in or to confirm. */
export const passkeyAssertion = v.object({
  ...passkeyCredential,
  response: v.object({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
    userHandle: v.optional(base64url),
  }),
});

const ofPasskeys = { access: 'session', action: 'memberCentre', moduleId: 'SECPRIV' } as const;
const passkeysPath = '/wps/member/passkeys';

const passkey = v.object({
  passkeyId: v.string(),
  name: v.string(),
  createdAt: instant,
  lastUsedAt: v.nullable(instant),
  /** The key is kept by an account of its maker, so that it outlives the device. */
  backedUp: v.boolean(),
});

const listPasskeys = endpoint({
  method: 'GET',
  path: passkeysPath,
  summary: "The member's own passkeys",
  ...ofPasskeys,
  sends: 'query',
  input: nothing,
  response: v.object({ list: v.array(passkey) }),
  errors: [],
});

const startPasskey = endpoint({
  method: 'POST',
  path: `${passkeysPath}/options`,
  summary: 'Begin to add a passkey',
  ...ofPasskeys,
  stepUp: true,
  sends: 'json',
  input: nothing,
  response: creationOptions,
  errors: ['passkey.closed', 'passkey.limit', 'request.limited'],
});

export const addPasskey = endpoint({
  method: 'PUT',
  path: passkeysPath,
  summary: 'Add the passkey that a device made',
  ...ofPasskeys,
  stepUp: true,
  sends: 'json',
  input: v.object({ name: passkeyName, credential: passkeyAttestation }),
  response: passkey,
  errors: ['passkey.closed', 'passkey.failed', 'passkey.limit'],
});

export const renamePasskey = endpoint({
  method: 'POST',
  path: `${passkeysPath}/{passkeyId}`,
  summary: 'Give an own passkey another name',
  ...ofPasskeys,
  stepUp: true,
  sends: 'json',
  input: v.object({ passkeyId, name: passkeyName }),
  response: v.object({}),
  errors: ['passkey.not.found'],
});

const removePasskey = endpoint({
  method: 'DELETE',
  path: `${passkeysPath}/{passkeyId}`,
  summary: 'Take an own passkey away; it logs nobody in any more',
  ...ofPasskeys,
  stepUp: true,
  sends: 'query',
  input: v.object({ passkeyId }),
  response: v.object({}),
  errors: ['passkey.not.found'],
});

const startPasskeyLogin = endpoint({
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

const startPasskeyConfirm = endpoint({
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

export const credentialCalls = {
  getCaptcha,
  requestSmsCode,
  requestRegisterSmsCode,
  listPasskeys,
  startPasskey,
  addPasskey,
  renamePasskey,
  removePasskey,
  startPasskeyLogin,
  startPasskeyConfirm,
};
