import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import {
  amount,
  day,
  described,
  givenId,
  idempotencyKey,
  identifier,
  instant,
  nothing,
  number,
  sharedObject,
  text,
  wholeList,
} from '../fields.ts';
import { withdrawalTerm } from './payments/withdrawals.ts';

export const bonusStates = v.picklist([
  'waiting',
  'active',
  'completed',
  'forfeited',
  'expired',
  'lost',
  'cancelled',
]);

const largestBet = described(
  v.nullable(amount),
  'A bet above it takes cash only and does not count; null for none.',
);

const memberBonus = v.object({
  bonusId: givenId,
  title: text('Empty for a reward that is not a promotion of its own.'),
  amount: described(amount, 'What was granted.'),
  left: described(amount, 'What is left of it with what it won; zero unless it is active.'),
  required: described(amount, 'What must be wagered before it becomes cash.'),
  wagered: described(amount, 'What counted so far, never above `required`.'),
  state: described(bonusStates, 'Where the bonus stands.'),
  largestBet,
  contribution: described(
    v.record(v.string(), v.number()),
    'Game categories that count, in percent of the bet.',
  ),
  withdrawal: withdrawalTerm,
  grantedAt: described(instant, 'When it was granted.'),
  expiresAt: described(v.nullable(instant), 'Until when it can be wagered; null without an end.'),
  endedAt: described(v.nullable(instant), 'When it ended; null while it waits or is active.'),
});

export const listBonuses = endpoint({
  method: 'GET',
  path: '/wps/member/bonuses',
  summary: 'Bonuses of the member with what is left to wager, the active one first',
  access: 'session',
  moduleId: 'COMM3',
  sends: 'query',
  input: nothing,
  response: v.object({
    list: wholeList(memberBonus),
    remainingTurnover: described(
      amount,
      'What is left to wager over all bonuses that are active or waiting.',
    ),
  }),
  errors: [],
});

const forfeitBonus = endpoint({
  method: 'POST',
  path: '/wps/member/bonuses/forfeit',
  summary: 'Give up a bonus and what was won with it; cash stays',
  access: 'session',
  moduleId: 'COMM3',
  sends: 'json',
  input: v.object({
    bonusId: described(v.pipe(v.string(), v.regex(/^[1-9]\d{0,17}$/)), 'The bonus to give up.'),
  }),
  response: v.object({}),
  errors: ['bonus.not.found', 'bonus.ended'],
});

const depositBonus = sharedObject('DepositBonus', 'A promotion that a deposit may choose.', {
  promotionId: givenId,
  title: text('In the language of the request.'),
  summary: text('One sentence, in the language of the request.'),
  percent: number('Whole percent of the deposit.'),
  maximum: described(amount, 'The most that it gives.'),
  minimumDeposit: described(amount, 'The smallest deposit that may choose it.'),
  wageringTimes: number('How often what `wagers` names must be wagered.'),
  wagers: described(
    v.picklist(['bonus', 'depositAndBonus']),
    'What is wagered: the bonus alone, or the deposit with it.',
  ),
  days: number('How many days there are to wager it, from when it becomes active.'),
  largestBet,
  withdrawal: withdrawalTerm,
});

export const listDepositBonuses = endpoint({
  method: 'GET',
  path: '/wps/promotions/deposit',
  summary: 'Bonuses that the next deposit of the member may choose',
  access: 'session',
  moduleId: 'COMM3',
  sends: 'query',
  input: nothing,
  response: v.object({
    list: wholeList(depositBonus),
    acceptedPromotionId: described(
      v.nullable(v.string()),
      'The one of the list that comes with the next deposit that names none; null for none.',
    ),
  }),
  errors: [],
});

const bonusPath = '/wps/promotions/deposit/accept';
const ofDeposit = { access: 'session', action: 'deposit', moduleId: 'COMM3' } as const;

export const acceptDepositBonus = endpoint({
  ...ofDeposit,
  method: 'POST',
  path: bonusPath,
  summary: 'Choose the promotion of the next deposit; the one chosen before is given up',
  sends: 'json',
  input: v.object({
    promotionId: described(identifier, 'One of the list of deposit bonuses.'),
    amount: described(amount, 'What is going to be deposited.'),
    requestKey: idempotencyKey,
  }),
  response: v.object({
    ...depositBonus.entries,
    amount: described(amount, 'What is going to be deposited.'),
    bonus: described(
      amount,
      'What a deposit of that amount would bring, before a fee of the channel.',
    ),
    required: described(amount, 'What would have to be wagered.'),
    endDate: described(
      v.nullable(day),
      'The last day on which a deposit brings it; null for one without an end.',
    ),
  }),
  errors: [
    'bonus.not.available',
    'bonus.deposit.small',
    'wallet.amount.invalid',
    'wallet.repeat.differs',
  ],
});

const giveUpDepositBonus = endpoint({
  ...ofDeposit,
  method: 'DELETE',
  path: bonusPath,
  summary: 'Give up the promotion that was chosen for the next deposit',
  sends: 'query',
  input: v.object({}),
  response: v.object({}),
  errors: [],
});

export const bonusCalls = {
  listBonuses,
  forfeitBonus,
  listDepositBonuses,
  acceptDepositBonus,
  giveUpDepositBonus,
};
