import type { PrizeShape } from '../numbers/prizes.ts';

const shapes = (rows: readonly (readonly [name: string, numbers: number, digits: number])[]) =>
  rows.map(([name, numbers, digits]): PrizeShape => ({ name, numbers, digits }));

/** The prizes of the north, 27 numbers, which the lottery HANOI follows. */
export const northPrizes = shapes([
  ['DB', 1, 5],
  ['G1', 1, 5],
  ['G2', 2, 5],
  ['G3', 6, 5],
  ['G4', 4, 4],
  ['G5', 6, 4],
  ['G6', 3, 3],
  ['G7', 4, 2],
]);

/** The prizes of the centre and the south, 18 numbers. */
export const southPrizes = shapes([
  ['DB', 1, 6],
  ['G1', 1, 5],
  ['G2', 1, 5],
  ['G3', 2, 5],
  ['G4', 7, 5],
  ['G5', 1, 4],
  ['G6', 3, 4],
  ['G7', 1, 3],
  ['G8', 1, 2],
]);
