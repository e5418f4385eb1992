/** One stake on one spot of the table; amounts are decimal strings. */
export type PlacedBet = { spot: string; stake: string };

/** A table as one player sees it. Times are milliseconds of the server's clock. */
export type TableView<Terms = unknown, Result = unknown> = {
  now: number;
  round: number;
  phase: 'betting' | 'reveal';
  closesAt: number;
  endsAt: number;
  terms: Terms;
  /** Null while bets are taken. */
  result: Result | null;
  /** Earlier results, newest first. */
  recent: readonly Result[];
  /** The player's own bets of this round. */
  bets: readonly PlacedBet[];
  /** The player's last round that was paid out. */
  last: SettledBets<Result> | null;
};

export type SettledBets<Result = unknown> = {
  round: number;
  result: Result;
  stake: string;
  win: string;
  /** Null while the wallet has not answered. */
  balance: string | null;
};

/** What a page gets of a table before play. */
export type TableInfo<Terms = unknown, Result = unknown> = {
  /** Null for a table that draws on demand of its only player. */
  view: TableView<Terms, Result> | null;
  terms: Terms;
  chips: readonly string[];
  /** Factor of each spot in hundredths, stake included, where it never changes. */
  pays: Readonly<Record<string, number>>;
};

export type BetReply<Terms = unknown, Result = unknown> = {
  view: TableView<Terms, Result>;
  balance: string;
};

export type SoloReply<Result = unknown> = {
  result: Result;
  stake: string;
  win: string;
  balance: string;
};
