import * as v from 'valibot';
import { limitKinds, limitOfferPlaces, limitPeriods } from '@pavilion/domain/member/own-limit';
import { endpoint } from '../endpoint.ts';
import {
  amount,
  described,
  describedList,
  instant,
  nothing,
  number,
  sharedObject,
  text,
} from '../fields.ts';

export const limitName = {
  kind: described(
    v.picklist(limitKinds),
    'Of deposits, of losses (cash stakes less cash wins), of all stakes, of one bet, or of the time of play.',
  ),
  period: described(
    v.picklist(limitPeriods),
    'The last 24 hours, 7 days or 30 days; of `bet` one stake, of `time` the day of the site.',
  ),
};

/** Money, or whole minutes where the limit is one of time. */
export const limitAmount = described(
  v.nullable(amount),
  'The most that is allowed: money, of `time` whole minutes; null for no limit.',
);

export const wish = described(
  v.nullable(
    v.object({
      amount: limitAmount,
      from: described(instant, 'From when the member may confirm it.'),
      until: described(instant, 'When it is gone if the member has not.'),
    }),
  ),
  'A looser limit that the member wants, and that needs a second yes; null for none.',
);

const ownLimit = v.object({
  ...limitName,
  amount: limitAmount,
  byOperator: described(
    v.nullable(amount),
    'The limit that the operator has set beside it; the lower one counts. Null for none.',
  ),
  used: described(
    v.nullable(amount),
    'What counts in the period until now, open stakes and deposits under way too; null of `bet`.',
  ),
  left: described(
    v.nullable(amount),
    'What the lower of both limits leaves; null where there is none, and of `bet`.',
  ),
  frees: described(
    v.nullable(
      v.object({
        at: described(instant, 'When the next part leaves the period.'),
        amount: described(amount, 'How much that is.'),
      }),
    ),
    'When more is left again; null where nothing is used.',
  ),
  wish,
});

const ownLimits = sharedObject('OwnLimits', 'The limits that a member plays within.', {
  list: describedList('One for each kind and period that the site has.', ownLimit.entries),
  offeredAt: described(
    v.array(v.picklist(limitOfferPlaces)),
    'Where limits are to be offered: the person has not declined there, and has none.',
  ),
  raiseAfterHours: number('How long a looser limit waits before it may be confirmed.'),
  confirmWithinHours: number('How long it can be confirmed then.'),
  refused: described(
    v.nullable(
      v.object({
        at: described(instant, 'When it was.'),
        by: describedList('The limits that leave too little for it.', limitName),
      }),
    ),
    'The last bet that a limit has refused, while it still would; null for none.',
  ),
  help: describedList('Organisations that help people whose play worries them.', {
    name: text('Its name.'),
    about: text('What it does, in the language of the request.'),
    link: text('The address of its site.'),
    telephone: text('Its number, as it is written.'),
  }),
});

const call = { access: 'session', action: 'memberCentre', response: ownLimits } as const;

export const getLimits = endpoint({
  ...call,
  method: 'GET',
  path: '/wps/member/limits',
  summary: 'The limits of the member, what is used of them, and the wishes that wait',
  sends: 'query',
  input: nothing,
  errors: [],
});

const setLimit = endpoint({
  ...call,
  method: 'POST',
  path: '/wps/member/limits',
  summary: 'Set a limit: a stricter one at once; a looser one waits, and needs a second yes',
  sends: 'json',
  input: v.object({ ...limitName, amount: limitAmount }),
  errors: ['limit.amount.invalid', 'limit.not.offered', 'session.confirm.required'],
});

const confirmLimit = endpoint({
  ...call,
  method: 'POST',
  path: '/wps/member/limits/confirm',
  summary: 'The second yes to a looser limit; a repeat changes nothing',
  sends: 'json',
  input: v.object({ ...limitName, amount: limitAmount }),
  errors: ['limit.wish.early', 'limit.wish.gone', 'session.confirm.required'],
});

const dropLimitWish = endpoint({
  ...call,
  method: 'POST',
  path: '/wps/member/limits/drop',
  summary: 'Drop the wish for a looser limit',
  sends: 'json',
  input: v.object(limitName),
  errors: [],
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

const notePlay = endpoint({
  method: 'POST',
  path: '/wps/member/limits/playing',
  access: 'session',
  summary: 'A sign from the open game that the member is playing; pauses of 5 minutes do not count',
  sends: 'json',
  input: nothing,
  response: v.object({
    minutesLeft: described(
      v.nullable(v.number()),
      'What the limit of time leaves today; null where there is none.',
    ),
  }),
  errors: [],
});

export const protectionCalls = {
  getLimits,
  setLimit,
  confirmLimit,
  dropLimitWish,
  declineLimits,
  notePlay,
};
