import type { FastifyInstance } from 'fastify';
import type { Database } from '#db/database.ts';
import type { Handlers } from '#http/handlers.ts';
import type { Clock } from '#kit/clock.ts';
import type { Subscriptions } from '#kit/events.ts';
import type { Logger } from '#kit/logger.ts';
import type { Signals } from '#kit/signals.ts';
import { createRepeatingJobs } from '#kit/time/repeating-job.ts';
import type { ModuleEvents } from '#modules/events.ts';
import type { OwnLimits } from '#modules/protection/own-limits.ts';
import type { Site } from '#modules/site/site.ts';
import { closePermits } from '#modules/wallet/wager-permit.store.ts';
import type { Wallet } from '#modules/wallet/wallet.ts';
import type { GameVendorConnection } from '#ports/game-vendor.ts';
import type { PlayerEndpoints } from '@pavilion/contract/player';
import { sitePrizeMode, type PrizeMode } from '@pavilion/domain/game/plan-launch';
import type { Language } from '@pavilion/domain/site/language';
import { findGames, findHotGames } from './catalogue/find-games.ts';
import {
  createGameCatalogue,
  type FindPicture,
  type GameCatalogue,
} from './catalogue/game-catalogue.ts';
import { vassalTypesOf } from './catalogue/list-vassal-types.ts';
import { vendorMenu } from './catalogue/list-vendors.ts';
import { eraseOwnGames } from './favourites/erasure.store.ts';
import { createOwnGames } from './favourites/own-games.ts';
import type { LaunchDependencies } from './launch/launch-deps.ts';
import { launchGame } from './launch/launch-game.ts';
import { shelvedLotteries, type LaunchedLottery } from './launch/launched-lottery.ts';
import { erasePlaySessions, listOpenPlaySessions } from './launch/play-session.store.ts';
import { liveModelsOf } from './live-models/live-models.ts';
import { createCatalogueRefresh } from './maintenance/catalogue-refresh.ts';
import { createHotMatches } from './matches/hot-matches.ts';
import { createRoundInquiries } from './round-inquiry/round-inquiries.ts';
import { guardConnections } from './vendor-calls/guarded-connection.ts';
import { createConnectionWallets } from './vendor-wallet/connection-wallets.ts';
import { createWinners } from './winners/winners.ts';

export type GamesSite = Pick<
  Site,
  | 'memberTypes'
  | 'vendors'
  | 'lotteryVendors'
  | 'gameCategories'
  | 'games'
  | 'teams'
  | 'hotMatches'
  | 'liveModels'
> & {
  brand: Pick<Site['brand'], 'country' | 'timeZone'>;
  policy: Pick<Site['policy'], 'trial'>;
  protection: Pick<Site['protection'], 'netPosition' | 'elapsedTime'>;
};

export type GamesDependencies = {
  db: Database;
  wallet: Wallet;
  site: GamesSite;
  /** The lotteries of the site that are on. */
  lotteries: readonly LaunchedLottery[];
  /** By id; the ids are those that the site's vendors name. */
  connections: Readonly<Record<string, GameVendorConnection>>;
  clock: Clock;
  pictures: FindPicture;
  /** The public address of the site, without a slash at the end. */
  publicUrl: string;
  /** The origins from which the connections' games are served. */
  gameOrigins: readonly string[];
  currency: { code: string; digits: number };
  /** Play money of trial accounts (decision D17). */
  trialCurrency: { code: string };
  /** Throws the refusal when a member may not play now; else the play is counted from now on. */
  beginPlay: OwnLimits['beginPlay'];
  logger: Pick<Logger, 'warn' | 'error'>;
  signals: Pick<Signals, 'publish' | 'publishIn' | 'listen'>;
};

export type Games = ReturnType<typeof createGames>;

function launchHandlers(
  deps: LaunchDependencies,
): Pick<Handlers<PlayerEndpoints['games']>, 'launchGame' | 'launchTrialGame'> {
  return {
    launchGame: (input, context) => launchGame(deps, input, context),
    launchTrialGame: (input, context) => launchGame(deps, { ...input, accountType: 0 }, context),
  };
}

/** The mode of lotteries of a site, by what its menu has under ELOTT. */
function prizeModeIn({ list }: ReturnType<typeof vendorMenu>): PrizeMode {
  const electronic = list.find(({ gameCategory }) => gameCategory === 'ELOTT');
  return sitePrizeMode(electronic?.vendors.map(({ vassalage }) => vassalage) ?? []);
}

