import { expect, test } from 'vitest';
import type { PlannedRain, ShownRain } from '../rain.queries.ts';
import { allRains, describedRains, nameOf, rainAt, secondsUntil } from './phase.ts';

const minuteMs = 60_000;
const start = Date.parse('2026-11-02T12:00:00.000Z');
const at = (minutes: number) => new Date(start + minutes * minuteMs).toISOString();

function rainOf(rainId: string, begins: number): PlannedRain {
  const times = { beginsAt: at(begins), endsAt: at(begins + 1) };
  return { rainId, ...times, waves: 10, waveSeconds: 6, terms: null };
}

const answer: ShownRain = {
  serverTime: at(0),
  now: { rain: rainOf('a', 0), wave: 1, closesAt: at(0.1), claimId: null },
  next: rainOf('b', 10),
  later: [],
  last: null,
};

test.each([
  [0.5, 'falling a'],
  [1, 'before b'],
  [10, 'falling b'],
  [11, 'over b'],
])('after %d minutes the page shows: %s', (minutes, name) => {
  expect(nameOf(rainAt(describedRains(answer), start + minutes * minuteMs))).toBe(name);
});

test.each([
  [11, 'before c'],
  [20, 'falling c'],
  [21, 'over c'],
])('after %d minutes the rains whose times are known give: %s', (minutes, name) => {
  const rains = allRains({ ...answer, later: [rainOf('c', 20)] });
  expect(nameOf(rainAt(rains, start + minutes * minuteMs))).toBe(name);
});

test.each([
  [4001, 5],
  [4000, 4],
  [1, 1],
  [0, 0],
  [-1, 0],
])('%d ms before a rain it begins in %d seconds', (beforeMs, seconds) => {
  expect(secondsUntil(rainOf('a', 0), start - beforeMs)).toBe(seconds);
});

test('a rain that has just ended is shown while no other is planned', () => {
  const rains = describedRains({ ...answer, next: null });
  expect(nameOf(rainAt(rains, start + 2 * minuteMs))).toBe('over a');
  expect(rainAt([], start)).toBeNull();
});
