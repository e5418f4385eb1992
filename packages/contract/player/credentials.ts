import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import {
  blankable,
  described,
  describedList,
  describedObject,
  givenId,
  instant,
  nothing,
  number,
  sharedObject,
  text,
  textUpTo,
  wholeList,
  words,
  yesNo,
} from '../fields.ts';

/** The calls with which members look after their accounts. */
export const ofSecurityCenter = {
  access: 'session',
  action: 'memberCentre',
  moduleId: 'SECPRIV',
} as const;

export const username = described(
  v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(32)),
  'The user name as typed; the server compares in lower case.',
);

export const password = v.pipe(v.string(), v.minLength(1), v.maxLength(128));

export const paymentPassword = described(textUpTo(16), 'The six digits that guard withdrawals.');

export const verificationCode = described(
  v.pipe(v.string(), v.trim(), v.maxLength(10)),
  'The code that was sent.',
);

/** Why a payment password opens nothing. */
export const paymentPasswordErrors = [
  'payment.password.missing',
  'payment.password.wrong',
  'login.locked',
] as const;

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

export const mobileNum = described(
  v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(20), v.regex(/^\+?[\d ()-]+$/)),
  'As typed, with or without spaces and a zero or country code in front.',
);

/** Why a number cannot be used. */
export const mobileErrors = ['mobile.invalid', 'mobile.country.closed', 'mobile.no.sms'] as const;

export const countryDialingCode = described(
  blankable(v.pipe(v.string(), v.regex(/^\+?\d{1,4}$/))),
  "Digits without the plus; the site's own country counts where it is left out.",
);

/** What may be wrong with the answer to a captcha. */
export const captchaErrors = [
  'login.captcha.missing',
  'login.captcha.wrong',
  'login.captcha.proof',
] as const;

const captchaPurpose = v.picklist(['login', 'sms', 'register', 'application', 'claim', 'any']);

/**
 * What goes along with a call that asks for a captcha. A client of the family sends the answer
 * alone: then the cookie of the captcha says which one it answers.
 */
export const captchaAnswer = {
  captchaId: described(
    blankable(v.pipe(v.string(), v.uuid())),
    'The captcha that is answered; without it the cookie of the captcha says which.',
  ),
  captcha: described(
    blankable(v.pipe(v.string(), v.trim(), v.regex(/^\d{1,6}$/))),
    'The digits that the person typed.',
  ),
  captchaProof: described(
    blankable(v.pipe(v.string(), v.regex(/^\d{1,15}$/))),
    'Beside the answer to a captcha in words; see `proofBits`.',
  ),
};

export const getCaptcha = endpoint({
  method: 'GET',
  path: '/wps/captcha',
  summary: 'Digits to type, as a picture or, for those who cannot see it, in words',
  access: 'anyone',
  moduleId: 'VALID_CAPTCHA3',
  sends: 'query',
  input: v.object({
    purpose: described(
      v.optional(captchaPurpose, 'any'),
      'Which call the captcha is for; one for `any` is used up by the first call.',
    ),
    form: described(
      v.optional(v.picklist(['picture', 'words']), 'picture'),
      'How it is shown: drawn, or told in words.',
    ),
  }),
  response: v.object({
    captchaId: givenId,
    image: described(v.nullable(v.string()), 'A `data:` address; null in the form of words.'),
    words: described(
      v.nullable(v.string()),
      'In the language asked for; null in the form of a picture.',
    ),
    proofBits: described(
      v.nullable(v.number()),
      'Zero bits with which SHA-256 of `captchaId`, a blank and `captchaProof` begins, or null.',
    ),
    expiresAt: text('Until when it can be answered, as ISO 8601.'),
  }),
  errors: ['request.limited'],
});

export const codeAnswer = sharedObject(
  'CodeSent',
  'When a code was sent, and when the next one may be asked for.',
  {
    expirationTime: text(
      'When the next code may be asked for, and the countdown of the button ends.',
    ),
    codeValidUntil: text('Until when the code that is now sent can be used.'),
    time: text('The clock of the server, so that a wrong clock of the device does no harm.'),
  },
);

