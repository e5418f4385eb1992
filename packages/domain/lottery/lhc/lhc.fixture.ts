import { range } from '../counting.ts';
import type { Play } from '../play.ts';
import type { LhcResult } from './lhc-result.ts';
import { lhc } from './lhc.ts';

/** The tests are in a year of the horse, but for those of the animals themselves. */
export const horse = 6;

export function lhcPlayOf(code: string): Play<LhcResult> {
  const play = lhc.plays.find((one) => one.code === code);
  if (!play) throw new Error(`LHC has no play ${code}`);
  return play;
}

/** How many numbers a bet has, of the plays whose bets are sets of numbers. */
export const setSizes: Readonly<Record<string, number>> = {
  Regular: 1,
  '2of2': 2,
  '3of3': 3,
  '3of2': 3,
  RegularAndSpecial: 2,
  None5: 5,
  None6: 6,
  None7: 7,
  None8: 8,
  None9: 9,
  None10: 10,
};

/** By animal, in a year of the horse. */
export const numbersOfAnimals: readonly (readonly number[])[] = [
  [7, 19, 31, 43],
  [6, 18, 30, 42],
  [5, 17, 29, 41],
  [4, 16, 28, 40],
  [3, 15, 27, 39],
  [2, 14, 26, 38],
  [1, 13, 25, 37, 49],
  [12, 24, 36, 48],
  [11, 23, 35, 47],
  [10, 22, 34, 46],
  [9, 21, 33, 45],
  [8, 20, 32, 44],
];

export const numbersOfLastDigits: readonly (readonly number[])[] = [
  [10, 20, 30, 40],
  ...range(1, 9).map((digit) => [digit, 10 + digit, 20 + digit, 30 + digit, 40 + digit]),
];

/** C(n, k), exact at any size. */
export function exactCombinations(n: number, k: number): bigint {
  if (k < 0 || n < k) return 0n;
  let count = 1n;
  for (let taken = 1; taken <= k; taken += 1) {
    count = (count * BigInt(n - k + taken)) / BigInt(taken);
  }
  return count;
}
