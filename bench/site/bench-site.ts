import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { writeCall } from '../../tests/support/encrypted-call.ts';
import { startSiteProcess } from '../../tests/support/site-process.mjs';
import { drawSecrets } from '../../tools/start/secrets.mjs';
import type { Bettor } from '../load/load-job.ts';
import { readValue, seedBettors } from './bench-database.ts';
import { processorSeconds } from './processor-time.ts';

export type BenchSite = {
  url: string;
  pid: number;
  port: number;
  secret: string;
  bettors: readonly Bettor[];
  /** Processor time of the process until it was ready, in seconds. */
  firstStartSeconds: number;
  laterStartSeconds: number;
  /** The same after a kill of the previous process. */
  killedStartSeconds: number;
  /** Resident memory of the server's process now, in megabytes. */
  memoryMb(): number;
  /** A session of a member, for the calls of people. */
  logIn(): Promise<string>;
  /** Makes an operator's call; returns its value. */
  operate<Value>(path: string, body: object): Promise<Value>;
  /** The findings of the ledger check, and how many postings it has checked. */
  checkLedger(): Promise<{ postings: number; findings: readonly unknown[] }>;
  /** Reads one value of the database; of the embedded one after `end`. */
  read(query: string): Promise<string>;
  /** Stops the server and keeps its data. */
  end(): Promise<void>;
  stop(): Promise<void>;
};

const merchant = 'PAVILION';
const member = { username: 'member01', password: 'Pavilion2026' };

async function valueOf<Value>(response: Response): Promise<Value> {
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}`);
  return ((await response.json()) as { value: Value }).value;
}

/** Opens a site with bettors on the embedded database, or on PostgreSQL at `databaseUrl`. */
export async function openBenchSite(
  databaseUrl = '',
  { count = 2000, waves = 0 } = {},
): Promise<BenchSite> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'pavilion-bench-'));
  const secrets = drawSecrets();
  const env = { ...secrets, SANDBOX_URL: 'http://127.0.0.1:9' };
  // BENCH_PROFILE names a folder that takes a CPU profile of each server.
  const profiles = process.env['BENCH_PROFILE'];
  const nodeArgs = profiles ? ['--cpu-prof', `--cpu-prof-dir=${profiles}`] : [];
  const wanted = { dataDir, databaseUrl, env, nodeArgs };
  const first = await startSiteProcess(wanted);
  const firstStartSeconds = processorSeconds(first.pid);
  await first.stop();
  const database = { url: databaseUrl, dataDir };
  const bettors = await seedBettors(database, { count, waves });
  const second = await startSiteProcess(wanted);
  const secondStartSeconds = processorSeconds(second.pid);
  await second.stop();
  const third = await startSiteProcess(wanted);
  // Other load on the machine only adds time, so the smallest counts.
  const laterStartSeconds = Math.min(secondStartSeconds, processorSeconds(third.pid));
  await third.kill();
  const site = await startSiteProcess(wanted);
  const killedStartSeconds = processorSeconds(site.pid);
  return {
    url: site.url,
    pid: site.pid,
    port: Number(new URL(site.url).port),
    secret: secrets.SANDBOX_VENDOR_SECRET,
    bettors,
    firstStartSeconds,
    laterStartSeconds,
    killedStartSeconds,
    memoryMb: () => {
      const status = readFileSync(`/proc/${site.pid}/status`, 'utf8');
      return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
    },
    logIn: async () => {
      const call = { method: 'POST', path: '/wps/session/login' };
      const { headers, body } = await writeCall(site.url, merchant, { ...call, body: member });
      const response = await fetch(site.url + call.path, {
        method: call.method,
        headers: { ...headers, merchant },
        body,
      });
      return (await valueOf<{ token: string }>(response)).token;
    },
    operate: async (calledPath, body) => {
      const headers = {
        authorization: secrets.OPERATOR_TOKEN,
        'content-type': 'application/json',
      };
      const sent = { method: 'POST', headers, body: JSON.stringify(body) };
      return valueOf(await fetch(site.url + calledPath, sent));
    },
    checkLedger: async () =>
      valueOf(
        await fetch(`${site.url}/operator/ledger-check`, {
          headers: { authorization: secrets.OPERATOR_TOKEN },
        }),
      ),
    read: (query) => readValue(database, query),
    end: () => site.stop(),
    stop: async () => {
      await site.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
