import { combinations, digitSums, sum } from '../counting.ts';
import { fraction, productOf, zero } from '../fraction.ts';
import {
  chanceByListing,
  type Outcome,
  type PickedPlay,
  type Selection,
  type Tier,
} from '../play.ts';
import { casesWithoutOrder, shownOf } from './digit-cases.ts';
import { digits, digitsAt, type PlayHead, type SscResult } from './ssc-result.ts';

/** A play on so many digits that all occur at the places, each bet once. */
export function occurringPlay(
  head: PlayHead,
  places: readonly number[],
  { size, tier }: { size: number; tier: Tier },
): PickedPlay<SscResult> {
  const outcome = ({ rows }: Selection, result: SscResult): Outcome => ({
    hits: [combinations(shownOf(rows[0] ?? [], digitsAt(result, places)), size)],
    pushes: 0,
  });
  return {
    ...head,
    approach: 'picked',
    rows: [{ name: 'NUMBERS', balls: digits }],
    tiers: [tier],
    units: 1,
    count: ({ rows }) => combinations(rows[0]?.length ?? 0, size),
    outcome,
    mostWin: ({ rows }, { odds }) => {
      const shown = Math.min(rows[0]?.length ?? 0, places.length);
      return productOf(fraction(combinations(shown, size)), odds[0] ?? zero);
    },
    chance: (selections) => chanceByListing(casesWithoutOrder(places), selections, outcome),
  };
}

/** A play on the sum of the places: each string of digits with the sum is a bet. */
export function sumPlay(
  head: PlayHead,
  places: readonly number[],
  tier: Tier,
): PickedPlay<SscResult> {
  const waysOfSum = digitSums(places.length);
  const waysOf = (sums: Iterable<number>) => sum([...sums].map((each) => waysOfSum[each] ?? 0));
  return {
    ...head,
    approach: 'picked',
    rows: [{ name: 'SUM', balls: { values: [...waysOfSum.keys()], width: 2 } }],
    tiers: [tier],
    units: 1,
    count: ({ rows }) => waysOf(rows[0] ?? []),
    outcome: ({ rows }, result) => ({
      hits: [rows[0]?.includes(sum(digitsAt(result, places))) ? 1 : 0],
      pushes: 0,
    }),
    mostWin: ({ rows }, { odds }) => (rows[0]?.length ? (odds[0] ?? zero) : zero),
    chance: (selections) =>
      fraction(waysOf(new Set(selections.flatMap(({ rows }) => rows[0] ?? []))), sum(waysOfSum)),
  };
}
