import { expect, test } from 'vitest';
import type { Category } from '#features/games/catalogue.queries.ts';
import { categoryEntries, planCategory } from './category-plan.ts';

function category(gameCategory: Category['gameCategory'], vendors: number): Category {
  const vendor = {
    vassalage: 'V',
    vendorName: 'V',
    iconUrl: '',
    gameCount: 1,
    nodeId: 1,
    gameId: '',
    isGameH5: 'VASSALAGE' as const,
  };
  return { gameCategory, vendors: Array.from({ length: vendors }, () => vendor) };
}

test('§2 Home screen, §2 Game center and category pages: the menu lists HOME, HOT and JL, then the server order without lotteries', () => {
  const served = [category('RNG', 3), category('JL', 1), category('FISH', 2), category('LOTT', 2)];
  expect(categoryEntries(served, [], false).map(({ type }) => type)).toEqual([
    'HOME', 'HOT', 'JL', 'RNG', 'FISH', 'PROMO',
  ]); // oxfmt-ignore
  expect(categoryEntries([], [], false).map(({ type }) => type)).toEqual(['HOME', 'HOT', 'PROMO']);
});

function lastEntry(...resources: { resourceType: string; url: string }[]) {
  const [last] = categoryEntries([category('RNG', 3)], resources, false).slice(-1);
  return last && { type: last.type, plan: planCategory(last) };
}

test('§2 Home screen, §2 Game center and category pages: FACEBOOK comes last where the site has a page there, and opens it outside the site', () => {
  const address = 'https://social.example/pavilion';
  const telegram = { resourceType: 'TELEGRAM', url: 'https://social.example/telegram' };
  const page = { resourceType: 'FACEBOOK', url: address };
  expect(lastEntry(telegram, page)).toEqual({ type: 'FACEBOOK', plan: { kind: 'open', address } });
  expect(lastEntry(telegram)?.type).toBe('PROMO');
  expect(lastEntry({ ...page, url: 'javascript:alert(1)' })?.type).toBe('PROMO');
});

test('§2 Home screen, §2 Game center and category pages: LIVESTREAM comes before PROMO while there are live models', () => {
  expect(categoryEntries([category('LIVE', 3)], [], true).map(({ type }) => type)).toEqual([
    'HOME', 'HOT', 'LIVE', 'LIVESTREAM', 'PROMO',
  ]); // oxfmt-ignore
});

test.each(['HOME', 'HOT', 'LIVESTREAM'] as const)(
  '§2 Home screen, §2 Game center and category pages: %s switches in place',
  (type) => {
    expect(planCategory({ type, vendorCount: 0 })).toEqual({ kind: 'switch' });
  },
);

test.each(['FISH', 'PVP', 'SPORTS', 'ESPORTS', 'LIVE', 'COCKFIGHT', 'LOTT', 'ELOTT'] as const)(
  '§2 Home screen, §2 Game center and category pages: %s switches in place with more than one vendor, else launches the only one',
  (type) => {
    expect(planCategory({ type, vendorCount: 2 })).toEqual({ kind: 'switch' });
    expect(planCategory({ type, vendorCount: 1 })).toEqual({ kind: 'launch', gameType: type });
  },
);

test('§2 Home screen, §2 Game center and category pages: RNG, JL and PROMO lead to their pages', () => {
  const path = (type: 'RNG' | 'JL' | 'PROMO') => planCategory({ type, vendorCount: 1 });
  expect(path('RNG')).toEqual({ kind: 'go', path: '/m/rng' });
  expect(path('JL')).toEqual({ kind: 'go', path: '/m/jl-slot' });
  expect(path('PROMO')).toEqual({ kind: 'go', path: '/m/activity' });
});
