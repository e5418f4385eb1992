import { fraction, productOf, sumOf, wholeOf, type Fraction } from '../fraction.ts';
import { hasWon, type Play, type Selection } from '../play.ts';
import { roundedOnce, stakeOf, unitOfMode, winOf, type ModeId } from '../price/line-money.ts';
import { oddsAt, rebateAt } from '../price/series.ts';

/** A line with its price: what a unit costs at the multiple of the line, and the odds agreed on. */
export type PricedLine<Result> = Readonly<{
  play: Play<Result>;
  selection: Selection;
  unitMinor: bigint;
  odds: readonly Fraction[];
  /** Own series and series of the line, where the slider gives a rebate. */
  slider: Readonly<{ own: number; series: number }> | null;
}>;

type Chosen<Result> = Readonly<{ play: Play<Result>; selection: Selection }>;

type SliderPrice = Readonly<{ modeId: ModeId; multiple: number; series: number }>;

const fairOdds = (play: Play<never>) => play.tiers.map(({ odds }) => odds);

/**
 * A line in rows of numbers, priced by the slider of a member with this own series; null where the
 * currency has no coin so small.
 */
export function pricedBySlider<Result>(
  { play, selection, modeId, multiple, series }: Chosen<Result> & SliderPrice,
  own: number,
  currencyDigits: number,
): PricedLine<Result> | null {
  const unitMinor = unitOfMode(modeId, multiple, currencyDigits);
  if (unitMinor === null) return null;
  const odds = oddsAt(series, fairOdds(play));
  return { play, selection, unitMinor, odds, slider: { own, series } };
}

/** A line of tiles with odds: the amount that was typed for each option, at a series. */
export function pricedBySeries<Result>(
  { play, selection }: Chosen<Result>,
  amount: bigint,
  series: number,
): PricedLine<Result> {
  const odds = oddsAt(series, fairOdds(play));
  return { play, selection, unitMinor: amount, odds, slider: null };
}

/** A line of fixed odds: the amount of a unit; the odds of the play where the site has no own. */
export function pricedByTable<Result>(
  { play, selection }: Chosen<Result>,
  amount: bigint,
  odds: readonly Fraction[] = fairOdds(play),
): PricedLine<Result> {
  return { play, selection, unitMinor: amount, odds, slider: null };
}

export type LineAmounts = Readonly<{ bets: number; stake: bigint }>;

/** Bets and stake of a line, once. */
function lineAmounts({ play, selection, unitMinor }: PricedLine<never>): LineAmounts {
  const bets = play.count(selection);
  return { bets, stake: stakeOf(play, bets, unitMinor) };
}

/** A draw that an order takes part in: the whole order is taken so many times. */
export type DrawTaken = Readonly<{ multiple: number; yearAnimal: number }>;

export type SubOrderAmounts = Readonly<{ multiple: number; stake: bigint; possibleWin: Fraction }>;

export type OrderAmounts = Readonly<{
  bets: number;
  /** Of all draws. */
  stake: bigint;
  /** Each line once. */
  lines: readonly LineAmounts[];
  /** In the order of the draws. */
  subOrders: readonly SubOrderAmounts[];
}>;

/** The most that one result can pay for the lines, once; minor units, not rounded. */
function possibleWinOf(lines: readonly PricedLine<never>[], yearAnimal: number): Fraction {
  return sumOf(
    lines.map(({ play, selection, unitMinor, odds }) =>
      productOf(fraction(unitMinor), play.mostWin(selection, { odds, yearAnimal })),
    ),
  );
}

/** What an order costs and can win, whole and in each draw. */
export function orderAmounts(
  lines: readonly PricedLine<never>[],
  draws: readonly DrawTaken[],
): OrderAmounts {
  const amounts = lines.map(lineAmounts);
  const once = amounts.reduce((all, { stake }) => all + stake, 0n);
  const possible = new Map<number, Fraction>();
  const subOrders = draws.map(({ multiple, yearAnimal }) => {
    const win = possible.get(yearAnimal) ?? possibleWinOf(lines, yearAnimal);
    possible.set(yearAnimal, win);
    const possibleWin = productOf(fraction(multiple), win);
    return { multiple, stake: once * BigInt(multiple), possibleWin };
  });
  return {
    bets: amounts.reduce((all, { bets }) => all + bets, 0),
    stake: subOrders.reduce((all, { stake }) => all + stake, 0n),
    lines: amounts,
    subOrders,
  };
}

export type SettledAmounts = Readonly<{
  /** Stakes that are given back are in it. */
  win: bigint;
  rebate: bigint;
  /** Whether a bet won; a stake that is given back is no win. */
  hasWon: boolean;
  /** What each line pays, rounded down for itself: to be shown, never to be added. */
  shownWins: readonly bigint[];
}>;

/** What a result pays for a sub-order: added exactly, and rounded down once. */
export function settledAmounts<Result>(
  lines: readonly PricedLine<Result>[],
  multiple: number,
  result: Result,
): SettledAmounts {
  const outcomes = lines.map(({ play, selection }) => play.outcome(selection, result));
  const wins: Fraction[] = [];
  const rebates: Fraction[] = [];
  for (const [index, line] of lines.entries()) {
    const unitMinor = line.unitMinor * BigInt(multiple);
    const outcome = outcomes[index];
    if (outcome) wins.push(winOf(line.play, line.odds, outcome, unitMinor));
    const stake = lineAmounts(line).stake * BigInt(multiple);
    if (line.slider) rebates.push(rebateAt(line.slider.series, line.slider.own, stake));
  }
  return {
    win: roundedOnce(wins),
    rebate: roundedOnce(rebates),
    hasWon: outcomes.some(hasWon),
    shownWins: wins.map(wholeOf),
  };
}
