import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { drawSecrets } from '#tools/start/secrets.mjs';
import { writeCall } from '../../support/encrypted-call.ts';
import { copySeededData } from '../../support/seeded-data.mjs';
import { startSiteProcess } from '../../support/site-process.mjs';
import { type Companies, startCompanies } from './companies.ts';
import { type DatabaseName, openDatabase, type SiteDatabase } from './database.ts';
import type { Playing } from './wallet-call.ts';

const merchant = 'PAVILION';
const password = 'Pavilion2026';

/** A member who has logged in and opened a game. */
export type Player = Playing & { username: string; token: string };

type Envelope = { success: boolean; errorCode?: string; value: unknown };

type RoundInDoubt = { roundId: string; standing: string; detail: string };
export type RoundsInDoubt = Record<'open' | 'settled', readonly RoundInDoubt[]>;

export type SiteUnderTest = {
  /** Changes with each start. */
  readonly url: string;
  vendorSecret: string;
  /** The private key of the second vendor, as base64 of its DER form. */
  hub88Key: string;
  webhookSecret: string;
  database: SiteDatabase;
  dataDir: string;
  companies: Companies;
  operatorToken: string;
  /** The site's process; it changes with each start. */
  process: () => SiteProcess;
  start(nodeArgs?: string[], more?: Record<string, string>): Promise<void>;
  /** Starts another process of the site on the same database; whoever starts it stops it. */
  startBeside(): Promise<SiteProcess>;
  /** Sends a call of the public API; resolves with its envelope. */
  call(method: string, path: string, options?: CallOptions): Promise<Envelope>;
  logIn(username: string): Promise<string>;
  openGame(username: string, token: string, nodeId?: number): Promise<Player>;
  ledgerFindings(): Promise<unknown[]>;
  roundsInDoubt(): Promise<RoundsInDoubt>;
  close(): Promise<void>;
};

/** `at` is the address of another process of the site; without it, that of the first. */
type CallOptions = { token?: string; body?: object; at?: string };

type SiteProcess = Awaited<ReturnType<typeof startSiteProcess>>;

export type WantedSite = {
  /** A kind, to open one for this site alone, or an existing database. */
  database: DatabaseName | SiteDatabase;
  env?: Record<string, string>;
  /** An existing folder, which stays; without it, a new one that `close` removes. */
  dataDir?: string;
  /** Allows `setAhead` of each process; the database keeps to the real time. */
  movableClock?: boolean;
};

type Data = { dataDir: string; secrets: ReturnType<typeof drawSecrets>; remove: () => void };

/** Prepares the data folder: seeded for the embedded database, else empty. */
async function openData({ database, dataDir }: WantedSite): Promise<Data> {
  if (dataDir !== undefined) return { dataDir, secrets: drawSecrets(), remove: () => undefined };
  if (database === 'embedded') return copySeededData();
  const made = mkdtempSync(path.join(os.tmpdir(), 'pavilion-system-'));
  const remove = () => rmSync(made, { recursive: true, force: true });
  return { dataDir: made, secrets: drawSecrets(), remove };
}

/** Starts the built site with stubs of the outside companies in this process. */
export async function openSite(wanted: WantedSite): Promise<SiteUnderTest> {
  const { env = {}, movableClock = false } = wanted;
  const { dataDir, secrets, remove } = await openData(wanted);
  const operator = secrets.OPERATOR_TOKEN;
  const companies = await startCompanies(
    secrets.SANDBOX_VENDOR_SECRET,
    secrets.SANDBOX_HUB88_OPERATOR_PUBLIC_KEY,
    secrets.SANDBOX_BEACON_PRIVATE_KEY,
  );
  const database =
    typeof wanted.database === 'string'
      ? await openDatabase(wanted.database, dataDir)
      : wanted.database;
  const settings = { ...secrets, SANDBOX_URL: companies.url, LOG_LEVEL: 'warn', ...env };
  const startProcess = (nodeArgs: string[] = [], more: Record<string, string> = {}) => {
    const all = { ...settings, ...more };
    const place = { dataDir, databaseUrl: database.url };
    return startSiteProcess({ ...place, env: all, nodeArgs, movableClock });
  };
  let site = await startProcess();

  async function call(method: string, address: string, options: CallOptions = {}) {
    const { token, body, at = site.url } = options;
    const headers: Record<string, string> = { merchant };
    if (token !== undefined) headers['authorization'] = token;
    const written = body && (await writeCall(at, merchant, { method, path: address, body }));
    const sent = written === undefined ? {} : { body: written.body };
    const response = await fetch(at + address, {
      method,
      headers: { ...headers, ...written?.headers },
      ...sent,
    });
    return (await response.json()) as Envelope;
  }

  async function done<Value>(answer: Promise<Envelope>): Promise<Value> {
    const { success, errorCode, value } = await answer;
    if (!success) throw new Error(`the site refused: ${errorCode}`);
    return value as Value;
  }

  async function logIn(username: string): Promise<string> {
    const body = { username, password };
    const value = await done<{ token: string }>(call('POST', '/wps/session/login', { body }));
    return value.token;
  }

  async function openGame(username: string, token: string, nodeId = 10_001): Promise<Player> {
    const { playSessionId } = await done<{ playSessionId: string }>(
      call('GET', `/wps/game/launchGame?nodeId=${nodeId}`, { token }),
    );
    const launch = companies.launches.find((one) => one.sessionId === playSessionId);
    if (!launch) throw new Error('the site sent no launch to the vendor');
    return { ...launch, username, token };
  }

  return {
    get url() {
      return site.url;
    },
    vendorSecret: secrets.SANDBOX_VENDOR_SECRET,
    hub88Key: secrets.SANDBOX_HUB88_VENDOR_PRIVATE_KEY,
    webhookSecret: secrets.SANDBOX_GATEWAY_WEBHOOK_SECRET,
    database,
    dataDir,
    companies,
    operatorToken: operator,
    process: () => site,
    startBeside: () => startProcess(),
    start: async (nodeArgs, more) => {
      site = await startProcess(nodeArgs, more);
    },
    call,
    logIn,
    openGame,
    ledgerFindings: async () => {
      const report = await done<{ findings: unknown[] }>(
        call('GET', '/operator/ledger-check', { token: operator }),
      );
      return report.findings;
    },
    roundsInDoubt: () => done(call('GET', '/operator/rounds-in-doubt', { token: operator })),
    close: async () => {
      await site.stop();
      companies.stop();
      await database.close();
      remove();
    },
  };
}
