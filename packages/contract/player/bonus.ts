import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { amount, day, idempotencyKey, identifier, instant, nothing } from '../fields.ts';
import { withdrawalTerm } from './withdrawals.ts';

const bonusStates = v.picklist([
  'waiting',
  'active',
  'completed',
  'forfeited',
  'expired',
  'lost',
  'cancelled',
]);

const memberBonus = v.object({
  bonusId: v.string(),
  /** Empty for a reward that is not a promotion of its own. */
  title: v.string(),
  amount,
  /** What is left of it with what it won; zero unless it is active. */
  left: amount,
  required: amount,
  /** What counted so far, never above `required`. */
  wagered: amount,
  state: bonusStates,
  /** A bet above it takes cash only and does not count. */
  largestBet: v.nullable(amount),
  /** Game categories that count, in percent of the bet. */
  contribution: v.record(v.string(), v.number()),
  /** What a withdrawal does to it while it runs. */
  withdrawal: withdrawalTerm,
  grantedAt: instant,
  expiresAt: v.nullable(instant),
  endedAt: v.nullable(instant),
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
    list: v.array(memberBonus),
    /** Over all bonuses that are active or waiting. */
    remainingTurnover: amount,
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
  input: v.object({ bonusId: v.pipe(v.string(), v.regex(/^[1-9]\d{0,17}$/)) }),
  response: v.object({}),
  errors: ['bonus.not.found', 'bonus.ended'],
});

/** A promotion that a deposit may choose. */
const depositBonus = v.object({
  promotionId: v.string(),
  title: v.string(),
  summary: v.string(),
  /** Whole percent of the deposit. */
  percent: v.number(),
  maximum: amount,
  minimumDeposit: amount,
  wageringTimes: v.number(),
  wagers: v.picklist(['bonus', 'depositAndBonus']),
  days: v.number(),
  largestBet: v.nullable(amount),
  /** What a withdrawal does to it while it runs. */
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
    list: v.array(depositBonus),
    /** Of the list: comes with the next deposit that names none. Null where none was accepted. */
    acceptedPromotionId: v.nullable(v.string()),
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
    promotionId: identifier,
    /** What is going to be deposited. */
    amount,
    /** A repeat with the same key answers the same. */
    requestKey: idempotencyKey,
  }),
  response: v.object({
    ...depositBonus.entries,
    amount,
    /** What a deposit of that amount would bring, before a fee of the channel. */
    bonus: amount,
    /** What would have to be wagered. */
    required: amount,
    /** The last day on which a deposit brings it; null for one without an end. */
    endDate: v.nullable(day),
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
