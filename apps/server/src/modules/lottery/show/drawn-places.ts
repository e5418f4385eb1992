import { placeNames } from '@pavilion/domain/lottery/drawn-order/drawn-order';
import type { FamilyCode, Prizes } from '@pavilion/domain/lottery/play';

type Drawn = Readonly<{ winNo: string; prizes: Prizes }>;

/** What is counted of the results of a family. */
export type DrawnPlaces = Readonly<{
  /** Names of the positions, such as FIRST. */
  positions: readonly string[];
  /** How many places each position has. */
  size: number;
  /** The places that a result hits, by position; one that it hits twice stands there twice. */
  hits: (drawn: Drawn) => readonly (readonly number[])[];
}>;

/** Where big, small, odd and even stand behind the balls 0 to 11. */
const [big, small, odd, even] = [12, 13, 14, 15];

type Digits = { positions: number; bigFrom: number; split: (winNo: string) => string[] };

/** Families that draw a ball at each of some positions. */
function ballsAt({ positions, bigFrom, split }: Digits): DrawnPlaces {
  return {
    positions: placeNames.slice(0, positions),
    size: 16,
    hits: ({ winNo }) =>
      split(winNo)
        .map(Number)
        .map((ball) => [ball, ball >= bigFrom ? big : small, ball % 2 === 1 ? odd : even]),
  };
}

/** Families with many numbers, of which each is counted. */
function numbers(size: number, numbersOf: (drawn: Drawn) => readonly number[]): DrawnPlaces {
  return { positions: ['NUMBER'], size, hits: (drawn) => [numbersOf(drawn)] };
}

const byComma = (winNo: string) => winNo.split(',');
const endOf = (number: string) => Number(number.slice(-2));

/** The ends of all numbers that are drawn, as the play Lo2 has them. */
const endsOfPrizes = numbers(100, ({ prizes }) => Object.values(prizes).flat().map(endOf));

/** The end of the first prize, as the play Top2 has it; of MY4D the first of three stands first. */
const endOfFirst = numbers(100, ({ winNo }) => byComma(winNo).slice(0, 1).map(endOf));

export const drawnPlaces: Readonly<Record<FamilyCode, DrawnPlaces>> = {
  SSC: ballsAt({ positions: 5, bigFrom: 5, split: (winNo) => [...winNo] }),
  '11X5': ballsAt({ positions: 5, bigFrom: 6, split: byComma }),
  K3: ballsAt({ positions: 3, bigFrom: 4, split: byComma }),
  PK10: ballsAt({ positions: 10, bigFrom: 6, split: byComma }),
  PC28: ballsAt({ positions: 3, bigFrom: 5, split: byComma }),
  LHC: numbers(50, ({ winNo }) => byComma(winNo).map(Number)),
  VN_NORTH: endsOfPrizes,
  VN_SOUTH: endsOfPrizes,
  THAI: endOfFirst,
  LAOS: endOfFirst,
  HANOI: endOfFirst,
  MY4D: endOfFirst,
  PH3: endOfFirst,
  PH2: numbers(32, ({ winNo }) => winNo.split('-').map(Number)),
};
