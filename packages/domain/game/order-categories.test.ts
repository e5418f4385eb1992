import { expect, test } from 'vitest';
import type { GameType } from './game-type.ts';
import { orderCategories } from './order-categories.ts';

function vendor(code: string, sortOrder: number, ...types: GameType[]) {
  return { code, sortOrder, entries: types.map((gameType) => ({ gameType })) };
}

const vendors = [
  vendor('SLOTS', 1, 'RNG'),
  vendor('BOOK', 2, 'SPORTS'),
  vendor('ARENA', 5, 'ESPORTS'),
  vendor('BOTH', 4, 'SPORTS', 'ESPORTS'),
  vendor('NETS', 6, 'FISH'),
  vendor('YARD', 7, 'COCKFIGHT'),
];

type Listed = readonly { gameType: GameType; vendors: readonly string[] }[];

function ordered(listed: Listed) {
  return orderCategories(listed, vendors).map((one) => [
    one.gameType,
    ...one.vendors.map((each) => each.code),
  ]);
}

test('§3, §4: sports is split: vendors of e-sports form a category placed after it', () => {
  const listed: Listed = [
    { gameType: 'SPORTS', vendors: ['BOTH', 'ARENA', 'BOOK'] },
    { gameType: 'RNG', vendors: ['SLOTS'] },
  ];
  expect(ordered(listed).slice(0, 3)).toEqual([
    ['SPORTS', 'BOTH', 'BOOK'],
    ['ESPORTS', 'ARENA'],
    ['RNG', 'SLOTS'],
  ]);
});

test('§3, §4: vendors of cockfights form a category placed after fish', () => {
  const listed: Listed = [
    { gameType: 'COCKFIGHT', vendors: ['YARD'] },
    { gameType: 'FISH', vendors: ['NETS'] },
    { gameType: 'RNG', vendors: ['SLOTS'] },
  ];
  expect(ordered(listed).slice(0, 3)).toEqual([
    ['FISH', 'NETS'],
    ['COCKFIGHT', 'YARD'],
    ['RNG', 'SLOTS'],
  ]);
});

test('§3, §4: where the site lists no such category, all who offer it are in, in their own order', () => {
  expect(ordered([{ gameType: 'SPORTS', vendors: ['BOOK'] }])).toEqual([
    ['SPORTS', 'BOOK'],
    ['ESPORTS', 'BOTH', 'ARENA'],
    ['COCKFIGHT', 'YARD'],
  ]);
});

test('§3, §4: the server’s order of vendors stays; unknown ones and repeats are left out', () => {
  const listed: Listed = [
    { gameType: 'ESPORTS', vendors: ['ARENA', 'BOTH', 'ARENA', 'NOBODY'] },
    { gameType: 'SPORTS', vendors: ['BOTH', 'BOOK', 'SLOTS'] },
    { gameType: 'LIVE', vendors: ['SLOTS'] },
  ];
  expect(ordered(listed).slice(0, 2)).toEqual([
    ['SPORTS', 'BOTH', 'BOOK'],
    ['ESPORTS', 'ARENA', 'BOTH'],
  ]);
});
