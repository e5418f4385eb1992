import * as v from 'valibot';
import { rewardKinds } from '@pavilion/domain/reward/reward-state';
import { endpoint } from '../../endpoint.ts';
import {
  amount,
  day,
  described,
  idempotencyKey,
  instant,
  nothing,
  number,
  sharedObject,
  wholeList,
  yesNo,
} from '../../fields.ts';
import { captchaAnswer } from '../credentials.ts';
import { claimErrors } from './rewards.ts';

const signIn = { moduleId: 'REWCEN3', action: 'promotion' } as const;

const signInDay = sharedObject('SignInDay', 'A day of a row of days to sign in for.', {
  day: number('Its place in the row, from 1.'),
  date: described(day, 'The day on the clock of the site.'),
  kind: described(v.picklist(rewardKinds), 'Whether `amount` is money or points.'),
  amount: described(amount, 'What it gives.'),
  wageringMultiple: number('How often it is wagered before it is cash; 0 makes it cash at once.'),
  state: described(
    v.picklist(['claimed', 'checking', 'void', 'open', 'locked', 'coming']),
    'claimed: it was given; checking: it was claimed and is being checked; void: it was ' +
      'claimed and taken back; open: it can be claimed now; locked: a condition is open; ' +
      'coming: it is a later day.',
  ),
});

/** A condition of money: what came together, and what must. */
const needed = (description: string) =>
  described(
    v.nullable(
      v.object({
        actual: described(amount, 'What came together so far, `target` at most.'),
        target: described(amount, 'What must come together.'),
        done: yesNo('Whether it is met.'),
        days: number('In how many days: of deposits the last ones with today, of bets 1.'),
      }),
    ),
    description,
  );

const showSignIn = endpoint({
  ...signIn,
  method: 'GET',
  path: '/wps/relay/MCSFE_getLoginPromotion',
  summary: 'The row of days that the member signs in for, and what today takes',
  access: 'session',
  sends: 'query',
  input: nothing,
  response: v.object({
    lastSignIn: described(v.nullable(day), 'The last day that was claimed; null before the first.'),
    totalBonus: described(
      v.object({
        points: number('Points.'),
        cash: described(amount, 'Money.'),
      }),
      'All that signing in has given the member so far; nothing where no days are shown.',
    ),
    checkedToday: yesNo('Whether today was claimed.'),
    nextDayAt: described(instant, 'When the next day begins at the site.'),
    minDeposit: needed('Deposits that it takes; null where it takes none.'),
    bettingConditions: needed('Valid bets of the day before that it takes; null for none.'),
    contact: described(
      v.nullable(v.object({ done: yesNo('Whether one is proved.') })),
      'That it takes a proved mobile number or e-mail address; null where it does not.',
    ),
    days: wholeList(signInDay),
  }),
  errors: ['trial.restricted'],
});

const claimSignIn = endpoint({
  ...signIn,
  method: 'POST',
  path: '/wps/relay/MCSFE_claimLoginPromotion',
  summary: 'Sign in for today; a repeat gives nothing and answers the same',
  access: 'session',
  sends: 'json',
  input: v.object({
    day: described(
      v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(31)),
      'The place of today in the row, as it was shown.',
    ),
    ...captchaAnswer,
    requestKey: idempotencyKey,
  }),
  response: signInDay,
  errors: [
    ...claimErrors,
    'member.unfinished',
    'reward.not.offered',
    'signin.done',
    'signin.condition',
    'signin.day',
  ],
});

export const signInCalls = { showSignIn, claimSignIn };
