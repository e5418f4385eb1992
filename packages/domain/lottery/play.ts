import { fraction, productOf, sumOf, zero, type Fraction } from './fraction.ts';

/** Rows of numbers with cart and chase, or tiles with odds. */
export const playTypes = ['trad', 'ent'] as const;
export type PlayType = (typeof playTypes)[number];

/**
 * What is chosen in one play. `rows` holds the balls of each row of the pad, an empty list where
 * nothing is chosen in a row; of a typed play it holds the balls of each number that was typed.
 */
export type Selection = Readonly<{
  rows: readonly (readonly number[])[];
  /** Positions chosen beside the balls, 0 for the first; of plays with `positions` alone. */
  positions?: readonly number[];
}>;

/** The balls of a row; as a text each has `width` digits. */
export type BallSet = Readonly<{
  values: readonly number[];
  width: 1 | 2 | 3 | 4;
  /** What each value stands for where it is no number, such as "big"; in the order of `values`. */
  names?: readonly string[];
}>;

/** `name` is what the row is called on the wire and in texts, such as FIRST, DOUBLES or SUM. */
export type RowShape = Readonly<{ name: string; balls: BallSet }>;

/** The ball of a place that a typed number leaves open. */
export const blank = -1;

/** Each number of a typed play has `length` balls, of which `blanks` are left open. */
export type TypedShape = Readonly<{ length: number; blanks: number; balls: BallSet }>;

/** One of the odds of a play: what 1.00 pays, stake included, before series and site. */
export type Tier = Readonly<{ name: string; odds: Fraction }>;

/** What bets did at a result: how often each tier was hit, and bets whose stake is given back. */
export type Outcome = Readonly<{ hits: readonly number[]; pushes: number }>;

/** What counts when bets are placed: odds of each tier, and the animal of the draw's lunar year. */
export type DrawTerms = Readonly<{ odds: readonly Fraction[]; yearAnimal: number }>;

type PlayRules<Result> = Readonly<{
  playId: number;
  code: string;
  /** Where the play stands in the menu. */
  group: string;
  subGroup: string;
  playTypes: readonly PlayType[];
  /** In the order of `Outcome.hits`; the wire counts them from 1. */
  tiers: readonly Tier[];
  /** What a bet costs in units of the amount: 1, but more for Vietnam's plays on many prizes. */
  units: number;
  /**
   * How many bets are in a selection without fault (`selectionFault`); 0 where it holds none. A
   * number that is typed twice is one bet.
   */
  count(selection: Selection): number;
  outcome(selection: Selection, result: Result): Outcome;
  /** The most that one result can pay for the selection at 1.00 a unit. */
  mostWin(selection: Selection, terms: DrawTerms): Fraction;
  /** The part of all results at which one bet or more of the selections wins; pushes are no win. */
  chance(selections: readonly Selection[], terms: DrawTerms): Fraction;
  /** Which tier a ball of a row pays by, where each ball is a bet with odds of its own. */
  tierOfBall?(ball: number, terms: DrawTerms): number;
}>;

export type PickedPlay<Result> = PlayRules<Result> &
  Readonly<{
    approach: 'picked';
    rows: readonly RowShape[];
    /** How many positions stand beside the balls, and how many must be chosen. */
    positions?: Readonly<{ count: number; least: number }>;
    /**
     * The number on the wire of each row, where a line of the wire holds one row alone: 4 for FIRST
     * to 0 for FIFTH in fixed places.
     */
    digits?: readonly number[];
  }>;

export type TypedPlay<Result> = PlayRules<Result> &
  Readonly<{ approach: 'typed'; number: TypedShape }>;

export type Play<Result> = PickedPlay<Result> | TypedPlay<Result>;

/** Prizes by name, such as DB and G1, each with its numbers as texts of digits. */
export type Prizes = Readonly<Record<string, readonly string[]>>;

/** What is known of a draw: the result as the wire writes it, and what its evaluation needs. */
export type DrawFacts = Readonly<{ winNo: string; prizes: Prizes; yearAnimal: number }>;

/** A whole number of 0 to n − 1, each as likely as the others. */
export type Uniform = (n: number) => number;

/** Of families whose results the house draws. */
export const ownFamilyCodes = ['SSC', '11X5', 'K3', 'PK10', 'PC28', 'LHC'] as const;
export type OwnFamilyCode = (typeof ownFamilyCodes)[number];

export const familyCodes = [
  ...ownFamilyCodes,
  'VN_NORTH',
  'VN_SOUTH',
  'THAI',
  'LAOS',
  'HANOI',
  'MY4D',
  'PH3',
  'PH2',
] as const;
export type FamilyCode = (typeof familyCodes)[number];

/** The rules of lotteries that differ only by name and hours. */
export type Family<Result> = Readonly<{
  code: FamilyCode;
  plays: readonly Play<Result>[];
  /** The result, or null where the facts are none of this family. */
  resultOf(facts: DrawFacts): Result | null;
  /** What the wire writes as `winNo`. */
  winNoOf(result: Result): string;
}>;

/** A family whose results the house draws itself. */
export type OwnFamily<Result> = Family<Result> &
  Readonly<{ draw(uniform: Uniform, yearAnimal: number): Result }>;

/** What of an own family takes part in a draw. */
export type Drawing<Result> = Pick<OwnFamily<Result>, 'draw' | 'winNoOf'>;

/** What an outcome pays at 1.00 a unit: pushes give the stake of their bets back. */
export function paidBy(
  play: Pick<Play<never>, 'units'>,
  odds: readonly Fraction[],
  { hits, pushes }: Outcome,
): Fraction {
  const wins = hits.map((times, tier) => productOf(odds[tier] ?? zero, fraction(times)));
  return sumOf([...wins, fraction(pushes * play.units)]);
}

export function hasWon({ hits }: Outcome): boolean {
  return hits.some((times) => times > 0);
}

/** A result that stands for `times` results between which a play sees no difference. */
export type Case<Result> = Readonly<{ result: Result; times: number }>;

/** The chance of a play of which all results can be listed. */
export function chanceByListing<Result>(
  cases: Iterable<Case<Result>>,
  selections: readonly Selection[],
  outcome: (selection: Selection, result: Result) => Outcome,
): Fraction {
  let [won, all] = [0, 0];
  for (const { result, times } of cases) {
    all += times;
    if (selections.some((selection) => hasWon(outcome(selection, result)))) won += times;
  }
  return fraction(won, all);
}
