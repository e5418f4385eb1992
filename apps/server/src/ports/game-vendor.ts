import type { FastifyInstance } from 'fastify';
import type { CallFailure } from '#kit/network/call-json.ts';
import type { TransferWallets } from './transfer-wallets.ts';

type LaunchPlace = {
  /** The vendor's name of the game. */
  vendorGame: string;
  /** BCP 47, such as `fil-PH`. */
  languageTag: string;
  /** Absolute addresses of this site, to which the game leads for leaving and for depositing. */
  returnUrl: string;
  depositUrl: string;
  /** A match of the vendor's books at which the game opens; vendors without books ignore it. */
  matchId?: string;
};

/** A launch for money: the vendor calls our wallet with the play session. */
export type RealLaunch = LaunchPlace & {
  playSessionId: string;
  accountId: string;
  currency: string;
  country: string;
  /** Address of the player's device. */
  address: string;
};

/** A launch for free play: the vendor keeps the play money and calls no wallet. */
export type DemoLaunch = LaunchPlace & {
  currency: string;
  /** Play money to start with, a decimal string. */
  balance: string;
};

/** Why a call to a vendor failed; `resting` when its circuit breaker did not let it through. */
export type VendorFailure = { kind: CallFailure['kind'] | 'resting'; detail: string };

export type VendorAnswer<Value> =
  | { done: true; value: Value }
  | { done: false; failure: VendorFailure };

/** A game in the vendor's own catalogue. */
export type VendorGame = {
  vendorGame: string;
  name: string;
  provider: string;
  type: string;
  rtpPercent: string | null;
  volatility: string | null;
  thumbnailUrl: string | null;
  currencies: readonly string[];
  blockedCountries: readonly string[];
};

/** A match in one of the vendor's books that can be bet on until it starts. */
export type VendorMatch = {
  matchId: string;
  /** The vendor's name of the book. */
  vendorGame: string;
  home: string;
  away: string;
  startsAt: Date;
};

/** A round inquiry: a player's round by the ids that the vendor used when it was played. */
export type RoundQuestion = {
  accountId: string;
  currency: string;
  /** Decimals of the currency. */
  digits: number;
  roundId: string;
};

/** A valid transaction; one that was rolled back is listed with its rollback. */
export type RoundTransaction =
  | RoundMove
  | { kind: 'rollback'; externalId: string; originalId: string };

export type RoundRecord = {
  /** In the order of the vendor, without those of other players. */
  transactions: readonly RoundTransaction[];
  /** No more moves follow. */
  finished: boolean;
};

/** A configured link to an aggregator or to a single vendor. */
export type GameVendorConnection = {
  readonly id: string;
  /** Resolves with the game address. */
  launchReal(launch: RealLaunch): Promise<VendorAnswer<string>>;
  launchDemo(launch: DemoLaunch): Promise<VendorAnswer<string>>;
  catalogue(): Promise<VendorAnswer<readonly VendorGame[]>>;
  /** Empty for a vendor without books. */
  matches(): Promise<VendorAnswer<readonly VendorMatch[]>>;
  /** Null when the vendor has never seen the round. */
  findRound(question: RoundQuestion): Promise<VendorAnswer<RoundRecord | null>>;
  /** Adds the raw routes `/vendors/<id>/…` by which the vendor reaches the wallet. */
  addRoutes(server: FastifyInstance, wallet: VendorWallet): void;
  /** The vendor's own wallets, which members fill before they play; missing when it uses ours. */
  readonly transfers?: TransferWallets;
};

/** A wrong setting of a connection, which stops the start; the message says what to set. */
export class GameVendorConfigError extends Error {
  override readonly name = 'ConfigError';
}

/** The player's wallet, with the ids that the launch gave to the vendor. */
export type WalletPlayer = { accountId: string; currency: string };

export type RoundMove = {
  /** The vendor's id of the move, which is applied once only. */
  externalId: string;
  kind: 'bet' | 'win';
  /** Minor units: above zero for a bet, zero or more for a win. */
  amountMinor: bigint;
};

export type PlayRound = WalletPlayer & {
  vendorGame: string;
  roundId: string;
  /** Null when the vendor does not say. */
  playSessionId: string | null;
  /** At least one; applied in order, all or none. */
  moves: readonly RoundMove[];
  /** No more moves follow in this round. */
  finishesRound: boolean;
};

export type RollBack = WalletPlayer & {
  roundId: string;
  reversals: readonly { externalId: string; originalId: string }[];
  finishesRound: boolean;
};

export type FinishRound = WalletPlayer & { roundId: string };

/** Why the wallet refuses; no money was moved. Each adapter maps each to a code of its vendor. */
export type WalletRefusal =
  | 'noFunds'
  | 'playerUnknown'
  | 'betLimitReached'
  | 'maximumBetExceeded'
  | 'playTimeOver'
  | 'gameForbidden'
  | 'playerDisabled'
  | 'sessionClosed'
  | 'currencyWrong'
  | 'repeatDiffers'
  | 'alreadyRolledBack'
  | 'balanceTooHigh';

/** A refusal carries the balance from before the command, when there is an account. */
export type WalletAnswer<Done = unknown> =
  | ({ done: true; balanceMinor: bigint } & Done)
  | { done: false; refusal: WalletRefusal; balanceMinor: bigint | null };

/**
 * The seamless wallet without any vendor's field names. A repeated command is answered as the first
 * time and moves nothing. It throws when it is unknown whether money moved: the adapter must then
 * answer a fault, so that the vendor repeats with the same ids.
 */
export type VendorWallet = {
  /** Decimals of a currency that vendors may use; null for any other. */
  digitsOf(currency: string): number | null;
  balance(player: WalletPlayer & { vendorGame: string }): Promise<WalletAnswer>;
  /** Our transaction ids, in the order of the moves. */
  playRound(command: PlayRound): Promise<WalletAnswer<{ transactionIds: readonly string[] }>>;
  /** Null for an unknown original, which is refused if it arrives later. */
  rollBack(
    command: RollBack,
  ): Promise<WalletAnswer<{ transactionIds: readonly (string | null)[] }>>;
  finishRound(command: FinishRound): Promise<WalletAnswer>;
};
