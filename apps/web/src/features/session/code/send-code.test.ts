import { expect, it } from 'vitest';
import { pauseMs, secondsLeft } from './send-code.ts';

const time = '2026-11-21T10:00:00.000Z';

it.each([
  ['2026-11-21T10:01:00.000Z', 60_000],
  ['2026-11-21T10:00:12.500Z', 12_500],
  ['2026-11-21T09:59:00.000Z', 60_000],
  ['soon', 60_000],
])(
  '§2 Login screen: a pause until %s lasts %i ms, whatever the clock of the device says',
  (expirationTime, ms) => {
    expect(pauseMs({ expirationTime, time })).toBe(ms);
  },
);

it.each([
  [60_000, 0, 60],
  [60_000, 500, 60],
  [60_000, 1000, 59],
  [60_000, 59_999, 1],
  [60_000, 60_000, 0],
  [60_000, 90_000, 0],
])(
  '§2 Login screen: a pause that ends at %i shows at %i the seconds %i',
  (endsAtMs, nowMs, seconds) => {
    expect(secondsLeft(endsAtMs, nowMs)).toBe(seconds);
  },
);
