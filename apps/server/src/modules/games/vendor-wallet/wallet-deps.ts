import type { Database } from '#db/database.ts';
import type { Wallet } from '#modules/wallet/wallet.ts';
import type { WinListener } from '../winners/winners.ts';
import type { FindPlayer } from './find-player.ts';
import type { WagerPermits } from './wager-permits.ts';

/** Dependencies of the commands of one connection. */
export type VendorWalletDeps = {
  db: Database;
  apply: Wallet['apply'];
  /** The source under which the ledger keeps the connection's ids. */
  source: string;
  houseAccount: (currency: string) => Promise<bigint>;
  findPlayer: FindPlayer;
  permits: WagerPermits;
  /** Node of a game of the connection; undefined when the site has none of that name. */
  nodeOf: (vendorGame: string) => number | undefined;
  /** Category of a game, which decides whether bonus money may be staked. */
  categoryOf: (gameNode: number | undefined) => string | undefined;
  /** Like `nodeOf`, for games that can be played now. */
  openNodeOf: (vendorGame: string) => number | undefined;
  wins: WinListener;
};
