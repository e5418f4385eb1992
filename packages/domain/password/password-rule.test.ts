import { expect, test } from 'vitest';
import { normaliseUsername, passwordProblem, usernamePattern } from './password-rule.ts';

test.each([
  ['short1', 'maria', 'password.too.short'],
  ['x'.repeat(65), 'maria', 'password.too.long'],
  ['MariaClara', 'mariaclara', 'password.like.username'],
  ['lantern-on-water', 'maria', null],
])('password %s for %s: %s', (password, username, problem) => {
  expect(passwordProblem(password, username)).toBe(problem);
});

test.each(['abc', '1abcd', 'a'.repeat(17), 'ab cd', 'maría', ''])(
  'refuses %j as a user name',
  (name) => {
    expect(usernamePattern.test(name)).toBe(false);
  },
);

test('user names are the same in any case', () => {
  expect(normaliseUsername('  Maria_01 ')).toBe('maria_01');
  expect(usernamePattern.test(normaliseUsername('Maria_01'))).toBe(true);
});
