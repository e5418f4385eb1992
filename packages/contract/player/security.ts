import * as v from 'valibot';
import { emailAddressMaxLength } from '@pavilion/domain/member/email-address';
import { safetySteps } from '@pavilion/domain/session/security-score';
import { tiedProviders } from '@pavilion/domain/session/sign-in-provider';
import { endpoint } from '../endpoint.ts';
import {
  blankable,
  described,
  describedList,
  givenId,
  instant,
  nothing,
  number,
  sharedObject,
  shortText,
  text,
  wholeList,
  yesNo,
} from '../fields.ts';
import {
  captchaAnswer,
  codeAnswer,
  codeErrors,
  countryDialingCode,
  mobileErrors,
  mobileNum,
  newPasswordErrors,
  password,
  username,
  verificationCode,
} from './credentials.ts';
import { identityErrors, identityToken } from './identity.ts';

const newPassword = described(password, 'The login password from now on.');
const confirmNewPassword = described(password, 'The same once more.');

const passwordChange = {
  method: 'POST',
  access: 'session',
  action: 'changePassword',
  moduleId: 'PASS3',
  encrypted: true,
  sends: 'json',
  input: v.object({
    oldPassword: described(password, 'The login password until now.'),
    newPassword,
    confirmNewPassword,
  }),
  response: v.object({}),
  errors: [
    'password.old.wrong',
    'password.mismatch',
    ...newPasswordErrors,
    'modify.new.old.same',
    'login.locked',
    'request.limited',
    'server.busy',
  ],
} as const;

export const changePassword = endpoint({
  ...passwordChange,
  path: '/wps/member/password',
  summary: 'Change the login password; all other sessions of the member end',
});

const changePasswordV2 = endpoint({
  ...passwordChange,
  path: '/wps/v2/member/password',
  summary: 'The same under the path of the second version of the family',
});

export const setFirstPassword = endpoint({
  method: 'PUT',
  path: '/wps/member/password',
  summary: 'Set the login password of an account that was opened without one',
  access: 'session',
  action: 'changePassword',
  stepUp: true,
  moduleId: 'PASS3',
  encrypted: true,
  sends: 'json',
  input: v.object({ newPassword, confirmNewPassword }),
  response: v.object({}),
  errors: [
    'password.set',
    'password.mismatch',
    ...newPasswordErrors,
    'request.limited',
    'server.busy',
  ],
});

/** Known and unknown accounts are answered alike; the mail is written after the answer. */
export const requestPasswordMail = endpoint({
  method: 'POST',
  path: '/wps/member/password/email',
  summary: 'Send a link for a new password to the e-mail address of an account',
  access: 'anyone',
  moduleId: 'COMM3',
  sends: 'form',
  input: v.object({
    username,
    email: described(
      v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(emailAddressMaxLength)),
      'The mail address of that account.',
    ),
  }),
  response: v.object({}),
  errors: ['in_email_incorrect', 'email.closed', 'request.limited'],
});

const resetErrors = [
  ...newPasswordErrors,
  'modify.new.old.same',
  'member.disabled',
  'request.limited',
  'server.busy',
] as const;

export const resetPasswordByPhone = endpoint({
  method: 'POST',
  path: '/wps/member/password/verification',
  summary:
    'Set a new password by SMS code, or by a phone that the identity service vouches for; all ' +
    'sessions and devices of the member end',
  access: 'anyone',
  moduleId: 'CHNGPASSVERIF3',
  encrypted: true,
  sends: 'json',
  input: v.object({
    mobileNum,
    countryDialingCode,
    verificationCode: described(
      blankable(v.pipe(v.string(), v.trim(), v.regex(/^\d{1,10}$/))),
      'Not read where a token proves the number.',
    ),
    ...identityToken,
    newPassword,
  }),
  response: v.object({
    username: text('The name to log in with, for who holds the phone of the account.'),
  }),
  errors: [
    ...mobileErrors,
    'sms.closed',
    'verification.code.wrong',
    ...identityErrors,
    'login.locked',
    ...resetErrors,
  ],
});

