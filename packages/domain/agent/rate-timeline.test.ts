import { describe, expect, test } from 'vitest';
import { loweredTo, rateOn, withRates } from './rate-timeline.ts';

const timeline = [
  { day: '2026-11-01', rate: 60 },
  { day: '2026-11-20', rate: 80 },
];

describe('D13: rates by day', () => {
  test.each([
    ['2026-10-31', 60],
    ['2026-11-01', 60],
    ['2026-11-19', 60],
    ['2026-11-20', 80],
    ['2027-01-01', 80],
  ])('on %s counts %i', (day, rate) => {
    expect(rateOn(timeline, day)).toBe(rate);
  });

  test('a row of the same day is replaced, another stands in its place', () => {
    const rows = [
      { day: '2026-11-20', rate: 50 },
      { day: '2026-11-10', rate: 70 },
    ];
    expect(withRates(timeline, rows)).toEqual([
      { day: '2026-11-01', rate: 60 },
      { day: '2026-11-10', rate: 70 },
      { day: '2026-11-20', rate: 50 },
    ]);
  });

  test('a lowered rate stays until the next row, and a bound off the step is cut to it', () => {
    const days = ['2026-11-10', '2026-11-15', '2026-11-20', '2026-11-25'];
    const bounds = new Map([
      ['2026-11-10', 42],
      ['2026-11-15', 100],
      ['2026-11-20', 75],
      ['2026-11-25', 75],
    ]);
    expect(loweredTo(timeline, days, (day) => bounds.get(day) ?? 0, 5)).toEqual([
      { day: '2026-11-10', rate: 40 },
      { day: '2026-11-20', rate: 75 },
    ]);
  });
});
