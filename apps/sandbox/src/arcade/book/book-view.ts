import type { Sport, Winner } from './sports.ts';

export type MarketName = 'winner' | 'total';
export type SelectionName = Winner | 'over' | 'under';

export type MarketView = {
  name: MarketName;
  /** The whole number of the total market's line, without its half. */
  line: number | null;
  selections: readonly { name: SelectionName; odds: string }[];
};

export type FixtureView = {
  id: string;
  home: string;
  away: string;
  state: 'open' | 'playing' | 'ended';
  startsAt: number;
  endsAt: number;
  /** Time of the match on its own clock. */
  clock: number;
  score: readonly [number, number] | null;
  markets: readonly MarketView[];
};

export type SlipView = {
  id: string;
  fixture: string;
  home: string;
  away: string;
  market: MarketName;
  selection: SelectionName;
  line: number | null;
  odds: string;
  stake: string;
  state: 'open' | 'won' | 'lost';
  win: string;
};

/** The book as one player sees it. Times are milliseconds of the server's clock. */
export type BookView = {
  now: number;
  fixtures: readonly FixtureView[];
  slips: readonly SlipView[];
  /** The balance after the last settled slip; null while the wallet has not answered. */
  settledBalance: string | null;
  /** Number of the player's settled slips. */
  settledCount: number;
};

export type BookInfo = {
  view: BookView;
  unit: Sport['clock']['unit'];
  counts: Sport['counts'];
  stakes: readonly string[];
  /** The match with which the operator opened the book; null for all of them. */
  opened: string | null;
};

export type BookBetReply = { view: BookView; balance: string };
