import type { JackpotTier, SlotModel } from './models.ts';

/** What the slot page shows before the first spin. */
export type SlotInfo = {
  lines: readonly (readonly number[])[];
  strips: readonly (readonly string[])[];
  pays: SlotModel['pays'];
  scatterPays: SlotModel['scatterPays'];
  freeSpins: SlotModel['freeSpins'];
  freeSpinMultiplier: number;
  jackpots: readonly JackpotTier[];
  /** Stakes of one line, decimal strings, smallest first. */
  coins: readonly string[];
};

export type SlotSpinView = {
  stops: readonly number[];
  lineWins: readonly { line: number; symbol: string; count: number; win: string }[];
  scatterCount: number;
  scatterWin: string;
  freeSpinsWon: number;
  win: string;
};

export type SlotRoundView = {
  roundId: string;
  stake: string;
  spins: readonly SlotSpinView[];
  jackpot: { name: JackpotTier['name']; win: string } | null;
  win: string;
  balance: string;
};
