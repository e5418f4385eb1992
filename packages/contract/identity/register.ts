import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { shortText } from '../fields.ts';
import { newPasswordErrors, newPaymentPasswordErrors } from './credentials.ts';
import { captchaAnswer } from './get-captcha.ts';
import { identityErrors, identityTicket, identityToken } from './identity-service.ts';
import { countryDialingCode, mobileErrors } from './mobile-number.ts';
import { sessionValue } from './session-value.ts';

const text = v.optional(shortText, '');
/** Read as it was typed: it is hashed, and its person types it again. */
const secret = v.optional(v.pipe(v.string(), v.maxLength(200)), '');

/** Every field of seed section 3; which of them count is the site's choice. */
const input = v.object({
  username: text,
  mobileNum: text,
  verificationCode: text,
  password: secret,
  confirmPassword: secret,
  paymentPassword: secret,
  realName: text,
  nickname: text,
  payeeName: text,
  email: text,
  birthday: text,
  idNumber: text,
  qqNum: text,
  facebook: text,
  wechat: text,
  line: text,
  whatsapp: text,
  zalo: text,
  recommenderId: text,
  affiliateCode: text,
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

const errors = [
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
  input,
  response: sessionValue,
  errors,
});

export const registerByMobile = endpoint({
  method: 'PUT',
  path: '/wps/member/register/mobile',
  summary: 'Register by mobile number and the code sent to it; ends in a session',
  access: 'anyone',
  moduleId: 'MOBILENUMREG3',
  encrypted: true,
  sends: 'json',
  input,
  response: sessionValue,
  errors,
});
