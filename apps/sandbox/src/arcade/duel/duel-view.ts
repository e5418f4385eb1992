import type { DuelOutcome } from './lucky-nine.ts';

export type DuelInfo = {
  stakes: readonly string[];
  /** An unfinished hand, for instance after the page was opened again. */
  open: DuelHandView | null;
  rivals: readonly string[];
};

/** A running hand as the player sees it; the rival's cards stay face down. */
export type DuelHandView = { own: readonly number[]; points: number; stake: string };

export type DuelDealView = { hand: DuelHandView; balance: string };

export type DuelEndView = {
  own: readonly number[];
  rival: readonly number[];
  ownPoints: number;
  rivalPoints: number;
  outcome: DuelOutcome;
  stake: string;
  win: string;
  /** Null while the wallet has not answered. */
  balance: string | null;
};
