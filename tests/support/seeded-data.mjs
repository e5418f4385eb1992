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
import { root } from '../../tools/run.mjs';
import { keepSecrets } from '../../tools/start/secrets.mjs';
import { startSiteProcess } from './site-process.mjs';

/** @typedef {ReturnType<typeof import('../../tools/start/secrets.mjs').drawSecrets>} Secrets */
/** @typedef {{ dataDir: string, secrets: Secrets, remove: () => void }} SeededData */

const cache = path.join(root, '.cache/seeded');
const dayMs = 24 * 60 * 60 * 1000;
/** The files that decide the content of a data folder after the first start. */
const inputs = ['apps/server/dist', 'apps/server/migrations', 'site'];

/** Every file below a folder of the project, in one order on every machine. */
function filesBelow(folder) {
  return readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => path.join(folder, name))
    .filter((file) => !file.endsWith('.map') && statSync(path.join(root, file)).isFile())
    .toSorted((one, other) => (one < other ? -1 : 1));
}

/** A key for the seeded folder. It includes the day, so that the accounts are at most a day old. */
function keyOfSeed() {
  const hash = createHash('sha256').update(new Date().toISOString().slice(0, 10));
  for (const file of inputs.flatMap(filesBelow)) {
    hash.update(`${file}\0`).update(readFileSync(path.join(root, file)));
  }
  return hash.digest('hex').slice(0, 20);
}

const copy = (from, to) =>
  cpSync(from, to, { recursive: true, mode: constants.COPYFILE_FICLONE, preserveTimestamps: true });

/** Moves the folder into place; when another run has made the same one meanwhile, that stays. */
function putInPlace(made, folder) {
  try {
    if (!existsSync(folder)) renameSync(made, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error;
  }
}

/** Removes those of earlier builds and days; no run takes longer than a day to copy one. */
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
    // A start calls no company.
    const env = { ...keepSecrets(made), SANDBOX_URL: 'http://127.0.0.1:9', LOG_LEVEL: 'warn' };
    const site = await startSiteProcess({ dataDir: made, env });
    await site.stop();
    putInPlace(made, folder);
  } finally {
    rmSync(made, { recursive: true, force: true });
  }
}

/** Makes the folder that `copySeededData` copies, when it is missing; the site must be built. */
export async function ensureSeededData() {
  const folder = path.join(cache, keyOfSeed());
  if (existsSync(folder)) return folder;
  await seed(folder);
  return folder;
}

/**
 * Copies a data folder whose embedded database is migrated and holds the demo accounts, as after a
 * first start; starting over it takes a third of the work. `secrets` are those of its seeding, for
 * the `env` of `startSiteProcess`; `npm start` finds them in the folder. All but KEYS_SECRET may be
 * replaced. A site with another site folder may start over it when its currency is the same.
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
