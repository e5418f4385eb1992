import type { Prizes } from '@pavilion/domain/lottery/play';
import { northPrizes, southPrizes } from '@pavilion/domain/lottery/vietnam/regions';

const places: Readonly<Record<string, typeof northPrizes>> = {
  VN_NORTH: northPrizes,
  VN_SOUTH: southPrizes,
};

/** The order of all other prizes; a database keeps none. */
const order = ['DB', 'G1', 'P1', 'P2', 'P3', 'special', 'consolation', 'front3', 'back3', 'back2'];

/** `number` is null while it is not drawn yet. */
type PrizeNumber = { place: number; number: string | null };
type PrizeRow = { name: string; numbers: readonly PrizeNumber[] };

/** The rows of a table of prizes. Vietnam's has a place for each number from the beginning. */
export function prizeRows(family: string, prizes: Prizes): PrizeRow[] {
  const shapes = places[family];
  if (shapes) {
    return shapes.map(({ name, numbers: count }) => ({
      name,
      numbers: Array.from({ length: count }, (_, place) => ({
        place,
        number: prizes[name]?.[place] ?? null,
      })),
    }));
  }
  const rows = Object.entries(prizes).map(([name, drawn]) => ({
    name,
    numbers: drawn.map((number, place) => ({ place, number })),
  }));
  return rows.toSorted((one, other) => order.indexOf(one.name) - order.indexOf(other.name));
}
