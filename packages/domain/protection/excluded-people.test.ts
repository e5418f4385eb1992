import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { comparedForm, knownDetails, type KnownDetail } from './excluded-people.ts';

describe('§7: details of excluded people', () => {
  test.each([
    ['email', 'Luz.Reyes@Example.com', 'luz.reyes@example.com'],
    ['email', '  luz@example.com\n', 'luz@example.com'],
    ['email', 'luz+games@example.com', 'luz@example.com'],
    ['email', 'luz+one+two@example.com', 'luz@example.com'],
    ['email', 'luz@ex+ample.com', 'luz@ex+ample.com'],
    ['email', 'ｌｕｚ@example.com', 'luz@example.com'],
    ['mobile', '+63 917 123-4567', '639171234567'],
    ['mobile', '(63) 917.123.4567', '639171234567'],
    ['idNumber', 'ab-12 34', 'ab1234'],
    ['idNumber', 'ＡＢ１２３４', 'ab1234'],
    ['payeeAccount', '1234 5678-9012', '123456789012'],
    ['person', 'María  Dela-Cruz 1990-05-01', 'mariadelacruz19900501'],
    ['person', "MARIA DE LA CRUZ' 1990-05-01", 'mariadelacruz19900501'],
    ['person', 'Mari\u0301a Dela Cruz 1990-05-01', 'mariadelacruz19900501'],
    ['mobile', '', ''],
    ['email', ' ', ''],
    ['idNumber', '--', ''],
  ] as const)('%s %j is compared as %j', (detail, written, form) => {
    expect(comparedForm(detail, written)).toBe(form);
  });

  test.each([
    ['email', 'luz@example.com', 'lus@example.com'],
    ['email', 'l.uz@example.com', 'luz@example.com'],
    ['email', 'luz@example.com', 'luz@example.org'],
    ['idNumber', 'AB1234', 'AB1235'],
    ['person', 'Ana Cruz 1990-05-01', 'Ana Cruz 1990-05-10'],
  ] as const)('%s: %j and %j are different', (detail, one, other) => {
    expect(comparedForm(detail, one)).not.toBe(comparedForm(detail, other));
  });

  const anyDetail = fc.constantFrom<KnownDetail>(...knownDetails);
  const anyText = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 12 }),
    fc.string({ unit: 'grapheme', maxLength: 12 }),
    fc.string({ unit: fc.constantFrom('a', 'İ', 'ﬁ', '+', '@', ' ', '\u0301', 'ᄀ', 'ᅡ', '-') }),
  );

  test('what is compared once stays the same when it is compared again', () => {
    fc.assert(
      fc.property(anyDetail, anyText, (detail, written) => {
        const form = comparedForm(detail, written);
        expect(comparedForm(detail, form)).toBe(form);
      }),
      { numRuns: 2000 },
    );
  });

  test('case and outer spaces change nothing', () => {
    const letters = fc.string({
      unit: fc.constantFrom('a', 'b', 'z', '0', '9', '.', '-', '@'),
      maxLength: 20,
    });
    fc.assert(
      fc.property(anyDetail, letters, (detail, written) => {
        const form = comparedForm(detail, written);
        expect(comparedForm(detail, ` ${written.toUpperCase()} `)).toBe(form);
      }),
    );
  });
});
