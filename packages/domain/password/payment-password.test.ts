import { expect, test } from 'vitest';
import { paymentPasswordProblem } from './payment-password.ts';

test.each(['', '12345', '1234567', '12345a', '１２３４５６', ' 12345'])(
  '§5: %j is no payment password',
  (digits) => {
    expect(paymentPasswordProblem(digits, null)).toBe('payment.password.invalid');
  },
);

test.each([
  '111111',
  '000000',
  '123456',
  '234567',
  '654321',
  '987654',
  '567890',
  '098765',
  '321098',
])('§5: %s is a sequence, and no payment password', (digits) => {
  expect(paymentPasswordProblem(digits, null)).toBe('payment.password.guessable');
});

test.each([
  ['1990-05-17', ['170590', '900517', '051790', '901705', '199005', '051990', '199017', '171990']],
  ['2001-09-08', ['080901', '010908', '090801', '200198', '982001', '892001', '200109']],
] as const)('§5: a member born on %s chooses none of %j', (birthday, written) => {
  for (const digits of written) {
    expect([digits, paymentPasswordProblem(digits, birthday)]).toEqual([
      digits,
      'payment.password.birthday',
    ]);
    expect(paymentPasswordProblem(digits, null)).toBeNull();
    expect(paymentPasswordProblem(digits, '1984-12-30')).toBeNull();
  }
});

test.each(['246810', '482915', '112233', '135790', '199305'])(
  '§5: %s may be a payment password',
  (digits) => {
    expect(paymentPasswordProblem(digits, '1990-05-17')).toBeNull();
  },
);