export const resetPasswordByLink = endpoint({
  method: 'POST',
  path: '/wps/member/password/link',
  summary: 'Set a new password by the link of a mail; all sessions and devices of the member end',
  access: 'anyone',
  moduleId: 'COMM3',
  encrypted: true,
  sends: 'json',
  input: v.object({
    secret: described(v.pipe(v.string(), v.regex(/^[\w-]{43}$/)), 'From the link in the mail.'),
    newPassword,
  }),
  response: v.object({}),
  errors: ['password.link.invalid', ...resetErrors],
});

export const getSecurityConfig = endpoint({
  method: 'GET',
  path: '/wps/v2/member/securityConfig',
  summary: 'How safe the account is, and what is set',
  access: 'session',
  action: 'memberCentre',
  moduleId: 'SECPRIV',
  sends: 'query',
  input: nothing,
  response: v.object({
    score: number('How safe the account is, from 0 to 100.'),
    missing: described(v.array(v.picklist(safetySteps)), 'What would make it safer.'),
    mobileNum: described(v.nullable(v.string()), 'Masked; null where none is proved.'),
    email: described(v.nullable(v.string()), 'Masked; null where none is known.'),
    emailProved: yesNo(
      'A code has proved it; one that was typed at registration does not count before.',
    ),
    canProveMobile: yesNo('False where no company is there to send a code.'),
    canProveEmail: yesNo('False where no mail server is there to send a code.'),
    canAddPasskey: yesNo('False where the site is reached in a way that has no passkeys.'),
    hasPassword: yesNo('False for an account that was opened without one.'),
    hasPaymentPassword: yesNo('Whether a payment password is set.'),
    hasSecurityQuestions: yesNo('Whether security questions are answered.'),
    bankCards: number('How many accounts the member withdraws to.'),
    passkeys: number('How many passkeys the member has.'),
  }),
  errors: [],
});

const question = sharedObject('SecurityQuestion', 'A question that a member may choose.', {
  questionId: givenId,
  text: text('In the language of the request.'),
});

const listSecurityQuestions = endpoint({
  method: 'GET',
  path: '/wps/member/securityQuestions',
  summary: 'The questions that a member chooses from',
  access: 'session',
  action: 'memberCentre',
  moduleId: 'SECPRIV',
  sends: 'query',
  input: nothing,
  response: v.object({
    list: wholeList(question),
    chosen: number('How many a member chooses.'),
  }),
  errors: [],
});

const questionsPath = '/wps/member/customerSecurityQuestions';

const getOwnSecurityQuestions = endpoint({
  method: 'GET',
  path: questionsPath,
  summary: 'The questions that the member has chosen; never the answers',
  access: 'session',
  action: 'memberCentre',
  moduleId: 'SECPRIV',
  sends: 'query',
  input: nothing,
  response: v.object({ list: wholeList(question) }),
  errors: [],
});

const answer = v.object({
  questionId: described(shortText, 'One of the list of security questions.'),
  answer: described(shortText, 'What the member answers; case and spaces do not count.'),
});
const answers = described(v.pipe(v.array(answer), v.maxLength(10)), 'As many as a member chooses.');

const answerErrors = [
  'security.questions.count',
  'security.questions.same',
  'security.answer.invalid',
  'server.busy',
] as const;

export const setSecurityQuestions = endpoint({
  method: 'PUT',
  path: questionsPath,
  summary: 'Choose the questions and answer them for the first time',
  access: 'session',
  action: 'memberCentre',
  stepUp: true,
  moduleId: 'SECPRIV',
  encrypted: true,
  sends: 'json',
  input: v.object({ answers }),
  response: v.object({}),
  errors: ['security.questions.set', ...answerErrors],
});

