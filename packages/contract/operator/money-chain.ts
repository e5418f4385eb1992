import * as v from 'valibot';
import { amount, described, instant, sharedSchema } from '../fields.ts';

const account = v.nullable(v.string());

/** How money went from account to account. */
export const moneyChain = sharedSchema(
  'MoneyChain',
  'How money went, step by step, the first one first.',
  v.array(
    v.object({
      step: described(v.picklist(['deposit', 'transfer', 'withdrawal']), 'What happened.'),
      from: described(account, 'The account that the money came from; null from outside.'),
      to: described(account, 'The account that it went to; null to outside.'),
      amount,
      at: described(instant, 'When.'),
    }),
  ),
);
