import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import {
  amount,
  idempotencyKey,
  identifier,
  instant,
  nothing,
  pageNo,
  pageOf,
  pageSize,
} from '../fields.ts';
import { reportPeriod } from '../reports/report-period.ts';

export const withdrawalStates = v.picklist([
  'requested',
  'reviewing',
  'paying',
  'paid',
  'rejected',
  'failed',
]);

export const withdrawal = v.object({
  withdrawalId: v.string(),
  amount,
  state: withdrawalStates,
  bankName: v.string(),
  accountNumberMasked: v.string(),
  /** What the house keeps of the amount, and what is paid out. */
  fee: amount,
  net: amount,
  requestedAt: instant,
  reviewedAt: v.nullable(instant),
  /** When the payout was ordered. */
  releasedAt: v.nullable(instant),
  settledAt: v.nullable(instant),
  /** What the operator said of a rejected one. */
  reason: v.nullable(v.string()),
});

export const listWithdrawBanks = endpoint({
  method: 'GET',
  path: '/wps/system/withdrawBanks',
  summary: 'Banks that can be paid out to, and the limits of a request',
  access: 'session',
  action: 'withdraw',
  sends: 'query',
  input: nothing,
  response: v.object({
    list: v.array(
      v.object({
        code: v.string(),
        name: v.string(),
        kind: v.picklist(['bank', 'eWallet']),
        minimum: amount,
        maximum: amount,
        fee: v.object({ fixed: amount, percent: v.number(), freeTimesPerDay: v.number() }),
      }),
    ),
    minimum: amount,
    maximum: amount,
    /** What is left of the day. */
    leftToday: amount,
    timesToday: v.number(),
    timesPerDay: v.number(),
    cardsAllowed: v.number(),
    /** How far the wagers of bonuses are; cash can go out at any time. */
    turnover: v.object({ required: amount, done: amount, remaining: amount }),
  }),
  errors: [],
});

export const requestWithdrawal = endpoint({
  method: 'POST',
  path: '/wps/transaction/withdraw',
  summary: 'Ask for a withdrawal; the amount is held at once',
  access: 'session',
  action: 'withdraw',
  encrypted: true,
  sends: 'json',
  input: v.object({
    cardId: identifier,
    amount,
    paymentPassword: v.pipe(v.string(), v.maxLength(16)),
    requestKey: idempotencyKey,
  }),
  response: withdrawal,
  errors: [
    'withdraw.card.missing',
    'withdraw.amount.range',
    'wallet.amount.invalid',
    'wallet.no.funds',
    'wallet.repeat.differs',
    'payment.password.missing',
    'payment.password.wrong',
    'login.locked',
  ],
});

export const getWithdrawal = endpoint({
  method: 'GET',
  path: '/wps/transaction/withdraw/{withdrawalId}',
  summary: 'How far a withdrawal has come',
  access: 'session',
  action: 'withdraw',
  sends: 'query',
  input: v.object({ withdrawalId: identifier }),
  response: withdrawal,
  errors: ['withdraw.not.found'],
});

export const listMemberWithdrawals = endpoint({
  method: 'GET',
  path: '/wps/report/withdrawTransaction',
  summary: 'What the member asked to withdraw and how far it has come, newest first',
  access: 'session',
  action: 'withdraw',
  moduleId: 'TRANSREC3',
  sends: 'query',
  input: v.object({ ...reportPeriod, state: v.optional(withdrawalStates), pageNo, pageSize }),
  response: pageOf(withdrawal),
  errors: ['report.range'],
});