export const changeSecurityQuestions = endpoint({
  method: 'POST',
  path: questionsPath,
  summary: 'Choose other questions; one of the present ones is answered first',
  access: 'session',
  action: 'memberCentre',
  stepUp: true,
  moduleId: 'SECPRIV',
  encrypted: true,
  sends: 'json',
  input: v.object({
    current: described(answer, 'The answer to one of the present questions.'),
    answers,
  }),
  response: v.object({}),
  errors: ['security.answer.wrong', 'login.locked', ...answerErrors],
});

const email = described(
  v.pipe(v.string(), v.trim(), v.toLowerCase(), v.maxLength(100)),
  'The mail address that is to be added.',
);

const ofContacts = {
  access: 'session',
  action: 'memberCentre',
  moduleId: 'SECPRIV',
  sends: 'json',
} as const;

const requestBindSmsCode = endpoint({
  method: 'POST',
  path: '/wps/verification/sms/bind',
  summary: 'Send a code by SMS to a number that the member wants to add',
  ...ofContacts,
  input: v.object({ mobileNum, countryDialingCode, ...captchaAnswer }),
  response: codeAnswer,
  errors: codeErrors,
});

export const bindMobile = endpoint({
  method: 'POST',
  path: '/wps/member/mobile',
  summary: 'Add the number that the code was sent to, or put it in place of the present one',
  ...ofContacts,
  stepUp: true,
  input: v.object({
    mobileNum,
    countryDialingCode,
    verificationCode,
  }),
  response: v.object({ mobileNum: text('The number that was added, masked.') }),
  errors: [...mobileErrors, 'mobile.taken', 'verification.code.wrong', 'login.locked'],
});

const requestEmailCode = endpoint({
  method: 'POST',
  path: '/wps/verification/email',
  summary: 'Send a code to a mail address that the member wants to add',
  ...ofContacts,
  input: v.object({ email }),
  response: codeAnswer,
  errors: ['register.field.invalid', 'email.closed', 'sms.wait', 'request.limited'],
});

export const bindEmail = endpoint({
  method: 'POST',
  path: '/wps/member/email',
  summary: 'Add the mail address that the code was sent to, or put it in place of the present one',
  ...ofContacts,
  stepUp: true,
  input: v.object({
    email,
    verificationCode,
  }),
  response: v.object({ email: text('The address that was added, masked.') }),
  errors: ['register.email.taken', 'verification.code.wrong', 'login.locked', 'server.busy'],
});

const ofConnections = { access: 'session', action: 'memberCentre', moduleId: 'SECPRIV' } as const;
const connectionsPath = '/wps/member/connections';
const provider = described(v.picklist(tiedProviders), 'The provider of the sign-in.');

export const listConnections = endpoint({
  method: 'GET',
  path: connectionsPath,
  summary: 'What the member logs in with through the identity service',
  ...ofConnections,
  sends: 'query',
  input: nothing,
  response: v.object({
    list: describedList('One for each provider of a sign-in.', {
      provider,
      tiedAt: described(instant, 'When it was connected.'),
    }),
    phone: described(
      v.nullable(v.string()),
      'The number, masked, where a sign-in by phone opens the account; null elsewhere.',
    ),
    hasPassword: yesNo('Without a password nothing is disconnected.'),
  }),
  errors: [],
});

const disconnect = endpoint({
  method: 'DELETE',
  path: `${connectionsPath}/{provider}`,
  summary: 'Disconnect a provider of the identity service; all other sessions of the member end',
  ...ofConnections,
  stepUp: true,
  sends: 'query',
  input: v.object({ provider }),
  response: v.object({}),
  errors: ['identity.connection.not.found', 'identity.password.first'],
});

export const securityCalls = {
  changePassword,
  changePasswordV2,
  setFirstPassword,
  requestPasswordMail,
  resetPasswordByPhone,
  resetPasswordByLink,
  getSecurityConfig,
  listSecurityQuestions,
  getOwnSecurityQuestions,
  setSecurityQuestions,
  changeSecurityQuestions,
  requestBindSmsCode,
  bindMobile,
  requestEmailCode,
  bindEmail,
  listConnections,
  disconnect,
};
