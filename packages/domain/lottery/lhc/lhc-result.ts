import { range } from '../counting.ts';
import { drawnOrderOf } from '../drawn-order/drawn-order.ts';
import type { DrawFacts } from '../play.ts';
import { animals, ballNumbers } from './ball-groups.ts';

/** Seven different numbers, the special one last; the animal is that of the draw's lunar year. */
export type LhcResult = Readonly<{ numbers: readonly number[]; yearAnimal: number }>;

export const drawnNumbers = 7;
const placeOfSpecial = drawnNumbers - 1;

export const specialOf = ({ numbers }: LhcResult) => numbers[placeOfSpecial] ?? 0;

/** How many of some numbers are among the first six, and whether the special number is one: 0, 1. */
export type Drawn = Readonly<{ regular: number; special: number }>;

export function drawnOf(chosen: readonly number[], { numbers }: LhcResult): Drawn {
  let [regular, special] = [0, 0];
  for (const ball of chosen) {
    const place = numbers.indexOf(ball);
    if (place === placeOfSpecial) special += 1;
    else if (place >= 0) regular += 1;
  }
  return { regular, special };
}

/** A result for each special number. */
const specials = ballNumbers.map((special) => [
  ...range(1, drawnNumbers)
    .filter((ball) => ball !== special)
    .slice(0, placeOfSpecial),
  special,
]);

/** Results for plays that see the special number alone. */
export function specialCases({ yearAnimal }: { yearAnimal: number }) {
  return specials.map((numbers) => ({ result: { numbers, yearAnimal }, times: 1 }));
}

export function lhcResultOf({ winNo, yearAnimal }: DrawFacts): LhcResult | null {
  const numbers = drawnOrderOf(winNo, drawnNumbers, ballNumbers.length);
  return numbers && animals[yearAnimal] !== undefined ? { numbers, yearAnimal } : null;
}