export const codeErrors = [
  ...mobileErrors,
  'sms.closed',
  'sms.paused',
  'sms.wait',
  ...captchaErrors,
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
    purpose: described(
      v.optional(v.picklist(['login', 'password']), 'login'),
      'What the code is for: to log in, or to set a new password.',
    ),
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
const passkeyType = described(v.literal('public-key'), 'The only type there is.');
const passkeyName = described(
  v.pipe(words, v.minLength(1), v.maxLength(40)),
  'What the member calls it.',
);
const passkeyId = described(v.pipe(v.string(), v.uuid()), 'One of the passkeys of the member.');
const knownPasskeys = v.array(
  v.object({
    id: text('The id of the key, as its device gave it.'),
    type: passkeyType,
  }),
);

/** What `navigator.credentials.create` is given. */
const creationOptions = v.object({
  challenge: text('What the device signs, base64url.'),
  rp: describedObject('The site for which the key is made.', {
    id: text('The domain of the site.'),
    name: text('The name of the site.'),
  }),
  user: describedObject('For whom the key is made.', {
    id: text('A handle of the member, base64url; it says nothing of them.'),
    name: text('The user name of the member.'),
    displayName: text('The user name of the member.'),
  }),
  pubKeyCredParams: describedList('The kinds of keys that the server takes, the best first.', {
    alg: number('The number of the algorithm (COSE).'),
    type: passkeyType,
  }),
  timeout: number('How many milliseconds the person has.'),
  excludeCredentials: described(knownPasskeys, 'Keys that the member has already.'),
  authenticatorSelection: describedObject('What the device must be able to do.', {
    residentKey: described(v.literal('required'), 'The device keeps the key.'),
    requireResidentKey: described(v.literal(true), 'The same for older browsers.'),
    userVerification: described(v.literal('required'), 'The device asks who it is.'),
  }),
  attestation: described(v.literal('none'), 'Nobody asks which device it is.'),
});

const requestOptions = sharedObject(
  'PasskeyRequest',
  'What `navigator.credentials.get` is given.',
  {
    challenge: text('What the device signs, base64url.'),
    rpId: text('The domain of the site.'),
    timeout: number('How many milliseconds the person has.'),
    userVerification: described(v.literal('required'), 'The device asks who it is.'),
    allowCredentials: described(knownPasskeys, 'Keys that may answer; none where all may.'),
  },
);

const passkeyCredential = {
  id: described(base64url, 'The id of the key, base64url.'),
  rawId: described(base64url, 'The same as `id`.'),
  type: passkeyType,
};

const clientDataJSON = described(
  base64url,
  'Challenge and origin as the browser saw them, base64url.',
);

const passkeyAttestation = v.object({
  ...passkeyCredential,
  response: describedObject('What the device made.', {
    clientDataJSON,
    attestationObject: described(base64url, 'The new public key, base64url.'),
  }),
});

export const passkeyAssertion = sharedObject(
  'PasskeyAssertion',
  'What a device signs to log in or to confirm.',
  {
    ...passkeyCredential,
    response: describedObject('What the device signed.', {
      clientDataJSON,
      authenticatorData: described(base64url, 'What the device says of itself, base64url.'),
      signature: described(base64url, 'Over both, base64url.'),
      userHandle: described(v.optional(base64url), 'The handle of the member, where it is kept.'),
    }),
  },
);

const passkeysPath = '/wps/member/passkeys';

const passkey = sharedObject('Passkey', 'A passkey of the member.', {
  passkeyId: givenId,
  name: text('What the member calls it.'),
  createdAt: described(instant, 'When it was added.'),
  lastUsedAt: described(v.nullable(instant), 'When it last logged somebody in; null for never.'),
  backedUp: yesNo('The key is kept by an account of its maker, so that it outlives the device.'),
});

const listPasskeys = endpoint({
  method: 'GET',
  path: passkeysPath,
  summary: "The member's own passkeys",
  ...ofSecurityCenter,
  sends: 'query',
  input: nothing,
  response: v.object({ list: wholeList(passkey) }),
  errors: [],
});

const startPasskey = endpoint({
  method: 'POST',
  path: `${passkeysPath}/options`,
  summary: 'Begin to add a passkey',
  ...ofSecurityCenter,
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
  ...ofSecurityCenter,
  stepUp: true,
  sends: 'json',
  input: v.object({
    name: passkeyName,
    credential: described(passkeyAttestation, 'What the device made.'),
  }),
  response: passkey,
  errors: ['passkey.closed', 'passkey.failed', 'passkey.limit'],
});

export const renamePasskey = endpoint({
  method: 'POST',
  path: `${passkeysPath}/{passkeyId}`,
  summary: 'Give an own passkey another name',
  ...ofSecurityCenter,
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
  ...ofSecurityCenter,
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
  whileExcluded: 'answered',
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
