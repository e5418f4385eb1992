import { range, subsetsOf } from '../counting.ts';
import { fraction } from '../fraction.ts';
import { bigSmallOddEven, isBigSmallOddEven } from '../option-play.ts';
import type { Play, Tier } from '../play.ts';
import { chosenPlacesPlay } from './chosen-places-play.ts';
import { placedPlay } from './placed-play.ts';
import type { Part, ShapedRules } from './shape.ts';
import { shapedPlay } from './shaped-play.ts';
import type { PlayHead, SscResult } from './ssc-result.ts';
import { typedPlacesPlay } from './typed-places-play.ts';
import { inAnyOrder, inOrder, typedPlay } from './typed-play.ts';
import { occurringPlay, sumPlay } from './window-plays.ts';

/** What plays of several windows have in common. */
export type Rule = Readonly<{
  subGroup: string;
  build: (head: PlayHead, places: readonly number[]) => Play<SscResult>;
}>;

/** Digits from which on a digit is big. */
export const bigDigit = 5;

const exact = (places: number): Tier => ({ name: 'straight', odds: fraction(10 ** places) });

export const straight: Rule = {
  subGroup: 'Straight',
  build: (head, places) =>
    placedPlay(head, {
      places,
      tiers: [exact(places.length)],
      groups: [{ rows: [...places.keys()], tier: 0 }],
    }),
};

export const straightTyped: Rule = {
  subGroup: 'Straight',
  build: (head, places) => typedPlay(head, places, inOrder(exact(places.length))),
};

export const sums: Rule = {
  subGroup: 'Straight',
  build: (head, places) => sumPlay(head, places, exact(places.length)),
};

export const join: Rule = {
  subGroup: 'Straight',
  build: (head, places) =>
    placedPlay(head, {
      places,
      tiers: [3, 2, 1].map((length) => ({ name: `last${length}`, odds: exact(length).odds })),
      groups: [
        { rows: [0, 1, 2], tier: 0 },
        { rows: [1, 2], tier: 1 },
        { rows: [2], tier: 2 },
      ],
    }),
};

/** `ways` are the orders in which the digits of a bet can stand. */
function shapeOf(ways: number, rows: readonly string[], parts: readonly Part[]) {
  return (size: number): ShapedRules => ({
    rows,
    parts,
    tier: { name: `com${ways}`, odds: fraction(10 ** size, ways) },
  });
}

const pairShape = shapeOf(2, ['NUMBERS'], [{ row: 0, take: 2, times: 1 }]);
const com3Shape = shapeOf(
  3,
  ['NUMBERS'],
  [
    { row: 0, take: 1, times: 2 },
    { row: 0, take: 1, times: 1 },
  ],
);
const com6Shape = shapeOf(6, ['NUMBERS'], [{ row: 0, take: 3, times: 1 }]);

function shaped(shape: (size: number) => ShapedRules): Rule {
  return {
    subGroup: 'Com',
    build: (head, places) => shapedPlay(head, places, shape(places.length)),
  };
}

const timesOfRow: Record<string, number> = { SINGLES: 1, DOUBLES: 2, TRIPLES: 3, QUADS: 4 };

/** A row for each of the names, with how many of its digits a bet takes. */
function rowsOfTimes(ways: number, ...rows: readonly (readonly [string, number])[]): Rule {
  const parts = rows.map(([name, take], row) => ({ row, take, times: timesOfRow[name] ?? 0 }));
  return shaped(
    shapeOf(
      ways,
      rows.map(([name]) => name),
      parts,
    ),
  );
}

export const pair = shaped(pairShape);
export const com3 = shaped(com3Shape);
export const com6 = shaped(com6Shape);

export const com24 = rowsOfTimes(24, ['SINGLES', 4]);
export const com12 = rowsOfTimes(12, ['DOUBLES', 1], ['SINGLES', 2]);
export const com6OfFour = rowsOfTimes(6, ['DOUBLES', 2]);
export const com4 = rowsOfTimes(4, ['TRIPLES', 1], ['SINGLES', 1]);

export const com120 = rowsOfTimes(120, ['SINGLES', 5]);
export const com60 = rowsOfTimes(60, ['DOUBLES', 1], ['SINGLES', 3]);
export const com30 = rowsOfTimes(30, ['DOUBLES', 2], ['SINGLES', 1]);
export const com20 = rowsOfTimes(20, ['TRIPLES', 1], ['SINGLES', 2]);
export const com10 = rowsOfTimes(10, ['TRIPLES', 1], ['DOUBLES', 1]);
export const com5 = rowsOfTimes(5, ['QUADS', 1], ['SINGLES', 1]);

export const pairTyped: Rule = {
  subGroup: 'Com',
  build: (head, places) => typedPlay(head, places, inAnyOrder([pairShape(2).tier])),
};

export const comTyped: Rule = {
  subGroup: 'Com',
  build: (head, places) =>
    typedPlay(head, places, inAnyOrder([com3Shape(3).tier, com6Shape(3).tier])),
};

function occurring(size: number, odds: Tier['odds']): Rule {
  const tier = { name: `any${size}`, odds };
  return {
    subGroup: 'Any',
    build: (head, places) => occurringPlay(head, places, { size, tier }),
  };
}
export const occurring1 = occurring(1, fraction(1000, 271));
export const occurring2 = occurring(2, fraction(500, 27));

const rowsOfSize = (places: readonly number[], size: number) =>
  [...subsetsOf([...places.keys()], size)].map((rows) => ({ rows, tier: 0 }));

/** Bets on so many places out of all that have balls. */
export function anyPlaces(size: number): Rule {
  return {
    subGroup: 'Straight',
    build: (head, places) =>
      placedPlay(head, { places, tiers: [exact(size)], groups: rowsOfSize(places, size) }),
  };
}

export function anyPlacesTyped(size: number): Rule {
  return { subGroup: 'Straight', build: (head) => typedPlacesPlay(head, size, exact(size)) };
}

function chosenPlaces(size: number, shape: (size: number) => ShapedRules): Rule {
  return { subGroup: 'Com', build: (head) => chosenPlacesPlay(head, size, shape(size)) };
}
export const anyPair = chosenPlaces(2, pairShape);
export const anyCom3 = chosenPlaces(3, com3Shape);
export const anyCom6 = chosenPlaces(3, com6Shape);

export const fixedPlace: Rule = {
  subGroup: 'FixedPlace',
  build: (head, places) => ({
    ...placedPlay(head, {
      places,
      tiers: [{ name: 'place', odds: fraction(10) }],
      groups: rowsOfSize(places, 1),
    }),
    digits: range(0, 4).toReversed(),
  }),
};

export const bigSmallOddEvenRows: Rule = {
  subGroup: 'BSOE',
  build: (head, places) =>
    placedPlay(head, {
      places,
      balls: bigSmallOddEven,
      fits: (option, digit) => isBigSmallOddEven(option, digit, bigDigit),
      tiers: [{ name: 'bsoe', odds: fraction(4) }],
      groups: [{ rows: [0, 1], tier: 0 }],
    }),
};
