import { beginningWith, endingWith, inAnyOrder } from '../numbers/digits.ts';

/** What fills the board of numbers of two or three digits; it never changes a price. */
type BoardWidth = 2 | 3;

/** The numbers with all orders of their digits: 145 gives six, 68 two. */
export function withAllOrders(chosen: readonly number[], width: BoardWidth): number[] {
  return [...new Set(chosen.flatMap((number) => inAnyOrder(number, width)))];
}

/** The 19 pairs that have the digit. */
export function nineteenDoors(digit: number): number[] {
  return [...new Set([...beginningWith(digit, 2), ...endingWith(digit, 2)])];
}

export const runFront = (digit: number, width: BoardWidth) => beginningWith(digit, width);
export const runBack = (digit: number, width: BoardWidth) => endingWith(digit, width);
