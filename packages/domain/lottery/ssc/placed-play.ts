import { sum } from '../counting.ts';
import {
  paidBy,
  type BallSet,
  type Outcome,
  type PickedPlay,
  type Selection,
  type Tier,
} from '../play.ts';
import { chanceOfCovers, coverAll, emptyCover, type Alike } from './cover.ts';
import { digits, rowAt, type PlayHead, type SscResult } from './ssc-result.ts';

/** Rows of which a bet takes a ball each, and the tier that it pays by. */
export type BetGroup = Readonly<{ rows: readonly number[]; tier: number }>;

export type PlacedRules = Readonly<{
  /** A row each. */
  places: readonly number[];
  balls?: BallSet;
  /** Whether the ball is right where its place shows the digit. */
  fits?: (ball: number, digit: number) => boolean;
  tiers: readonly Tier[];
  groups: readonly BetGroup[];
}>;

/** A play of a row for each place, in which a bet names what stands at some of the places. */
export function placedPlay(head: PlayHead, rules: PlacedRules): PickedPlay<SscResult> {
  const { places, balls = digits, fits = (ball, digit) => ball === digit, tiers, groups } = rules;

  /** The bets of each tier by the number of balls of each row. */
  function betsOf(ballsOfRow: readonly number[]): number[] {
    const bets = tiers.map(() => 0);
    for (const { rows, tier } of groups) {
      const product = rows.reduce((times, row) => times * (ballsOfRow[row] ?? 0), 1);
      bets[tier] = (bets[tier] ?? 0) + product;
    }
    return bets;
  }

  function fittingIn({ rows }: Selection, row: number, digit: number): number {
    let fitting = 0;
    for (const ball of rows[row] ?? []) if (fits(ball, digit)) fitting += 1;
    return fitting;
  }

  function outcome(selection: Selection, result: SscResult): Outcome {
    const fitting = places.map((place, row) => fittingIn(selection, row, result[place] ?? 0));
    return { hits: betsOf(fitting), pushes: 0 };
  }

  const mostFitting = (selection: Selection, row: number) =>
    Math.max(...digits.values.map((digit) => fittingIn(selection, row, digit)));

  function coverOf({ rows }: BetGroup, selections: readonly Selection[]) {
    const cover = emptyCover(rows.map((row) => places[row] ?? 0));
    for (const selection of selections) {
      const fitting = rows.map((row) =>
        digits.values.filter((digit) => fittingIn(selection, row, digit) > 0),
      );
      coverAll(cover.winning, fitting);
    }
    return cover;
  }

  function alikeAt(place: number, selections: readonly Selection[]): readonly Alike[] {
    const row = places.indexOf(place);
    const alike = new Map<string, Alike>();
    for (const digit of digits.values) {
      const seen = selections.map((each) => (fittingIn(each, row, digit) > 0 ? 1 : 0)).join('');
      alike.set(seen, { digit, times: (alike.get(seen)?.times ?? 0) + 1 });
    }
    return [...alike.values()];
  }

  return {
    ...head,
    approach: 'picked',
    rows: places.map((place) => rowAt(place, balls)),
    tiers,
    units: 1,
    count: ({ rows }) => sum(betsOf(rows.map((row) => row.length))),
    outcome,
    // Exact: the places show what they show independently of each other.
    mostWin: (selection, { odds }) => {
      const hits = betsOf(places.map((_, row) => mostFitting(selection, row)));
      return paidBy({ units: 1 }, odds, { hits, pushes: 0 });
    },
    chance: (selections) =>
      chanceOfCovers(
        groups.map((group) => coverOf(group, selections)),
        (place) => alikeAt(place, selections),
      ),
  };
}
