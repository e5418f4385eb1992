import type { DropRisk } from './drop.ts';

export type DropInfo = {
  stakes: readonly string[];
  rows: number;
  /** Tenths of the stake for each pocket, left to right. */
  tables: Readonly<Record<DropRisk, readonly number[]>>;
};

export type DropRoundView = {
  turns: readonly boolean[];
  pocket: number;
  stake: string;
  win: string;
  balance: string;
};
