import { createSecretKey } from 'node:crypto';
import { GameVendorConfigError, type GameVendorConnection } from '#ports/game-vendor.ts';
import { launchDemo, launchReal } from './launcher.ts';
import { readCatalogue } from './vendor-catalogue.ts';
import { readMatches } from './vendor-matches.ts';
import { readRound } from './vendor-round.ts';
import { addWalletRoutes } from './wallet.routes.ts';

export type SoftSwissSettings = {
  /** Part of the path `/vendors/<id>/…` and of the ledger's source; never changes. */
  id: string;
  baseUrl: string;
  /** The name by which the vendor knows this casino. */
  casinoId: string;
  /** Shared with the vendor; signs both directions. */
  secret: string;
  /** Name in the catalogue's query, when it is not the casino id. */
  operator?: string;
  launchDeadlineMs?: number;
  catalogueDeadlineMs?: number;
};

function refuseBadSettings({ id, baseUrl, casinoId, secret }: SoftSwissSettings): void {
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id)) {
    throw new GameVendorConfigError(
      `The id of a game connection must be lower-case letters, digits and hyphens, not "${id}".`,
    );
  }
  if (secret.trim() === '') {
    throw new GameVendorConfigError(`Set the secret of the game connection "${id}".`);
  }
  if (casinoId === '') {
    throw new GameVendorConfigError(`Set the casino id of the game connection "${id}".`);
  }
  if (!URL.canParse(baseUrl) || !/^https?:\/\//.test(baseUrl)) {
    throw new GameVendorConfigError(
      `The address of the game connection "${id}" must begin with https:// or http://.`,
    );
  }
}

/** @throws GameVendorConfigError when a setting is missing or makes no sense. */
export function createSoftSwissConnection(settings: SoftSwissSettings): GameVendorConnection {
  refuseBadSettings(settings);
  const { id, casinoId, secret } = settings;
  const baseUrl = settings.baseUrl.replace(/\/+$/, '');
  const key = createSecretKey(secret, 'utf8');
  const deadlineMs = settings.launchDeadlineMs ?? 5000;
  const operator = settings.operator ?? casinoId;
  const catalogueDeadlineMs = settings.catalogueDeadlineMs ?? 15_000;
  const launcher = { baseUrl, casinoId, key, deadlineMs };
  return {
    id,
    launchReal: (launch) => launchReal(launcher, launch),
    launchDemo: (launch) => launchDemo(launcher, launch),
    catalogue: () => readCatalogue({ baseUrl, operator, deadlineMs: catalogueDeadlineMs }),
    matches: () => readMatches({ baseUrl, operator, deadlineMs }),
    findRound: (question) => readRound(launcher, question),
    addRoutes: (server, wallet) => addWalletRoutes(server, `/vendors/${id}`, key, wallet),
  };
}
