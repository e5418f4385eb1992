import { expect, test } from 'vitest';
import { gameTypes, type GameType } from '@pavilion/domain/game/game-type';
import { cashbackGroups } from './cashback-groups.ts';

const ratesOf = (rate: (type: GameType) => string) =>
  gameTypes.map((category) => ({ category, percent: rate(category) }));

test('cash-back: one rate for all games names none of them', () => {
  const groups = cashbackGroups(ratesOf(() => '0.20'));
  expect(groups).toEqual([{ categories: null, percent: '0.20' }]);
});

test('cash-back: categories with a rate of their own are named, the highest rate first', () => {
  const own: Partial<Record<GameType, string>> = { LIVE: '0.20', ELOTT: '0.20', RNG: '0.80' };
  expect(cashbackGroups(ratesOf((type) => own[type] ?? '0.50'))).toEqual([
    { categories: ['RNG'], percent: '0.80' },
    { categories: null, percent: '0.50' },
    { categories: ['LIVE', 'ELOTT'], percent: '0.20' },
  ]);
});

test('cash-back: games without it are said beside others that have it, and else left out', () => {
  const allButLottery = ratesOf(() => '0.50').filter(({ category }) => category !== 'LOTT');
  expect(cashbackGroups(allButLottery)).toEqual([
    { categories: null, percent: '0.50' },
    { categories: ['LOTT'], percent: '0.00' },
  ]);
  expect(cashbackGroups([{ category: 'SPORTS', percent: '0.30' }])).toEqual([
    { categories: ['SPORTS'], percent: '0.30' },
  ]);
  expect(cashbackGroups([])).toEqual([]);
});
