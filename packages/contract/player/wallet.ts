import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { amount, described, nothing, text, yesNo } from '../fields.ts';

const getWallet = endpoint({
  method: 'GET',
  path: '/wps/wallets/gcs',
  whileExcluded: 'answered',
  summary: 'What the member can play with or withdraw',
  access: 'session',
  moduleId: 'COMM3',
  sends: 'query',
  input: nothing,
  response: v.object({
    sumBalance: described(amount, 'Cash and bonus together.'),
    cashBalance: described(amount, 'What may be withdrawn.'),
    bonusBalance: described(amount, 'What must be wagered before it becomes cash.'),
    currency: text('The code of the money, ISO 4217.'),
    currencySymbol: text('The sign beside amounts.'),
    trial: yesNo('Play money of a trial account.'),
    playLocked: yesNo('An operator has locked play and deposits; the cash may be withdrawn.'),
  }),
  errors: [],
});

export const walletCalls = {
  getWallet,
};
