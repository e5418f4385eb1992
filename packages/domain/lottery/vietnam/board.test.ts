import { expect, test } from 'vitest';
import { range } from '../counting.ts';
import { boardParts, numbersOfAnimal, tensRun, unitsRun, withReverse } from './board.ts';

test('a number is joined by the one that reads backwards', () => {
  expect(withReverse([68])).toEqual([68, 86]);
  expect(withReverse([66, 5, 50])).toEqual([66, 5, 50]);
});

test('runs have a digit of tens or of units', () => {
  expect(tensRun(0)).toEqual(range(0, 9));
  expect(tensRun(4)).toEqual([40, 41, 42, 43, 44, 45, 46, 47, 48, 49]);
  expect(unitsRun(4)).toEqual([4, 14, 24, 34, 44, 54, 64, 74, 84, 94]);
});

test('odd and even, big and small are halves of the board', () => {
  expect([...boardParts.odd, ...boardParts.even].toSorted((a, b) => a - b)).toEqual(range(0, 99));
  expect(boardParts.small).toEqual(range(0, 49));
  expect(boardParts.big).toEqual(range(50, 99));
  expect(boardParts.odd.slice(0, 3)).toEqual([1, 3, 5]);
});

test('each number is of one of the twelve animals, 00 of the rat', () => {
  expect(numbersOfAnimal(0)).toEqual([0, 12, 24, 36, 48, 60, 72, 84, 96]);
  expect(numbersOfAnimal(11)).toEqual([11, 23, 35, 47, 59, 71, 83, 95]);
  expect(range(0, 11).flatMap(numbersOfAnimal)).toHaveLength(100);
});
