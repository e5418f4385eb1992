import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import {
  amount,
  day,
  described,
  idempotencyKey,
  instant,
  memberAccount,
  number,
  pageInput,
  pageOf,
  sharedObject,
  text,
  typedAccount,
  words,
} from '../fields.ts';

const levelNumber = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1000));

const standing = sharedObject('VipStanding', 'Where a member stands among the VIP levels.', {
  account: memberAccount,
  level: number('The level whose benefits the member has.'),
  countedLevel: number('The level that deposits and bets have reached.'),
  deposits: described(amount, 'Lifetime deposits.'),
  turnover: described(amount, 'Lifetime valid bets, by the weights of the levels.'),
  keptUntil: described(v.nullable(day), 'The last day on which the level is safe; null for ever.'),
  override: described(
    v.nullable(
      v.object({
        level: number('The level that was set.'),
        reason: text('Why, for operators.'),
        setBy: text('The operator who set it.'),
        setAt: described(instant, 'When that was.'),
        endsAt: described(instant, 'When the counted level returns.'),
      }),
    ),
    'What an operator has set in its place; null for nothing.',
  ),
});

const listVipStandings = endpoint({
  method: 'GET',
  path: '/operator/vip',
  summary: 'Members and their VIP levels, the highest first',
  access: 'operator',
  sends: 'query',
  input: v.object({
    account: described(v.optional(typedAccount), 'Only this member.'),
    level: described(
      v.optional(v.pipe(v.string(), v.regex(/^\d{1,3}$/u), v.transform(Number))),
      'Only members whose benefits are those of this level.',
    ),
    ...pageInput,
  }),
  response: pageOf(standing),
  errors: ['member.not.found'],
});

const setVipLevel = endpoint({
  method: 'POST',
  path: '/operator/vip/override',
  summary: 'Set the level of a member until a day, or let the counted one return',
  access: 'operator',
  sends: 'json',
  input: v.object({
    account: typedAccount,
    level: described(v.nullable(levelNumber), 'The level; null lets the counted one return.'),
    endsAt: described(v.nullable(instant), 'When the counted level returns; null with level null.'),
    reason: described(v.pipe(words, v.minLength(5), v.maxLength(500)), 'Why, for operators.'),
    requestKey: idempotencyKey,
  }),
  response: standing,
  errors: ['member.not.found', 'trial.restricted', 'vip.override', 'reward.repeat.differs'],
});

export const vipCalls = { listVipStandings, setVipLevel };
