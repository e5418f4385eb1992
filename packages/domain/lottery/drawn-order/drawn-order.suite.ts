import fc from 'fast-check';
import { range } from '../counting.ts';
import { ordersOf } from './different-tuples.ts';
import type { DrawnOrder } from './drawn-order.ts';

/** Any order of `length` of the numbers 1 to `size`, made of one random number: that is fast. */
export function anyDrawnOrder(size: number, length: number): fc.Arbitrary<DrawnOrder> {
  return fc.nat({ max: ordersOf(size, length) - 1 }).map((index) => {
    const left = range(1, size);
    let rest = index;
    return range(1, length).map(() => {
      const at = rest % left.length;
      rest = (rest - at) / left.length;
      return left.splice(at, 1)[0] ?? 0;
    });
  });
}
