import { expect, test } from 'vitest';
import type { Category } from '../games/catalogue.queries.ts';
import { categoryEntries, planCategory } from './category-plan.ts';

function category(gameCategory: Category['gameCategory'], vendors: number): Category {
  const vendor = {
    vassalage: 'V',
    vendorName: 'V',
    iconUrl: '',
    gameCount: 1,
    nodeId: 1,
    gameId: '',
  };
  return { gameCategory, vendors: Array.from({ length: vendors }, () => vendor) };
}

test('the menu lists HOME, HOT and JL, then the server order without lotteries', () => {
  const served = [category('RNG', 3), category('JL', 1), category('FISH', 2), category('LOTT', 2)];
  expect(categoryEntries(served).map(({ type }) => type)).toEqual([
    'HOME', 'HOT', 'JL', 'RNG', 'FISH', 'PROMO',
  ]); // oxfmt-ignore
  expect(categoryEntries([]).map(({ type }) => type)).toEqual(['HOME', 'HOT', 'PROMO']);
});

test.each(['HOME', 'HOT'] as const)('%s switches in place', (type) => {
  expect(planCategory({ type, vendorCount: 0 })).toEqual({ kind: 'switch' });
});

test.each(['FISH', 'PVP', 'SPORTS', 'ESPORTS', 'LIVE', 'COCKFIGHT', 'LOTT', 'ELOTT'] as const)(
  '%s switches in place with more than one vendor, else launches the only one',
  (type) => {
    expect(planCategory({ type, vendorCount: 2 })).toEqual({ kind: 'switch' });
    expect(planCategory({ type, vendorCount: 1 })).toEqual({ kind: 'launch', gameType: type });
  },
);

test('RNG, JL and PROMO lead to their pages', () => {
  const path = (type: 'RNG' | 'JL' | 'PROMO') => planCategory({ type, vendorCount: 1 });
  expect(path('RNG')).toEqual({ kind: 'go', path: '/m/rng' });
  expect(path('JL')).toEqual({ kind: 'go', path: '/m/jl-slot' });
  expect(path('PROMO')).toEqual({ kind: 'go', path: '/m/activity' });
});
