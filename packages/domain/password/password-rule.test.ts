import { expect, test } from 'vitest';
import { normaliseUsername, passwordProblem, usernamePattern } from './password-rule.ts';

test.each([
  ['short1', 'maria', 'password.too.short'],
  ['x'.repeat(65), 'maria', 'password.too.long'],
  ['MariaClara', 'mariaclara', 'password.like.username'],
  ['lantern-on-water', 'maria', null],
])('§5: password %s for %s: %s', (password, username, problem) => {
  expect(passwordProblem(password, username)).toBe(problem);
});

test.each([
  ['lantern', 'digit', 'password.without.digit'],
  ['12345-67', 'letter', 'password.without.letter'],
  ['lantern-9', 'capital', 'password.without.capital'],
  ['Lantern99', 'sign', 'password.without.sign'],
  ['Lantern 99', 'sign', 'password.without.sign'],
  ['Ilaw_sa_9', 'sign', null],
] as const)('§5: %s where a site asks for a %s: %s', (password, part, problem) => {
  const rule = { minimumLength: 6, maximumLength: 64, contains: [part] };
  expect(passwordProblem(password, 'maria', rule)).toBe(problem);
});

test.each(['abc', '1abcd', 'a'.repeat(17), 'ab cd', 'maría', ''])(
  '§5: refuses %j as a user name',
  (name) => {
    expect(usernamePattern.test(name)).toBe(false);
  },
);

test('§5: user names are the same in any case', () => {
  expect(normaliseUsername('  Maria_01 ')).toBe('maria_01');
  expect(usernamePattern.test(normaliseUsername('Maria_01'))).toBe(true);
});
