import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { identifier, pageNo, pageOf, pageSize, words } from '../fields.ts';
import { withdrawal, withdrawalStates } from '../payments/withdraw.ts';

const operatorWithdrawal = v.object({
  ...withdrawal.entries,
  account: v.string(),
  decidedBy: v.nullable(v.string()),
});

export const listWithdrawals = endpoint({
  method: 'GET',
  path: '/operator/withdrawals',
  summary: 'Withdrawal requests, oldest first',
  access: 'operator',
  sends: 'query',
  input: v.object({ state: v.optional(withdrawalStates), pageNo, pageSize }),
  response: pageOf(operatorWithdrawal),
  errors: [],
});

export const reviewWithdrawal = endpoint({
  method: 'POST',
  path: '/operator/withdrawals/{withdrawalId}/review',
  summary: 'Begin to look at a withdrawal; a repeat changes nothing',
  access: 'operator',
  sends: 'json',
  input: v.object({ withdrawalId: identifier }),
  response: operatorWithdrawal,
  errors: ['withdraw.not.found', 'withdraw.state'],
});

export const approveWithdrawal = endpoint({
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
