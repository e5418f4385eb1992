import { range } from '../counting.ts';
import { beginningWith, endingWith, inAnyOrder } from '../numbers/digits.ts';

/** What fills the board of 00 to 99 at a press; it never changes what a bet costs or pays. */
const numbers = range(0, 99);

/** The numbers with those that read backwards: 68 gives 68 and 86. */
export function withReverse(chosen: readonly number[]): number[] {
  return [...new Set(chosen.flatMap((number) => inAnyOrder(number, 2)))];
}

export const tensRun = (digit: number) => beginningWith(digit, 2);
export const unitsRun = (digit: number) => endingWith(digit, 2);

export const boardParts = {
  odd: numbers.filter((number) => number % 2 === 1),
  even: numbers.filter((number) => number % 2 === 0),
  big: numbers.filter((number) => number >= 50),
  small: numbers.filter((number) => number < 50),
} as const;

/**
 * The numbers of one of the 12 animals, 0 for the rat. Customs differ and the rules name none, so
 * this is our own: 00 is the rat, 01 the ox, and so on, round and round.
 */
export function numbersOfAnimal(animal: number): number[] {
  return numbers.filter((number) => number % 12 === animal);
}
