import { combinations, range, subsetsOf, tuplesOf } from '../counting.ts';
import { fraction, largestOf, productOf, zero, type Fraction } from '../fraction.ts';
import type { PickedPlay, Selection } from '../play.ts';
import { alikeBut, chanceOfCovers, emptyCover, numberOf } from './cover.ts';
import { choicesOf, isShaped, rowsOfDigits, type ShapedRules } from './shape.ts';
import {
  digits,
  digitsAt,
  places as allPlaces,
  resultShowing,
  type PlayHead,
  type SscResult,
} from './ssc-result.ts';

/** Every way to part a number into at most so many numbers, the largest first. */
function* spreadsOf(total: number, most: number, largest = total): Generator<number[]> {
  if (total === 0) yield [];
  if (most === 0) return;
  for (const first of range(1, Math.min(total, largest))) {
    for (const rest of spreadsOf(total - first, most - 1, first)) yield [first, ...rest];
  }
}

/** The play of some places, for all sets of so many of the positions that are chosen. */
export function chosenPlacesPlay(
  head: PlayHead,
  size: number,
  { rows: names, parts, tier }: ShapedRules,
): PickedPlay<SscResult> {
  const sets: readonly (readonly number[])[] = [...subsetsOf(allPlaces, size)];
  const setsIn = ({ positions = [] }: Selection) =>
    sets.filter((set) => set.every((place) => positions.includes(place)));

  function hitsOf(selection: Selection, result: SscResult): number {
    const isHit = (set: readonly number[]) =>
      isShaped(parts, selection.rows, digitsAt(result, set));
    return setsIn(selection).filter(isHit).length;
  }

  // Exact: what counts is alone how often the chosen positions show each of the chosen digits, and
  // a digit that is not chosen hits nothing.
  function mostWin(selection: Selection, { odds }: { odds: readonly Fraction[] }): Fraction {
    const [chosen = []] = selection.rows;
    const { positions = [] } = selection;
    const hits = [...spreadsOf(positions.length, chosen.length)].map((spread) => {
      const shown = spread.flatMap((times, index) => Array<number>(times).fill(chosen[index] ?? 0));
      return fraction(hitsOf(selection, resultShowing(positions, shown)));
    });
    return productOf(largestOf(hits), odds[0] ?? zero);
  }

  function coversOf(selections: readonly Selection[]) {
    const covers = sets.map(emptyCover);
    for (const selection of selections) {
      const shaped = [...tuplesOf(range(1, size).map(() => digits.values))].filter((shown) =>
        isShaped(parts, selection.rows, shown),
      );
      const chosen = setsIn(selection);
      for (const { winning } of covers.filter(({ places }) => chosen.includes(places))) {
        for (const shown of shaped) winning[numberOf(shown)] = 1;
      }
    }
    return covers;
  }

  return {
    ...head,
    approach: 'picked',
    rows: rowsOfDigits(names),
    positions: { count: allPlaces.length, least: size },
    tiers: [tier],
    units: 1,
    count: ({ rows, positions = [] }) =>
      combinations(positions.length, size) * choicesOf(parts, rows),
    outcome: (selection, result) => ({ hits: [hitsOf(selection, result)], pushes: 0 }),
    mostWin,
    chance: (selections) =>
      chanceOfCovers(coversOf(selections), () => alikeBut(chosenIn(selections))),
  };
}

const chosenIn = (selections: readonly Selection[]) =>
  new Set(selections.flatMap(({ rows }) => rows.flat()));
