import type { Database } from '#db/database.ts';
import { findAccount } from '#modules/wallet/account.store.ts';
import { isOpenTo } from '#modules/wallet/bonus.store.ts';
import type { Wallet } from '#modules/wallet/wallet.ts';
import type { FinishRound, VendorWallet, WalletAnswer } from '#ports/game-vendor.ts';
import type { WinListener } from '../winners/winners.ts';
import { doneOf, refusalIn, refused } from './answer.ts';
import { createPlayerFinder } from './find-player.ts';
import { playRound } from './play-round.ts';
import { rollBack } from './roll-back.ts';
import { createWagerPermits } from './wager-permits.ts';
import type { VendorWalletDeps } from './wallet-deps.ts';

export type VendorWalletDependencies = {
  db: Database;
  wallet: Wallet;
  connection: string;
  /** The currency of money; play money never reaches a vendor's wallet calls. */
  currency: { code: string; digits: number };
  nodeOf: VendorWalletDeps['nodeOf'];
  categoryOf: VendorWalletDeps['categoryOf'];
  openNodeOf: VendorWalletDeps['openNodeOf'];
  wins: WinListener;
};

/** The balance that a game of the category may use; without a category the whole balance. */
async function balanceOf(
  db: Database,
  accountId: bigint,
  category?: string,
): Promise<WalletAnswer> {
  const account = await findAccount(db, accountId);
  if (!account) return refused('playerUnknown');
  const { balanceMinor, bonusMinor, bonusId } = account;
  const closed = bonusId !== null && category !== undefined && bonusMinor > 0n;
  const hidden = closed && !(await isOpenTo(db, bonusId, category)) ? bonusMinor : 0n;
  return { done: true, balanceMinor: balanceMinor - hidden };
}

async function finishRound(deps: VendorWalletDeps, command: FinishRound): Promise<WalletAnswer> {
  const player = await deps.findPlayer(command);
  if (typeof player === 'string') return refused(player);
  const results = await deps.apply([
    {
      accountId: player.accountId,
      contraId: await deps.houseAccount(player.currency),
      kind: 'finish',
      amountMinor: 0n,
      source: deps.source,
      // Players of one table may share a round, so the id contains the account.
      externalId: `finish:${player.accountId}:${command.roundId}`,
      roundId: command.roundId,
      finishesRound: true,
    },
  ]);
  const refusal = refusalIn(results);
  if (refusal) return refusal;
  // A repeated finish has no stored answer, so it returns the present balance.
  const isRepeat = results[0]?.outcome === 'repeated';
  return isRepeat ? balanceOf(deps.db, player.accountId) : doneOf(results);
}

/** The wallet as one connection's vendors call it; only the ledger decides about money. */
export function createVendorWallet(given: VendorWalletDependencies): VendorWallet {
  const { db, wallet, connection, currency, nodeOf, categoryOf, openNodeOf, wins } = given;
  const source = `games:${connection}`;
  const deps: VendorWalletDeps = {
    db,
    apply: wallet.apply,
    source,
    houseAccount: (code) => wallet.houseAccount(source, code),
    findPlayer: createPlayerFinder(db),
    permits: createWagerPermits(db, connection),
    nodeOf,
    categoryOf,
    openNodeOf,
    wins,
  };
  return {
    digitsOf: (code) => (code === currency.code ? currency.digits : null),
    balance: async (named) => {
      const player = await deps.findPlayer(named);
      if (typeof player === 'string') return refused(player);
      return balanceOf(db, player.accountId, categoryOf(nodeOf(named.vendorGame)));
    },
    playRound: (command) => playRound(deps, command),
    rollBack: (command) => rollBack(deps, command),
    finishRound: (command) => finishRound(deps, command),
  };
}
