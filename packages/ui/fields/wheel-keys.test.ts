import { describe, expect, it } from 'vitest';
import { indexAfterKey, indexOfTyped } from './wheel-keys.ts';

describe('a wheel under the keyboard', () => {
  it.each([
    ['ArrowUp', 5, 4],
    ['ArrowUp', 0, 0],
    ['ArrowDown', 5, 6],
    ['ArrowDown', 11, 11],
    ['PageUp', 11, 1],
    ['PageUp', 3, 0],
    ['PageDown', 0, 10],
    ['PageDown', 5, 11],
    ['Home', 7, 0],
    ['End', 7, 11],
    ['Enter', 7, null],
    ['Tab', 7, null],
  ])('%s on row %i of twelve leads to %s', (key, index, expected) => {
    expect(indexAfterKey(key, index, 12)).toBe(expected);
  });

  it.each([
    ['m', 2],
    ['MAY', 4],
    ['x', null],
  ])('typing %j leads to row %s', (typed, expected) => {
    const months = ['January', 'February', 'March', 'April', 'May'].map((text) => ({ text }));
    expect(indexOfTyped(typed, months)).toBe(expected);
  });
});
