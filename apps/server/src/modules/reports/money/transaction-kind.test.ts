import { expect, test } from 'vitest';
import { postingKindOf, postingKinds } from '#modules/wallet/operation.ts';
import { numbersOf } from './transaction-kind.ts';

test.each([
  ['bet', ['bet']],
  ['win', ['win']],
  ['rollback', ['rollback']],
  ['deposit', ['deposit']],
  ['withdrawal', ['withdrawalHold']],
  ['withdrawalReturned', ['withdrawalReturn']],
  ['adjustment', ['finish', 'adjustment']],
  ['bonus', ['bonusGrant', 'bonusConvert', 'bonusForfeit', 'bonusExpire', 'bonusLost']],
  ['reward', ['reward']],
  ['rebate', ['memberRebate']],
  ['teamRebate', ['agentRebate']],
  ['salary', ['salary']],
  ['dividend', ['dividend']],
  ['vendorTransfer', ['vendorTransferHold', 'vendorTransferReturn', 'vendorTransferIn']],
  ['downlineTransfer', ['downlineOut', 'downlineIn']],
] as const)('people see as %s the postings %j', (kind, postings) => {
  expect(numbersOf(kind).map(postingKindOf)).toEqual(postings);
});

test('where no kind is asked for, only what moves no money here is left out', () => {
  const unseen = Object.values(postingKinds).filter(
    (number) => !numbersOf(undefined).includes(number),
  );
  expect(unseen.map(postingKindOf)).toEqual([
    'playThroughEnd',
    'reportedPlay',
    'pointEarn',
    'pointSpend',
    'pointExpire',
    'pointReturn',
  ]);
});
