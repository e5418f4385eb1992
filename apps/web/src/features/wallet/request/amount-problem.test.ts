import { describe, expect, it } from 'vitest';
import { amountProblem } from './amount-problem.ts';

const limits = { minimum: '100.00', maximum: '50000.00' };

describe('the amount of a deposit', () => {
  it.each(['100', '100.00', '50000', '500.5'])('takes %s', (typed) => {
    expect(amountProblem(typed, limits)).toBeNull();
  });

  it.each([
    [null, { label: 'deposit.amount.missing', amount: '1250.50' }],
    ['99.99', { label: 'deposit.amount.low', amount: '100.00' }],
    ['0', { label: 'deposit.amount.low', amount: '100.00' }],
    ['50000.01', { label: 'deposit.amount.high', amount: '50000.00' }],
  ])('refuses %j', (typed, problem) => {
    expect(amountProblem(typed, limits)).toEqual(problem);
  });
});

describe('the amount of a withdrawal', () => {
  it('is at most the balance, to the last decimal', () => {
    const withFunds = { ...limits, funds: '250.10' };
    expect(amountProblem('250.10', withFunds)).toBeNull();
    expect(amountProblem('250.11', withFunds)).toEqual({
      label: 'withdraw.amount.funds',
      amount: '250.10',
    });
  });
});
