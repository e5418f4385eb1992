import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { gameTypes, games } from './catalogue.ts';

type IconSet = { icons: Record<string, unknown> };

test('the catalogue has at least 120 games of at least 12 providers over all ten types', () => {
  expect(games.length).toBeGreaterThanOrEqual(120);
  expect(new Set(games.map((game) => game.provider)).size).toBeGreaterThanOrEqual(12);
  expect(new Set(games.map((game) => game.type))).toEqual(new Set(gameTypes));
});

test('ids are unique slugs and titles are unique in both languages', () => {
  expect(new Set(games.map((game) => game.id)).size).toBe(games.length);
  expect(games.filter((game) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(game.id))).toEqual([]);
  expect(new Set(games.map((game) => game.title.EN)).size).toBe(games.length);
  expect(new Set(games.map((game) => game.title.TY)).size).toBe(games.length);
});

test('RNG games are classified and the others are not', () => {
  expect(games.filter((game) => (game.type === 'RNG') !== (game.classify !== ''))).toEqual([]);
});

test('every picture subject exists in the icon set and belongs to one game', () => {
  const file = new URL(import.meta.resolve('@iconify-json/fluent-emoji-flat/icons.json'));
  const { icons } = JSON.parse(readFileSync(file, 'utf8')) as IconSet;
  expect(games.filter((game) => !(game.art.subject in icons))).toEqual([]);
  expect(new Set(games.map((game) => game.art.subject)).size).toBe(games.length);
});
