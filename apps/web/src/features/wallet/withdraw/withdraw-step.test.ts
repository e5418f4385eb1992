import { expect, it } from 'vitest';
import { withdrawStep } from './withdraw-step.ts';

it.each([
  [false, 0, 'paymentPassword'],
  [false, 2, 'paymentPassword'],
  [true, 0, 'bankCard'],
  [true, 1, 'amount'],
] as const)('with password %s and %i cards the step is %s', (password, cards, step) => {
  expect(withdrawStep(password, cards)).toBe(step);
});
