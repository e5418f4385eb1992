import * as v from 'valibot';
import { passwordParts } from '@pavilion/domain/password/password-rule';
import { endpoint } from '../endpoint.ts';
import {
  described,
  describedObject,
  instant,
  memberType,
  nothing,
  number,
  shortText,
  text,
  textUpTo,
  yesNo,
} from '../fields.ts';
import {
  captchaAnswer,
  captchaErrors,
  countryDialingCode,
  mobileErrors,
  newPasswordErrors,
  newPaymentPasswordErrors,
  username,
} from './credentials.ts';
import { identityErrors, identityTicket, identityToken } from './identity.ts';
import { sessionValue } from './sessions.ts';

const formText = v.optional(shortText, '');
/** Read as it was typed: it is hashed, and its person types it again. */
const formSecret = v.optional(textUpTo(200), '');

/** Every field of seed section 3; which of them count is the site's choice. */
const registerInput = v.object({
  username: described(formText, 'What the member wants to log in with.'),
  mobileNum: described(formText, 'As typed, with or without a zero or country code in front.'),
  verificationCode: described(formText, 'The code that was sent to the number.'),
  password: described(formSecret, 'The login password; read as it was typed.'),
  confirmPassword: described(formSecret, 'The same once more.'),
  paymentPassword: described(formSecret, 'Six digits that guard withdrawals.'),
  realName: described(formText, 'The name in the papers of the person.'),
  nickname: described(formText, 'What the member is called on the pages.'),
  payeeName: described(formText, 'The name of the account that withdrawals go to.'),
  email: described(formText, 'The mail address of the person.'),
  birthday: described(formText, '`YYYY-MM-DD`.'),
  idNumber: described(formText, 'The number of a paper that proves who it is.'),
  qqNum: described(formText, 'The account at QQ.'),
  facebook: described(formText, 'The account at Facebook.'),
  wechat: described(formText, 'The account at WeChat.'),
  line: described(formText, 'The account at LINE.'),
  whatsapp: described(formText, 'The account at WhatsApp.'),
  zalo: described(formText, 'The account at Zalo.'),
  recommenderId: described(formText, 'Whom the person names as who told them of the site.'),
  affiliateCode: described(formText, 'The invitation code of an agent.'),
  countryDialingCode,
  registerMethod: described(
    v.optional(v.picklist(['H5', 'APP', 'PWA', 'WEBCLIP']), 'H5'),
    'How the page runs: in a browser, in an app, or from the home screen.',
  ),
  agreement: described(
    v.optional(v.boolean(), true),
    "The terms are accepted; the family's form cannot be sent before, so it does not say it.",
  ),
  type: described(
    v.optional(v.union([v.number(), shortText])),
    'Not read: a member is always a player.',
  ),
  registerUrl: described(
    v.optional(shortText),
    'Not read: the address that the request came to counts.',
  ),
  domain: described(v.optional(shortText), 'Not read: the domain that the request came to counts.'),
  ...identityToken,
  firebaseIdToken: described(
    identityToken.firebaseIdToken,
    'Stands for a person: no password is asked, and of a phone no code.',
  ),
  ...identityTicket,
  ...captchaAnswer,
});

const registerErrors = [
  'details.refused',
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
  ...captchaErrors,
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
  input: v.object({
    email: described(
      v.pipe(v.string(), v.trim(), v.minLength(3), v.maxLength(100)),
      'The address to look up.',
    ),
  }),
  response: v.object({ available: yesNo('Whether nobody has it.') }),
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
    affiliateCode: described(
      v.optional(shortText, ''),
      'The code that was typed; empty to ask for the address of the site.',
    ),
    domain: described(
      v.optional(shortText),
      'Not read: the domain that the request came to counts.',
    ),
  }),
  response: v.object({
    validatedBy: described(
      v.picklist(['code', 'domain', 'friend']),
      'Whether the code or the address of the site leads to an agent, or the code to a friend.',
    ),
  }),
  errors: ['register.invitation.invalid', 'request.limited'],
});

const checkUsername = endpoint({
  method: 'GET',
  path: '/wps/check/username',
  summary: 'Whether a user name is still free',
  access: 'anyone',
  sends: 'query',
  input: v.object({ username }),
  response: v.object({ available: yesNo('Whether nobody has it.') }),
  errors: ['register.username.invalid', 'register.name.reserved', 'request.limited'],
});

const fieldRule = v.object({
  enabled: yesNo('Whether the form shows the field.'),
  required: yesNo('Whether it must be filled in.'),
  pattern: described(
    v.nullable(v.string()),
    'Must match all of the text; null where a rule in code judges.',
  ),
  minimumLength: number('How many characters it has at least.'),
  maximumLength: number('How many characters it has at most.'),
  message: text('What is said of a wrong value, in the language of the request.'),
});

export const registerSettings = v.object({
  regExp: described(v.record(v.string(), fieldRule), 'The rule of each field, by its name.'),
  methods: describedObject('The ways to register.', {
    username: yesNo('By user name.'),
    mobileNum: yesNo('By mobile number and a code by SMS.'),
  }),
  mobilePassword: yesNo('Whether who registers by mobile number sets a password.'),
  captcha: yesNo('Whether a captcha is asked.'),
  affiliateByDomain: yesNo('An agent stands behind the address of the site, so no code is asked.'),
  minimumAge: number('In years.'),
  today: text('`YYYY-MM-DD` where the site is; ages are counted from it.'),
  siteName: text('The name of the site, under which nobody registers.'),
  passwordByPhone: yesNo('Whether a forgotten password can be set by SMS code.'),
  mobileNumber: describedObject('How long a mobile number is, without its country code.', {
    minimumLength: number('How many digits it has at least.'),
    maximumLength: number('How many digits it has at most.'),
  }),
  password: describedObject('What a password must be.', {
    minimumLength: number('How many characters it has at least.'),
    maximumLength: number('How many characters it has at most.'),
    contains: described(
      v.optional(v.array(v.picklist(passwordParts))),
      'The kinds of characters that it must hold.',
    ),
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

const finishAccount = endpoint({
  method: 'PUT',
  path: '/wps/member/finish',
  summary: 'Finish an account that an agent opened; a repeat changes nothing',
  access: 'session',
  whileUnfinished: 'answered',
  moduleId: 'REG3',
  encrypted: true,
  sends: 'json',
  input: v.object({
    password: described(textUpTo(200), 'The own password, in place of that of the agent.'),
    birthday: described(shortText, '`YYYY-MM-DD`.'),
    agreement: yesNo('Whether the terms are accepted.'),
  }),
  response: v.object({}),
  errors: [
    'member.contact.missing',
    'details.refused',
    'register.agreement',
    'register.birthday.invalid',
    'register.too.young',
    'modify.new.old.same',
    ...newPasswordErrors,
    'server.busy',
  ],
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
    userName: text('What the person logs in with.'),
    password: text('What the person logs in with; it is told this once.'),
    type: memberType,
    expiresAt: described(instant, 'Until then the account can be logged in to.'),
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
  finishAccount,
  startTrial,
  createTrialAccount,
};