/** Looks up vendors by their code. */
function vendorLookups(
  { vendors }: Pick<GamesSite, 'vendors'>,
  catalogue: GameCatalogue,
  { transfersRest }: Pick<ReturnType<typeof guardConnections>, 'transfersRest'>,
) {
  const connectionOf = (code: string) => vendors.find((one) => one.code === code)?.connection;
  return {
    /** True while a game of the vendor can be played, and money can be transferred there. */
    isVendorOpen: (code: string): boolean =>
      catalogue.shown().some(({ vendor, maintenance }) => vendor.code === code && !maintenance) &&
      !transfersRest(connectionOf(code)),
    /** The node of a game by the vendor's name for it; null where there is none. */
    nodeAtVendor: (code: string, vendorGame: string): number | null =>
      catalogue.byVendorGame(connectionOf(code) ?? '', vendorGame)?.game.nodeId ?? null,
  };
}

/** The subscriptions of the module to events. */
function playSubscriptions({ db, clock }: Pick<GamesDependencies, 'db' | 'clock'>) {
  return {
    /** Closes the permits under the login session: no more bets; open ones are still settled. */
    sessionEnded: async ({ sessionId, reason }) => {
      await closePermits(db, await listOpenPlaySessions(db, sessionId), reason, clock());
    },
    accountClosed: ({ transaction, memberId }) => eraseOwnGames(transaction, memberId),
    memberErased: async ({ transaction, memberId }) => {
      await eraseOwnGames(transaction, memberId);
      await erasePlaySessions(transaction, memberId);
    },
  } satisfies Subscriptions<ModuleEvents>;
}

export function createGames(given: GamesDependencies) {
  const calls = guardConnections(given.connections, given.clock);
  const { connections } = calls;
  const deps = { ...given, connections };
  const { site, pictures, currency } = deps;
  const isConnected = (id: string) => connections[id] !== undefined;
  const catalogue = createGameCatalogue({
    site,
    isConnected,
    pictures,
    digits: currency.digits,
    country: site.brand.country,
    currency: currency.code,
  });
  const shelf = shelvedLotteries(site, deps.lotteries);
  let menu = vendorMenu(site, catalogue, shelf, pictures);
  let vassalTypes = vassalTypesOf(catalogue.shown());
  const onChange = () => {
    menu = vendorMenu(site, catalogue, shelf, pictures);
    vassalTypes = vassalTypesOf(catalogue.shown());
  };
  const prizeMode = () => prizeModeIn(menu);
  const refresh = createCatalogueRefresh({ ...deps, catalogue, onChange });
  const own = createOwnGames({ ...deps, catalogue });
  const { digits } = currency;
  const { timeZone } = site.brand;
  const winners = createWinners({ ...deps, catalogue, digits });
  const matches = createHotMatches({ ...deps, catalogue });
  const walletOf = createConnectionWallets({ ...deps, catalogue, wins: winners.listener });
  const inquiries = createRoundInquiries({ ...deps, catalogue, timeZone, digits, walletOf });

  const handlers: Handlers<PlayerEndpoints['games']> = {
    listGames: async (input, { language }) => findGames(catalogue, input, language),
    listVendors: async () => menu,
    listHotGames: async (input, { language }) => findHotGames(catalogue, input, language),
    listWinners: ({ limitNum }, { language }) => winners.list(limitNum, language),
    listHotMatches: async (_, { language }) => matches.list(language),
    listLiveModels: (input, { language }) => liveModelsOf({ ...deps, catalogue }, input, language),
    listVassalTypes: async () => vassalTypes,
    ...own.handlers,
    ...launchHandlers({ ...deps, catalogue, shelf, prizeMode, played: own.remember }),
  };

  return {
    handlers,
    operatorHandlers: { ...refresh.operatorHandlers, ...inquiries.operatorHandlers },
    jobs: createRepeatingJobs(
      [...refresh.jobs, ...winners.jobs, ...matches.jobs, ...inquiries.jobs],
      deps.logger,
    ),
    /** The raw routes by which game vendors reach the wallet. */
    addRoutes(server: FastifyInstance): void {
      for (const [id, connection] of Object.entries(connections)) {
        if (connection.id !== id) throw new Error(`connection ${id} calls itself ${connection.id}`);
        connection.addRoutes(server, walletOf(id));
      }
    },
    ...vendorLookups(site, catalogue, calls),
    /** Games by node, for records of play. */
    byNode: catalogue.byNode,
    nodesOf: catalogue.nodesOf,
    /** The names of a game and its provider; the number of a game that the site no longer has. */
    nameOf(node: number, language: Language) {
      const card = catalogue.byNode(node)?.cards[language];
      return { gameName: card?.gameName ?? `#${node}`, vendorName: card?.vendorName ?? '' };
    },
    /** Takes wins that do not come by the vendors' calls. */
    wins: winners.listener,
    /** The wallets that a connection has for members' money, guarded like its other calls. */
    transferWalletsOf: (connection: string) => connections[connection]?.transfers,
    /** The states of the circuit breakers of the vendors' calls, for the metrics of the process. */
    vendorCircuits: calls.standing,
    on: playSubscriptions(deps),
  };
}
