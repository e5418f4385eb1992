import { expect, test } from 'vitest';
import { nextDepositState } from './deposit-state.ts';

test.each([
  ['pending', 'confirmPaid', 'paid'],
  ['pending', 'confirmFailed', 'failed'],
  ['pending', 'expire', 'expired'],
  ['failed', 'confirmPaid', 'paid'],
  ['expired', 'confirmPaid', 'paid'],
  ['paid', 'confirmFailed', null],
  ['paid', 'confirmPaid', null],
  ['failed', 'expire', null],
] as const)('a deposit that is %s and gets %s becomes %s', (state, event, next) => {
  expect(nextDepositState(state, event)).toBe(next);
});
