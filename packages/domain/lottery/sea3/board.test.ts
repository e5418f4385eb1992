import { expect, test } from 'vitest';
import { range } from '../counting.ts';
import { nineteenDoors, runBack, runFront, withAllOrders } from './board.ts';

test('a number is joined by all orders of its digits', () => {
  expect(withAllOrders([145], 3)).toEqual([145, 154, 415, 451, 514, 541]);
  expect(withAllOrders([722, 7], 3)).toEqual([227, 272, 722, 7, 70, 700]);
  expect(withAllOrders([68, 86, 5], 2)).toEqual([68, 86, 5, 50]);
});

test('there are 19 pairs with each digit', () => {
  for (const digit of range(0, 9)) {
    const doors = nineteenDoors(digit);
    expect(doors).toHaveLength(19);
    const written = doors.map((door) => `${door}`.padStart(2, '0'));
    expect(written.every((door) => door.includes(`${digit}`))).toBe(true);
    expect(new Set(doors).size).toBe(19);
  }
});

test('runs have a digit in front or at the back', () => {
  expect(runFront(4, 2)).toEqual(range(40, 49));
  expect(runFront(0, 3)).toEqual(range(0, 99));
  expect(runBack(4, 2)).toEqual([4, 14, 24, 34, 44, 54, 64, 74, 84, 94]);
  expect(runBack(1, 3)).toHaveLength(100);
  expect(runBack(1, 3).slice(-1)).toEqual([991]);
});
