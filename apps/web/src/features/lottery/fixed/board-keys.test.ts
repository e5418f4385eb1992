import { expect, test } from 'vitest';
import { range } from '@pavilion/domain/lottery/counting';
import { ballAtKey } from './board-keys.ts';

const hundred = { values: range(0, 99), columns: 5, right: 1 } as const;
const month = { ...hundred, values: range(1, 31) };

test.each([
  ['ArrowRight', 4, 5],
  ['ArrowLeft', 5, 4],
  ['ArrowDown', 4, 9],
  ['ArrowUp', 9, 4],
  ['Home', 57, 0],
  ['End', 57, 99],
  ['ArrowLeft', 0, null],
  ['ArrowUp', 4, null],
  ['ArrowDown', 95, null],
  ['Enter', 57, null],
])('%s leads from %i to %s', (key, from, to) => {
  expect(ballAtKey(key, from, hundred)).toBe(to);
});

test('the first of 31 numbers stands above 06, and none above that', () => {
  expect(ballAtKey('ArrowDown', 1, month)).toBe(6);
  expect(ballAtKey('ArrowUp', 5, month)).toBeNull();
  expect(ballAtKey('Home', 20, month)).toBe(1);
});

test('from right to left the right arrow leads back', () => {
  expect(ballAtKey('ArrowRight', 5, { ...hundred, right: -1 })).toBe(4);
  expect(ballAtKey('ArrowLeft', 5, { ...hundred, right: -1 })).toBe(6);
});
