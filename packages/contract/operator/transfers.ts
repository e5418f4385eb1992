import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import {
  amount,
  described,
  describedList,
  givenId,
  instant,
  memberAccount,
  nothing,
  number,
  providerCode,
  signedAmount,
} from '../fields.ts';
import { transferDirections } from '../player/transfers.ts';

export const reconcileTransfers = endpoint({
  method: 'GET',
  path: '/operator/vendor-transfers',
  summary:
    'What lies at each provider by ledger, transfers and reported rounds, and what is in doubt',
  access: 'operator',
  sends: 'query',
  input: nothing,
  response: v.object({
    vendors: describedList('What lies at each provider.', {
      vassalage: providerCode,
      brought: described(amount, 'What was brought there.'),
      takenBack: described(amount, 'What was taken back.'),
      byTransfers: described(
        signedAmount,
        'Brought or held, less what was taken back, by the transfers.',
      ),
      inLedger: described(signedAmount, 'The same by the ledger.'),
      bets: described(amount, 'What was bet in all rounds that the provider reported.'),
      wins: described(amount, 'What was won in them.'),
      expected: described(signedAmount, 'What should lie there by now.'),
      reportedAt: described(
        v.nullable(instant),
        'When the provider reported last; null for never.',
      ),
      silent: number('How often it did not answer since.'),
      aside: number('How many reported rounds could not be booked.'),
    }),
    pending: describedList('Transfers that are in doubt.', {
      transferId: givenId,
      account: memberAccount,
      vassalage: providerCode,
      direction: transferDirections,
      amount: described(amount, 'What is moved.'),
      requestedAt: described(instant, 'When the member asked for it.'),
      tries: number('How often the provider was asked to carry it out.'),
      atVendor: described(
        v.picklist(['unanswered', 'unknown', 'done', 'noFunds', 'refused']),
        'What the provider says of it now.',
      ),
    }),
    members: describedList(
      'Who has there what transfers and reported rounds do not explain; 50 at most.',
      {
        account: memberAccount,
        vassalage: providerCode,
        byTransfers: described(signedAmount, 'Brought, less what was taken back.'),
        byReports: described(signedAmount, 'Won, less what was bet, by the reported rounds.'),
        expected: described(signedAmount, 'What should lie there by now.'),
        atVendor: described(
          v.nullable(amount),
          'What the provider says lies there; null where it does not answer.',
        ),
      },
    ),
  }),
  errors: [],
});

export const transferCalls = {
  reconcileTransfers,
};
