import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareAmounts, finishedAmount, typedAmount } from './amount-typing.ts';

describe('typing an amount', () => {
  it.each([
    ['500', '500'],
    ['1,250.50', '1250.50'],
    ['1 000', '1000'],
    ['.5', '0.5'],
    ['0050', '50'],
    ['12.', '12.'],
    ['12.345', '12.34'],
    ['', ''],
  ])('takes %j as %j', (text, expected) => {
    expect(typedAmount(text, 2)).toBe(expected);
  });

  it.each(['-5', '1e3', '₱500', '1.2.3', 'abc', '1'.repeat(16), '٣'])('refuses %j', (text) => {
    expect(typedAmount(text, 2)).toBeNull();
  });

  it('keeps no decimals in a currency without them', () => {
    expect(typedAmount('100.55', 0)).toBe('100');
  });

  it('always leaves something that can be typed on', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 0, max: 4 }), (text, digits) => {
        const typed = typedAmount(text, digits) ?? '';
        expect(typedAmount(typed, digits)).toBe(typed);
      }),
    );
  });
});

describe('a finished amount', () => {
  it('drops a point without decimals and is nothing when empty', () => {
    expect(finishedAmount('500.')).toBe('500');
    expect(finishedAmount('500.5')).toBe('500.5');
    expect(finishedAmount('')).toBeNull();
  });
});

describe('comparing amounts', () => {
  it('compares by value, not by text, and without floating point', () => {
    expect(compareAmounts('9', '10')).toBe(-1);
    expect(compareAmounts('10', '10.00')).toBe(0);
    expect(compareAmounts('900719925474099.31', '900719925474099.30')).toBe(1);
  });
});
