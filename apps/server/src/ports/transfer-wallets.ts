/** The money of a member that lies at a studio with a wallet of its own. */
export type TransferPurse = {
  /** As the vendor names it. */
  provider: string;
  accountId: string;
  currency: string;
};

export type TransferOrder = TransferPurse & {
  /** Ours; under it money moves once, for ever. */
  reference: string;
  /** Decimal string above zero. */
  amount: string;
};

export type TransferDirection = 'credit' | 'debit';

/** What the vendor has under a reference; a refused one is never carried out afterwards. */
export type TransferRecord = TransferOrder & {
  direction: TransferDirection;
  status: 'done' | 'noFunds' | 'refused';
};

/**
 * `noFunds` and `refused` are the vendor's own and final word. Whatever else went wrong leaves in
 * doubt whether money moved: `detail` is for the log, and the same order may be sent again.
 */
export type TransferAnswer =
  | { outcome: 'done' }
  | { outcome: 'noFunds' | 'refused' | 'inDoubt'; detail: string };

/** What the vendor was asked about, or why it cannot be told; `detail` is for the log. */
export type TransferReading<Value> = { done: true; value: Value } | { done: false; detail: string };

/** A round that was played with money at the studio, as it stands there now. */
export type ReportedRound = {
  /** The studio's own; a report of the same round with other sums corrects the one before. */
  roundId: string;
  accountId: string;
  currency: string;
  /** As the vendor names it. */
  game: string;
  /** Decimal strings; what was staked and won in all. */
  bet: string;
  win: string;
  /** What of the stake the studio counts as played; null where it does not say. */
  valid: string | null;
  endedAt: Date;
};

export type RoundReport = {
  rounds: readonly ReportedRound[];
  /** What stood among the rounds and is none, as it came. */
  unreadable: readonly string[];
  /** Where the next report goes on; only the vendor knows what it means. */
  cursor: string;
  /** More is there already. */
  more: boolean;
};

/** Wallets that members fill before they play and empty afterwards. */
export type TransferWallets = {
  /** Decimal string. */
  balance(purse: TransferPurse): Promise<TransferReading<string>>;
  /** Onto the purse. A repeat of the same order moves nothing and answers as the first. */
  credit(order: TransferOrder): Promise<TransferAnswer>;
  /** Off the purse. */
  debit(order: TransferOrder): Promise<TransferAnswer>;
  /** Null when the vendor has never seen the reference. */
  find(reference: string): Promise<TransferReading<TransferRecord | null>>;
  /** Rounds that ended or were corrected after the cursor, oldest first; all without a cursor. */
  report(provider: string, cursor: string | null): Promise<TransferReading<RoundReport>>;
};

/** A setting that stops the start; the sentence says what to set. */
export class TransferWalletsConfigError extends Error {
  override readonly name = 'ConfigError';
}
