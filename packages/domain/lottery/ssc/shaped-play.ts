import { zero } from '../fraction.ts';
import { chanceByListing, type Outcome, type PickedPlay, type Selection } from '../play.ts';
import { casesWithoutOrder } from './digit-cases.ts';
import { choicesOf, isShaped, rowsOfDigits, type ShapedRules } from './shape.ts';
import { digitsAt, type PlayHead, type SscResult } from './ssc-result.ts';

/** A play on which digits some places show, and how often, in any order. */
export function shapedPlay(
  head: PlayHead,
  places: readonly number[],
  { rows: names, parts, tier }: ShapedRules,
): PickedPlay<SscResult> {
  const outcome = ({ rows }: Selection, result: SscResult): Outcome => ({
    hits: [isShaped(parts, rows, digitsAt(result, places)) ? 1 : 0],
    pushes: 0,
  });
  return {
    ...head,
    approach: 'picked',
    rows: rowsOfDigits(names),
    tiers: [tier],
    units: 1,
    count: ({ rows }) => choicesOf(parts, rows),
    outcome,
    mostWin: ({ rows }, { odds }) => (choicesOf(parts, rows) > 0 ? (odds[0] ?? zero) : zero),
    chance: (selections) => chanceByListing(casesWithoutOrder(places), selections, outcome),
  };
}
