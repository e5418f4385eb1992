import { subsetsOf } from '../counting.ts';
import { fraction, productOf, zero } from '../fraction.ts';
import { blank, type Selection, type Tier, type TypedPlay } from '../play.ts';
import { alikeBut, chanceOfCovers, emptyCover, numberOf } from './cover.ts';
import { digits, places, type PlayHead, type SscResult } from './ssc-result.ts';

type Typed = readonly number[];

const keyOf = (number: Typed) => number.reduce((key, ball) => key * 11 + ball - blank, 0);
/** Which places are named. */
const keyOfPlaces = (number: Typed) =>
  number.reduce((key, ball) => key * 2 + (ball === blank ? 0 : 1), 0);

const isHit = (number: Typed, result: SscResult) =>
  number.every((ball, place) => ball === blank || ball === result[place]);

/** A play on typed numbers that name digits at so many of the five places. */
export function typedPlacesPlay(head: PlayHead, size: number, tier: Tier): TypedPlay<SscResult> {
  const sets = [...subsetsOf(places, size)];

  function coversOf(selections: readonly Selection[]) {
    const covers = sets.map(emptyCover);
    for (const number of selections.flatMap(({ rows }) => rows)) {
      const cover = covers.find((each) => each.places.every((place) => number[place] !== blank));
      if (cover) cover.winning[numberOf(number.filter((ball) => ball !== blank))] = 1;
    }
    return covers;
  }

  const typedAt = (place: number, selections: readonly Selection[]) =>
    new Set(
      selections
        .flatMap(({ rows }) => rows.map((number) => number[place] ?? blank))
        .filter((ball) => ball !== blank),
    );

  return {
    ...head,
    approach: 'typed',
    number: { length: places.length, blanks: places.length - size, balls: digits },
    tiers: [tier],
    units: 1,
    count: ({ rows }) => new Set(rows.map(keyOf)).size,
    outcome: ({ rows }, result) => {
      const hit = new Set(rows.filter((number) => isHit(number, result)).map(keyOf));
      return { hits: [hit.size], pushes: 0 };
    },
    // A bound from above: a result hits at most one number of those that name the same places.
    // Whether one result can hit all of these at once would take a search through the results.
    mostWin: ({ rows }, { odds }) =>
      productOf(fraction(new Set(rows.map(keyOfPlaces)).size), odds[0] ?? zero),
    chance: (selections) =>
      chanceOfCovers(coversOf(selections), (place) => alikeBut(typedAt(place, selections))),
  };
}
