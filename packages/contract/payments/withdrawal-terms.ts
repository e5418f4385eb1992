import * as v from 'valibot';
import { withdrawalTerms } from '@pavilion/domain/wallet/withdrawal-effect';
import { amount } from '../fields.ts';

/** What a withdrawal does to a running bonus (decision D23). */
export const withdrawalTerm = v.picklist(withdrawalTerms);

/** What must be staked in ended rounds before a withdrawal. */
export const playThrough = v.object({
  /** How often a deposit is played through, at most two decimals; 0 where the site asks for none. */
  times: v.number(),
  /** What is still to be played; zero where nothing stands between. */
  owed: amount,
});
