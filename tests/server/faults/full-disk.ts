import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Figure } from '#bench/figures.ts';
import { createDatabase, freePort, startPostgres } from '#tools/postgres.mjs';
import { type DatabaseName, postgresDatabase } from '../vendor/database.ts';
import { acknowledge, clients, judge, openLoadedSite, type LoadedSite } from './loaded-site.ts';
import { pause, until } from './pause.ts';
import { mountSmallDisk, type SmallDisk } from './small-disk.ts';

const megabytes = 512;
const fullMs = 2000;
/** Within this time the site works again, or the test starts it anew as a supervisor would. */
const backWithinMs = 10_000;

export type FullDisk = { times: number; bets: number };

/** True when the site acknowledges bets again without a restart. */
async function isBack(harness: LoadedSite): Promise<boolean> {
  const before = harness.load.acknowledgedBets();
  const latest = Date.now() + backWithinMs;
  while (Date.now() < latest) {
    if (harness.load.acknowledgedBets() > before) return true;
    await pause(50);
  }
  return false;
}

/** Fills the disk under load, makes room, and restarts the servers that have ended. */
async function fillAgainAndAgain(
  harness: LoadedSite,
  disk: SmallDisk,
  { times, bets }: FullDisk,
  startDatabase: () => Promise<void>,
): Promise<Figure[]> {
  const { site, load } = harness;
  let startedAnew = 0;
  load.run(clients);
  for (let time = 0; time < times; time++) {
    await acknowledge(harness, Math.ceil(bets / times));
    const before = load.askedAgain();
    disk.fill();
    await until(
      'a call that the full disk stops',
      () => load.askedAgain() > before,
      () => load.askedAgain(),
    );
    await pause(fullMs);
    disk.clear();
    await startDatabase();
    if (await isBack(harness)) continue;
    startedAnew += 1;
    await site.process().kill('SIGKILL');
    await site.start();
  }
  await acknowledge(harness, 1);
  await load.stop();
  await load.resolveDoubts();
  const title = `${site.database.name}, disk full ${times}×`;
  const again = { name: `${title}: calls asked again`, value: load.askedAgain(), unit: '' };
  const anew = { name: `${title}: times the site was started anew`, value: startedAnew, unit: '' };
  return [{ ...again, gate: { atLeast: times } }, anew, ...(await judge(title, harness, bets))];
}

async function fillEmbedded(disk: SmallDisk, wanted: FullDisk): Promise<Figure[]> {
  const dataDir = path.join(disk.folder, 'site');
  mkdirSync(dataDir);
  const harness = await openLoadedSite({ database: 'embedded', dataDir }, 'again');
  try {
    return await fillAgainAndAgain(harness, disk, wanted, () => Promise.resolve());
  } finally {
    await harness.close();
  }
}

async function fillPostgres(disk: SmallDisk, wanted: FullDisk): Promise<Figure[]> {
  const server = await startPostgres({
    port: await freePort(),
    dir: path.join(disk.folder, 'postgres'),
  });
  try {
    const url = await createDatabase(server.url, 'pavilion');
    const harness = await openLoadedSite({ database: postgresDatabase(url) }, 'again');
    try {
      return await fillAgainAndAgain(harness, disk, wanted, () => server.restart());
    } finally {
      await harness.close();
    }
  } finally {
    await server.stop();
  }
}

/** Fills the disk of the database for a while, again and again. */
export async function fillDisk(database: DatabaseName, wanted: FullDisk): Promise<Figure[]> {
  const disk = mountSmallDisk(megabytes);
  try {
    return await (database === 'embedded' ? fillEmbedded : fillPostgres)(disk, wanted);
  } finally {
    disk.clear();
    disk.remove();
  }
}
