import { expect, test } from 'vitest';
import { conversionMoney } from './conversion-money.ts';
import { conversionProblem, readPoints } from './typed-points.ts';

test.each([
  ['500', 500],
  ['0', 0],
  ['999999999', 999_999_999],
  ['', null],
  ['-5', null],
  ['5.0', null],
  ['1e3', null],
  ['1000000000', null],
] as const)('§7: "%s" is read as %s points', (typed, points) => {
  expect(readPoints(typed)).toBe(points);
});

test.each([
  [null, 'range'],
  [490, 'range'],
  [500, null],
  [505, 'step'],
  [1000, null],
  [1010, 'range'],
] as const)(
  '§7: of %s points to convert, 500 to 1000 in steps of 10, the problem is %s',
  (...row) => {
    const [points, problem] = row;
    expect(conversionProblem(points, { least: 500, most: 1000, step: 10 })).toBe(problem);
  },
);

test.each([
  [500, 10, 2, '50.00'],
  [501, 10, 2, '50.10'],
  [20_000, 10, 0, '2000'],
  [999_999_990, 10, 2, '99999999.00'],
] as const)('§6: %i points at %i a unit with %i digits are %s', (points, unit, digits, amount) => {
  const rules = { pointsPerCurrencyUnit: unit, minimumConversion: 500, convertPerDay: 20_000 };
  expect(conversionMoney(points, rules, digits)).toBe(amount);
});
