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
  requestedAt: instant,
  settledAt: v.nullable(instant),
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
    list: v.array(v.object({ code: v.string(), name: v.string() })),
    minimum: amount,
    maximum: amount,
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

export const listMemberWithdrawals = endpoint({
  method: 'GET',
  path: '/wps/report/withdrawTransaction',
  summary: 'What the member asked to withdraw and how far it has come, newest first',
  access: 'session',
  action: 'withdraw',
  moduleId: 'TRANSREC3',
  sends: 'query',
  input: v.object({ state: v.optional(withdrawalStates), pageNo, pageSize }),
  response: pageOf(withdrawal),
  errors: [],
});
