import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import {
  amount,
  day,
  described,
  describedList,
  givenId,
  idempotencyKey,
  identifier,
  instant,
  memberAccount,
  number,
  onlyInState,
  pageInput,
  pageOf,
  sharedObject,
  signedAmount,
  text,
  typedAccount,
  words,
} from '../fields.ts';
import { deposit, depositStates } from '../player/payments/deposits.ts';
import { withdrawal, withdrawalStates } from '../player/payments/withdrawals.ts';
import { moneyChain } from './money-chain.ts';

const decidedBy = described(v.nullable(v.string()), 'The operator who decided; null before.');

const operatorDeposit = sharedObject('OperatorDeposit', 'A deposit as operators see it.', {
  ...deposit.entries,
  account: memberAccount,
  submittedAt: described(
    v.nullable(instant),
    'When the member said that the money was sent; null before.',
  ),
  decidedBy,
});

const decisionReason = described(
  v.pipe(words, v.minLength(1), v.maxLength(200)),
  'Why; the member reads it.',
);

const listDeposits = endpoint({
  method: 'GET',
  path: '/operator/deposits',
  summary: 'Deposits, oldest first',
  access: 'operator',
  sends: 'query',
  input: v.object({
    state: onlyInState(depositStates),
    ...pageInput,
  }),
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

const operatorWithdrawal = sharedObject('OperatorWithdrawal', 'A withdrawal as operators see it.', {
  ...withdrawal.entries,
  account: memberAccount,
  decidedBy,
  chain: described(
    v.nullable(moneyChain),
    'How the money came that is taken out, where that is why it is looked at; else null.',
  ),
});

const listWithdrawals = endpoint({
  method: 'GET',
  path: '/operator/withdrawals',
  summary: 'Withdrawal requests, oldest first',
  access: 'operator',
  sends: 'query',
  input: v.object({
    state: onlyInState(withdrawalStates),
    ...pageInput,
  }),
  response: pageOf(operatorWithdrawal),
  errors: [],
});

const withdrawalStep = {
  method: 'POST',
  access: 'operator',
  sends: 'json',
  response: operatorWithdrawal,
  errors: ['withdraw.not.found', 'withdraw.state'],
} as const;

const reviewWithdrawal = endpoint({
  ...withdrawalStep,
  path: '/operator/withdrawals/{withdrawalId}/review',
  summary: 'Begin to look at a withdrawal; a repeat changes nothing',
  input: v.object({ withdrawalId: identifier }),
});

const approveWithdrawal = endpoint({
  ...withdrawalStep,
  path: '/operator/withdrawals/{withdrawalId}/approve',
  summary: 'Release a held withdrawal for payment; a repeat changes nothing',
  input: v.object({ withdrawalId: identifier }),
});

export const rejectWithdrawal = endpoint({
  ...withdrawalStep,
  path: '/operator/withdrawals/{withdrawalId}/reject',
  summary: 'Refuse a held withdrawal and give the amount back',
  input: v.object({
    withdrawalId: identifier,
    reason: decisionReason,
  }),
});

const adjustmentStates = described(
  v.picklist(['proposed', 'confirmed', 'refused']),
  'How far the correction has come.',
);

const adjustment = sharedObject('Adjustment', 'A correction of a balance.', {
  adjustmentId: givenId,
  account: memberAccount,
  amount: described(signedAmount, 'Onto the balance, or below zero off it.'),
  reason: text('Why, as the one who proposed it wrote.'),
  state: adjustmentStates,
  proposedBy: text('The operator who proposed it; `site:member` for the member.'),
  proposedAt: described(instant, 'When it was proposed.'),
  decidedBy,
  decidedAt: described(v.nullable(instant), 'When it was decided; null before.'),
});

const listAdjustments = endpoint({
  method: 'GET',
  path: '/operator/adjustments',
  summary: 'Corrections of balances, newest first',
  access: 'operator',
  sends: 'query',
  input: v.object({
    state: onlyInState(adjustmentStates),
    ...pageInput,
  }),
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
    account: typedAccount,
    amount: described(signedAmount, 'Onto the balance, or below zero off it.'),
    reason: described(v.pipe(words, v.minLength(5), v.maxLength(500)), 'Why, for other operators.'),
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
    'member.unfinished',
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
  kind: described(v.picklist(['deposit', 'withdrawal']), 'Which way the money went.'),
  gateway: text('The payment company, or how else it was paid.'),
  state: text('The state that these payments are in here.'),
  count: number('How many payments.'),
  amount: described(amount, 'What they come to.'),
  fee: described(amount, 'What was kept of them.'),
});

export const reconcilePayments = endpoint({
  method: 'GET',
  path: '/operator/reconciliation',
  summary: 'What a day’s payments are here, in the ledger and at the gateway',
  access: 'operator',
  sends: 'query',
  input: v.object({ day: described(v.optional(day), 'Which day; today where it is left out.') }),
  response: v.object({
    day,
    lines: described(
      v.array(reconciliationLine),
      'The payments of the day, by kind, gateway and state.',
    ),
    creditedHere: described(amount, 'Paid deposits after fees.'),
    creditedInLedger: described(amount, 'What the ledger posted for them.'),
    askedAtGateway: number('How many payments the gateway was asked for.'),
    unanswered: number('How many of them it did not answer.'),
    differences: describedList('Payments of which the gateway says something else.', {
      kind: text('Which way the money went.'),
      id: text('The payment here.'),
      here: text('Its state and amount here.'),
      gateway: text('Its state and amount at the gateway, or `unknown`.'),
    }),
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
