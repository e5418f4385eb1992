import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { range, sum } from './counting.ts';
import { compareFractions, fraction, fractionText, type Fraction } from './fraction.ts';
import {
  blank,
  hasWon,
  paidBy,
  type BallSet,
  type DrawFacts,
  type DrawTerms,
  type Family,
  type Outcome,
  type PickedPlay,
  type Play,
  type Selection,
  type TypedPlay,
} from './play.ts';
import { mostTyped, selectionFault } from './selection.ts';

/** A single bet as the specification describes it, apart from the code that is tested. */
export type SingleBet<Result> = {
  /** By which of the odds it is paid; null where each of them can pay it. */
  tier: number | null;
  /** How often it is hit: once or never, but more often where each of several numbers pays. */
  hits: (result: Result, tier: number) => number;
  isPush?: (result: Result) => boolean;
};

export type FamilyFacts<Result> = {
  family: Family<Result>;
  /** The bets of a selection, listed one by one. */
  listed: (play: Play<Result>, selection: Selection) => Iterable<SingleBet<Result>>;
  /** Every result that the play tells apart, each as likely as the others. */
  results: (play: Play<Result>) => Iterable<Result>;
  /** Any result of the family. */
  anyResult: fc.Arbitrary<Result>;
  /** What the wire says of a result; of own families the `winNo` alone. */
  factsOf?: (result: Result) => DrawFacts;
  yearAnimal?: number;
  /** Whether not all results can be listed, or odds are fixed: return and chance have other tests. */
  isUnlisted?: (play: Play<Result>) => boolean;
  /** Whether a result can pay more than the possible win counts, as the rules of the play say. */
  mayExceed?: (play: Play<Result>) => boolean;
  /** The most balls that are chosen in a row, where all would be too many bets. */
  mostInRow?: (play: Play<Result>) => number;
};

const anyBalls = ({ values }: BallSet, most: number) =>
  values.length <= 50
    ? fc.shuffledSubarray([...values], { maxLength: Math.min(most, values.length) })
    : fc.uniqueArray(fc.constantFrom(...values), { maxLength: Math.min(most, 40) });

function anyPicked(play: PickedPlay<never>, most: number): fc.Arbitrary<Selection> {
  const rows = play.rows.map(({ balls }) => anyBalls(balls, most));
  const { positions, digits } = play;
  const anyRows: fc.Arbitrary<number[][]> = digits
    ? fc
        .nat({ max: rows.length - 1 })
        .chain((only) =>
          fc.tuple(...rows.map((row, at) => (at === only ? row : fc.constant<number[]>([])))),
        )
    : fc.tuple(...rows);
  if (!positions) return anyRows.map((chosen) => ({ rows: chosen }));
  const places = fc.shuffledSubarray(range(0, positions.count - 1), { minLength: positions.least });
  return fc.tuple(anyRows, places).map(([chosen, at]) => ({ rows: chosen, positions: at }));
}

function anyTyped({ number }: TypedPlay<never>, most: number): fc.Arbitrary<Selection> {
  const ball = fc.constantFrom(...number.balls.values);
  const places = range(0, number.length - 1);
  const anyNumber = fc
    .tuple(
      fc.array(ball, { minLength: number.length, maxLength: number.length }),
      fc.shuffledSubarray(places, { minLength: number.blanks, maxLength: number.blanks }),
    )
    .map(([balls, open]) => balls.map((value, at) => (open.includes(at) ? blank : value)));
  return fc.array(anyNumber, { maxLength: Math.min(most, mostTyped) }).map((rows) => ({ rows }));
}

/** Any selection of a play that is without fault. */
export function anySelection(play: Play<never>, most = 40): fc.Arbitrary<Selection> {
  const any = play.approach === 'typed' ? anyTyped(play, most) : anyPicked(play, most);
  return any.filter((selection) => selectionFault(play, selection) === null);
}

export function termsOf(play: Play<never>, yearAnimal = 0): DrawTerms {
  return { odds: play.tiers.map(({ odds }) => odds), yearAnimal };
}

function outcomeOfBets<Result>(
  play: Play<Result>,
  bets: readonly SingleBet<Result>[],
  result: Result,
): Outcome {
  const hits = play.tiers.map((_, tier) =>
    sum(bets.map((bet) => ((bet.tier ?? tier) === tier ? bet.hits(result, tier) : 0))),
  );
  return { hits, pushes: bets.filter((bet) => bet.isPush?.(result)).length };
}

