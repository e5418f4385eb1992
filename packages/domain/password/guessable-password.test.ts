import { expect, test } from 'vitest';
import { isGuessable } from './guessable-password.ts';

const listed = new Set(['password', 'dragon', 'iloveyou', 'trustno1', '12345678']);

test.each([
  ['12345678', true],
  ['PassWord', true],
  ['password1', true],
  ['Dragon2024!', true],
  ['dragon-2024-777', false],
  ['dragon2024', true],
  ['p@ssw0rd', true],
  ['P4$$w0rd!', true],
  ['trustno1', true],
  ['aaaaaaaaaa', true],
  ['abcdefgh', true],
  ['987654321', true],
  ['lantern-on-water', false],
  ['password-of-mine', false],
  ['myiloveyou', false],
  ['acegikmo', false],
])('§5: %s is guessable: %s', (password, expected) => {
  expect(isGuessable(password, (word) => listed.has(word))).toBe(expected);
});
