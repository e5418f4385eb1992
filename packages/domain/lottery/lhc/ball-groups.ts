import { range } from '../counting.ts';

export const ballNumbers: readonly number[] = range(1, 49);

/** 0 to 11 on the wire. */
export const animals = [
  'rat',
  'ox',
  'tiger',
  'rabbit',
  'dragon',
  'snake',
  'horse',
  'goat',
  'monkey',
  'rooster',
  'dog',
  'pig',
];

/** 01 is the animal of the lunar year, 02 the one before it, and so on backwards. */
export function animalOf(ball: number, yearAnimal: number): number {
  const back = (ball - 1) % animals.length;
  return (yearAnimal - back + animals.length) % animals.length;
}

const redBalls = [1, 2, 7, 8, 12, 13, 18, 19, 23, 24, 29, 30, 34, 35, 40, 45, 46];
const blueBalls = [3, 4, 9, 10, 14, 15, 20, 25, 26, 31, 36, 37, 41, 42, 47, 48];

/** 0 to 2 on the wire. */
export const colours = ['red', 'blue', 'green'];

export function colourOf(ball: number): number {
  if (redBalls.includes(ball)) return 0;
  return blueBalls.includes(ball) ? 1 : 2;
}

export function lastDigitOf(ball: number): number {
  return ball % 10;
}
