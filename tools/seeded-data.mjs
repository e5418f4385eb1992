import { createHash } from 'node:crypto';
import {
  constants,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './run.mjs';
import { startSiteProcess } from './site-process.mjs';
import { keepSecrets } from './start/secrets.mjs';

/** @typedef {ReturnType<typeof import('./site-process.mjs').drawSecrets>} Secrets */
/** @typedef {{ dataDir: string, secrets: Secrets, remove: () => void }} SeededData */

const cache = path.join(root, '.cache/seeded');
const dayMs = 24 * 60 * 60 * 1000;
/** What decides how a data folder looks after the first start. */
const inputs = ['apps/server/dist', 'apps/server/migrations', 'site'];

/** Every file below a folder of the project, in one order on every machine. */
function filesBelow(folder) {
  return readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => path.join(folder, name))
    .filter((file) => !file.endsWith('.map') && statSync(path.join(root, file)).isFile())
    .toSorted((one, other) => (one < other ? -1 : 1));
}

/** The day counts too: accounts and first balances are never older than a day. */
function keyOfSeed() {
  const hash = createHash('sha256').update(new Date().toISOString().slice(0, 10));
  for (const file of inputs.flatMap(filesBelow)) {
    hash.update(`${file}\0`).update(readFileSync(path.join(root, file)));
  }
  return hash.digest('hex').slice(0, 20);
}

const copy = (from, to) =>
  cpSync(from, to, { recursive: true, mode: constants.COPYFILE_FICLONE, preserveTimestamps: true });

/** Another run may have made the same one meanwhile: the first stays. */
function putInPlace(made, folder) {
  try {
    if (!existsSync(folder)) renameSync(made, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error;
  }
}

/** Those of earlier builds and days; a run that still copies one is not older than a day. */
function removeOldOnes() {
  for (const name of readdirSync(cache)) {
    const folder = path.join(cache, name);
    const isOld = statSync(folder).mtimeMs < Date.now() - dayMs;
    if (isOld) rmSync(folder, { recursive: true, force: true });
  }
}

/** Starts a site over an empty folder and stops it. */
async function seed(folder) {
  mkdirSync(cache, { recursive: true });
  removeOldOnes();
  const made = mkdtempSync(path.join(cache, 'making-'));
  try {
    // No company is called before somebody asks for something.
    const env = { ...keepSecrets(made), SANDBOX_URL: 'http://127.0.0.1:9', LOG_LEVEL: 'warn' };
    const site = await startSiteProcess({ dataDir: made, env });
    await site.stop();
    putInPlace(made, folder);
  } finally {
    rmSync(made, { recursive: true, force: true });
  }
}

/** Makes the folder that `copySeededData` copies, where it is not there yet; the site is built. */
export async function ensureSeededData() {
  const folder = path.join(cache, keyOfSeed());
  if (existsSync(folder)) return folder;
  await seed(folder);
  return folder;
}

/**
 * A data folder of its own whose embedded database is migrated and holds the accounts to try, as
 * after a first start: a site starts over it for a third of the work. `secrets` are those that it
 * was seeded with, for the `env` of `startSiteProcess`; they lie in the folder too, where
 * `npm start` finds them. All but KEYS_SECRET may be others. A site with another folder than the
 * default one may start over it, as long as its currency is the same.
 * @returns {Promise<SeededData>}
 */
export async function copySeededData() {
  const seeded = await ensureSeededData();
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'pavilion-data-'));
  copy(seeded, dataDir);
  return {
    dataDir,
    secrets: keepSecrets(dataDir),
    remove: () => rmSync(dataDir, { recursive: true, force: true }),
  };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await ensureSeededData();
