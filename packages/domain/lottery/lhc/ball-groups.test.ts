import { expect, test } from 'vitest';
import { range } from '../counting.ts';
import { animalOf, animals, ballNumbers, colourOf, colours, lastDigitOf } from './ball-groups.ts';
import { horse, numbersOfAnimals, numbersOfLastDigits } from './lhc.fixture.ts';

const numbersOf = (group: number, groupOf: (ball: number) => number) =>
  ballNumbers.filter((ball) => groupOf(ball) === group);

test('animals go backwards from the one of the year', () => {
  expect(animals[horse]).toBe('horse');
  const found = range(0, 11).map((animal) => numbersOf(animal, (ball) => animalOf(ball, horse)));
  expect(found).toEqual(numbersOfAnimals);
});

test.each(range(0, 11))(
  'in a year of animal %i it has five numbers and the others four',
  (year) => {
    expect(numbersOf(year, (ball) => animalOf(ball, year))).toEqual([1, 13, 25, 37, 49]);
    const before = (year + 11) % 12;
    expect(numbersOf(before, (ball) => animalOf(ball, year))).toEqual([2, 14, 26, 38]);
    const next = (year + 1) % 12;
    expect(numbersOf(next, (ball) => animalOf(ball, year))).toEqual([12, 24, 36, 48]);
  },
);

test('colours are those of the lists', () => {
  expect(colours).toEqual(['red', 'blue', 'green']);
  expect(range(0, 2).map((colour) => numbersOf(colour, colourOf))).toEqual([
    [1, 2, 7, 8, 12, 13, 18, 19, 23, 24, 29, 30, 34, 35, 40, 45, 46],
    [3, 4, 9, 10, 14, 15, 20, 25, 26, 31, 36, 37, 41, 42, 47, 48],
    [5, 6, 11, 16, 17, 21, 22, 27, 28, 32, 33, 38, 39, 43, 44, 49],
  ]);
});

test('last digits have five numbers, 0 has four', () => {
  expect(range(0, 9).map((digit) => numbersOf(digit, lastDigitOf))).toEqual(numbersOfLastDigits);
});
