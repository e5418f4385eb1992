import { describe, expect, test } from 'vitest';
import {
  canBeSplit,
  drawnText,
  dueEnvelopes,
  endOfRain,
  endOfWave,
  nextRainState,
  preparedBeforeMs,
  rainBounds,
  rainEvents,
  rainNeeds,
  rainStates,
  waveAt,
  type RainBudget,
  type RainEvent,
  type RainState,
} from './rain.ts';

/** The states of rewards.md §13, each with what follows it, in the order of the events. */
const expected = {
  planned: ['prepared', null, null, null, 'cancelled'],
  prepared: [null, 'running', null, null, 'cancelled'],
  running: [null, null, 'over', null, null],
  over: [null, null, null, 'revealed', null],
  revealed: [null, null, null, null, null],
  cancelled: [null, null, null, null, null],
} as const;

const rows = rainStates.flatMap((state) =>
  rainEvents.map((event, index): [RainState, RainEvent, string | null] => [
    state,
    event,
    expected[state][index] ?? null,
  ]),
);

test.each(rows)('a %s rain after "%s" is %s', (state, event, next) => {
  expect(nextRainState(state, event)).toBe(next);
});

test('a rain that has begun is never cancelled, and one that is over never begins again', () => {
  const mayCancel = rainStates.filter((state) => nextRainState(state, 'cancel') !== null);
  expect(mayCancel).toEqual(['planned', 'prepared']);
  const ends = rainStates.filter((state) =>
    rainEvents.every((event) => nextRainState(state, event) === null),
  );
  expect(ends).toEqual(['revealed', 'cancelled']);
});

test('an operator may choose 3 to 60 waves of 3 to 10 seconds, prepared 10 minutes before', () => {
  expect(rainBounds).toEqual({
    waves: { least: 3, most: 60 },
    waveSeconds: { least: 3, most: 10 },
    envelopes: { least: 1, most: 100_000 },
    winsPerPerson: { least: 1, most: 60 },
  });
  expect(preparedBeforeMs).toBe(600_000);
  expect(rainNeeds).toEqual(['level', 'deposit', 'contact']);
});

describe('a budget can be split', () => {
  const figures = { envelopes: 2000, least: 5_00n, most: 500_00n };
  const largest = 2n ** 63n - 1n;

  test.each<[boolean, string, RainBudget]>([
    [true, 'at all least', { ...figures, budget: 10_000_00n }],
    [false, 'one below all least', { ...figures, budget: 10_000_00n - 1n }],
    [true, 'one above all least', { ...figures, budget: 10_000_00n + 1n }],
    [true, 'one below all most', { ...figures, budget: 1_000_000_00n - 1n }],
    [true, 'at all most', { ...figures, budget: 1_000_000_00n }],
    [false, 'one above all most', { ...figures, budget: 1_000_000_00n + 1n }],
    [true, 'in one envelope', { envelopes: 1, least: 1n, most: 7n, budget: 7n }],
    [true, 'where all are alike', { envelopes: 3, least: 7n, most: 7n, budget: 21n }],
    [false, 'where all are alike but one', { envelopes: 3, least: 7n, most: 7n, budget: 22n }],
    [false, 'where the most is below the least', { ...figures, most: 4_99n, budget: 10_000_00n }],
    [false, 'into no envelopes', { envelopes: 0, least: 1n, most: 1n, budget: 0n }],
    [false, 'into fewer than none', { envelopes: -1, least: 1n, most: 2n, budget: -1n }],
    [false, 'with empty envelopes', { envelopes: 2, least: 0n, most: 2n, budget: 2n }],
    [false, 'with less than nothing', { envelopes: 2, least: -1n, most: 2n, budget: 2n }],
    [
      true,
      'as large as can be stored',
      { envelopes: 1, least: 1n, most: largest, budget: largest },
    ],
    [false, 'beyond it', { envelopes: 2, least: 1n, most: largest, budget: largest + 1n }],
  ])('%s: %s', (isPossible, _, plan) => {
    expect(canBeSplit(plan)).toBe(isPossible);
  });
});

describe('envelopes that are due', () => {
  const parts = (envelopes: number, waves: number) =>
    Array.from(
      { length: waves },
      (_, index) =>
        dueEnvelopes(envelopes, waves, index + 1) - dueEnvelopes(envelopes, waves, index),
    );

  test.each([
    [2000, 60],
    [100_000, 60],
    [100_000, 7],
    [7, 3],
    [2, 3],
    [1, 60],
    [59, 60],
    [61, 60],
    [99_999, 59],
  ])('%i of them in %i waves are all due in the end, and evenly', (envelopes, waves) => {
    const each = parts(envelopes, waves);
    expect(dueEnvelopes(envelopes, waves, 0)).toBe(0);
    expect(each.reduce((sum, part) => sum + part, 0)).toBe(envelopes);
    expect(Math.min(...each)).toBe(Math.floor(envelopes / waves));
    expect(Math.max(...each)).toBe(Math.ceil(envelopes / waves));
  });

  test('ten in three waves are three, three and four', () => {
    expect(parts(10, 3)).toEqual([3, 3, 4]);
  });

  test('of every number in every number of waves none is lost', () => {
    const wrong: string[] = [];
    for (let waves = 3; waves <= 60; waves++) {
      for (let envelopes = 1; envelopes <= 200; envelopes++) {
        const each = parts(envelopes, waves);
        const isEven = Math.max(...each) - Math.min(...each) <= 1;
        const sum = each.reduce((before, part) => before + part, 0);
        if (!isEven || sum !== envelopes) wrong.push(`${envelopes} in ${waves}`);
      }
    }
    expect(wrong).toEqual([]);
  });
});

describe('waves', () => {
  const beginsAt = Date.UTC(2026, 10, 29, 12);
  const times = { beginsAt, waves: 3, waveSeconds: 4 };

  test('end where the next begins', () => {
    expect([1, 2, 3].map((wave) => endOfWave(times, wave) - beginsAt)).toEqual([
      4000, 8000, 12_000,
    ]);
    expect(endOfRain(times) - beginsAt).toBe(12_000);
    expect(endOfWave(times, 0)).toBe(beginsAt);
  });

  test.each([
    [-1, null],
    [0, 1],
    [1, 1],
    [3999, 1],
    [4000, 2],
    [4001, 2],
    [7999, 2],
    [8000, 3],
    [8001, 3],
    [11_999, 3],
    [12_000, null],
    [12_001, null],
  ])('%i ms after the beginning the wave is %s', (after, wave) => {
    expect(waveAt(times, beginsAt + after)).toBe(wave);
  });

  test('of every length fall from their first to their last millisecond', () => {
    for (let waveSeconds = 3; waveSeconds <= 10; waveSeconds++) {
      const longest = { beginsAt, waves: 60, waveSeconds };
      for (let wave = 1; wave <= 60; wave++) {
        const end = endOfWave(longest, wave);
        const first = endOfWave(longest, wave - 1);
        const at = [first - 1, first, end - 1].map((instant) => waveAt(longest, instant));
        expect(at).toEqual([wave === 1 ? null : wave - 1, wave, wave]);
      }
      expect(waveAt(longest, endOfRain(longest))).toBeNull();
    }
  });
});

test('the order of a claim is drawn from the rain, the wave and the claim', () => {
  expect(drawnText('0d1f', 12, '9a3b')).toBe('0d1f|12|9a3b');
});
