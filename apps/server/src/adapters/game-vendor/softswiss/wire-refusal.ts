import type { WalletRefusal } from '#ports/game-vendor.ts';

/** The vendor's error codes that we use. */
export type ApiCode = '100' | '101' | '105' | '106' | '107' | '110' | '154' | '400' | '403' | '409';

/** A request that is answered with HTTP 400 in the vendor's error shape. */
export class WireRefusal extends Error {
  override readonly name = 'WireRefusal';
  readonly apiCode: ApiCode;
  /** Decimal string; codes 100, 105 and 106 carry it. */
  readonly balance: string | null;

  constructor(apiCode: ApiCode, message: string, balance: string | null = null) {
    super(message);
    this.apiCode = apiCode;
    this.balance = balance;
  }
}

/** The code and message of each refusal of the wallet, and whether the balance goes with it. */
export const refusalOnWire = {
  noFunds: ['100', 'not enough funds', true],
  playerUnknown: ['101', 'the player is not known', false],
  betLimitReached: ['105', 'the bet limit of the player is reached', true],
  maximumBetExceeded: ['106', 'the bet is above the maximum', true],
  playTimeOver: ['110', 'the player has no playing time left', false],
  gameForbidden: ['107', 'the game is not open to the player', false],
  playerDisabled: ['110', 'the player is disabled', false],
  sessionClosed: ['110', 'the player has no open session', false],
  currencyWrong: ['154', 'the currency is not the one of the player', false],
  repeatDiffers: ['400', 'this id was used before with other details', false],
  alreadyRolledBack: ['409', 'already rolled back', false],
  balanceTooHigh: ['400', 'the balance would be above its limit', false],
} as const satisfies Record<WalletRefusal, readonly [ApiCode, string, boolean]>;

/** The body of every error: a refusal with its code, any other error as our fault. */
export function errorBody(error: unknown) {
  if (!(error instanceof WireRefusal)) {
    const message = 'internal error';
    return { code: 'internal', msg: message, meta: { api_code: '500', api_message: message } };
  }
  const { apiCode, message, balance } = error;
  return {
    code: 'invalid_argument',
    msg: message,
    meta: {
      api_code: apiCode,
      api_message: message,
      ...(balance === null ? {} : { balance }),
    },
  };
}
