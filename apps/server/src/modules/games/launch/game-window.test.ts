import { describe, expect, it } from 'vitest';
import { takesWindow, windowAnswer } from './game-window.ts';

describe('§4: the whole window is taken by', () => {
  it.each([
    ['a game that asks for it', { topLevel: true }, {}, true],
    ['the games of a vendor that asks for it', {}, { topLevel: true }, true],
    ['no game that wants a frame', { topLevel: false }, { topLevel: true }, false],
    ['nobody else', {}, {}, false],
  ])('%s', (_whose, game, vendor, whole) => {
    expect(takesWindow({ game, vendor })).toBe(whole);
  });
});

describe('§4: a vendor’s answer leads the window', () => {
  const origins = ['https://play.example', 'https://games.example:8443'];

  it.each(['https://play.example/seat?x=1', 'https://games.example:8443/'])(
    'to its games, as %s',
    (value) => {
      expect(windowAnswer({ done: true, value }, origins)).toEqual({ done: true, value });
    },
  );

  it.each([
    'https://evil.example/seat',
    'https://play.example.evil.example/seat',
    'https://play.example@evil.example/seat',
    'http://play.example/seat',
    'https://games.example/',
    'javascript:alert(1)',
    'data:text/html,x',
    '/m/home',
    '',
  ])('nowhere else, as %j', (value) => {
    expect(windowAnswer({ done: true, value }, origins)).toMatchObject({ done: false });
    expect(windowAnswer({ done: true, value }, [])).toMatchObject({ done: false });
  });

  it('nowhere when it does not answer', () => {
    const answer = { done: false, failure: { kind: 'timeout', detail: '' } } as const;
    expect(windowAnswer(answer, origins)).toEqual(answer);
  });
});
