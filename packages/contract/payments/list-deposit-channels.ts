import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { amount, nothing } from '../fields.ts';
import { depositKinds } from './deposit.ts';

const depositChannel = v.object({
  code: v.string(),
  kind: depositKinds,
  name: v.string(),
  hint: v.string(),
  iconUrl: v.string(),
  minimum: amount,
  maximum: amount,
  quickAmounts: v.array(amount),
  /** The share of the amount that the channel keeps, with at most two decimals. */
  feePercent: v.number(),
  open: v.boolean(),
  /** Times of day at the site, or null for a channel that never closes. */
  hours: v.nullable(v.object({ from: v.string(), until: v.string() })),
});

export const listDepositChannels = endpoint({
  method: 'GET',
  path: '/wps/system/depositBanks',
  summary: 'The ways to deposit with their limits, fees and hours',
  access: 'session',
  action: 'deposit',
  sends: 'query',
  input: nothing,
  response: v.object({
    list: v.array(depositChannel),
    /** Whether the member should be offered limits of their own before the first deposit. */
    offersLimits: v.boolean(),
    /** How often a deposit is played through before a withdrawal; 0 where it need not be. */
    playThrough: v.number(),
  }),
  errors: [],
});
