import type { FastifyInstance } from 'fastify';
import type { Endpoints } from '@pavilion/contract/endpoints';
import type { Database } from '../../db/tables.ts';
import type { Handlers } from '../../http/handlers.ts';
import type { Clock } from '../../kit/clock.ts';
import type { Logger } from '../../kit/logger.ts';
import type { GameVendorConnection } from '../../ports/game-vendor.ts';
import type { Site } from '../site/site.ts';
import { closePermits } from '../wallet/wager-permit.store.ts';
import type { Wallet } from '../wallet/wallet.ts';
import { findGames, findHotGames } from './catalogue/find-games.ts';
import { createGameCatalogue, type FindPicture } from './catalogue/game-catalogue.ts';
import { vendorMenu } from './catalogue/list-vendors.ts';
import { launchGame } from './launch/launch-game.ts';
import { listOpenPlaySessions } from './launch/play-session.store.ts';
import { betsOf } from './rounds/list-bets.ts';
import { createVendorWallet } from './vendor-wallet/vendor-wallet.ts';

export type GamesSite = Pick<Site, 'memberTypes' | 'vendors' | 'gameCategories' | 'games'> & {
  brand: Pick<Site['brand'], 'country' | 'timeZone'>;
  policy: Pick<Site['policy'], 'trial'>;
};

export type GamesDependencies = {
  db: Database;
  wallet: Wallet;
  site: GamesSite;
  /** By id; the ids are those that the site's vendors name. */
  connections: Readonly<Record<string, GameVendorConnection>>;
  clock: Clock;
  pictures: FindPicture;
  /** Where people reach the site, without a slash at the end. */
  publicUrl: string;
  currency: { code: string; digits: number };
  /** Play money of trial accounts (decision D17). */
  trialCurrency: { code: string };
  logger?: Pick<Logger, 'warn'>;
};

export type Games = ReturnType<typeof createGames>;

export function createGames(deps: GamesDependencies) {
  const { db, wallet, site, connections, pictures, currency, trialCurrency } = deps;
  const isConnected = (id: string) => connections[id] !== undefined;
  const catalogue = createGameCatalogue({ site, isConnected, pictures, digits: currency.digits });
  const menu = vendorMenu(site, catalogue, pictures);
  const { timeZone } = site.brand;
  const records = { db, catalogue, timeZone, digits: currency.digits, trialCurrency };

  const handlers: Handlers<Endpoints['games']> = {
    listGames: async (input, { language }) => findGames(catalogue, input, language),
    listVendors: async () => menu,
    listHotGames: async (input, { language }) => findHotGames(catalogue, input, language),
    launchGame: (input, context) => launchGame({ ...deps, catalogue }, input, context),
    listBets: (input, { caller, language }) => betsOf(records, caller.memberId, input, language),
  };

  return {
    handlers,
    /** The raw routes by which game vendors reach the wallet. */
    addVendorRoutes(server: FastifyInstance): void {
      for (const [id, connection] of Object.entries(connections)) {
        if (connection.id !== id) throw new Error(`connection ${id} calls itself ${connection.id}`);
        const all = catalogue.nodesAt(id, 'all');
        const open = catalogue.nodesAt(id, 'open');
        const nodeOf = (vendorGame: string) => all.get(vendorGame);
        const openNodeOf = (vendorGame: string) => open.get(vendorGame);
        const parts = { db, wallet, connection: id, currency, nodeOf, openNodeOf };
        connection.addRoutes(server, createVendorWallet(parts));
      }
    },
    /** No more bets under these login sessions; what was bet is still settled. */
    async closePlaySessions(loginSessionIds: readonly string[], reason: string): Promise<void> {
      const open = await listOpenPlaySessions(db, loginSessionIds);
      await closePermits(db, open, reason, deps.clock());
    },
  };
}
