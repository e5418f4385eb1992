import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { root } from '../../tools/run.mjs';
import { copySeededData } from './seeded-data.mjs';
import { startSiteProcess } from './site-process.mjs';

/** The same site on both databases, for all tests that need no variant. */
export const siteNames = ['embedded', 'postgres'] as const;
export type SiteName = (typeof siteNames)[number];

export type StartedSite = {
  url: string;
  sandboxUrl: string;
  /** Settings with which another site reaches the same companies. */
  companies: Record<string, string>;
};

const variable = 'SITES_UNDER_TEST';
/** When Playwright only lists the tests, no site was started. */
const nowhere: StartedSite = { url: '', sandboxUrl: '', companies: {} };

const startedSites = (): Partial<Record<SiteName, StartedSite>> =>
  JSON.parse(process.env[variable] ?? '{}') as Partial<Record<SiteName, StartedSite>>;

/** Stores what the set-up has started in the environment, which the workers inherit. */
export function keepStarted(name: SiteName, site: StartedSite): void {
  process.env[variable] = JSON.stringify({ ...startedSites(), [name]: site });
}

/** The site that all tests of a project share: on PostgreSQL, or on the embedded database. */
export function siteAt(project: string): StartedSite {
  return startedSites()[project === 'postgres' ? 'postgres' : 'embedded'] ?? nowhere;
}

/** Changes to files of the site folder, by file name. */
export type SiteChanges = Record<string, (text: string) => string>;

/** A copy of the default site's folder with some of its files changed. */
export function changedSiteFolder(changes: SiteChanges) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'pavilion-site-'));
  cpSync(path.join(root, 'site'), folder, { recursive: true });
  for (const [name, change] of Object.entries(changes)) {
    const file = path.join(folder, name);
    const before = readFileSync(file, 'utf8');
    const after = change(before);
    if (after === before) throw new Error(`${name} is unchanged: the text to change is not there`);
    writeFileSync(file, after);
  }
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

export type OwnSite = {
  url: string;
  operatorToken: string;
  /** What it was started with, secrets included. */
  settings: Record<string, string>;
  /** Puts its clock so far ahead of the real time; with `movableClock` only. */
  setAhead: (aheadMs: number) => Promise<void>;
  /** Sends a call of the operator; resolves with its value. */
  operate: (method: 'PUT' | 'POST', path: string, body: object) => Promise<unknown>;
  stop: () => Promise<void>;
};

/** Starts an unshared site of the default folder over a copy of seeded data. */
export async function startOwnSite(
  settings: Record<string, string> = {},
  { movableClock = false } = {},
): Promise<OwnSite> {
  const data = await copySeededData();
  // No company answers unless the settings name one.
  const env: Record<string, string> = {
    ...data.secrets,
    SANDBOX_URL: 'http://127.0.0.1:9',
    ...settings,
  };
  const { dataDir } = data;
  const site = await startSiteProcess({ dataDir, env, movableClock }).catch((error: unknown) => {
    data.remove();
    throw error;
  });
  const { OPERATOR_TOKEN: operatorToken = '' } = env;

  async function operate(method: string, where: string, body: object): Promise<unknown> {
    const response = await fetch(site.url + where, {
      method,
      headers: { authorization: operatorToken, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const answer = (await response.json()) as { value: unknown };
    if (!response.ok) throw new Error(`${method} ${where}: ${JSON.stringify(answer)}`);
    return answer.value;
  }
  return {
    url: site.url,
    operatorToken,
    settings: env,
    setAhead: site.setAhead,
    operate,
    stop: async () => {
      await site.stop();
      data.remove();
    },
  };
}

/** How a site differs from the default one. */
export type Difference = {
  files?: SiteChanges;
  settings?: Record<string, string>;
};

export async function startOtherSite(difference: Difference): Promise<OwnSite> {
  const { files = {}, settings = {} } = difference;
  const changed = changedSiteFolder(files);
  const env = { SITE_DIR: changed.folder, ...settings };
  const site = await startOwnSite(env).catch((error: unknown) => {
    changed.remove();
    throw error;
  });
  return {
    ...site,
    stop: async () => {
      await site.stop();
      changed.remove();
    },
  };
}
