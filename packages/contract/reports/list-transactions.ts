import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { amount, day, instant, pageNo, pageOf, pageSize, signedAmount } from '../fields.ts';

const transactionKinds = v.picklist([
  'deposit',
  'withdrawal',
  'withdrawalReturned',
  'bet',
  'win',
  'rollback',
  'adjustment',
]);

const transactionRecord = v.object({
  transactionId: v.string(),
  kind: transactionKinds,
  amount: signedAmount,
  balanceAfter: amount,
  createdAt: instant,
  reference: v.string(),
  state: v.string(),
});

export const listTransactions = endpoint({
  method: 'GET',
  path: '/wps/report/transaction',
  summary: 'Every move of the wallet, newest first',
  access: 'session',
  moduleId: 'TRANSREC3',
  sends: 'query',
  input: v.object({
    startDate: v.optional(day),
    endDate: v.optional(day),
    kind: v.optional(transactionKinds),
    pageNo,
    pageSize,
  }),
  response: pageOf(transactionRecord),
  errors: [],
});
