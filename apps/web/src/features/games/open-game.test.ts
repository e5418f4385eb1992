import { describe, expect, it } from 'vitest';
import { isOffered, openGameOf, sameStay, type OpenGame } from './open-game.ts';

const minuteMs = 60_000;
const game: OpenGame = {
  userName: 'maria',
  path: '/m/play/7?trial=1',
  name: 'Coral Choir',
  iconUrl: '/pictures/coral.webp',
  trial: true,
  openedAt: '2026-03-05T10:00:00.000Z',
  startedMs: 1000 * minuteMs,
  lastSeenMs: 1010 * minuteMs,
};

describe('§4: an interrupted game', () => {
  it('is read as it was written', () => {
    expect(openGameOf(JSON.stringify(game))).toEqual(game);
  });

  it.each([
    null,
    '',
    'x',
    'null',
    '{}',
    JSON.stringify({ ...game, path: 'https://evil.example/m/play/7' }),
    JSON.stringify({ ...game, path: '/m/play/7/../../evil' }),
    JSON.stringify({ ...game, lastSeenMs: 'now' }),
    JSON.stringify({ ...game, trial: 1 }),
  ])('is not made of %s', (stored) => {
    expect(openGameOf(stored)).toBeNull();
  });

  it('is offered to its own player for a day', () => {
    expect(isOffered(game, 'maria', game.lastSeenMs + 23 * 60 * minuteMs)).toBe(true);
    expect(isOffered(game, 'maria', game.lastSeenMs + 25 * 60 * minuteMs)).toBe(false);
    expect(isOffered(game, 'pedro', game.lastSeenMs)).toBe(false);
  });
});

describe('§4: opening a game again', () => {
  const again = (more: Partial<OpenGame>): OpenGame => ({
    ...game,
    openedAt: '2026-03-05T10:20:00.000Z',
    startedMs: 1020 * minuteMs,
    lastSeenMs: 1020 * minuteMs,
    ...more,
  });

  it('within half an hour continues its time and its result', () => {
    const { openedAt, startedMs } = game;
    expect(sameStay(game, again({}))).toEqual({ ...again({}), openedAt, startedMs });
  });

  it.each<[string, OpenGame | null, Partial<OpenGame>]>([
    ['for the first time', null, {}],
    ['as somebody else', game, { userName: 'pedro' }],
    ['for money after free play', game, { path: '/m/play/7' }],
    ['half an hour later', game, { startedMs: 1040 * minuteMs }],
    ['on a clock that was put back', game, { startedMs: 900 * minuteMs }],
  ])('%s begins anew', (_how, before, more) => {
    expect(sameStay(before, again(more))).toEqual(again(more));
  });
});
