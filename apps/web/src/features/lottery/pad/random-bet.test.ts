import { describe, expect, test } from 'vitest';
import { elevenFive } from '@pavilion/domain/lottery/eleven-five/eleven-five';
import { uniformFrom } from '@pavilion/domain/lottery/fair/uniform';
import { k3 } from '@pavilion/domain/lottery/k3/k3';
import { pk10 } from '@pavilion/domain/lottery/pk10/pk10';
import type { Play, Uniform } from '@pavilion/domain/lottery/play';
import { selectionFault } from '@pavilion/domain/lottery/selection';
import { formatBalls } from '@pavilion/domain/lottery/slip/balls-text';
import { ssc } from '@pavilion/domain/lottery/ssc/ssc';
import { deviceUniform, randomBet } from './random-bet.ts';

/** Numbers from a seed, so that a failure comes again. */
function seeded(seed: number): Uniform {
  function* words(): Generator<number> {
    let state = seed;
    for (;;) {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      yield ((state << 13) | (state >>> 19)) >>> 0;
    }
  }
  return uniformFrom(words());
}

const families: readonly (readonly [string, readonly Play<never>[]])[] = [
  ['SSC', ssc.plays],
  ['11X5', elevenFive.plays],
  ['K3', k3.plays],
  ['PK10', pk10.plays],
];
const plays = families.flatMap(([family, all]) =>
  all.map((play) => [`${family} ${play.code}`, play] as const),
);
function playOf(name: string): Play<never> {
  const found = plays.find(([one]) => one === name)?.[1];
  if (!found) throw new Error(`no play ${name}`);
  return found;
}

/** Two digits of which either can be the pair: there is no single bet. */
const ofTwo = ['First3Com3', 'Middle3Com3', 'Last3Com3', 'Any3Com3'].map((code) => `SSC ${code}`);

describe.each(plays)('%s', (name, play) => {
  test('a random bet is one bet without fault', () => {
    const uniform = seeded(play.playId);
    for (let time = 0; time < 50; time += 1) {
      const selection = randomBet(play, uniform);
      expect(selectionFault(play, selection)).toBeNull();
      expect(play.count(selection)).toBe(ofTwo.includes(name) ? 2 : 1);
    }
  });
});

function drawnOf(play: Play<never>, times: number): Set<string> {
  const uniform = seeded(7);
  return new Set(
    Array.from({ length: times }, () => {
      const { rows } = randomBet(play, uniform);
      return JSON.stringify(rows);
    }),
  );
}

test.each([
  ['SSC Last3Straight', 1000, 20_000],
  ['SSC FixedPlace', 50, 1500],
  ['SSC First2ComTyped', 90, 2500],
  ['11X5 First2Straight', 110, 3000],
  ['K3 PairSingle', 30, 1000],
  ['SSC Last3Sum', 2, 60],
  ['PK10 First2Sum', 17, 600],
])('every bet of %s can come: %i', (name, bets, times) => {
  expect(drawnOf(playOf(name), times).size).toBe(bets);
});

test('the device draws by its crypto generator', () => {
  const uniform = deviceUniform();
  const play = playOf('SSC All5Straight');
  const drawn = Array.from({ length: 40 }, () => formatBalls(play, randomBet(play, uniform)));
  expect(new Set(drawn).size).toBeGreaterThan(30);
});
