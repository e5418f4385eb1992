import { expect, test } from 'vitest';
import { endsSoon, refetchTime } from './refetch-time.ts';

const now = Date.parse('2026-11-02T08:00:00.000Z');
const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
const inMinutes = (minutes: number) => new Date(now + minutes * minuteMs).toISOString();

test('the soonest instant is waited for, and a second more', () => {
  expect(refetchTime([inMinutes(90), null, inMinutes(30)], now)).toBe(30 * minuteMs + 1000);
});

test('nothing is waited for where nothing will change', () => {
  expect(refetchTime([], now)).toBe(false);
  expect(refetchTime([null], now)).toBe(false);
});

test('a wait is at least a minute, and at most a day', () => {
  expect(refetchTime([inMinutes(-600)], now)).toBe(minuteMs);
  expect(refetchTime([inMinutes(0)], now)).toBe(minuteMs);
  expect(refetchTime([inMinutes(3 * 24 * 60)], now)).toBe(dayMs);
});

test('what ends within a day ends soon', () => {
  expect(endsSoon(inMinutes(24 * 60 - 1), now)).toBe(true);
  expect(endsSoon(inMinutes(24 * 60), now)).toBe(false);
});
