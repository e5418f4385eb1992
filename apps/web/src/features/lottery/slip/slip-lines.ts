import { yearAnimalOf, type Room } from '../room/room.ts';
import { amountsOf, pricedLine, type NewLine } from './line.ts';

/** What is asked of the slip: to show the cart, or to bet on lines alone. */
export type SlipAsked =
  | Readonly<{ kind: 'cart' }>
  | Readonly<{ kind: 'bet'; lines: readonly NewLine[]; placed: () => void }>;

/** The lines with their prices, and what those that are still offered cost. */
export function slipOf(room: Room, lines: readonly NewLine[]) {
  const yearAnimal = yearAnimalOf(room);
  const priced = lines.map((line) => pricedLine(room, line));
  const offered = priced.flatMap((line) => line ?? []);
  const hasGone = offered.length < lines.length;
  return { lines, priced, offered, hasGone, yearAnimal, amounts: amountsOf(offered, yearAnimal) };
}

export type SlipLines = ReturnType<typeof slipOf>;
