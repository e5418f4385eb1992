import * as v from 'valibot';
import { passwordParts } from '@pavilion/domain/password/password-rule';
import { endpoint } from '../endpoint.ts';
import { instant, nothing, shortText } from '../fields.ts';
import {
  captchaAnswer,
  countryDialingCode,
  mobileErrors,
  newPasswordErrors,
  newPaymentPasswordErrors,
  username,
} from './credentials.ts';
import { identityErrors, identityTicket, identityToken, sessionValue } from './sessions.ts';

const formText = v.optional(shortText, '');
/** Read as it was typed: it is hashed, and its person types it again. */
const formSecret = v.optional(v.pipe(v.string(), v.maxLength(200)), '');

/** Every field of seed section 3; which of them count is the site's choice. */
const registerInput = v.object({
  username: formText,
  mobileNum: formText,
  verificationCode: formText,
  password: formSecret,
  confirmPassword: formSecret,
  paymentPassword: formSecret,
  realName: formText,
  nickname: formText,
  payeeName: formText,
  email: formText,
  birthday: formText,
  idNumber: formText,
  qqNum: formText,
  facebook: formText,
  wechat: formText,
  line: formText,
  whatsapp: formText,
  zalo: formText,
  recommenderId: formText,
  affiliateCode: formText,
  countryDialingCode,
  registerMethod: v.optional(v.picklist(['H5', 'APP', 'PWA', 'WEBCLIP']), 'H5'),
  /** The family's form cannot be sent before the box is ticked, so its body does not say it. */
  agreement: v.optional(v.boolean(), true),
  /**
   * Read and not believed: a member is always a player, and the address and domain are those that
   * the request came to.
   */
  type: v.optional(v.union([v.number(), shortText])),
  registerUrl: v.optional(shortText),
  domain: v.optional(shortText),
  /** Either stands for a person: no password is asked, and of a phone no code. */
  ...identityToken,
  ...identityTicket,
  ...captchaAnswer,
});

const registerErrors = [
  'register.closed',
  'register.field.missing',
  'register.field.invalid',
  'register.username.invalid',
  'register.name.reserved',
  'register.username.taken',
  'register.email.taken',
  'register.birthday.invalid',
  'register.agreement',
  'register.too.young',
  'register.invitation.invalid',
  ...mobileErrors,
  'verification.code.wrong',
  'payee.name.differs',
  ...newPaymentPasswordErrors,
  ...newPasswordErrors,
  'password.mismatch',
  'login.captcha.missing',
  'login.captcha.wrong',
  'login.captcha.proof',
  'login.locked',
  'mobile.taken',
  ...identityErrors,
  'request.limited',
] as const;

export const register = endpoint({
  method: 'PUT',
  path: '/wps/member/register',
  summary: 'Register by user name; ends in a session',
  access: 'anyone',
  moduleId: 'REG3',
  encrypted: true,
  sends: 'json',
  input: registerInput,
  response: sessionValue,
  errors: registerErrors,
});

const registerByMobile = endpoint({
  method: 'PUT',
  path: '/wps/member/register/mobile',
  summary: 'Register by mobile number and the code sent to it; ends in a session',
  access: 'anyone',
  moduleId: 'MOBILENUMREG3',
  encrypted: true,
  sends: 'json',
  input: registerInput,
  response: sessionValue,
  errors: registerErrors,
});

const checkEmail = endpoint({
  method: 'POST',
  path: '/wps/check/email',
  summary: 'Whether an e-mail address is still free',
  access: 'anyone',
  sends: 'form',
  input: v.object({ email: v.pipe(v.string(), v.trim(), v.minLength(3), v.maxLength(100)) }),
  response: v.object({ available: v.boolean() }),
  errors: ['request.limited'],
});

const checkAffiliate = endpoint({
  method: 'GET',
  path: '/wps/check/affiliate',
  summary: 'Whether an agent stands behind an invitation code, or behind the address of the site',
  access: 'anyone',
  moduleId: 'AFFMAN3',
  sends: 'query',
  input: v.object({
    affiliateCode: v.optional(shortText, ''),
    /** Read and not believed: the domain that the request came to counts. */
    domain: v.optional(shortText),
  }),
  response: v.object({ validatedBy: v.picklist(['code', 'domain']) }),
  errors: ['register.invitation.invalid', 'request.limited'],
});

const checkUsername = endpoint({
  method: 'GET',
  path: '/wps/check/username',
  summary: 'Whether a user name is still free',
  access: 'anyone',
  sends: 'query',
  input: v.object({ username }),
  response: v.object({ available: v.boolean() }),
  errors: ['register.username.invalid', 'register.name.reserved', 'request.limited'],
});

const fieldRule = v.object({
  enabled: v.boolean(),
  required: v.boolean(),
  /** Must match all of the text; null where a rule in code judges. */
  pattern: v.nullable(v.string()),
  minimumLength: v.number(),
  maximumLength: v.number(),
  /** What is said of a wrong value, in the language of the request. */
  message: v.string(),
});

export const registerSettings = v.object({
  regExp: v.record(v.string(), fieldRule),
  methods: v.object({ username: v.boolean(), mobileNum: v.boolean() }),
  mobilePassword: v.boolean(),
  captcha: v.boolean(),
  /** An agent stands behind the address of the site, so no code is asked. */
  affiliateByDomain: v.boolean(),
  minimumAge: v.number(),
  /** `YYYY-MM-DD` where the site is; ages are counted from it. */
  today: v.string(),
  /** The name of the site, under which nobody registers. */
  siteName: v.string(),
  /** Whether a forgotten password can be set by SMS code. */
  passwordByPhone: v.boolean(),
  mobileNumber: v.object({ minimumLength: v.number(), maximumLength: v.number() }),
  password: v.object({
    minimumLength: v.number(),
    maximumLength: v.number(),
    contains: v.optional(v.array(v.picklist(passwordParts))),
  }),
});

const getRegisterSettings = endpoint({
  method: 'GET',
  path: '/wps/system/setting/register',
  summary: 'Which registration fields are shown and required, and their rules',
  access: 'anyone',
  inPages: true,
  moduleId: 'REGISTER_REE3',
  sends: 'query',
  input: nothing,
  response: registerSettings,
  errors: [],
});

export const startTrial = endpoint({
  method: 'POST',
  path: '/wps/session/login/freeplay',
  summary: 'Make a free-play account with play money; ends in a session',
  access: 'anyone',
  moduleId: 'FREEPLAY3',
  sends: 'json',
  input: nothing,
  response: sessionValue,
  errors: ['trial.closed', 'request.limited', 'server.busy'],
});

export const createTrialAccount = endpoint({
  method: 'POST',
  path: '/wps/member/trialuser',
  summary: 'Make a free-play account to come back to; its password is told this once',
  access: 'anyone',
  moduleId: 'FREEPLAY3',
  sends: 'json',
  input: nothing,
  response: v.object({
    userName: v.string(),
    password: v.string(),
    /** The member type of seed section 4. */
    type: v.number(),
    /** Until then the account can be logged in to. */
    expiresAt: instant,
  }),
  errors: [
    'trial.closed',
    'login.type.not.member',
    'login.type.not.agent',
    'request.limited',
    'server.busy',
  ],
});

export const registrationCalls = {
  register,
  registerByMobile,
  checkEmail,
  checkAffiliate,
  checkUsername,
  getRegisterSettings,
  startTrial,
  createTrialAccount,
};
