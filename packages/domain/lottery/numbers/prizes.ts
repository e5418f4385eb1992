import type { Prizes } from '../play.ts';

/** How many numbers a prize has, and how many digits each of them. */
export type PrizeShape = Readonly<{ name: string; numbers: number; digits: number }>;

/** Whether there are these prizes and no others, each with its numbers and their digits. */
export function arePrizesOf(prizes: Prizes, shapes: readonly PrizeShape[]): boolean {
  if (Object.keys(prizes).length !== shapes.length) return false;
  return shapes.every(({ name, numbers, digits }) => {
    const drawn = Object.hasOwn(prizes, name) ? prizes[name] : undefined;
    return drawn?.length === numbers && drawn.every((number) => isNumberOf(number, digits));
  });
}

function isNumberOf(number: string, digits: number): boolean {
  return number.length === digits && /^[0-9]+$/.test(number);
}
