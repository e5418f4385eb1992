import { expect, test } from 'vitest';
import {
  classifyOf,
  filterInForce,
  filterOfSearch,
  searchOfFilter,
  withTab,
  withVendor,
} from './list-filter.ts';

test.each([
  ['', { tab: 'ALL' }],
  ['tab=FAV', { tab: 'FAV' }],
  [
    'gameType=RNG&vassalage=LANTERN&tab=JP&minBet=0.1&name=bell',
    {
      tab: 'JP',
      gameType: 'RNG',
      vendor: 'LANTERN',
      minBet: '0.1',
      name: 'bell',
    },
  ],
] as const)(
  '§2 Game center and category pages: the address "%s" keeps its filter',
  (search, filter) => {
    expect(filterOfSearch(search)).toEqual(filter);
    expect(searchOfFilter(filter)).toBe(search);
  },
);

test('§2 Game center and category pages: invalid parts of an address are left out', () => {
  expect(filterOfSearch('tab=XX&gameType=DOGS&minBet=7&vassalage=&name=')).toEqual({ tab: 'ALL' });
});

test('§2 Game center and category pages: picking a vendor resets the classification, not the list', () => {
  expect(withVendor({ tab: 'JP' }, 'REEF')).toEqual({ tab: 'ALL', vendor: 'REEF' });
  expect(withVendor({ tab: 'FAV', vendor: 'REEF' }, undefined)).toEqual({ tab: 'FAV' });
});

test('§2 Game center and category pages: ALL, RECENT, FAV and HOT clear the classification, other values set it', () => {
  for (const tab of ['ALL', 'RECENT', 'FAV', 'HOT'] as const) {
    expect(classifyOf(withTab({ tab: 'JP', vendor: 'REEF' }, tab))).toBeUndefined();
  }
  expect(classifyOf(withTab({ tab: 'ALL' }, 'SC'))).toBe('SC');
});

test('§2 Game center and category pages: the vendor is dropped on the New tab', () => {
  expect(withTab({ tab: 'ALL', vendor: 'REEF' }, 'NEW')).toEqual({ tab: 'NEW' });
});

test('§2 Game center and category pages: a search by name covers all games; without one the filter applies', () => {
  const chosen = { tab: 'JP', gameType: 'RNG', vendor: 'REEF', minBet: '0.1' } as const;
  expect(filterInForce({ ...chosen, name: 'lantern' })).toEqual({
    tab: 'ALL',
    gameType: 'RNG',
    name: 'lantern',
  });
  expect(filterInForce(chosen)).toEqual(chosen);
});
