import type { FastifyInstance } from 'fastify';
import type { CallFailure } from '#kit/call-json.ts';
import type { TransferWallets } from './transfer-wallets.ts';

type LaunchPlace = {
  /** The game as the vendor names it. */
  vendorGame: string;
  /** BCP 47, such as `fil-PH`. */
  languageTag: string;
  /** Absolute addresses of this site, to leave the game and to deposit. */
  returnUrl: string;
  depositUrl: string;
  /** A match of the vendor's books at which the game opens; vendors without books pass it over. */
  matchId?: string;
};

/** Play for money: the vendor calls our wallet and names the play session. */
export type RealLaunch = LaunchPlace & {
  playSessionId: string;
  accountId: string;
  currency: string;
  country: string;
  /** Address of the player's device. */
  address: string;
};

/** Free play: the vendor keeps the play money and calls no wallet. */
export type DemoLaunch = LaunchPlace & {
  currency: string;
  /** Play money to start with, a decimal string. */
  balance: string;
};

/** Why a call to a vendor came to nothing; `resting` when it was not made, see `CircuitBreaker`. */
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
  /** The book as the vendor names it. */
  vendorGame: string;
  home: string;
  away: string;
  startsAt: Date;
};

/** A round of a player, as the vendor named it when it was played. */
export type RoundQuestion = {
  accountId: string;
  currency: string;
  /** Decimals of the currency. */
  digits: number;
  roundId: string;
};

/** What the vendor stands by; what it took back is there twice, as itself and as a rollback. */
export type RoundTransaction =
  | RoundMove
  | { kind: 'rollback'; externalId: string; originalId: string };

export type RoundRecord = {
  /** In the order of the vendor, those of other players left out. */
  transactions: readonly RoundTransaction[];
  /** No more moves follow. */
  finished: boolean;
};

/** One way to reach games: an aggregator or a vendor with an agreement of its own. */
export type GameVendorConnection = {
  readonly id: string;
  /** Resolved with the address to play at. */
  launchReal(launch: RealLaunch): Promise<VendorAnswer<string>>;
  launchDemo(launch: DemoLaunch): Promise<VendorAnswer<string>>;
  catalogue(): Promise<VendorAnswer<readonly VendorGame[]>>;
  /** Empty for a vendor without books. */
  matches(): Promise<VendorAnswer<readonly VendorMatch[]>>;
  /** Null when the vendor has never seen the round. */
  findRound(question: RoundQuestion): Promise<VendorAnswer<RoundRecord | null>>;
  /** Adds the raw routes `/vendors/<id>/…` by which the vendor reaches the wallet. */
  addRoutes(server: FastifyInstance, wallet: VendorWallet): void;
  /** Where members bring money before they play; missing where games take from our wallet. */
  readonly transfers?: TransferWallets;
};

/** A setting of a connection that stops the start; the sentence says what to set. */
export class GameVendorConfigError extends Error {
  override readonly name = 'ConfigError';
}

/** Whose wallet, as the vendor was told at the launch. */
export type WalletPlayer = { accountId: string; currency: string };

export type RoundMove = {
  /** The vendor's own id of the move; it happens once, for ever. */
  externalId: string;
  kind: 'bet' | 'win';
  /** Minor units: a bet above zero, a win not below it. */
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

/** Why the wallet says no; nothing was moved. Each adapter has a code of its vendor for each. */
export type WalletRefusal =
  | 'noFunds'
  | 'playerUnknown'
  | 'betLimitReached'
  | 'maximumBetExceeded'
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
 * The seamless wallet without any vendor's field names. A repeated command is answered as the
 * first time and moves nothing. It throws when nobody can say whether money moved: the vendor
 * must then be told of a fault, so that it repeats with the same ids.
 */
export type VendorWallet = {
  /** Decimals of a currency that vendors may use; null for any other. */
  digitsOf(currency: string): number | null;
  balance(player: WalletPlayer & { vendorGame: string }): Promise<WalletAnswer>;
  /** Ids of ours, in the order of the moves. */
  playRound(command: PlayRound): Promise<WalletAnswer<{ transactionIds: readonly string[] }>>;
  /** Null in the place of an original that was never seen; it cannot happen any more. */
  rollBack(
    command: RollBack,
  ): Promise<WalletAnswer<{ transactionIds: readonly (string | null)[] }>>;
  finishRound(command: FinishRound): Promise<WalletAnswer>;
};
