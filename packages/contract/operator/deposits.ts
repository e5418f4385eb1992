import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { identifier, instant, pageNo, pageOf, pageSize, words } from '../fields.ts';
import { deposit, depositStates } from '../payments/deposit.ts';

const operatorDeposit = v.object({
  ...deposit.entries,
  account: v.string(),
  submittedAt: v.nullable(instant),
  decidedBy: v.nullable(v.string()),
});

const reason = v.pipe(words, v.minLength(1), v.maxLength(200));

export const listDeposits = endpoint({
  method: 'GET',
  path: '/operator/deposits',
  summary: 'Deposits, oldest first',
  access: 'operator',
  sends: 'query',
  input: v.object({ state: v.optional(depositStates), pageNo, pageSize }),
  response: pageOf(operatorDeposit),
  errors: [],
});

export const approveDeposit = endpoint({
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
  input: v.object({ depositId: identifier, reason }),
  response: operatorDeposit,
  errors: ['deposit.not.found', 'deposit.state'],
});
