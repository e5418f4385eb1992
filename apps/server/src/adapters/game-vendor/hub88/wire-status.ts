import type { WalletRefusal } from '#ports/game-vendor.ts';

/** The vendor's response statuses that we use. */
export type WireStatus =
  | 'RS_OK'
  | 'RS_ERROR_UNKNOWN'
  | 'RS_ERROR_INVALID_TOKEN'
  | 'RS_ERROR_INVALID_GAME'
  | 'RS_ERROR_WRONG_CURRENCY'
  | 'RS_ERROR_NOT_ENOUGH_MONEY'
  | 'RS_ERROR_USER_DISABLED'
  | 'RS_ERROR_INVALID_SIGNATURE'
  | 'RS_ERROR_TOKEN_EXPIRED'
  | 'RS_ERROR_WRONG_SYNTAX'
  | 'RS_ERROR_WRONG_TYPES'
  | 'RS_ERROR_DUPLICATE_TRANSACTION'
  | 'RS_ERROR_TRANSACTION_ROLLED_BACK'
  | 'RS_ERROR_LIMIT_REACHED';

/** A refusal that the vendor reads in the body of an answer with HTTP status 200. */
export class StatusRefusal extends Error {
  override readonly name = 'StatusRefusal';
  readonly status: WireStatus;
  /** The player's balance in vendor units, with the statuses that carry it. */
  readonly balance: bigint | null;

  constructor(status: WireStatus, message: string, balance: bigint | null = null) {
    super(message);
    this.status = status;
    this.balance = balance;
  }
}

/** The status of each refusal of the wallet, and whether the balance goes with it. */
export const statusOfRefusal = {
  noFunds: ['RS_ERROR_NOT_ENOUGH_MONEY', true],
  playerUnknown: ['RS_ERROR_INVALID_TOKEN', false],
  betLimitReached: ['RS_ERROR_LIMIT_REACHED', true],
  maximumBetExceeded: ['RS_ERROR_LIMIT_REACHED', true],
  playTimeOver: ['RS_ERROR_USER_DISABLED', false],
  gameForbidden: ['RS_ERROR_INVALID_GAME', false],
  playerDisabled: ['RS_ERROR_USER_DISABLED', false],
  sessionClosed: ['RS_ERROR_TOKEN_EXPIRED', false],
  currencyWrong: ['RS_ERROR_WRONG_CURRENCY', false],
  repeatDiffers: ['RS_ERROR_DUPLICATE_TRANSACTION', false],
  alreadyRolledBack: ['RS_ERROR_TRANSACTION_ROLLED_BACK', false],
  balanceTooHigh: ['RS_ERROR_LIMIT_REACHED', true],
} as const satisfies Record<WalletRefusal, readonly [WireStatus, boolean]>;

/** Writes JSON whose balance may exceed what a JavaScript number holds exactly. */
export function writeAnswer(fields: Record<string, string>, balance: bigint | null): string {
  const text = JSON.stringify(fields);
  return balance === null ? text : `${text.slice(0, -1)},"balance":${balance}}`;
}
