import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { amount, nothing } from '../fields.ts';
import { withdrawalTerm } from '../payments/withdrawal-terms.ts';

/** A promotion that a deposit may choose. */
export const depositBonus = v.object({
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
