import fc from 'fast-check';
import { expect, test } from 'vitest';
import { range, subsetsOf, tuplesOf } from '../counting.ts';
import { anySelection, termsOf } from '../family.suite.ts';
import { fraction, fractionText, productOf } from '../fraction.ts';
import { blank, hasWon, paidBy, type Play, type Selection } from '../play.ts';
import { anyResult, placesSeen, resultsOf } from './ssc-bets.suite.ts';
import { ssc, type SscResult } from './ssc.ts';

const allResults = [...resultsOf(range(0, 4))];
const ofFive = ssc.plays
  .filter(({ code }) => placesSeen(code).length === 5)
  .map((play) => [play.code, play] as const);

/** Hits of each tier over all results, and at how many of them something is won. */
function totalsOf(play: Play<SscResult>, selection: Selection) {
  const hits = play.tiers.map(() => 0);
  const won = new Set<SscResult>();
  for (const result of allResults) {
    const outcome = play.outcome(selection, result);
    if (hasWon(outcome)) {
      won.add(result);
      for (const [tier, times] of outcome.hits.entries()) hits[tier] = (hits[tier] ?? 0) + times;
    }
  }
  return { hits, won };
}

test.each(ofFive)(
  '%s returns over all 100,000 results what is staked, and wins as often as its chance',
  (_, play) => {
    const terms = termsOf(play);
    const few = anySelection(play, 6);
    fc.assert(
      fc.property(few, few, (selection, other) => {
        const [one, two] = [totalsOf(play, selection), totalsOf(play, other)];
        const paid = paidBy(play, terms.odds, { hits: one.hits, pushes: 0 });
        const staked = fraction(1, allResults.length * play.count(selection));
        expect(fractionText(productOf(paid, staked))).toBe('1');
        const won = new Set([...one.won, ...two.won]).size;
        expect(play.chance([selection, other], terms)).toEqual(fraction(won, allResults.length));
      }),
      { numRuns: 1 },
    );
  },
);

function playOf(code: string): Play<SscResult> {
  const play = ssc.plays.find((one) => one.code === code);
  if (!play) throw new Error(`no play ${code}`);
  return play;
}

/** Rows as the numbers that they stand for, for all sets of so many of them. */
function numbersOf(rows: Selection['rows'], size: number): number[][] {
  return [...subsetsOf([...rows.keys()], size)].flatMap((set) =>
    [...tuplesOf(set.map((row) => rows[row] ?? []))].map((balls) =>
      rows.map((_, row) => balls[set.indexOf(row)] ?? blank),
    ),
  );
}

test.each([
  ['First2Straight', 2],
  ['Last2Straight', 2],
  ['First3Straight', 3],
  ['Middle3Straight', 3],
  ['Last3Straight', 3],
  ['First4Straight', 4],
  ['Last4Straight', 4],
  ['All5Straight', 5],
  ['Any2', 2],
  ['Any3', 3],
  ['Any4', 4],
] as const)('%s pays the same when its numbers are typed', (code, size) => {
  const [rowsPlay, typedPlay] = [playOf(code), playOf(`${code}Typed`)];
  const terms = termsOf(rowsPlay);
  fc.assert(
    fc.property(anySelection(rowsPlay, 3), anyResult, (selection, result) => {
      const typed = { rows: numbersOf(selection.rows, size) };
      expect(typedPlay.count(typed)).toBe(rowsPlay.count(selection));
      expect(typedPlay.outcome(typed, result)).toEqual(rowsPlay.outcome(selection, result));
      expect(typedPlay.mostWin(typed, terms)).toEqual(rowsPlay.mostWin(selection, terms));
      expect(typedPlay.chance([typed], terms)).toEqual(rowsPlay.chance([selection], terms));
    }),
    { numRuns: 20 },
  );
});
