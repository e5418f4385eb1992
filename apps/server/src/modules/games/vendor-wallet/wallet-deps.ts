import type { Database } from '#db/database.ts';
import type { Wallet } from '#modules/wallet/wallet.ts';
import type { WinListener } from '../winners/winners.ts';
import type { FindPlayer } from './find-player.ts';
import type { WagerPermits } from './wager-permits.ts';

/** What the commands of one connection work with. */
export type VendorWalletDeps = {
  db: Database;
  apply: Wallet['apply'];
  /** Under which the ledger keeps the ids of the connection. */
  source: string;
  houseAccount: (currency: string) => Promise<bigint>;
  findPlayer: FindPlayer;
  permits: WagerPermits;
  /** Node of a game of the connection, undefined when the site has none of that name. */
  nodeOf: (vendorGame: string) => number | undefined;
  /** Category of a game, by which a bonus lets its money in. */
  categoryOf: (gameNode: number | undefined) => string | undefined;
  /** As `nodeOf`, for games that may be played now. */
  openNodeOf: (vendorGame: string) => number | undefined;
  wins: WinListener;
};
