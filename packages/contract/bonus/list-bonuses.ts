import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { amount, instant, nothing } from '../fields.ts';
import { withdrawalTerm } from '../payments/withdrawal-terms.ts';

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
