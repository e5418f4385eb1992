import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { loadSite } from '#modules/site/site.ts';

const root = new URL('../../../../../../', import.meta.url);
const site = loadSite(fileURLToPath(new URL('site/', root)), new Date('2026-11-21T10:00:00Z'));

type Season = { towns: string[]; squads: string[]; matches: unknown[] };

const season = JSON.parse(
  readFileSync(new URL('apps/sandbox/src/arcade/book/season.json', root), 'utf8'),
) as Season;

test('§3: the sandbox’s fixtures include the matches that the default site announces', () => {
  const nameOf = (id: string) => site.teams.find((team) => team.id === id)?.name.EN;
  const vendorGameOf = (id: string) => site.games.find(({ gameId }) => gameId === id)?.vendorGame;
  const announced = site.hotMatches.map(({ game, home, away, inDays, time }) => ({
    game: vendorGameOf(game),
    home: nameOf(home),
    away: nameOf(away),
    inDays,
    time,
  }));
  expect(season.matches).toEqual(announced);
});

test('§3: every team of the sandbox’s fixtures has a crest on the default site', () => {
  const names = new Set(site.teams.map(({ name }) => name.EN));
  expect([...season.towns, ...season.squads].filter((name) => !names.has(name))).toEqual([]);
});
