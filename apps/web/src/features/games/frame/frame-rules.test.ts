import { describe, expect, it } from 'vitest';
import { gameAddress, gameMessage, sandboxFor } from './frame-rules.ts';

const game = 'https://games.example';

describe('messages of a game', () => {
  it('may ask for a fresh balance and for the exit', () => {
    expect(gameMessage({ origin: game, data: { type: 'pavilion.balance' } }, game)).toBe('balance');
    expect(gameMessage({ origin: game, data: { type: 'pavilion.deposit' } }, game)).toBe('deposit');
    expect(gameMessage({ origin: game, data: { type: 'pavilion.exit' } }, game)).toBe('exit');
  });

  it.each(['https://evil.example', 'http://games.example', 'https://games.example:444', 'null'])(
    'are not heard from %s',
    (origin) => {
      expect(gameMessage({ origin, data: { type: 'pavilion.exit' } }, game)).toBeNull();
    },
  );

  it.each([null, 'pavilion.exit', 7, {}, { type: 1 }, { type: 'exit' }, { type: 'toString' }])(
    'are ignored as %j',
    (data) => {
      expect(gameMessage({ origin: game, data }, game)).toBeNull();
    },
  );
});

describe('the frame of a game', () => {
  it('loads web addresses only', () => {
    expect(gameAddress('https://games.example/play?x=1')).toEqual({
      href: 'https://games.example/play?x=1',
      origin: game,
    });
    for (const url of ['', '/m/home', 'javascript:alert(1)', 'data:text/html,x', 'blob:x']) {
      expect(gameAddress(url)).toBeNull();
    }
  });

  it('never lets a page of the site’s own origin out of its sandbox', () => {
    const address = { href: `${game}/a`, origin: game };
    expect(sandboxFor(address, 'https://pavilion.example')).toContain('allow-same-origin');
    expect(sandboxFor(address, game)).not.toContain('allow-same-origin');
    expect(sandboxFor(address, game)).not.toContain('allow-top-navigation');
  });
});
