import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { amount, day } from '../fields.ts';

const line = v.object({
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
    lines: v.array(line),
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
