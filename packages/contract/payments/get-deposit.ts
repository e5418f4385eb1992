import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { amount, identifier, instant } from '../fields.ts';

export const getDeposit = endpoint({
  method: 'GET',
  path: '/wps/transaction/deposit/{depositId}',
  summary: 'How far a deposit has come',
  access: 'session',
  sends: 'query',
  input: v.object({ depositId: identifier }),
  response: v.object({
    depositId: v.string(),
    state: v.picklist(['pending', 'paid', 'failed', 'expired']),
    channel: v.string(),
    amount,
    requestedAt: instant,
    settledAt: v.nullable(instant),
    checkoutUrl: v.nullable(v.string()),
  }),
  errors: ['deposit.not.found'],
});
