import type { DuelOutcome } from './lucky-nine.ts';

export type DuelInfo = {
  stakes: readonly string[];
  /** A hand still to be played, for instance after the page was opened again. */
  open: DuelHandView | null;
  rivals: readonly string[];
};

/** What the player sees of a running hand; the rival's cards stay face down. */
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
