import { range } from './counting.ts';
import { fraction } from './fraction.ts';
import type { BallSet, Case, Tier } from './play.ts';
import type { ThreeNumbers } from './three-numbers.ts';

const names = ['triple', 'straight', 'pair', 'halfStraight', 'mixed'];
const balls: BallSet = { values: range(0, 4), width: 1, names };
/** How many of the 1,000 results have each shape. */
const ways = [10, 60, 270, 360, 300];
const tiers: readonly Tier[] = ways.map((count, shape) => ({
  name: names[shape] ?? '',
  odds: fraction(1000, count),
}));

/** One result of each shape, for as many as have it. */
const examples: readonly ThreeNumbers[] = [
  [0, 0, 0],
  [0, 1, 2],
  [0, 0, 1],
  [0, 1, 3],
  [0, 2, 4],
];
export const shapeCases: readonly Case<ThreeNumbers>[] = examples.map((result, shape) => ({
  result,
  times: ways[shape] ?? 0,
}));

/** The row and odds of plays on the shape of three digits. */
export const digitShapes = { row: 'SHAPE', balls, tiers, tierOfBall: (shape: number) => shape };

/** 0 triple, 1 straight, 2 pair, 3 half-straight, 4 mixed; 9 and 0 stand beside each other. */
export function shapeOf(digits: ThreeNumbers): number {
  const different = new Set(digits).size;
  if (different === 1) return 0;
  if (different === 2) return 2;
  const neighbours = digits.filter((digit) => digits.includes((digit + 1) % 10)).length;
  return neighbours === 2 ? 1 : 4 - neighbours;
}
