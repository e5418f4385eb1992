import { expect, test } from 'vitest';
import { outcomeOf, postingKindOf } from './operation.ts';

/** The stored numbers; the functions of the migrations depend on them. */
const kinds = [
  'bet',
  'win',
  'rollback',
  'finish',
  'deposit',
  'withdrawalHold',
  'withdrawalReturn',
  'adjustment',
  'bonusGrant',
  'bonusConvert',
  'bonusForfeit',
  'bonusExpire',
  'bonusLost',
  'reward',
  'vendorTransferHold',
  'vendorTransferReturn',
  'vendorTransferIn',
  'playThroughEnd',
  'reportedPlay',
  'memberRebate',
  'agentRebate',
  'salary',
  'dividend',
  'downlineOut',
  'downlineIn',
  'pointEarn',
  'pointSpend',
  'pointExpire',
  'pointReturn',
];
/** In the order of their numbers, from 0. */
const outcomes = [
  'applied',
  'repeated',
  'noFunds',
  'accountUnknown',
  'repeatDiffers',
  'alreadyRolledBack',
  'wageringBlocked',
  'permitClosed',
  'bonusBetTooHigh',
  'groupRefused',
  'bonusNotOpen',
  'turnoverMissing',
  'balanceTooHigh',
  'playThroughOpen',
  'spendingLimit',
  'stakeLimit',
  'timeLimit',
  'checkDue',
  'pause',
];

test('the numbers of kinds never change', () => {
  expect(kinds.map((_, index) => postingKindOf(index + 1))).toEqual(kinds);
});

test('the numbers of outcomes are those of the database', () => {
  expect(outcomes.map((_, number) => outcomeOf(number))).toEqual(outcomes);
});

test('an unknown number is an error', () => {
  for (const number of [0, kinds.length + 1]) {
    expect(() => postingKindOf(number)).toThrow(`unknown posting kind ${number}`);
  }
  expect(() => outcomeOf(outcomes.length)).toThrow(`unknown wallet outcome ${outcomes.length}`);
});
