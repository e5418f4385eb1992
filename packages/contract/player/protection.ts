import * as v from 'valibot';
import { limitOfferPlaces, limitPeriods } from '@pavilion/domain/member/deposit-limit';
import { endpoint } from '../endpoint.ts';
import { amount, described, describedList, instant, nothing, sharedObject } from '../fields.ts';

const period = described(v.picklist(limitPeriods), 'The last 24 hours, 7 days or 30 days.');

const ownLimits = sharedObject('DepositLimits', 'What the member lets themselves deposit.', {
  list: describedList('One for each period, the shortest first.', {
    period,
    amount: described(
      v.nullable(amount),
      'What may be deposited in the period; null where there is no limit.',
    ),
    used: described(amount, 'What was deposited in the period until now, and what is under way.'),
    left: described(
      v.nullable(amount),
      'What may still be deposited; null where there is no limit.',
    ),
    next: described(
      v.nullable(
        v.object({
          amount: described(
            v.nullable(amount),
            'What may be deposited then; null takes the limit away.',
          ),
          from: described(instant, 'When it comes into force.'),
        }),
      ),
      'A looser limit that counts from an instant on; null for none.',
    ),
  }),
  offeredAt: described(
    v.array(v.picklist(limitOfferPlaces)),
    'Where limits are to be offered: the person has not declined there, and has none.',
  ),
});

const call = { access: 'session', action: 'memberCentre', response: ownLimits } as const;

export const getDepositLimits = endpoint({
  ...call,
  method: 'GET',
  path: '/wps/member/limits',
  summary: 'What the member lets themselves deposit in a day, a week and a month',
  sends: 'query',
  input: nothing,
  errors: [],
});

const setDepositLimit = endpoint({
  ...call,
  method: 'POST',
  path: '/wps/member/limits',
  summary: 'Set a limit, at once when it is stricter; a looser one counts after a day',
  sends: 'json',
  input: v.object({
    period,
    amount: described(
      v.nullable(amount),
      'What may be deposited in the period; null takes the limit away.',
    ),
  }),
  errors: ['wallet.amount.invalid', 'session.confirm.required'],
});

const declineLimits = endpoint({
  ...call,
  method: 'POST',
  path: '/wps/member/limits/notNow',
  summary: 'Answer the offer of limits at a place with "not now"',
  sends: 'json',
  input: v.object({
    place: described(v.picklist(limitOfferPlaces), 'Where the member was offered limits.'),
  }),
  errors: [],
});

export const protectionCalls = {
  getDepositLimits,
  setDepositLimit,
  declineLimits,
};