/** What the selection wins over what is staked on it, over all results, pushes apart. */
function returnOf<Result>(
  play: Play<Result>,
  selection: Selection,
  results: Iterable<Result>,
): Fraction {
  const { odds } = termsOf(play);
  const totals = play.tiers.map(() => 0);
  let staked = 0;
  for (const result of results) {
    const { hits, pushes } = play.outcome(selection, result);
    for (const [tier, times] of hits.entries()) totals[tier] = (totals[tier] ?? 0) + times;
    staked += play.count(selection) - pushes;
  }
  const won = paidBy(play, odds, { hits: totals, pushes: 0 });
  return fraction(won.over, won.under * BigInt(staked * play.units));
}

/** Each ball of a play of one row, by itself. */
function selectionsOfOneBall(play: Play<never>): Selection[] {
  const [row] = play.approach === 'picked' ? play.rows : [];
  return row?.balls.values.map((ball) => ({ rows: [[ball]] })) ?? [];
}

/** The same bets in another order. */
function turnedRound(play: Play<never>, selection: Selection): Selection {
  return play.approach === 'typed'
    ? { rows: selection.rows.toReversed() }
    : { ...selection, rows: selection.rows.map((row) => row.toReversed()) };
}

/** An `expect` for the many runs of a property: it takes a tenth of the time. */
function mustEqual<Value extends boolean | number | Outcome>(found: Value, expected: Value): void {
  const [one, other] = [JSON.stringify(found), JSON.stringify(expected)];
  if (one !== other) throw new Error(`${one} is not ${other}`);
}

/** What holds for every play of every family; `runs` selections and results of each. */
export function describeFamily<Result>(facts: FamilyFacts<Result>, runs: number): void {
  const { family, listed, anyResult, yearAnimal = 0 } = facts;

  describe.each(family.plays.map((play) => [play.code, play] as const))('%s', (_, play) => {
    const most = facts.mostInRow?.(play) ?? 40;
    const selected = anySelection(play, most);
    const terms = termsOf(play, yearAnimal);

    test('counts and pays the bets that a list of them has', () => {
      fc.assert(
        fc.property(selected, anyResult, (selection, result) => {
          const bets = [...listed(play, selection)];
          mustEqual(play.count(selection), bets.length);
          mustEqual(play.outcome(selection, result), outcomeOfBets(play, bets, result));
        }),
        { numRuns: runs },
      );
    });

    test('never pays more than the possible win, and the order of balls has no effect', () => {
      fc.assert(
        fc.property(selected, anyResult, (selection, result) => {
          const outcome = play.outcome(selection, result);
          const possible = play.mostWin(selection, terms);
          const paid = paidBy(play, terms.odds, outcome);
          const isWithin =
            compareFractions(paid, possible) <= 0n || facts.mayExceed?.(play) === true;
          const turned = turnedRound(play, selection);
          mustEqual(isWithin, true);
          mustEqual(play.outcome(turned, result), outcome);
          mustEqual(play.count(turned), play.count(selection));
        }),
        { numRuns: runs },
      );
    });

    if (facts.isUnlisted?.(play)) return;

    test('returns over all results what the table says, and wins as often as its chance', () => {
      const results = [...facts.results(play)];
      fc.assert(
        fc.property(selected, selected, (selection, other) => {
          const found = returnOf(play, selection, results);
          expect(fractionText(found)).toBe('1');
          const won = results.filter((result) =>
            [selection, other].some((each) => hasWon(play.outcome(each, result))),
          );
          expect(play.chance([selection, other], terms)).toEqual(
            fraction(won.length, results.length),
          );
        }),
        { numRuns: 5 },
      );
    });

    const ballsAlone = play.tierOfBall ? selectionsOfOneBall(play) : [];
    if (ballsAlone.length === 0) return;

    test('each ball alone returns what is staked on it', () => {
      const results = [...facts.results(play)];
      const returned = ballsAlone.map((alone) => fractionText(returnOf(play, alone, results)));
      expect(returned).toEqual(ballsAlone.map(() => '1'));
    });
  });

  test('every play has a number and a code of its own', () => {
    const { plays } = family;
    expect(new Set(plays.map(({ playId }) => playId)).size).toBe(plays.length);
    expect(new Set(plays.map(({ code }) => code)).size).toBe(plays.length);
  });

  test('a result is read back from what the wire writes', () => {
    fc.assert(
      fc.property(anyResult, (result) => {
        const winNo = family.winNoOf(result);
        const said = facts.factsOf?.(result) ?? { winNo, prizes: {}, yearAnimal };
        expect(said.winNo).toBe(winNo);
        expect(family.resultOf(said)).toEqual(result);
      }),
      { numRuns: runs },
    );
  });
}
