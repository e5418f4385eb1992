import type { PokerRank } from './poker-hand.ts';

export type PokerInfo = {
  stakes: readonly string[];
  pays: Readonly<Record<PokerRank, number>>;
  /** An unfinished hand, for instance after the page was opened again. */
  open: PokerHandView | null;
};

export type PokerHandView = { cards: readonly number[]; rank: PokerRank | null; stake: string };

export type PokerDealView = { hand: PokerHandView; balance: string };

export type PokerEndView = {
  cards: readonly number[];
  rank: PokerRank | null;
  stake: string;
  win: string;
  /** Null while the wallet has not answered. */
  balance: string | null;
};
