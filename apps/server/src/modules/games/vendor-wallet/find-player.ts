import type { Database } from '#db/database.ts';
import { findAccount } from '#modules/wallet/account.store.ts';
import type { WalletPlayer, WalletRefusal } from '#ports/game-vendor.ts';
import { createRemembered } from './remembered.ts';

export type Player = { accountId: bigint; currency: string };

const accountPattern = /^[1-9]\d{0,17}$/;
const capacity = 100_000;

/** Finds the account that a vendor names, and caches those fields that never change. */
export function createPlayerFinder(db: Database) {
  const players = createRemembered<string, Player>(capacity);

  async function read(accountId: string): Promise<Player | null> {
    if (!accountPattern.test(accountId)) return null;
    const account = await findAccount(db, BigInt(accountId));
    if (!account) return null;
    const player = { accountId: account.accountId, currency: account.currency };
    players.set(accountId, player);
    return player;
  }

  return async function findPlayer(named: WalletPlayer): Promise<Player | WalletRefusal> {
    const player = players.get(named.accountId) ?? (await read(named.accountId));
    if (!player) return 'playerUnknown';
    return player.currency === named.currency ? player : 'currencyWrong';
  };
}

export type FindPlayer = ReturnType<typeof createPlayerFinder>;
