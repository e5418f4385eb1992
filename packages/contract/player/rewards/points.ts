import * as v from 'valibot';
import { gameTypes } from '@pavilion/domain/game/game-type';
import { endpoint } from '../../endpoint.ts';
import {
  amount,
  day,
  described,
  describedList,
  describedObject,
  givenId,
  idempotencyKey,
  instant,
  nothing,
  number,
  pageInput,
  pageOf,
  sharedObject,
} from '../../fields.ts';
import { paymentPassword, paymentPasswordErrors } from '../credentials.ts';

const points = { moduleId: 'PTSYS3', action: 'promotion' } as const;

const wholePoints = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000_000));

const showPointBalance = endpoint({
  ...points,
  method: 'GET',
  path: '/wps/relay/MCSFE_getPointBalance',
  summary: 'The points of the member, and which of them end when',
  access: 'session',
  sends: 'query',
  input: nothing,
  response: v.object({
    balance: number('Points that can be spent.'),
    expiring: describedList('Points that end, the soonest first; none where points never end.', {
      points: number('How many.'),
      on: described(day, 'The last day on which they can be spent.'),
    }),
  }),
  errors: ['trial.restricted'],
});

const showPointConfig = endpoint({
  ...points,
  method: 'GET',
  path: '/wps/relay/MCSFE_getPointConfig',
  summary: 'How points are earned, and what they convert into',
  access: 'session',
  sends: 'query',
  input: nothing,
  response: v.object({
    turnoverPerPoint: described(amount, 'Valid bets that earn one point.'),
    weights: describedList('How much of a valid bet counts, by game category.', {
      category: described(v.picklist(gameTypes), 'The game category.'),
      percent: number('Whole percent of the valid bet.'),
    }),
    expireMonths: described(
      v.nullable(v.number()),
      'Points end with the month that is so many after theirs; null where they never end.',
    ),
    pointsPerCurrencyUnit: number('Points that convert into one main unit of the currency.'),
    minimumConversion: number('The fewest points that convert at once.'),
    convertPerDay: number('The most points that convert on one day.'),
    conversion: describedObject('What the member can convert now.', {
      least: number('The fewest points.'),
      most: number('The most points; 0 where none can be converted.'),
      step: number('Points convert in multiples of this.'),
    }),
    wageringMultiple: number(
      'How often the money is wagered before it is cash; 0 makes it cash at once.',
    ),
    wagering: described(
      v.nullable(
        v.object({
          days: number('Days to wager it in, from the day that the bonus becomes active.'),
          contribution: described(
            v.record(v.string(), v.number()),
            'Game categories that count, in percent of the bet.',
          ),
        }),
      ),
      'How it is wagered; null where it is cash at once.',
    ),
  }),
  errors: ['trial.restricted'],
});

const pointMove = sharedObject('PointMove', 'What changed the points of a member.', {
  moveId: givenId,
  kind: described(
    v.picklist(['earned', 'spent', 'expired', 'returned']),
    'returned: an order gave them back.',
  ),
  reason: described(
    v.picklist(['play', 'reward', 'promotion', 'order', 'conversion', 'time', 'closing']),
    'What for; `order` stands for what it took and what it gave back.',
  ),
  title: described(
    v.nullable(v.string()),
    'The title of the order or the reward in the language of the request; null for others.',
  ),
  points: number('How many; below zero where they went.'),
  balanceAfter: number('The points after it.'),
  at: described(instant, 'When it was.'),
});

const listPointMoves = endpoint({
  ...points,
  method: 'GET',
  path: '/wps/relay/MCSFE_getRedeemPointList',
  summary: 'What changed the points of the member, newest first',
  access: 'session',
  sends: 'query',
  input: v.object({
    kind: described(
      v.optional(v.picklist(['earned', 'spent', 'expired', 'returned'])),
      'Only those of this kind; all where it is left out.',
    ),
    ...pageInput,
  }),
  response: pageOf(pointMove),
  errors: ['trial.restricted'],
});

const convertPoints = endpoint({
  ...points,
  method: 'POST',
  path: '/wps/relay/passwordCheck/MCSFE_convertPoint',
  summary: 'Turn points into money; a repeat takes nothing again and answers the same',
  access: 'session',
  encrypted: true,
  sends: 'json',
  input: v.object({
    points: described(wholePoints, 'How many points are converted.'),
    paymentPassword,
    requestKey: idempotencyKey,
  }),
  response: v.object({
    points: number('How many points were converted.'),
    amount: described(amount, 'What came of them.'),
    wageringMultiple: number('How often it is wagered; 0 means it is cash already.'),
    balance: number('The points that are left.'),
  }),
  errors: [
    'trial.restricted',
    'request.limited',
    'points.range',
    'points.short',
    'reward.not.offered',
    'reward.repeat.differs',
    'member.excluded',
    'member.unfinished',
    'wallet.balance.limit',
    'play.locked',
    ...paymentPasswordErrors,
  ],
});

export const pointCalls = { showPointBalance, showPointConfig, listPointMoves, convertPoints };
