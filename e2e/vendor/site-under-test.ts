import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { writeCall } from '../../tools/sealed-call.ts';
import { drawSecrets, startSiteProcess } from '../../tools/site-process.mjs';
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
  url: string;
  vendorSecret: string;
  /** The private key of the second vendor, as base64 of its DER form. */
  hub88Key: string;
  webhookSecret: string;
  database: SiteDatabase;
  companies: Companies;
  /** The site's process; it is another one after each start. */
  process: () => Awaited<ReturnType<typeof startSiteProcess>>;
  start(nodeArgs?: string[], more?: Record<string, string>): Promise<void>;
  /** A call of the public API; the envelope as it came. */
  call(method: string, place: string, options?: CallOptions): Promise<Envelope>;
  logIn(username: string): Promise<string>;
  openGame(username: string, token: string, nodeId?: number): Promise<Player>;
  ledgerFindings(): Promise<unknown[]>;
  roundsInDoubt(): Promise<RoundsInDoubt>;
  close(): Promise<void>;
};

type CallOptions = { token?: string; body?: object };

export type WantedSite = {
  /** Of that kind, for this site alone; or one that is there. */
  database: DatabaseName | SiteDatabase;
  port: number;
  env?: Record<string, string>;
  /** A folder of the caller's that is there and stays; without it, one that `close` removes. */
  dataDir?: string;
};

/** The built site over an empty database, with outside companies that this process plays. */
export async function openSite(wanted: WantedSite): Promise<SiteUnderTest> {
  const { port, env = {} } = wanted;
  const dataDir = wanted.dataDir ?? mkdtempSync(path.join(os.tmpdir(), 'pavilion-system-'));
  const secrets = drawSecrets();
  const operator = secrets.OPERATOR_TOKEN;
  const companies = await startCompanies(
    secrets.SANDBOX_VENDOR_SECRET,
    secrets.SANDBOX_HUB88_OPERATOR_PUBLIC_KEY,
  );
  const database =
    typeof wanted.database === 'string'
      ? await openDatabase(wanted.database, dataDir, port + 5)
      : wanted.database;
  const url = `http://127.0.0.1:${port}`;
  const settings = { ...secrets, SANDBOX_URL: companies.url, LOG_LEVEL: 'warn', ...env };
  const startProcess = (nodeArgs: string[] = [], more: Record<string, string> = {}) => {
    const all = { ...settings, ...more };
    return startSiteProcess({ port, dataDir, databaseUrl: database.url, env: all, nodeArgs });
  };
  let site = await startProcess();

  async function call(method: string, place: string, { token, body }: CallOptions = {}) {
    const headers: Record<string, string> = { merchant };
    if (token !== undefined) headers['authorization'] = token;
    const written = body && (await writeCall(url, merchant, { method, path: place, body }));
    const sent = written === undefined ? {} : { body: written.body };
    const response = await fetch(url + place, {
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
    if (!launch) throw new Error('the vendor was not told of the session');
    return { ...launch, username, token };
  }

  return {
    url,
    vendorSecret: secrets.SANDBOX_VENDOR_SECRET,
    hub88Key: secrets.SANDBOX_HUB88_VENDOR_PRIVATE_KEY,
    webhookSecret: secrets.SANDBOX_GATEWAY_WEBHOOK_SECRET,
    database,
    companies,
    process: () => site,
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
      if (wanted.dataDir === undefined) rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
