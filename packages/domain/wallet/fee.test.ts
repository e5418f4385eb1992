import fc from 'fast-check';
import { expect, test } from 'vitest';
import { depositFee, withdrawalFee } from './fee.ts';

test.each([
  [500_00n, 0, 0n],
  [500_00n, 1.5, 7_50n],
  [333_33n, 1.5, 5_00n],
  [1_000_000_00n, 1.5, 15_000_00n],
  [33n, 1.5, 0n],
  [34n, 1.5, 1n],
  [100n, 100, 99n],
])('§7: a deposit of %s at %s %% costs %s', (amount, percent, fee) => {
  expect(depositFee(amount, percent)).toBe(fee);
});

test.each([
  [500_00n, { fixed: 10_00n, percent: 0, freeTimesPerDay: 1 }, 0, 0n],
  [500_00n, { fixed: 10_00n, percent: 0, freeTimesPerDay: 1 }, 1, 10_00n],
  [500_00n, { fixed: 0n, percent: 0.5, freeTimesPerDay: 3 }, 2, 0n],
  [500_00n, { fixed: 0n, percent: 0.5, freeTimesPerDay: 3 }, 3, 2_50n],
  [500_00n, { fixed: 5_00n, percent: 1, freeTimesPerDay: 0 }, 0, 10_00n],
  [5_00n, { fixed: 5_00n, percent: 0, freeTimesPerDay: 0 }, 0, 4_99n],
  [5_00n, { fixed: 10_00n, percent: 0, freeTimesPerDay: 0 }, 0, 4_99n],
])('§7: a withdrawal of %s under %o, the one after %i of the day, costs %s', (...row) => {
  const [amount, rule, times, fee] = row;
  expect(withdrawalFee(amount, rule, times)).toBe(fee);
});

test('§7: a share finer than a hundredth of a percent is refused, not rounded', () => {
  expect(() => depositFee(500_00n, 1.005)).toThrow('a fee of 1.005 % is finer than a hundredth');
});

test('§7: some of the amount always arrives, and a fee is never below zero', () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: 1n, max: 10n ** 15n }),
      fc.integer({ min: 0, max: 10_000 }),
      fc.bigInt({ min: 0n, max: 10n ** 6n }),
      (amount, hundredths, fixed) => {
        const percent = hundredths / 100;
        const rule = { fixed, percent, freeTimesPerDay: 0 };
        for (const fee of [depositFee(amount, percent), withdrawalFee(amount, rule, 0)]) {
          expect(fee >= 0n && fee < amount).toBe(true);
        }
      },
    ),
  );
});
