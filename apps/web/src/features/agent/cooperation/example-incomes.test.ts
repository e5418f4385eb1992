import { expect, test } from 'vitest';
import { exampleIncomes } from './example-incomes.ts';

test('the examples are lines of golden case R', () => {
  expect(exampleIncomes.map(({ valid, rate, amount }) => [valid, rate, amount])).toEqual([
    ['1000.00', '0.60', '6.00'],
    ['123456.78', '0.30', '370.37'],
    ['124456.78', '0.40', '497.82'],
  ]);
});
