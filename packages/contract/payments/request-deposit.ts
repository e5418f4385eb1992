import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { amount, idempotencyKey } from '../fields.ts';

export const requestDeposit = endpoint({
  method: 'POST',
  path: '/wps/transaction/deposit/pg',
  summary: 'Start a deposit at the payment gateway',
  access: 'session',
  action: 'deposit',
  sends: 'json',
  input: v.object({
    channel: v.pipe(v.string(), v.maxLength(32)),
    amount,
    /** A repeat with the same key answers with the same deposit. */
    requestKey: idempotencyKey,
  }),
  response: v.object({ depositId: v.string(), state: v.string(), checkoutUrl: v.string() }),
  errors: [
    'deposit.channel.unknown',
    'deposit.amount.range',
    'deposit.channel.failed',
    'wallet.amount.invalid',
    'wallet.repeat.differs',
    'deposit.not.allowed',
  ],
});
