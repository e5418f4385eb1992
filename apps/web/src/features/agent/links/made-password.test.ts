import { expect, test } from 'vitest';
import { passwordParts, passwordProblem } from '@pavilion/domain/password/password-rule';
import { makePassword } from './made-password.ts';

test.each([6, 8, 14, 32])(
  'a made password of at least %i characters has all kinds of characters',
  (minimumLength) => {
    const rule = { minimumLength, maximumLength: 64, contains: [...passwordParts] };
    const made = Array.from({ length: 200 }, () => makePassword(minimumLength));
    expect(made.map((password) => passwordProblem(password, 'maria', rule))).toEqual(
      made.map(() => null),
    );
    expect(new Set(made).size, 'no two are alike').toBe(made.length);
    expect(made.join(''), 'nothing that is mistaken for something else').not.toMatch(/[01ilIoO]/);
  },
);
