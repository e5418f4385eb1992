import type { FamilyCode } from '@pavilion/domain/lottery/play';
import {
  nineteenDoors,
  runBack,
  runFront,
  withAllOrders,
} from '@pavilion/domain/lottery/sea3/board';
import {
  boardParts,
  numbersOfAnimal,
  tensRun,
  unitsRun,
  withReverse,
} from '@pavilion/domain/lottery/vietnam/board';
import type { Row } from './numbers.ts';

type PartName = keyof typeof boardParts;
type RunName = 'first' | 'last' | 'doors';

/** What fills the board at a press. */
export type Filling = Readonly<{
  /** Joins the chosen numbers with those of the same digits. */
  inOtherOrders: (chosen: Row) => Row;
  parts: readonly Readonly<{ name: PartName; numbers: Row }>[];
  /** Numbers that have a digit at a place. */
  runs: readonly Readonly<{ name: RunName; of: (digit: number) => Row }>[];
  /** The numbers of an animal, 0 for the rat. */
  ofAnimal: ((animal: number) => Row) | null;
}>;

const vietnam: Filling = {
  inOtherOrders: withReverse,
  parts: (['odd', 'even', 'big', 'small'] as const).map((name) => ({
    name,
    numbers: boardParts[name],
  })),
  runs: [
    { name: 'first', of: tensRun },
    { name: 'last', of: unitsRun },
  ],
  ofAnimal: numbersOfAnimal,
};

const southEastAsia = (width: 2 | 3): Filling => ({
  inOtherOrders: (chosen) => withAllOrders(chosen, width),
  parts: [],
  runs: [
    { name: 'first', of: (digit) => runFront(digit, width) },
    { name: 'last', of: (digit) => runBack(digit, width) },
    ...(width === 2 ? [{ name: 'doors', of: nineteenDoors } as const] : []),
  ],
  ofAnimal: null,
});

/** What fills the numbers of so many digits of a family; null where nothing does. */
export function fillingOf(family: FamilyCode, width: number): Filling | null {
  switch (family) {
    case 'VN_NORTH':
    case 'VN_SOUTH':
      return width === 2 ? vietnam : null;
    case 'THAI':
    case 'LAOS':
    case 'HANOI':
      return width === 2 || width === 3 ? southEastAsia(width) : null;
    default:
      return null;
  }
}
