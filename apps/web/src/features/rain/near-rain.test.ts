import { expect, test } from 'vitest';
import { comingRain, isNear, serverNowMs, tickMs, type SeenRains } from './near-rain.ts';

/** The device is a day behind the server, and got the answer at 0 of its clock. */
const serverMs = Date.parse('2026-11-02T10:00:00.000Z');
const minuteMs = 60_000;

const rainIn = (beginsInMs: number, rainId = 'a') => ({
  rainId,
  beginsAt: new Date(serverMs + beginsInMs).toISOString(),
  endsAt: new Date(serverMs + beginsInMs + minuteMs).toISOString(),
});

const seen = (shown: Partial<SeenRains['shown']>): SeenRains => ({
  shown: {
    serverTime: new Date(serverMs).toISOString(),
    now: null,
    next: null,
    later: [],
    ...shown,
  },
  seenAtMs: 0,
});

test('the clock of the server goes on from its answer, and never back', () => {
  expect(serverNowMs(seen({}), 1500)).toBe(serverMs + 1500);
  expect(serverNowMs(seen({}), -minuteMs)).toBe(serverMs);
});

test('no rain comes where none is planned', () => {
  expect(comingRain(seen({}), 0)).toBeNull();
});

test('the next rain counts down, falls without another answer, and is over', () => {
  const rains = seen({ next: rainIn(5000), later: [rainIn(10 * minuteMs, 'b')] });
  const at = (nowMs: number) => {
    const coming = comingRain(rains, nowMs);
    return coming && [coming.rainId, coming.beginsInMs];
  };
  expect(at(0)).toEqual(['a', 5000]);
  expect(at(4999)).toEqual(['a', 1]);
  expect(at(5000)).toEqual(['a', 0]);
  expect(at(5000 + minuteMs - 1)).toEqual(['a', 0]);
  expect(at(5000 + minuteMs)).toEqual(['b', 9 * minuteMs - 5000]);
  expect(at(11 * minuteMs)).toBeNull();
});

test('a rain that falls stands before the next one', () => {
  const rains = seen({ now: { rain: rainIn(-1000) }, next: rainIn(minuteMs, 'b') });
  expect(comingRain(rains, 0)).toMatchObject({ rainId: 'a', beginsInMs: 0 });
});

test.each([
  [0, true, 1000],
  [60 * minuteMs, true, 1000],
  [60 * minuteMs + 1, false, 1],
  [60 * minuteMs + 20_000, false, 20_000],
  [90 * minuteMs, false, minuteMs],
])('a rain in %i ms is near: %s, and the clock is read every %i ms', (inMs, near, every) => {
  const coming = comingRain(seen({ next: rainIn(inMs) }), 0)!;
  expect(isNear(coming)).toBe(near);
  expect(tickMs(coming)).toBe(every);
});

test('without a rain the clock is read once a minute', () => {
  expect(tickMs(null)).toBe(minuteMs);
});
