import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import { GameVendorConfigError, type GameVendorConnection } from '#ports/game-vendor.ts';
import { readGameList } from './game-list.ts';
import { launchDemo, launchReal } from './launcher.ts';
import { readRound } from './round-transactions.ts';
import { addWalletRoutes } from './wallet.routes.ts';

export type Hub88Settings = {
  /** Part of the path `/vendors/<id>/…` and of the ledger's source; never changes. */
  id: string;
  baseUrl: string;
  /** The number by which the vendor knows this operator. */
  operatorId: number;
  /** PKCS 8, as base64 of its DER form or as PEM; signs our calls. */
  privateKey: string;
  /** SPKI, in the same forms; verifies the vendor's calls. */
  vendorPublicKey: string;
  /** The players' currency; the vendor's calls without an amount do not name it. */
  currency: string;
  country: string;
  launchDeadlineMs?: number;
  listDeadlineMs?: number;
};

const shortestKeyBits = 2048;

function readKey(id: string, what: string, read: () => KeyObject): KeyObject {
  try {
    const key = read();
    const bits = key.asymmetricKeyDetails?.modulusLength ?? 0;
    if (key.asymmetricKeyType === 'rsa' && bits >= shortestKeyBits) return key;
  } catch {
    // The error below says what to set; the library's own message might contain the key.
  }
  throw new GameVendorConfigError(
    `The ${what} key of the game connection "${id}" must be RSA of 2048 bits or more, PEM or base64.`,
  );
}

function keysOf({ id, privateKey, vendorPublicKey }: Hub88Settings) {
  const encoded = (text: string) => Buffer.from(text, 'base64');
  const isPem = (text: string) => text.includes('-----BEGIN');
  return {
    privateKey: readKey(id, 'private', () =>
      isPem(privateKey)
        ? createPrivateKey(privateKey)
        : createPrivateKey({ key: encoded(privateKey), format: 'der', type: 'pkcs8' }),
    ),
    vendorKey: readKey(id, 'public', () =>
      isPem(vendorPublicKey)
        ? createPublicKey(vendorPublicKey)
        : createPublicKey({ key: encoded(vendorPublicKey), format: 'der', type: 'spki' }),
    ),
  };
}

function refuseBadSettings({ id, baseUrl, operatorId }: Hub88Settings): void {
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id)) {
    throw new GameVendorConfigError(
      `The id of a game connection must be lower-case letters, digits and hyphens, not "${id}".`,
    );
  }
  if (!Number.isSafeInteger(operatorId) || operatorId < 1) {
    throw new GameVendorConfigError(`Set the operator id of the game connection "${id}".`);
  }
  if (!URL.canParse(baseUrl) || !/^https?:\/\//.test(baseUrl)) {
    throw new GameVendorConfigError(
      `The address of the game connection "${id}" must begin with https:// or http://.`,
    );
  }
}

/** @throws GameVendorConfigError when a setting is missing or makes no sense. */
export function createHub88Connection(settings: Hub88Settings): GameVendorConnection {
  refuseBadSettings(settings);
  const { id, operatorId, currency, country } = settings;
  const { privateKey, vendorKey } = keysOf(settings);
  const api = { baseUrl: settings.baseUrl.replace(/\/+$/, ''), operatorId, privateKey };
  const launchDeadlineMs = settings.launchDeadlineMs ?? 5000;
  const listDeadlineMs = settings.listDeadlineMs ?? 15_000;
  return {
    id,
    launchReal: (launch) => launchReal(api, launch, launchDeadlineMs),
    launchDemo: (launch) => launchDemo(api, launch, country, launchDeadlineMs),
    catalogue: () => readGameList(api, listDeadlineMs),
    matches: async () => ({ done: true, value: [] }),
    findRound: (question) => readRound(api, question, launchDeadlineMs),
    addRoutes: (server, wallet) =>
      addWalletRoutes(server, `/vendors/${id}`, vendorKey, { wallet, currency, country }),
  };
}
