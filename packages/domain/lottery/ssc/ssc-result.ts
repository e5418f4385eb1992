import { range } from '../counting.ts';
import type { BallSet, PickedPlay, RowShape } from '../play.ts';

/** Five digits, FIRST to FIFTH. */
export type SscResult = readonly [number, number, number, number, number];

/** What every play has, whatever its rules. */
export type PlayHead = Pick<
  PickedPlay<SscResult>,
  'playId' | 'code' | 'group' | 'subGroup' | 'playTypes'
>;

export const places: readonly number[] = range(0, 4);
export const digits: BallSet = { values: range(0, 9), width: 1 };

const placeNames = ['FIRST', 'SECOND', 'THIRD', 'FOURTH', 'FIFTH'];

export function rowAt(place: number, balls: BallSet = digits): RowShape {
  return { name: placeNames[place] ?? '', balls };
}

export function digitsAt(result: SscResult, at: readonly number[]): number[] {
  return at.map((place) => result[place] ?? 0);
}

/** A result that shows the digits at the places, and zeros at the others. */
export function resultShowing(at: readonly number[], shown: readonly number[]): SscResult {
  const digitOf = (place: number) => shown[at.indexOf(place)] ?? 0;
  return [digitOf(0), digitOf(1), digitOf(2), digitOf(3), digitOf(4)];
}
