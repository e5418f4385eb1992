import { expect, test } from 'vitest';
import { isGuessable } from './guessable-password.ts';
import { isOftenChosen } from './often-chosen.ts';

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

test.each([
  ['password123', true],
  ['12345678', true],
  ['1234567890', true],
  ['Iloveyou2026', true],
  ['P4$$w0rd!', true],
  ['qwertyui', true],
  ['lantern-on-water', false],
  ['tagaytay-1990', false],
])('§5: a form recognises %s as often chosen: %s', (password, expected) => {
  expect(isOftenChosen(password)).toBe(expected);
});
