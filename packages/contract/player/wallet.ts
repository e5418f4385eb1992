import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { amount, nothing } from '../fields.ts';

const getWallet = endpoint({
  method: 'GET',
  path: '/wps/wallets/gcs',
  summary: 'What the member can play with or withdraw',
  access: 'session',
  moduleId: 'COMM3',
  sends: 'query',
  input: nothing,
  response: v.object({
    /** Cash and bonus together. */
    sumBalance: amount,
    /** What may be withdrawn. */
    cashBalance: amount,
    /** What must be wagered before it becomes cash. */
    bonusBalance: amount,
    currency: v.string(),
    currencySymbol: v.string(),
    /** Play money of a trial account. */
    trial: v.boolean(),
    /** An operator has locked play and deposits; the cash may be withdrawn. */
    playLocked: v.boolean(),
  }),
  errors: [],
});

export const walletCalls = {
  getWallet,
};
