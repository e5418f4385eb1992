import { expect, test } from 'vitest';
import { isDecidedByHand, nextDepositState } from './deposit-state.ts';

test.each([
  ['pending', 'confirmPaid', 'paid'],
  ['pending', 'confirmFailed', 'failed'],
  ['pending', 'expire', 'expired'],
  ['pending', 'approve', 'paid'],
  ['pending', 'reject', 'rejected'],
  ['failed', 'confirmPaid', 'paid'],
  ['expired', 'confirmPaid', 'paid'],
  ['paid', 'confirmFailed', null],
  ['paid', 'confirmPaid', null],
  ['failed', 'expire', null],
  ['pending', 'submit', 'reviewing'],
  ['expired', 'submit', 'reviewing'],
  ['expired', 'approve', 'paid'],
  ['reviewing', 'approve', 'paid'],
  ['reviewing', 'reject', 'rejected'],
  ['reviewing', 'expire', null],
  ['rejected', 'approve', 'paid'],
  ['rejected', 'submit', null],
  ['paid', 'reject', null],
  ['pending', 'cancel', 'cancelled'],
  ['reviewing', 'cancel', null],
  ['paid', 'cancel', null],
  ['cancelled', 'cancel', null],
  ['cancelled', 'confirmPaid', 'paid'],
  ['cancelled', 'approve', 'paid'],
  ['cancelled', 'confirmFailed', null],
  ['cancelled', 'expire', null],
  ['cancelled', 'submit', null],
] as const)('a deposit that is %s and gets %s becomes %s', (state, event, next) => {
  expect(nextDepositState(state, event)).toBe(next);
});

test.each([
  ['gateway', false],
  ['qr', false],
  ['bankTransfer', true],
  ['manual', true],
] as const)('whether a %s deposit came is for a person to say: %s', (kind, byHand) => {
  expect(isDecidedByHand(kind)).toBe(byHand);
});
