import { fraction, largestOf } from './fraction.ts';
import {
  chanceByListing,
  paidBy,
  type BallSet,
  type Case,
  type DrawTerms,
  type Outcome,
  type PickedPlay,
  type PlayType,
  type Selection,
  type Tier,
} from './play.ts';

/** A play of one row in which each ball is a bet of its own, such as big, small, odd, even. */
export type OptionRules<Result> = Readonly<{
  playId: number;
  code: string;
  group: string;
  subGroup: string;
  playTypes: readonly PlayType[];
  row: string;
  balls: BallSet;
  tiers: readonly Tier[];
  /** The index of the odds of a ball; 0 where it is left out. */
  tierOfBall?: (ball: number, terms: { yearAnimal: number }) => number;
  /** Whether the bet on the ball wins; "push" where its stake is given back. */
  wins: (ball: number, result: Result) => boolean | 'push';
  /** The animal of the lunar year of a result, in lotteries that have one. */
  yearAnimalOf?: (result: Result) => number;
  /** All results that the play tells apart. */
  cases: (terms: { yearAnimal: number }) => readonly Case<Result>[];
}>;

/** The tier of a play whose bets all have the same odds. */
export function onlyOdds(over: number, under = 1): readonly Tier[] {
  return [{ name: 'win', odds: fraction(over, under) }];
}

/** big, small, odd, even: 0 to 3 on the wire. */
export const bigSmallOddEven: BallSet = {
  values: [0, 1, 2, 3],
  width: 1,
  names: ['big', 'small', 'odd', 'even'],
};

/** Whether a number is what the option says; big from `bigFrom` on. */
export function isBigSmallOddEven(option: number, number: number, bigFrom: number): boolean {
  if (option === 0) return number >= bigFrom;
  if (option === 1) return number < bigFrom;
  return number % 2 === (option === 2 ? 1 : 0);
}

/** dragon (the left one is higher), tiger, tie: 1, 2, 0 on the wire. */
export const dragonTiger: BallSet = { values: [1, 2], width: 1, names: ['dragon', 'tiger'] };
export const dragonTigerTie: BallSet = {
  values: [1, 2, 0],
  width: 1,
  names: ['dragon', 'tiger', 'tie'],
};

export function isDragonTiger(option: number, left: number, right: number): boolean {
  if (option === 0) return left === right;
  return option === 1 ? left > right : left < right;
}

export function optionPlay<Result>(rules: OptionRules<Result>): PickedPlay<Result> {
  const { tiers, wins, cases, tierOfBall = () => 0, yearAnimalOf = () => 0 } = rules;

  function outcome({ rows }: Selection, result: Result): Outcome {
    const hits = tiers.map(() => 0);
    let pushes = 0;
    for (const ball of rows[0] ?? []) {
      const hit = wins(ball, result);
      const tier = tierOfBall(ball, { yearAnimal: yearAnimalOf(result) });
      if (hit === 'push') pushes += 1;
      else if (hit) hits[tier] = (hits[tier] ?? 0) + 1;
    }
    return { hits, pushes };
  }

  function mostWin(selection: Selection, terms: DrawTerms) {
    const seen = new Map<string, Outcome>();
    for (const { result } of cases(terms)) {
      const found = outcome(selection, result);
      seen.set(`${found.hits.join(' ')} ${found.pushes}`, found);
    }
    return largestOf([...seen.values()].map((found) => paidBy({ units: 1 }, terms.odds, found)));
  }

  return {
    playId: rules.playId,
    code: rules.code,
    group: rules.group,
    subGroup: rules.subGroup,
    playTypes: rules.playTypes,
    approach: 'picked',
    rows: [{ name: rules.row, balls: rules.balls }],
    tiers,
    units: 1,
    count: ({ rows }) => rows[0]?.length ?? 0,
    outcome,
    mostWin,
    chance: (selections, terms) => chanceByListing(cases(terms), selections, outcome),
    tierOfBall,
  };
}
