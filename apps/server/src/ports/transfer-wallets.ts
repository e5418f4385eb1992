/** A member's money at a provider with own wallets. */
export type TransferPurse = {
  /** The vendor's name of the provider. */
  provider: string;
  accountId: string;
  currency: string;
};

export type TransferOrder = TransferPurse & {
  /** Our unique reference; money moves under it once only. */
  reference: string;
  /** Decimal string above zero. */
  amount: string;
};

export type TransferDirection = 'credit' | 'debit';

/** The vendor's record of a reference; a refused order is never carried out later. */
export type TransferRecord = TransferOrder & {
  direction: TransferDirection;
  status: 'done' | 'noFunds' | 'refused';
};

/**
 * `noFunds` and `refused` are final refusals of the vendor. After any other failure it is in doubt
 * whether money moved: `detail` is for the log, and the same order may be sent again.
 */
export type TransferAnswer =
  | { outcome: 'done' }
  | { outcome: 'noFunds' | 'refused' | 'inDoubt'; detail: string };

/** The result of a query, or why there is none; `detail` is for the log. */
export type TransferReading<Value> = { done: true; value: Value } | { done: false; detail: string };

/** A round played with money at a provider, in its current state there. */
export type ReportedRound = {
  /** The provider's id; a report of the same round with other sums corrects the one before. */
  roundId: string;
  accountId: string;
  currency: string;
  /** The vendor's name of the game. */
  game: string;
  /** Decimal strings: the sums staked and won. */
  bet: string;
  win: string;
  /** The part of the stake that the provider counts as played; null when unknown. */
  valid: string | null;
  endedAt: Date;
};

export type RoundReport = {
  rounds: readonly ReportedRound[];
  /** Entries that are no valid round, as received. */
  unreadable: readonly string[];
  /** Where the next report continues; opaque to us. */
  cursor: string;
  /** Whether further reports are available already. */
  more: boolean;
};

/** A vendor's own wallets, which members fill before they play and empty afterwards. */
export type TransferWallets = {
  /** Decimal string. */
  balance(purse: TransferPurse): Promise<TransferReading<string>>;
  /** Adds money. A repeat of the same order moves nothing and is answered like the first. */
  credit(order: TransferOrder): Promise<TransferAnswer>;
  /** Takes money; repeats are answered likewise. */
  debit(order: TransferOrder): Promise<TransferAnswer>;
  /** Null when the vendor has never seen the reference. */
  find(reference: string): Promise<TransferReading<TransferRecord | null>>;
  /** Rounds that ended or were corrected after the cursor, oldest first; all without a cursor. */
  report(provider: string, cursor: string | null): Promise<TransferReading<RoundReport>>;
};

/** A wrong setting, which stops the start; the message says what to set. */
export class TransferWalletsConfigError extends Error {
  override readonly name = 'ConfigError';
}
