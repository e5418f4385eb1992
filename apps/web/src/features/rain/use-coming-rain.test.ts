import { expect, test } from 'vitest';
import { secondsIfNear } from './use-coming-rain.ts';

const at = Date.parse('2026-11-02T10:00:00.000Z');
const hourMs = 3_600_000;

test.each([
  [hourMs + 1, null],
  [hourMs, 3600],
  [1, 1],
  [0, 0],
  [-hourMs, 0],
])('a rain that begins in %i ms is near by its seconds: %s', (inMs, seconds) => {
  expect(secondsIfNear({ beginsAt: new Date(at + inMs).toISOString() }, at)).toBe(seconds);
});
