import { range, sum } from '../counting.ts';
import { fraction, largestOf, productOf, sumOf, zero, type Fraction } from '../fraction.ts';
import type {
  BallSet,
  DrawTerms,
  Outcome,
  PickedPlay,
  PlayType,
  Selection,
  Tier,
} from '../play.ts';
import { onlyRowOf } from '../selection.ts';
import { digitSetOf, endOf, type DigitSet, type Width } from './digits.ts';
import { remembered } from './remembered.ts';

/** The numbers of a prize; each is compared with each number that is bet. */
export type NumberPrize = Readonly<{
  name: string;
  numbers: number;
  /** One for each of `ways`, where the order of the digits does not count. */
  odds: readonly Fraction[];
}>;

/** A play of one row in which each number is a bet, and wins where it is drawn. */
export type NumberRules<Result> = Readonly<{
  playId: number;
  code: string;
  group: string;
  subGroup: string;
  playTypes: readonly PlayType[];
  width: Width;
  /** What a bet costs; 1 where it is left out. */
  units?: number;
  prizes: readonly NumberPrize[];
  /** The numbers of each prize; their last digits count. */
  drawn: (result: Result) => readonly (readonly string[])[];
  /**
   * In how many orders a number can be drawn, where their order does not count. Numbers of the same
   * digits are then one bet: 145 and 541 in one row are counted and paid once, the double is
   * ignored. Numbers that have other ways (of equal digits) are no balls, so they are refused.
   */
  ways?: readonly number[];
  /** How often a prize of so many numbers is hit at most, by so many bets; by all if left out. */
  mostHits?: (bets: number, numbers: number) => number;
}>;

const everyNumber = ([1, 2, 3, 4] as const).map((width): BallSet => ({
  values: range(0, 10 ** width - 1),
  width,
}));

/** Which numbers are the same bet, and by which of the odds of a prize they are paid. */
type Matching = Readonly<{
  balls: BallSet;
  ways: readonly number[];
  setOf: (number: number) => DigitSet;
  kindOf: (number: number) => number;
}>;

function matchingOf(width: Width, ways: readonly number[] | undefined): Matching {
  const all = everyNumber[width - 1] ?? { values: [], width };
  if (!ways) {
    return { balls: all, ways: [1], setOf: (key) => ({ key, ways: 1 }), kindOf: () => 0 };
  }
  const setOf = (number: number) => digitSetOf(number, width);
  const kindOf = (number: number) => ways.indexOf(setOf(number).ways);
  const values = all.values.filter((number) => kindOf(number) >= 0);
  return { balls: { values, width }, ways, setOf, kindOf };
}

const betsOf = ({ setOf }: Matching, balls: readonly number[]) =>
  new Set(balls.map((ball) => setOf(ball).key)).size;

/** How often each number is drawn in each prize. */
function timesDrawn(drawn: readonly (readonly string[])[], { setOf, balls }: Matching) {
  const times = new Map<number, number[]>();
  for (const [prize, numbers] of drawn.entries()) {
    for (const number of numbers) {
      const { key } = setOf(endOf(number, balls.width));
      const ofNumber = times.get(key) ?? drawn.map(() => 0);
      ofNumber[prize] = (ofNumber[prize] ?? 0) + 1;
      times.set(key, ofNumber);
    }
  }
  return times;
}

/** How many results have one of the numbers, where each drawn number is as likely as any other. */
function chanceOf(numbers: number, width: Width, drawn: number): Fraction {
  const all = 10n ** BigInt(width);
  const [missing, results] = [(all - BigInt(numbers)) ** BigInt(drawn), all ** BigInt(drawn)];
  return fraction(results - missing, results);
}

function tiersOf({ prizes, ways }: Pick<NumberRules<never>, 'prizes' | 'ways'>): Tier[] {
  return prizes.flatMap(({ name, odds }) =>
    odds.map((each, kind) => ({ name: ways ? `${name}${ways[kind]}` : name, odds: each })),
  );
}

export function numberPlay<Result extends object>(rules: NumberRules<Result>): PickedPlay<Result> {
  const { width, units = 1, prizes } = rules;
  const { mostHits = (_: number, numbers: number) => numbers } = rules;
  const matching = matchingOf(width, rules.ways);
  const { ways, setOf, kindOf } = matching;
  const tiers = tiersOf(rules);
  const drawnOf = remembered((result: Result) => timesDrawn(rules.drawn(result), matching));

  function outcome(selection: Selection, result: Result): Outcome {
    const hits = tiers.map(() => 0);
    const drawn = drawnOf(result);
    const paid = new Set<number>();
    for (const ball of onlyRowOf(selection)) {
      const { key } = setOf(ball);
      const times = paid.has(key) ? undefined : drawn.get(key);
      if (!times) continue;
      paid.add(key);
      for (const [prize, count] of times.entries()) {
        const tier = prize * ways.length + kindOf(ball);
        hits[tier] = (hits[tier] ?? 0) + count;
      }
    }
    return { hits, pushes: 0 };
  }

  /** As if every number drawn were the one that pays most of those that are bet. */
  function mostWin(selection: Selection, { odds }: DrawTerms): Fraction {
    const bets = betsOf(matching, onlyRowOf(selection));
    const kinds = [...new Set(onlyRowOf(selection).map(kindOf))];
    const wins = prizes.map(({ numbers }, prize) => {
      const best = largestOf(kinds.map((kind) => odds[prize * ways.length + kind] ?? zero));
      return productOf(best, fraction(mostHits(bets, numbers)));
    });
    return sumOf(wins);
  }

  function chance(selections: readonly Selection[]): Fraction {
    const sets = selections.flatMap(onlyRowOf).map(setOf);
    const waysOfKey = new Map(sets.map((set) => [set.key, set.ways]));
    return chanceOf(sum(waysOfKey.values()), width, sum(prizes.map(({ numbers }) => numbers)));
  }

  return {
    playId: rules.playId,
    code: rules.code,
    group: rules.group,
    subGroup: rules.subGroup,
    playTypes: rules.playTypes,
    approach: 'picked',
    rows: [{ name: 'NUMBERS', balls: matching.balls }],
    tiers,
    units,
    count: (selection) => betsOf(matching, onlyRowOf(selection)),
    outcome,
    mostWin,
    chance,
    // A number that several prizes pay has no odds of its own.
    ...(prizes.length === 1 ? { tierOfBall: kindOf } : {}),
  };
}
