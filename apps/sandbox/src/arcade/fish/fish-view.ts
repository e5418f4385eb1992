import type { FishKind } from './fish.ts';

export type FishInfo = { stakes: readonly string[]; kinds: readonly FishKind[] };

export type FishVolleyView = {
  /** The win of each shot in the order sent; "0.00" when the creature got away. */
  wins: readonly string[];
  stake: string;
  win: string;
  balance: string;
};
