import type { ResponseOf } from '@pavilion/contract/endpoint';
import type { PlayerEndpoints } from '@pavilion/contract/player';
import { securityQuestionIds } from '@pavilion/domain/session/security-question';

/** An account that only its password protects. */
export const weakAccount: ResponseOf<PlayerEndpoints['security']['getSecurityConfig']> = {
  score: 20,
  missing: ['paymentPassword', 'mobileNum', 'email', 'securityQuestions'],
  mobileNum: null,
  email: null,
  emailProved: false,
  canProveMobile: true,
  canProveEmail: true,
  canAddPasskey: false,
  hasPassword: true,
  hasPaymentPassword: false,
  hasSecurityQuestions: false,
  bankCards: 0,
  passkeys: 0,
};

const phone = { browser: 'Chrome', system: 'Android', addressMasked: '10.0.*.*' };

/** A session of the member; only the current one has an id that ends in 1. */
export const ownSession = (
  end: number,
): ResponseOf<PlayerEndpoints['sessions']['listSessions']>['list'][number] => ({
  sessionId: `00000000-0000-4000-8000-00000000000${end}`,
  current: end === 1,
  createdAt: '2026-11-02T07:00:00.000Z',
  lastSeenAt: '2026-11-02T08:00:00.000Z',
  way: 'password',
  remembered: false,
  ...phone,
});

type Login = ResponseOf<PlayerEndpoints['sessions']['listLogins']>['list'][number];

export const loginRecord = (
  minute: number,
  way: Login['way'],
  outcome: Login['outcome'],
): Login => ({
  at: `2026-11-02T08:0${minute}:00.000Z`,
  outcome,
  way,
  ...phone,
});

/** The answers to the security centre for a member on one device. */
export const securityAnswers = {
  sessions: {
    listSessions: { list: [ownSession(1)] },
    listLogins: { list: [], pageNum: 1, pageSize: 25, totalPages: 0, total: 0 },
  },
  security: {
    getSecurityConfig: weakAccount,
    listConnections: { list: [], phone: null, hasPassword: true },
    getOwnSecurityQuestions: { list: [] },
    listSecurityQuestions: {
      list: securityQuestionIds.map((questionId) => ({ questionId, text: `About ${questionId}` })),
      chosen: 3,
    },
  },
};
