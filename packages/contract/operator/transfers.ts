import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { amount, instant, nothing, signedAmount } from '../fields.ts';
import { transferDirections } from '../player/transfers.ts';

export const reconcileTransfers = endpoint({
  method: 'GET',
  path: '/operator/vendor-transfers',
  summary:
    'What lies at each studio by ledger, transfers and reported rounds, and what is in doubt',
  access: 'operator',
  sends: 'query',
  input: nothing,
  response: v.object({
    vendors: v.array(
      v.object({
        vassalage: v.string(),
        brought: amount,
        takenBack: amount,
        /** Brought or held, less what was taken back, by transfers and by the ledger. */
        byTransfers: signedAmount,
        inLedger: signedAmount,
        /** Of all rounds that the studio reported, and what should lie there by now. */
        bets: amount,
        wins: amount,
        expected: signedAmount,
        /** When the studio reported last, how often it did not answer since, and what is unbooked. */
        reportedAt: v.nullable(instant),
        silent: v.number(),
        aside: v.number(),
      }),
    ),
    pending: v.array(
      v.object({
        transferId: v.string(),
        account: v.string(),
        vassalage: v.string(),
        direction: transferDirections,
        amount,
        requestedAt: instant,
        tries: v.number(),
        /** What the studio says of it now. */
        atVendor: v.picklist(['unanswered', 'unknown', 'done', 'noFunds', 'refused']),
      }),
    ),
    /** Members who have at a studio what transfers and reported rounds do not explain; 50 at most. */
    members: v.array(
      v.object({
        account: v.string(),
        vassalage: v.string(),
        byTransfers: signedAmount,
        byReports: signedAmount,
        expected: signedAmount,
        /** Null where the studio does not answer. */
        atVendor: v.nullable(amount),
      }),
    ),
  }),
  errors: [],
});

export const transferCalls = {
  reconcileTransfers,
};
