import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { pageNo, pageOf, pageSize } from '../fields.ts';
import { transactionKinds, transactionRecord, transactionTotals } from './list-transactions.ts';
import { reportPeriod } from './report-period.ts';

const downlineRecord = v.object({ account: v.string(), ...transactionRecord.entries });

export const listDownlineTransactions = endpoint({
  method: 'GET',
  path: '/wps/report/downlineTransaction',
  summary: 'Moves of the wallets below the agent, at every depth, newest first',
  access: 'agent',
  moduleId: 'TRANSREC3',
  sends: 'query',
  input: v.object({
    ...reportPeriod,
    kind: v.optional(transactionKinds),
    /** The account name of one of the downline. */
    account: v.optional(v.pipe(v.string(), v.maxLength(32))),
    pageNo,
    pageSize,
  }),
  response: v.object({ ...pageOf(downlineRecord).entries, totals: transactionTotals }),
  errors: ['report.range'],
});
