import * as v from 'valibot';
import { safetySteps } from '@pavilion/domain/session/security-score';
import { endpoint } from '../endpoint.ts';
import { nothing, shortText } from '../fields.ts';

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
    score: v.number(),
    missing: v.array(v.picklist(safetySteps)),
    /** Masked; null where none is proved. */
    mobileNum: v.nullable(v.string()),
    email: v.nullable(v.string()),
    /** An address that was typed at registration counts once a code has proved it. */
    emailProved: v.boolean(),
    /** False where no company or mail server is there to send a code. */
    canProveMobile: v.boolean(),
    canProveEmail: v.boolean(),
    /** False where the site is reached in a way that has no passkeys. */
    canAddPasskey: v.boolean(),
    /** False for an account that was opened without one. */
    hasPassword: v.boolean(),
    hasPaymentPassword: v.boolean(),
    hasSecurityQuestions: v.boolean(),
    bankCards: v.number(),
    passkeys: v.number(),
  }),
  errors: [],
});

const question = v.object({ questionId: v.string(), text: v.string() });

export const listSecurityQuestions = endpoint({
  method: 'GET',
  path: '/wps/member/securityQuestions',
  summary: 'The questions that a member chooses from',
  access: 'session',
  action: 'memberCentre',
  moduleId: 'SECPRIV',
  sends: 'query',
  input: nothing,
  response: v.object({ list: v.array(question), chosen: v.number() }),
  errors: [],
});

const ownPath = '/wps/member/customerSecurityQuestions';

export const getOwnSecurityQuestions = endpoint({
  method: 'GET',
  path: ownPath,
  summary: 'The questions that the member has chosen; never the answers',
  access: 'session',
  action: 'memberCentre',
  moduleId: 'SECPRIV',
  sends: 'query',
  input: nothing,
  response: v.object({ list: v.array(question) }),
  errors: [],
});

const answer = v.object({ questionId: shortText, answer: shortText });
const answers = v.pipe(v.array(answer), v.maxLength(10));

const answerErrors = [
  'security.questions.count',
  'security.questions.same',
  'security.answer.invalid',
  'server.busy',
] as const;

export const setSecurityQuestions = endpoint({
  method: 'PUT',
  path: ownPath,
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
  path: ownPath,
  summary: 'Choose other questions; one of the present ones is answered first',
  access: 'session',
  action: 'memberCentre',
  stepUp: true,
  moduleId: 'SECPRIV',
  encrypted: true,
  sends: 'json',
  input: v.object({ current: answer, answers }),
  response: v.object({}),
  errors: ['security.answer.wrong', 'login.locked', ...answerErrors],
});
