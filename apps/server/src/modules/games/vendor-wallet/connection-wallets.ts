import type { VendorWallet } from '#ports/game-vendor.ts';
import type { GameCatalogue } from '../catalogue/game-catalogue.ts';
import { createVendorWallet, type VendorWalletDependencies } from './vendor-wallet.ts';

type Deps = Pick<VendorWalletDependencies, 'db' | 'wallet' | 'currency' | 'wins'> & {
  catalogue: GameCatalogue;
};

/** Returns the wallet of each connection, made once: callbacks and inquiries share it. */
export function createConnectionWallets({ catalogue, ...deps }: Deps) {
  const wallets = new Map<string, VendorWallet>();
  const categoryOf = (node: number | undefined) =>
    node === undefined ? undefined : catalogue.byNode(node)?.game.gameType;

  function create(connection: string): VendorWallet {
    const nodeOf = (name: string) => catalogue.byVendorGame(connection, name)?.game.nodeId;
    const openNodeOf = (name: string) => {
      const known = catalogue.byVendorGame(connection, name);
      return known?.maintenance === false ? known.game.nodeId : undefined;
    };
    return createVendorWallet({ ...deps, connection, nodeOf, categoryOf, openNodeOf });
  }

  return function walletOf(connection: string): VendorWallet {
    const wallet = wallets.get(connection) ?? create(connection);
    wallets.set(connection, wallet);
    return wallet;
  };
}
