import { expect, test } from 'vitest';
import { fraction } from '../fraction.ts';
import { roundedOnce, stakeOf, unitOfMode } from './line-money.ts';
import { isSeriesOf, oddsAt, ownSeries, rebateAt } from './series.ts';

test.each([
  [0, 1940],
  [9, 1940],
  [10, 1942],
  [80, 1956],
  [100, 1960],
  [120, 1960],
])('a rate of %i hundredths of a percent gives the own series %i', (rate, series) => {
  expect(ownSeries(rate)).toBe(series);
});

test.each([
  [1700, true],
  [1702, true],
  [1956, true],
  [1698, false],
  [1701, false],
  [1957, false],
  [1958, false],
  [1700.5, false],
  [Number.NaN, false],
])('whether a member with 1956 can choose %d: %s', (series, can) => {
  expect(isSeriesOf(1956, series)).toBe(can);
});

test.each([
  [1, 1, 2, 200n],
  [2, 3, 2, 60n],
  [3, 50, 2, 100n],
  [3, 49, 2, 98n],
  [1, 9999, 2, 1_999_800n],
  [1, 7, 0, 14n],
  [2, 1, 0, null],
  [3, 1, 4, 200n],
] as const)(
  'mode %i, multiple %i, %i digits: a bet costs %s minor units',
  (mode, times, digits, minor) => {
    expect(unitOfMode(mode, times, digits)).toBe(minor);
  },
);

test('a member gets the same in the long run, wherever the slider stands', () => {
  const own = 1956;
  for (const series of [1700, 1702, 1830, 1954, 1956]) {
    const [paid] = oddsAt(series, [fraction(1)]);
    const back = rebateAt(series, own, 1n);
    expect(paid!.over * back.under + back.over * paid!.under).toBe(
      (1956n * paid!.under * back.under) / 2000n,
    );
  }
});

test('a bet on several prizes costs as many units', () => {
  expect(stakeOf({ units: 27 }, 2, 100n)).toBe(5400n);
});

test('wins of a sub-order are rounded down once, not one by one', () => {
  expect(roundedOnce([fraction(1, 3), fraction(1, 3), fraction(1, 3)])).toBe(1n);
  expect(roundedOnce([fraction(5, 3), fraction(2, 7)])).toBe(1n);
  expect(roundedOnce([])).toBe(0n);
});
