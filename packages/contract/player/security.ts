import * as v from 'valibot';
import { safetySteps } from '@pavilion/domain/session/security-score';
import { tiedProviders } from '@pavilion/domain/session/sign-in-provider';
import { endpoint } from '../endpoint.ts';
import {
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
  ofSecurityCenter,
  verificationCode,
} from './credentials.ts';
import { passwordCalls } from './passwords.ts';

export const getSecurityConfig = endpoint({
  method: 'GET',
  path: '/wps/v2/member/securityConfig',
  whileExcluded: 'answered',
  summary: 'How safe the account is, and what is set',
  ...ofSecurityCenter,
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
  ...ofSecurityCenter,
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
  ...ofSecurityCenter,
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
  ...ofSecurityCenter,
  stepUp: true,
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
  ...ofSecurityCenter,
  stepUp: true,
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

const ofContacts = { ...ofSecurityCenter, sends: 'json' } as const;

const requestBindSmsCode = endpoint({
  method: 'POST',
  path: '/wps/verification/sms/bind',
  summary: 'Send a code by SMS to a number that the member wants to add',
  ...ofContacts,
  whileUnfinished: 'answered',
  input: v.object({ mobileNum, countryDialingCode, ...captchaAnswer }),
  response: codeAnswer,
  errors: codeErrors,
});

export const bindMobile = endpoint({
  method: 'POST',
  path: '/wps/member/mobile',
  summary: 'Add the number that the code was sent to, or put it in place of the present one',
  ...ofContacts,
  whileUnfinished: 'answered',
  stepUp: true,
  input: v.object({
    mobileNum,
    countryDialingCode,
    verificationCode,
  }),
  response: v.object({ mobileNum: text('The number that was added, masked.') }),
  errors: [
    'details.refused',
    ...mobileErrors,
    'mobile.taken',
    'verification.code.wrong',
    'login.locked',
  ],
});

const requestEmailCode = endpoint({
  method: 'POST',
  path: '/wps/verification/email',
  summary: 'Send a code to a mail address that the member wants to add',
  ...ofContacts,
  whileUnfinished: 'answered',
  input: v.object({ email }),
  response: codeAnswer,
  errors: ['register.field.invalid', 'email.closed', 'sms.wait', 'request.limited'],
});

export const bindEmail = endpoint({
  method: 'POST',
  path: '/wps/member/email',
  summary: 'Add the mail address that the code was sent to, or put it in place of the present one',
  ...ofContacts,
  whileUnfinished: 'answered',
  stepUp: true,
  input: v.object({
    email,
    verificationCode,
  }),
  response: v.object({ email: text('The address that was added, masked.') }),
  errors: [
    'details.refused',
    'register.email.taken',
    'verification.code.wrong',
    'login.locked',
    'server.busy',
  ],
});

const connectionsPath = '/wps/member/connections';
const provider = described(v.picklist(tiedProviders), 'The provider of the sign-in.');

export const listConnections = endpoint({
  method: 'GET',
  path: connectionsPath,
  summary: 'What the member logs in with through the identity service',
  ...ofSecurityCenter,
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
  ...ofSecurityCenter,
  stepUp: true,
  sends: 'query',
  input: v.object({ provider }),
  response: v.object({}),
  errors: ['identity.connection.not.found', 'identity.password.first'],
});

export const securityCalls = {
  ...passwordCalls,
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
