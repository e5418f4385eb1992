import { expect, test } from 'vitest';
import { chosenCategory, coverOf } from './choose-category.ts';

const promotion = (id: string, categories: string[]) => ({
  id,
  title: id,
  summary: '',
  content: '',
  startDate: '2026-11-21',
  endDate: null,
  noExpiry: 1 as const,
  announcementImages: [],
  promoAnnouncementCategoryIds: categories,
  promoCode: '',
  state: 'join' as const,
  informsOnly: false,
  terms: { minimumDeposit: null, maximumReward: null, wageringTimes: 0, withdrawal: null },
});

const list = {
  categories: [
    { id: 'new', title: 'New' },
    { id: 'events', title: 'Events' },
  ],
  promotions: [promotion('a', ['new']), promotion('b', ['events'])],
};

test('§2 Promotion list: the first category is active by default', () => {
  expect(chosenCategory(list, null, null)).toBe('new');
  expect(chosenCategory(list, null, 'unknown')).toBe('new');
  expect(chosenCategory({ categories: [], promotions: [] }, null, null)).toBeNull();
});

test('§2 Promotion list: a promotion in the address selects its category, until the person chooses', () => {
  expect(chosenCategory(list, null, 'b')).toBe('events');
  expect(chosenCategory(list, 'new', 'b')).toBe('new');
});

test('§2 Promotion list: the cover is the picture of sequence 1, whatever its position', () => {
  expect(coverOf([{ sequence: 2 }, { sequence: 1 }])).toEqual({ sequence: 1 });
  expect(coverOf<{ sequence: number }>([])).toBeUndefined();
});
