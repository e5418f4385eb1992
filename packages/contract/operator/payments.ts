import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import {
  amount,
  day,
  idempotencyKey,
  identifier,
  instant,
  pageNo,
  pageOf,
  pageSize,
  signedAmount,
  words,
} from '../fields.ts';
import { deposit, depositStates } from '../player/deposits.ts';
import { withdrawal, withdrawalStates } from '../player/withdrawals.ts';

const operatorDeposit = v.object({
  ...deposit.entries,
  account: v.string(),
  submittedAt: v.nullable(instant),
  decidedBy: v.nullable(v.string()),
});

const decisionReason = v.pipe(words, v.minLength(1), v.maxLength(200));

const listDeposits = endpoint({
  method: 'GET',
  path: '/operator/deposits',
  summary: 'Deposits, oldest first',
  access: 'operator',
  sends: 'query',
  input: v.object({ state: v.optional(depositStates), pageNo, pageSize }),
  response: pageOf(operatorDeposit),
  errors: [],
});

const approveDeposit = endpoint({
  method: 'POST',
  path: '/operator/deposits/{depositId}/approve',
  summary: 'Credit a transfer or counter payment that has arrived; a repeat changes nothing',
  access: 'operator',
  sends: 'json',
  input: v.object({ depositId: identifier }),
  response: operatorDeposit,
  errors: ['deposit.not.found', 'deposit.state', 'wallet.balance.limit'],
});

export const rejectDeposit = endpoint({
  method: 'POST',
  path: '/operator/deposits/{depositId}/reject',
  summary: 'Say that the money of a transfer or counter payment did not arrive',
  access: 'operator',
  sends: 'json',
  input: v.object({ depositId: identifier, reason: decisionReason }),
  response: operatorDeposit,
  errors: ['deposit.not.found', 'deposit.state'],
});

const operatorWithdrawal = v.object({
  ...withdrawal.entries,
  account: v.string(),
  decidedBy: v.nullable(v.string()),
});

const listWithdrawals = endpoint({
  method: 'GET',
  path: '/operator/withdrawals',
  summary: 'Withdrawal requests, oldest first',
  access: 'operator',
  sends: 'query',
  input: v.object({ state: v.optional(withdrawalStates), pageNo, pageSize }),
  response: pageOf(operatorWithdrawal),
  errors: [],
});

const reviewWithdrawal = endpoint({
  method: 'POST',
  path: '/operator/withdrawals/{withdrawalId}/review',
  summary: 'Begin to look at a withdrawal; a repeat changes nothing',
  access: 'operator',
  sends: 'json',
  input: v.object({ withdrawalId: identifier }),
  response: operatorWithdrawal,
  errors: ['withdraw.not.found', 'withdraw.state'],
});

const approveWithdrawal = endpoint({
  method: 'POST',
  path: '/operator/withdrawals/{withdrawalId}/approve',
  summary: 'Release a held withdrawal for payment; a repeat changes nothing',
  access: 'operator',
  sends: 'json',
  input: v.object({ withdrawalId: identifier }),
  response: operatorWithdrawal,
  errors: ['withdraw.not.found', 'withdraw.state'],
});

export const rejectWithdrawal = endpoint({
  method: 'POST',
  path: '/operator/withdrawals/{withdrawalId}/reject',
  summary: 'Refuse a held withdrawal and give the amount back',
  access: 'operator',
  sends: 'json',
  input: v.object({
    withdrawalId: identifier,
    reason: v.pipe(words, v.minLength(1), v.maxLength(200)),
  }),
  response: operatorWithdrawal,
  errors: ['withdraw.not.found', 'withdraw.state'],
});

const adjustmentStates = v.picklist(['proposed', 'confirmed', 'refused']);

const adjustment = v.object({
  adjustmentId: v.string(),
  account: v.string(),
  /** Onto the balance, or below zero off it. */
  amount: signedAmount,
  reason: v.string(),
  state: adjustmentStates,
  proposedBy: v.string(),
  proposedAt: instant,
  decidedBy: v.nullable(v.string()),
  decidedAt: v.nullable(instant),
});

const listAdjustments = endpoint({
  method: 'GET',
  path: '/operator/adjustments',
  summary: 'Corrections of balances, newest first',
  access: 'operator',
  sends: 'query',
  input: v.object({ state: v.optional(adjustmentStates), pageNo, pageSize }),
  response: pageOf(adjustment),
  errors: [],
});

export const proposeAdjustment = endpoint({
  method: 'POST',
  path: '/operator/adjustments',
  summary: 'Propose to correct the balance of a member; nothing moves yet',
  access: 'operator',
  sends: 'json',
  input: v.object({
    account: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(64)),
    amount: signedAmount,
    reason: v.pipe(words, v.minLength(5), v.maxLength(500)),
    requestKey: idempotencyKey,
  }),
  response: adjustment,
  errors: ['member.not.found', 'wallet.amount.invalid', 'wallet.repeat.differs'],
});

const confirmAdjustment = endpoint({
  method: 'POST',
  path: '/operator/adjustments/{adjustmentId}/confirm',
  summary: 'Carry out what another operator proposed; a repeat changes nothing',
  access: 'operator',
  sends: 'json',
  input: v.object({ adjustmentId: identifier }),
  response: adjustment,
  errors: [
    'adjustment.not.found',
    'adjustment.state',
    'adjustment.same.person',
    'wallet.no.funds',
    'wallet.balance.limit',
  ],
});

const refuseAdjustment = endpoint({
  method: 'POST',
  path: '/operator/adjustments/{adjustmentId}/refuse',
  summary: 'Drop a proposed correction, one of your own too',
  access: 'operator',
  sends: 'json',
  input: v.object({ adjustmentId: identifier }),
  response: adjustment,
  errors: ['adjustment.not.found', 'adjustment.state'],
});

const reconciliationLine = v.object({
  kind: v.picklist(['deposit', 'withdrawal']),
  gateway: v.string(),
  state: v.string(),
  count: v.number(),
  amount,
  fee: amount,
});

export const reconcilePayments = endpoint({
  method: 'GET',
  path: '/operator/reconciliation',
  summary: 'What a day’s payments are here, in the ledger and at the gateway',
  access: 'operator',
  sends: 'query',
  input: v.object({ day: v.optional(day) }),
  response: v.object({
    day,
    lines: v.array(reconciliationLine),
    /** Paid deposits after fees, and what the ledger posted for them. */
    creditedHere: amount,
    creditedInLedger: amount,
    /** How many payments the gateway was asked for, and how many of them it did not answer. */
    askedAtGateway: v.number(),
    unanswered: v.number(),
    differences: v.array(
      v.object({ kind: v.string(), id: v.string(), here: v.string(), gateway: v.string() }),
    ),
  }),
  errors: [],
});

export const paymentCalls = {
  listDeposits,
  approveDeposit,
  rejectDeposit,
  listWithdrawals,
  reviewWithdrawal,
  approveWithdrawal,
  rejectWithdrawal,
  listAdjustments,
  proposeAdjustment,
  confirmAdjustment,
  refuseAdjustment,
  reconcilePayments,
};
