import * as v from 'valibot';
import { limitKinds, limitOfferPlaces, limitPeriods } from '@pavilion/domain/protection/own-limit';
import { checkAnswers } from '@pavilion/domain/protection/reality-check';
import { endpoint } from '../../endpoint.ts';
import {
  amount,
  described,
  describedList,
  instant,
  nothing,
  number,
  sharedObject,
  signedAmount,
  yesNo,
} from '../../fields.ts';
import { adviceCalls } from './advice.ts';
import { choicesOfKind, dataKeptFor, exclusionCalls, helpList } from './exclusions.ts';
import { identityCheckCalls } from './identity-checks.ts';
import { selfTestCalls } from './self-tests.ts';

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
  realityCheck: described(
    v.nullable(
      v.object({
        everyMinutes: described(
          v.nullable(v.number()),
          'After how many minutes of play the member is checked; null while it is off.',
        ),
        choices: described(v.array(v.number()), 'The minutes that can be chosen.'),
        mayBeOff: yesNo('It can be switched off.'),
        playedMinutes: number('Minutes of play since the last check.'),
      }),
    ),
    'What the member has of the reality check; null where the site has none.',
  ),
  pause: described(
    v.nullable(
      v.object({
        afterMinutes: number('After how many minutes of play without a rest it begins.'),
        minutes: number('How long it is.'),
        until: described(v.nullable(instant), 'When the present one ends; null for none.'),
      }),
    ),
    'The pause that the site has everybody take; null for none.',
  ),
  breaks: described(
    v.array(choicesOfKind),
    'The time-outs and self-exclusions that the member can choose; empty where the site has none.',
  ),
  dataKeptFor,
  help: helpList,
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

const playState = sharedObject('PlayState', 'What stops the play of a member now.', {
  minutesLeft: described(
    v.nullable(v.number()),
    'What the limit of time leaves today; null where there is none.',
  ),
  pauseUntil: described(
    v.nullable(instant),
    'When the pause of the site ends, in which bets are refused; null for none.',
  ),
  check: described(
    v.nullable(
      v.object({
        since: described(instant, 'From when on play is counted; the answer names it.'),
        playedMinutes: number('Minutes of play since then.'),
        staked: described(amount, 'What was staked since then, bonus money too.'),
        won: described(amount, 'What was won since then.'),
        net: described(signedAmount, 'What was won less what was staked.'),
      }),
    ),
    'The reality check that is due: bets are refused until it is answered. Null for none.',
  ),
});

export const notePlay = endpoint({
  method: 'POST',
  path: '/wps/member/limits/playing',
  access: 'session',
  summary: 'A sign from the open game that the member is playing; pauses of 5 minutes do not count',
  sends: 'json',
  input: nothing,
  response: playState,
  errors: [],
});

const answerCheck = endpoint({
  method: 'POST',
  path: '/wps/member/limits/check/answer',
  access: 'session',
  summary: 'Answer the reality check; one that was answered already changes nothing',
  sends: 'json',
  input: v.object({
    since: described(instant, '`since` of the check.'),
    answer: described(
      v.picklist(checkAnswers),
      'To go on playing, or to stop: then every game that is open takes no more bets.',
    ),
  }),
  response: playState,
  errors: [],
});

const setRealityCheck = endpoint({
  ...call,
  method: 'POST',
  path: '/wps/member/limits/check',
  summary: 'Choose after how much play the reality check comes; one that is due stays',
  sends: 'json',
  input: v.object({
    everyMinutes: described(v.nullable(v.number()), 'One of the choices; null for never.'),
  }),
  errors: ['limit.check.not.offered'],
});

export const protectionCalls = {
  getLimits,
  setLimit,
  confirmLimit,
  dropLimitWish,
  declineLimits,
  setRealityCheck,
  notePlay,
  answerCheck,
  ...exclusionCalls,
  ...selfTestCalls,
  ...adviceCalls,
  ...identityCheckCalls,
};
