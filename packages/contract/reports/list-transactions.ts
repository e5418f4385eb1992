import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { amount, instant, pageNo, pageOf, pageSize, signedAmount } from '../fields.ts';
import { reportPeriod } from './report-period.ts';

export const transactionKinds = v.picklist([
  'deposit',
  'withdrawal',
  'withdrawalReturned',
  'bet',
  'win',
  'rollback',
  'adjustment',
  'bonus',
  'reward',
  'vendorTransfer',
]);

export const transactionRecord = v.object({
  transactionId: v.string(),
  kind: transactionKinds,
  amount: signedAmount,
  balanceAfter: amount,
  createdAt: instant,
  reference: v.string(),
  /** Of a bet, a win and a returned bet; empty for other moves and for games that are gone. */
  gameName: v.string(),
  vendorName: v.string(),
  state: v.string(),
});

/** Of the whole period and not of the page alone. */
export const transactionTotals = v.object({
  moneyIn: amount,
  moneyOut: amount,
  net: signedAmount,
});

export const listTransactions = endpoint({
  method: 'GET',
  path: '/wps/report/transaction',
  summary: 'Every move of the wallet, newest first; the last 12 months where no days are named',
  access: 'session',
  moduleId: 'TRANSREC3',
  sends: 'query',
  input: v.object({ ...reportPeriod, kind: v.optional(transactionKinds), pageNo, pageSize }),
  response: v.object({ ...pageOf(transactionRecord).entries, totals: transactionTotals }),
  errors: ['report.range'],
});

export const exportTransactions = endpoint({
  method: 'GET',
  path: '/wps/report/transaction/export',
  summary: 'The same as a CSV file in the language of the request, oldest first; one at a time',
  access: 'session',
  moduleId: 'TRANSREC3',
  sends: 'query',
  input: v.object({ ...reportPeriod, kind: v.optional(transactionKinds) }),
  response: v.blob(),
  file: 'text/csv',
  errors: ['report.range', 'report.export.busy', 'report.export.large'],
});
