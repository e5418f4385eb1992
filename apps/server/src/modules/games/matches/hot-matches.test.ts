import { expect, test } from 'vitest';
import type { GameVendorConnection, VendorAnswer, VendorMatch } from '#ports/game-vendor.ts';
import { createGameCatalogue } from '../catalogue/game-catalogue.ts';
import { gameOf, quiet, vendorOf } from '../games.fixture.ts';
import { createHotMatches } from './hot-matches.ts';

const vendors = [vendorOf('BOOKS', ['SPORTS'])];
const games = [gameOf(1, 'BOOKS', 'island-goals', { gameType: 'SPORTS', roomId: 'r7' })];
const site = {
  brand: { timeZone: 'Asia/Manila' },
  teams: [
    { id: 'gulls', name: { EN: 'Gulls', TY: 'Mga Gull' }, crest: 'teams/gulls' },
    { id: 'owls', name: { EN: 'Owls', TY: 'Mga Kuwago' }, crest: 'teams/owls' },
  ],
  hotMatches: [
    {
      id: 'gulls-owls',
      competition: { EN: 'League', TY: 'Liga' },
      home: 'gulls',
      away: 'owls',
      inDays: 1,
      time: '19:30',
      game: 'island-goals',
    },
  ],
};
const pictures = (name: string) => ({ src: `/art/${name}.svg`, width: 1, height: 1, color: '' });
const isConnected = () => true;
const catalogue = createGameCatalogue({
  site: { games, vendors },
  isConnected,
  pictures,
  digits: 2,
  country: 'PH',
  currency: 'PHP',
});

function harness() {
  let now = new Date('2026-11-21T08:00:00Z');
  let answer: VendorAnswer<readonly VendorMatch[]> = { done: true, value: [] };
  const connection = { matches: async () => answer } as unknown as GameVendorConnection;
  const matches = createHotMatches({
    site,
    connections: { lagoon: connection },
    catalogue,
    pictures,
    clock: () => now,
    logger: quiet.logger,
  });
  return {
    matches,
    at: (time: string) => {
      now = new Date(time);
    },
    read: async (next: VendorAnswer<readonly VendorMatch[]>) => {
      answer = next;
      for (const job of matches.jobs) await job.run(new AbortController().signal);
    },
  };
}

const fixture = {
  matchId: 'f1',
  vendorGame: 'island-goals-at-vendor',
  home: 'Gulls',
  away: 'Strangers',
  startsAt: new Date('2026-11-21T08:01:00Z'),
};

test('§3: a vendor without fixtures leaves the site’s matches, with days counted from today', () => {
  const { matches } = harness();
  expect(matches.list('TY').list).toEqual([
    {
      id: 'gulls-owls:2026-11-22',
      homeTeam: 'Mga Gull',
      awayTeam: 'Mga Kuwago',
      homeTeamImageUrl: '/art/teams/gulls.svg',
      awayTeamImageUrl: '/art/teams/owls.svg',
      matchTime: '2026-11-22T11:30:00.000Z',
      competition: 'Liga',
      gameId: 'island-goals',
      gameName: 'island-goals sa Filipino',
      gameType: 'SPORTS',
      nodeId: 1,
      roomId: 'r7',
      supportPlay: true,
      vendor: 'BOOKS',
    },
  ]);
});

test('§3: the vendor’s fixtures come first; a failure keeps them until they start', async () => {
  const { matches, read, at } = harness();
  await read({ done: true, value: [fixture, { ...fixture, vendorGame: 'unknown' }] });
  const teams = () => matches.list('EN').list.map((match) => match.awayTeam);
  expect(teams()).toEqual(['Strangers', 'Owls']);
  expect(matches.list('EN').list[0]).toMatchObject({
    homeTeamImageUrl: '/art/teams/gulls.svg',
    awayTeamImageUrl: '',
    competition: '',
    matchId: 'f1',
  });
  await read({ done: false, failure: { kind: 'timeout', detail: '' } });
  expect(teams()).toEqual(['Strangers', 'Owls']);
  at('2026-11-21T08:01:00Z');
  expect(teams()).toEqual(['Owls']);
});

test('§3: a match of both the site and the vendor’s fixtures is one card, the site’s', async () => {
  const { matches, read } = harness();
  const startsAt = new Date('2026-11-22T11:30:00Z');
  await read({ done: true, value: [{ ...fixture, away: 'Owls', startsAt }] });
  const listed = matches.list('TY').list;
  expect(listed.map(({ id, competition, matchId }) => [id, competition, matchId])).toEqual([
    ['gulls-owls:2026-11-22', 'Liga', 'f1'],
  ]);
});

test('§3: of the vendors’ next matches, those whose teams have crests come first', async () => {
  const { matches, read } = harness();
  const at = (minute: number) => new Date(Date.UTC(2026, 10, 21, 8, minute));
  const strange = [1, 2, 3, 4].map((n) => ({ ...fixture, matchId: `s${n}`, startsAt: at(n) }));
  const known = { ...fixture, matchId: 'known', away: 'Owls', startsAt: at(9) };
  await read({ done: true, value: [...strange, known] });
  const ids = matches.list('EN').list.map(({ id }) => id);
  expect(ids).toEqual(['s1', 's2', 's3', 'known', 'gulls-owls:2026-11-22']);
});
