import { expect, test } from 'vitest';
import { changeKinds } from '@pavilion/domain/site/change-kind';
import { keysToRead, kindsFor } from './change-keys.ts';

test.each([
  [
    'balance',
    [
      ['own', 'wallet'],
      ['own', 'transactions'],
    ],
  ],
  [
    'unread',
    [
      ['own', 'announcements'],
      ['own', 'inbox'],
    ],
  ],
  ['status', [['site', 'status']]],
  [
    'deposit',
    [
      ['own', 'deposit'],
      ['own', 'transactions'],
    ],
  ],
  ['withdrawal', [['own', 'transactions']]],
  [
    'promotion',
    [
      ['own', 'promotions'],
      ['own', 'announcements'],
      ['own', 'depositBonuses'],
    ],
  ],
  [
    'reward',
    [
      ['own', 'rewards'],
      ['own', 'memberInfo'],
    ],
  ],
  [
    'limit',
    [
      ['own', 'limits'],
      ['own', 'playing'],
    ],
  ],
  ['contract', [['own', 'contracts']]],
  [
    'income',
    [
      ['own', 'contracts'],
      ['own', 'team', 'rebates'],
    ],
  ],
  ['rains', [['own', 'rain', 'shown']]],
  ['lottery', [['lottery']]],
  ['rain', [['own', 'rain', 'results']]],
  ['lottery-order', [['own', 'lottery']]],
  ['session', []],
] as const)('after a change of kind %s the page reads %j', (kind, keys) => {
  expect(keysToRead([kind])).toEqual(keys);
});

test('two kinds that share a key refetch it once', () => {
  expect(keysToRead(['balance', 'deposit'])).toHaveLength(3);
});

test('a guest refetches nothing of a member’s, a member everything', () => {
  // These two bring members what is their own too, under keys that a guest's page has not.
  const shared = new Set(['announcements', 'rains']);
  const guests = JSON.stringify(keysToRead(kindsFor(false).filter((kind) => !shared.has(kind))));
  expect(guests).not.toContain('own');
  expect(kindsFor(true)).toEqual(changeKinds);
});
