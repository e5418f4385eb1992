import { expect, test } from 'vitest';
import { promotionStates } from '@pavilion/domain/promotion/promotion-state';
import { rewardGroups } from './RewardGroups.tsx';

test('§7: what can be claimed comes first, then what waits, what was claimed and the rest', () => {
  const entries = promotionStates.map((state) => ({ state }));
  const found = rewardGroups(entries).map(({ group, entries: those }) => [
    group,
    those.map(({ state }) => state),
  ]);
  expect(found).toEqual([
    ['ready', ['issued', 'claim']],
    ['waiting', ['signed', 'applying', 'process']],
    ['claimed', ['claimed']],
    ['ended', ['coming', 'join', 'rejected', 'close']],
  ]);
});

test('§7: a group without an entry is left out', () => {
  expect(rewardGroups([{ state: 'claimed' }]).map(({ group }) => group)).toEqual(['claimed']);
  expect(rewardGroups([])).toEqual([]);
});
