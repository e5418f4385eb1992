import { describe, expect, it } from 'vitest';
import { isSettled, stepTime, withdrawalSteps } from './withdrawal-steps.ts';

type Withdrawal = Parameters<typeof withdrawalSteps>[0];

const times = { requestedAt: '1', reviewedAt: '2', releasedAt: '3', settledAt: '4' };

function drawn(state: Withdrawal['state'], given: Partial<Withdrawal> = {}) {
  const steps = withdrawalSteps({ ...times, ...given, state });
  return steps.map((step) => `${step.state} ${step.progress}`);
}

describe('D15: the steps of a withdrawal', () => {
  it('go from requested over review and payment to paid', () => {
    const unreviewed = { reviewedAt: null, releasedAt: null, settledAt: null };
    expect(drawn('requested', unreviewed)).toEqual([
      'requested current',
      'reviewing ahead',
      'paying ahead',
      'paid ahead',
    ]);
    expect(drawn('paying', { settledAt: null })).toEqual([
      'requested done',
      'reviewing done',
      'paying current',
      'paid ahead',
    ]);
    expect(drawn('paid')).toHaveLength(4);
    expect(drawn('paid').every((step) => step.endsWith('done'))).toBe(true);
  });

  it('end where it was rejected or failed', () => {
    expect(drawn('rejected')).toEqual(['requested done', 'reviewing done', 'rejected failed']);
    expect(drawn('failed').at(-1)).toBe('failed failed');
  });

  it('show no review that nobody made', () => {
    const atOnce = { reviewedAt: null };
    expect(drawn('rejected', atOnce)).toEqual(['requested done', 'rejected failed']);
    expect(drawn('failed', atOnce)).toEqual(['requested done', 'paying done', 'failed failed']);
    expect(drawn('paid', atOnce)).toEqual(['requested done', 'paying done', 'paid done']);
    expect(drawn('paying', { ...atOnce, settledAt: null })).toEqual([
      'requested done',
      'paying current',
      'paid ahead',
    ]);
  });

  it('have the time of each step made, and none for those ahead', () => {
    const some = { ...times, settledAt: null };
    const all = ['requested', 'reviewing', 'paying', 'paid', 'rejected', 'failed'] as const;
    expect(all.map((state) => stepTime(some, state))).toEqual(['1', '2', '3', null, null, null]);
    expect(stepTime(times, 'rejected')).toBe('4');
  });

  it('have final states', () => {
    const states = ['requested', 'reviewing', 'paying', 'paid', 'rejected', 'failed'] as const;
    expect(states.filter(isSettled)).toEqual(['paid', 'rejected', 'failed']);
  });
});
