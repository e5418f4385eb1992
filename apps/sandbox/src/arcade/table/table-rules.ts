import type { Draw } from '#random.ts';

/** The rules of a game of spots: its terms, its results and the payout of each spot. */
export type TableRules<Terms, Result> = {
  /** Time for bets, and time in which the result is shown before wins are paid. */
  bettingMs: number;
  revealMs: number;
  /** The terms of the next round, for instance its odds. */
  openRound: (draw: Draw) => Terms;
  drawResult: (terms: Terms, draw: Draw) => Result;
  isSpot: (spot: string) => boolean;
  /** Hundredths of the stake that the spot returns, stake included; 0 when it loses. */
  returns: (spot: string, result: Result, terms: Terms) => number;
  /** The result in a few characters, for the history. */
  summary: (result: Result) => string;
  /** Fixed factors for the page to show. */
  pays: Readonly<Record<string, number>>;
};
