import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { copySeededData } from '../../tests/support/seeded-data.mjs';
import { build } from '../../tools/build.mjs';
import { createDatabase, freePort, startPostgres } from '../../tools/postgres.mjs';
import { root } from '../../tools/run.mjs';
import { keepSecrets } from '../../tools/start/secrets.mjs';
import { operatorToken, secondOperatorToken } from './operator.ts';
import { changedSiteFolder, keepStarted, type SiteName, siteNames } from './sites.ts';
import { runOnPostgres } from './variants.ts';

const readyLine = /^Pavilion is ready at /m;
const readyWithinMs = 180_000;
/** Below the ephemeral ports of operating systems, and above those of databases. */
const [firstPort, lastPort] = [20_000, 32_000];
const takenPort = /Port \d+ is already in use/;
/** The sandbox listens this far above the site's port, its mail server one further. */
const sandboxDistance = 100;

type Stop = () => Promise<void>;
type Data = { dataDir: string; secrets: Record<string, string>; remove: () => void };

/** Whether the command line names files only, none of which runs on PostgreSQL. */
function isWithoutPostgres(args: readonly string[]): boolean {
  const named = args.slice(args.indexOf('test') + 1).filter((arg) => !arg.startsWith('-'));
  const files = named.map((arg) => arg.replace(/(:\d+)+$/, ''));
  const isOther = (file: string) => file.endsWith('.test.ts') && !runOnPostgres.test(file);
  return files.length > 0 && files.every(isOther);
}

/** The sites that the projects and files of the command line need; both without any. */
function wantedSites(args: readonly string[]): SiteName[] {
  const projects = args.flatMap((arg, index) => {
    if (arg === '--project') return args[index + 1] ?? [];
    return arg.startsWith('--project=') ? arg.slice('--project='.length) : [];
  });
  const isNeeded = (isSite: (project: string) => boolean): boolean =>
    projects.length === 0 || projects.some(isSite);
  const wanted = {
    embedded: isNeeded((project) => project !== 'postgres'),
    postgres: isNeeded((project) => project === 'postgres') && !isWithoutPostgres(args),
  };
  return siteNames.filter((name) => wanted[name]);
}

/** Creates a database on the running test server, or starts a server for it. */
async function openDatabase(): Promise<{ url: string; stop: Stop }> {
  const given = process.env['TEST_POSTGRES_URL'];
  if (given === undefined) return startPostgres({ port: await freePort() });
  const url = await createDatabase(given, `browser_tests_${process.pid}`);
  return { url, stop: () => Promise.resolve() };
}

/** An empty data folder, for a site with its database on PostgreSQL. */
function emptyData(): Data {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'pavilion-data-'));
  const remove = () => rmSync(dataDir, { recursive: true, force: true });
  return { dataDir, secrets: keepSecrets(dataDir) as Record<string, string>, remove };
}

function untilReady(name: SiteName, child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = '';
    const fail = (how: string): void => {
      reject(new Error(`The ${name} site ${how}:\n${output}`));
    };
    const timer = setTimeout(fail, readyWithinMs, 'was not ready in time');
    const read = (text: Buffer): void => {
      output += text.toString();
      if (!readyLine.test(output)) return;
      clearTimeout(timer);
      resolve();
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('exit', () => {
      clearTimeout(timer);
      fail('ended before it was ready');
    });
  });
}

function stopChild(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
    else resolve();
  });
}

/** Runs `npm start` on random ports until one is free, as it refuses a taken one. */
async function startOnFreePort(name: SiteName, env: Record<string, string>) {
  for (;;) {
    const port = randomInt(firstPort, lastPort);
    const child = spawn(process.execPath, ['tools/start.mjs'], {
      cwd: root,
      env: { ...process.env, ...env, PORT: String(port) },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    try {
      await untilReady(name, child);
      return { port, stop: () => stopChild(child) };
    } catch (error) {
      await stopChild(child);
      if (!takenPort.test(String(error))) throw error;
    }
  }
}

/** The default site with counters that never close, since tests run at any hour. */
function siteForAnyHour() {
  const counterHours = "    hours: { from: '06:00', until: '23:30' }\n";
  return changedSiteFolder({
    'payment-channels.yaml': (text) => text.replace(counterHours, ''),
  });
}

/** The settings with which another site reaches the same companies, shared secrets included. */
function companiesOf(secrets: Record<string, string>, port: number): Record<string, string> {
  return {
    ...Object.fromEntries(Object.entries(secrets).filter(([name]) => name.startsWith('SANDBOX_'))),
    SANDBOX_URL: `http://127.0.0.1:${port + sandboxDistance}`,
    SANDBOX_SMTP_PORT: String(port + sandboxDistance + 1),
  };
}

async function startSite(name: SiteName): Promise<Stop> {
  const database = name === 'postgres' ? await openDatabase() : null;
  const data: Data = database === null ? await copySeededData() : emptyData();
  const site = siteForAnyHour();
  const remove = async (): Promise<void> => {
    await database?.stop();
    site.remove();
    data.remove();
  };
  try {
    const { port, stop } = await startOnFreePort(name, {
      NODE_ENV: 'development',
      HOST: '127.0.0.1',
      DATA_DIR: data.dataDir,
      SITE_DIR: site.folder,
      DATABASE_URL: database?.url ?? '',
      OPERATOR_TOKEN: operatorToken(),
      OPERATOR_TOKENS: `colleague:${secondOperatorToken()}`,
    });
    const companies = companiesOf(data.secrets, port);
    const url = `http://127.0.0.1:${port}`;
    keepStarted(name, { url, sandboxUrl: companies['SANDBOX_URL'] ?? '', companies });
    return async () => {
      await stop();
      await remove();
    };
  } catch (error) {
    await remove();
    throw error;
  }
}

/** Builds, starts the sites that the run needs, and returns how to stop them. */
async function startSites(): Promise<Stop> {
  await build();
  const stops: Stop[] = [];
  const stopAll = async (): Promise<void> => {
    for (const stop of stops) await stop();
  };
  try {
    for (const name of wantedSites(process.argv)) stops.push(await startSite(name));
  } catch (error) {
    await stopAll();
    throw error;
  }
  return stopAll;
}

// oxlint-disable-next-line no-default-export -- Playwright takes the set-up from the default export
export default startSites;
