import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { amount, day, idempotencyKey, identifier } from '../fields.ts';
import { depositBonus } from './list-deposit-bonuses.ts';

const path = '/wps/promotions/deposit/accept';
const ofDeposit = { access: 'session', action: 'deposit', moduleId: 'COMM3' } as const;

export const acceptDepositBonus = endpoint({
  ...ofDeposit,
  method: 'POST',
  path,
  summary: 'Choose the promotion of the next deposit; the one chosen before is given up',
  sends: 'json',
  input: v.object({
    promotionId: identifier,
    /** What is going to be deposited. */
    amount,
    /** A repeat with the same key answers the same. */
    requestKey: idempotencyKey,
  }),
  response: v.object({
    ...depositBonus.entries,
    amount,
    /** What a deposit of that amount would bring, before a fee of the channel. */
    bonus: amount,
    /** What would have to be wagered. */
    required: amount,
    /** The last day on which a deposit brings it; null for one without an end. */
    endDate: v.nullable(day),
  }),
  errors: [
    'bonus.not.available',
    'bonus.deposit.small',
    'wallet.amount.invalid',
    'wallet.repeat.differs',
  ],
});

export const giveUpDepositBonus = endpoint({
  ...ofDeposit,
  method: 'DELETE',
  path,
  summary: 'Give up the promotion that was chosen for the next deposit',
  sends: 'query',
  input: v.object({}),
  response: v.object({}),
  errors: [],
});
