import { describe, expect, it } from 'vitest';
import { amountBetween } from './count-up.ts';

describe('the balance counts up to its new value', () => {
  it('starts at the old amount and ends exactly at the new one', () => {
    expect(amountBetween('100.00', '250.50', 0)).toBe('100.00');
    expect(amountBetween('100.00', '250.50', 1)).toBe('250.50');
    expect(amountBetween('0', '900719925474099.31', 1)).toBe('900719925474099.31');
  });

  it('is half way at a half, upward and downward', () => {
    expect(amountBetween('100.00', '200.00', 0.5)).toBe('150.00');
    expect(amountBetween('200.00', '100.00', 0.5)).toBe('150.00');
  });

  it('takes the finer of both decimals and never leaves the range', () => {
    expect(amountBetween('1', '2.50', 0.5)).toBe('1.75');
    expect(amountBetween('1.00', '2.00', -3)).toBe('1.00');
    expect(amountBetween('1.00', '2.00', 7)).toBe('2.00');
  });

  it('handles amounts below zero', () => {
    expect(amountBetween('0.00', '-0.10', 0.5)).toBe('-0.05');
  });
});
