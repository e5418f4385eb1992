import { expect, test } from 'vitest';
import { promotionStates } from '@pavilion/domain/promotion/promotion-state';
import { groupOfEntry, groupOfReward } from './reward-groups.ts';

test('§7: every state of an entry has its section', () => {
  const groups = promotionStates.map((state) => [state, groupOfEntry({ state })]);
  expect(Object.fromEntries(groups)).toEqual({
    coming: 'history',
    join: 'history',
    signed: 'waiting',
    applying: 'waiting',
    process: 'waiting',
    issued: 'ready',
    rejected: 'history',
    claim: 'ready',
    claimed: 'history',
    close: 'history',
  });
});

test.each([
  ['issued', null, 'ready'],
  ['locked', null, 'waiting'],
  ['claimed', 'active', 'wagering'],
  ['claimed', 'waiting', 'wagering'],
  ['claimed', 'completed', 'history'],
  ['claimed', null, 'history'],
  ['expired', null, 'history'],
  ['void', null, 'history'],
] as const)('§7: a reward that is %s, its bonus %s, is in "%s"', (...row) => {
  const [state, bonusState, group] = row;
  expect(groupOfReward({ state, bonusState })).toBe(group);
});
