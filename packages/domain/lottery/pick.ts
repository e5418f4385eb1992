import { range } from './counting.ts';
import type { Uniform } from './play.ts';

/** k of the numbers 1 to n in the order in which they are drawn, none of them twice. */
export function pick(uniform: Uniform, n: number, k: number): number[] {
  const numbers = range(1, n);
  for (let place = 0; place < k; place += 1) {
    const from = place + uniform(n - place);
    const drawn = numbers[from] ?? 0;
    numbers[from] = numbers[place] ?? 0;
    numbers[place] = drawn;
  }
  return numbers.slice(0, k);
}
