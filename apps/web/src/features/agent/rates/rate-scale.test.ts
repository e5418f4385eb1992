import { expect, it } from 'vitest';
import { CallError } from '@pavilion/contract/client';
import {
  fixedBy,
  ratesInput,
  refusedRate,
  scaleOf,
  stepFrom,
  withRateBefore,
} from './rate-scale.ts';

it('goes in steps from the floor to the ceiling, also where these are off the step', () => {
  const scale = scaleOf({ floor: 32, ceiling: 99, step: 10 });
  expect(scale).toEqual({ lowest: 40, highest: 90, step: 10 });
  expect([39, 40, 85, 90].map((rate) => stepFrom(rate, 1, scale))).toEqual([40, 50, 90, 90]);
  expect([40, 50, 85, 200].map((rate) => stepFrom(rate, -1, scale))).toEqual([40, 40, 80, 90]);
});

it('says why nothing can be chosen', () => {
  const of = (floor: number, ceiling: number) => fixedBy(scaleOf({ floor, ceiling, step: 5 }));
  expect([of(0, 0), of(0, 4), of(50, 50), of(0, 5)]).toEqual(['none', 'none', 'given', null]);
});

it('sends rates as texts with two decimals', () => {
  expect(ratesInput({ RNG: 120, LIVE: 5 })).toEqual({ RNG: '1.20', LIVE: '0.05' });
});

it('finds the category of a refusal', () => {
  const hints = { category: 'RNG', floor: '0.60', ceiling: '1.00' };
  const refused = (code: 'agent.rebate.below' | 'unknown.error', value: unknown) =>
    refusedRate(new CallError(code, '', value));
  expect(refused('agent.rebate.below', hints)).toEqual(hints);
  expect(refused('agent.rebate.below', { ...hints, category: 'GOLF' })).toBe(null);
  expect(refused('agent.rebate.below', null)).toBe(null);
  expect(refused('unknown.error', hints)).toBe(null);
});

it('finds the rate before a change, where the list goes back so far', () => {
  const change = (category: 'RNG' | 'LIVE', rate: string) => ({
    category,
    rate,
    from: '2026-11-03',
    setBy: 'andres',
    setAt: '2026-11-02T06:00:00.000Z',
  });
  const history = [change('RNG', '1.20'), change('LIVE', '0.10'), change('RNG', '1.00')];
  expect(withRateBefore(history).map(({ before }) => before)).toEqual(['1.00', null, null]);
});
