import { expect, test } from 'vitest';
import { nextRow } from './board-scroll.ts';

test('§2 Home screen: the board moves on by one row, also from between two rows', () => {
  expect(nextRow(0, 64, 640, 192)).toBe(64);
  expect(nextRow(70, 64, 640, 192)).toBe(128);
});

test('§2 Home screen: at its end the board begins again', () => {
  expect(nextRow(448, 64, 640, 192)).toBe(0);
  expect(nextRow(447.6, 64, 640, 192)).toBe(0);
});
