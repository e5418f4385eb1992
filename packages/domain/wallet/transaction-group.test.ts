import { expect, test } from 'vitest';
import { groupOfKind, transactionGroups } from './transaction-group.ts';

test('§2 Message center, §7: a filter offers every kind in order, grouped with similar ones', () => {
  expect(Object.entries(groupOfKind)).toEqual([
    ['deposit', 'money'],
    ['withdrawal', 'money'],
    ['withdrawalReturned', 'money'],
    ['bonus', 'reward'],
    ['reward', 'reward'],
    ['rebate', 'reward'],
    ['teamRebate', 'reward'],
    ['salary', 'reward'],
    ['dividend', 'reward'],
    ['bet', 'play'],
    ['win', 'play'],
    ['rollback', 'play'],
    ['vendorTransfer', 'transfer'],
    ['downlineTransfer', 'transfer'],
    ['adjustment', 'money'],
  ]);
  expect(transactionGroups).toEqual(['money', 'play', 'reward', 'transfer']);
});
