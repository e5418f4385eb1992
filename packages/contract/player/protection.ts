import * as v from 'valibot';
import { limitOfferPlaces, limitPeriods } from '@pavilion/domain/member/deposit-limit';
import { endpoint } from '../endpoint.ts';
import { amount, instant, nothing } from '../fields.ts';

const period = v.picklist(limitPeriods);

const ownLimits = v.object({
  /** One for each period, the shortest first. */
  list: v.array(
    v.object({
      period,
      /** Null where there is no limit. */
      amount: v.nullable(amount),
      /** What was deposited in the period until now, and what is under way. */
      used: amount,
      /** What may still be deposited; null where there is no limit. */
      left: v.nullable(amount),
      /** A looser limit that counts from an instant on; an amount of null takes it away. */
      next: v.nullable(v.object({ amount: v.nullable(amount), from: instant })),
    }),
  ),
  /** Where limits are to be offered: the person has not declined there, and has none. */
  offeredAt: v.array(v.picklist(limitOfferPlaces)),
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
  input: v.object({ period, amount: v.nullable(amount) }),
  errors: ['wallet.amount.invalid', 'session.confirm.required'],
});

const declineLimits = endpoint({
  ...call,
  method: 'POST',
  path: '/wps/member/limits/notNow',
  summary: 'Answer the offer of limits at a place with "not now"',
  sends: 'json',
  input: v.object({ place: v.picklist(limitOfferPlaces) }),
  errors: [],
});

export const protectionCalls = {
  getDepositLimits,
  setDepositLimit,
  declineLimits,
};
