import { describe, expect, it } from 'vitest';
import { isSettled, stepTime, withdrawalWay } from './withdrawal-way.ts';

function drawn(state: Parameters<typeof withdrawalWay>[0]) {
  return withdrawalWay(state).map((step) => `${step.state} ${step.progress}`);
}

describe('the way of a withdrawal', () => {
  it('goes from requested over review and payment to paid', () => {
    expect(drawn('requested')).toEqual([
      'requested current',
      'reviewing ahead',
      'paying ahead',
      'paid ahead',
    ]);
    expect(drawn('paying')).toEqual([
      'requested done',
      'reviewing done',
      'paying current',
      'paid ahead',
    ]);
    expect(drawn('paid').every((step) => step.endsWith('done'))).toBe(true);
  });

  it('ends where it was rejected or failed', () => {
    expect(drawn('rejected')).toEqual(['requested done', 'reviewing done', 'rejected failed']);
    expect(drawn('failed').at(-1)).toBe('failed failed');
  });

  it('tells when each step was made, and nothing of those ahead', () => {
    const times = { requestedAt: '1', reviewedAt: '2', releasedAt: '3', settledAt: null };
    const all = ['requested', 'reviewing', 'paying', 'paid', 'rejected', 'failed'] as const;
    expect(all.map((state) => stepTime(times, state))).toEqual(['1', '2', '3', null, null, null]);
    expect(stepTime({ ...times, settledAt: '4' }, 'rejected')).toBe('4');
  });

  it('knows the states after which nothing changes', () => {
    const states = ['requested', 'reviewing', 'paying', 'paid', 'rejected', 'failed'] as const;
    expect(states.filter(isSettled)).toEqual(['paid', 'rejected', 'failed']);
  });
});
