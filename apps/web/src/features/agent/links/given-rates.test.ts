import { expect, test } from 'vitest';
import { ratesInPercent, scalesOf, withinScales } from './given-rates.ts';

const own = { rate: '1.20', nextRate: '1.20', maximum: '1.20', gap: '0.00' };
const scales = scalesOf([
  { ...own, category: 'RNG', step: '0.05', ceiling: '0.98' },
  { ...own, category: 'LOTT', step: '0.10', ceiling: '0.00' },
]);

test('the highest rate is the last step that is not above what the agent can give', () => {
  expect(scales).toEqual([
    { category: 'RNG', lowest: 0, step: 5, highest: 95 },
    { category: 'LOTT', lowest: 0, step: 10, highest: 0 },
  ]);
});

test('rates above what can be given now are cut to it, and those of 0 are left out', () => {
  const rates = withinScales({ RNG: 120, LOTT: 80 }, scales);
  expect(rates).toEqual({ RNG: 95, LOTT: 0 });
  expect(ratesInPercent(rates)).toEqual({ RNG: '0.95' });
});
