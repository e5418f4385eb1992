import { expect, test } from 'vitest';
import { typeFirst } from './game-type.ts';
import type { GameType } from './game-type.ts';

const found: readonly (readonly [string, GameType])[] = [
  ['Lantern River', 'RNG'],
  ['Lantern Roulette', 'LIVE'],
  ['Lantern Hunter', 'FISH'],
  ['Lantern Baccarat', 'LIVE'],
];

const names = (present: GameType | undefined) =>
  typeFirst(found, ([, type]) => type, present).map(([name]) => name);

test('§2 Game center and category pages: a search lists games of the present type first, the others after them', () => {
  expect(names('LIVE')).toEqual([
    'Lantern Roulette',
    'Lantern Baccarat',
    'Lantern River',
    'Lantern Hunter',
  ]);
});

test('§2 Game center and category pages: without a present type, or without a game of it, the order stays', () => {
  const order = found.map(([name]) => name);
  expect(names(undefined)).toEqual(order);
  expect(names('SPORTS')).toEqual(order);
});
