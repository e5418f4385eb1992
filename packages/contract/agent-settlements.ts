import * as v from 'valibot';
import { settlementStates } from '@pavilion/domain/agent/settlement-state';
import { contractKind } from './agent-contracts.ts';
import {
  amount,
  day,
  described,
  givenId,
  instant,
  memberAccount,
  number,
  sharedObject,
  signedAmount,
  text,
} from './fields.ts';

/** What contracts paid for their periods, as both sides and operators read it. */
export const settlementState = described(
  v.picklist(settlementStates),
  'calculated: waits for an operator; approved: is paid next; paid; nothing: there is nothing to ' +
    'pay; owed: who pays has too little cash; held: the account of who is paid is closed; void.',
);

/** What the team did in a period, and what the terms make of it. */
export const workedOutFields = {
  from: described(instant, 'When the period begins.'),
  until: described(instant, 'When it ends, or until when it is counted.'),
  startDate: described(day, 'The first day of the period.'),
  endDate: described(day, 'The last day of the period.'),
  validBetAmount: described(signedAmount, 'Valid bets of the team.'),
  lostBetAmount: described(signedAmount, 'How much of them was in rounds that were lost.'),
  activeMembers: number('How many people reached the valid bets of an active member.'),
  betAmount: described(signedAmount, 'Bets, less what was given back.'),
  winAmount: described(signedAmount, 'Wins, less what was taken back.'),
  promotion: described(signedAmount, 'Bonuses and rewards.'),
  rebate: described(signedAmount, 'Rebates and commissions earned for these days.'),
  salary: described(signedAmount, 'Salaries of the house and its agents earned for these days.'),
  cost: described(signedAmount, 'The part of deposits that the terms take off.'),
  result: described(signedAmount, 'What the house won, less what the terms take off.'),
  carriedIn: described(signedAmount, 'Losses of earlier periods that lessen a dividend.'),
  base: described(signedAmount, 'The valid bets, or the result of the house with what is carried.'),
  tier: described(v.nullable(v.number()), 'The number of the tier that applies; null for none.'),
  amount: described(amount, 'What it pays.'),
  carriedOut: described(signedAmount, 'What is carried into the next period.'),
};

const settlementFields = {
  settlementId: givenId,
  contractId: text('The contract that paid it.'),
  kind: contractKind,
  account: memberAccount,
  nickname: text('The name that the member chose; empty without one.'),
  paidBy: described(
    v.nullable(v.string()),
    'The name that the agent above chose, who pays; null where the house pays.',
  ),
  state: settlementState,
  inputs: described(v.object(workedOutFields), 'Every figure that went into it.'),
  amount: described(amount, 'What it pays.'),
  paidAt: described(v.nullable(instant), 'When it was paid; null before.'),
  owedSince: described(v.nullable(instant), 'Since when it is owed; null where it is not.'),
};

export const settlement = sharedObject(
  'Settlement',
  'What a contract pays for one period, as its two sides see it.',
  settlementFields,
);

export const operatorSettlement = sharedObject(
  'OperatorSettlement',
  'What a contract pays for one period, as operators see it.',
  {
    ...settlementFields,
    payer: described(v.nullable(v.string()), 'The user name of who pays; null for the house.'),
    claim: described(
      amount,
      'What the house paid in place of the agent, who owes it to the house.',
    ),
    reason: text('Why an operator voided it, or had the house pay; else empty.'),
    operator: described(v.nullable(v.string()), 'The operator who acted last; null for none.'),
  },
);
