import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { amount, instant, signedAmount } from '../fields.ts';
import { betRecord } from './list-bets.ts';

const roundMove = v.object({
  kind: v.picklist(['bet', 'win', 'rollback', 'finish']),
  amount: signedAmount,
  /** The amount is cash and bonus together. */
  cashAmount: signedAmount,
  bonusAmount: signedAmount,
  /** Null where the money lies at a studio. */
  balanceAfter: v.nullable(amount),
  createdAt: instant,
  reference: v.string(),
});

export const getRound = endpoint({
  method: 'GET',
  path: '/wps/relay/ODSFE2_MemTransDet',
  summary: 'A round of the member with its moves, the first 200 of them',
  access: 'session',
  moduleId: 'TRANSBETREPMEM3',
  sends: 'query',
  input: v.object({ recordId: v.pipe(v.string(), v.regex(/^\d{1,18}$/)) }),
  response: v.object({
    ...betRecord.entries,
    moves: v.array(roundMove),
    hasMore: v.boolean(),
  }),
  errors: ['report.record.not.found'],
});
