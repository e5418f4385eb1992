import { expect, test } from 'vitest';
import { gameTypes, type GameType } from '../game/game-type.ts';
import { cutRates } from './given-rates.ts';

const ofEach = (rate: number) =>
  Object.fromEntries(gameTypes.map((category) => [category, rate])) as Record<GameType, number>;

test.each([
  ['at the bound', { RNG: 100 }, 100, { RNG: 100 }],
  ['above the bound', { RNG: 120, LIVE: 15 }, 100, { RNG: 100, LIVE: 15 }],
  ['above a bound that is off the step', { RNG: 120 }, 98, { RNG: 95 }],
  ['off the step', { RNG: 33 }, 100, { RNG: 30 }],
  ['of 0', { RNG: 0, LIVE: 5 }, 100, { LIVE: 5 }],
  ['above a bound of 0', { RNG: 120 }, 0, {}],
  ['none', {}, 100, {}],
])('§6: a rate %s', (_, given, bound, expected) => {
  expect(cutRates(given, ofEach(bound), ofEach(5))).toEqual(expected);
});
