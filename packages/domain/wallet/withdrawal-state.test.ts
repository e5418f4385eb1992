import { expect, test } from 'vitest';
import { givesHoldBack, nextWithdrawalState } from './withdrawal-state.ts';

test.each([
  ['requested', 'review', 'reviewing'],
  ['requested', 'approve', 'paying'],
  ['requested', 'reject', 'rejected'],
  ['reviewing', 'approve', 'paying'],
  ['reviewing', 'reject', 'rejected'],
  ['paying', 'confirmPaid', 'paid'],
  ['paying', 'confirmFailed', 'failed'],
  ['paying', 'reject', null],
  ['paying', 'approve', null],
  ['paid', 'confirmFailed', null],
  ['paid', 'reject', null],
  ['rejected', 'approve', null],
  ['failed', 'confirmPaid', null],
] as const)('D15: a withdrawal that is %s and gets %s becomes %s', (state, event, next) => {
  expect(nextWithdrawalState(state, event)).toBe(next);
});

test('D15: only rejected and failed give the hold back', () => {
  const all = ['requested', 'reviewing', 'paying', 'paid', 'rejected', 'failed'] as const;
  expect(all.filter(givesHoldBack)).toEqual(['rejected', 'failed']);
});
