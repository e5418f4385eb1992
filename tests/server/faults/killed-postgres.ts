import { randomInt } from 'node:crypto';
import type { Figure } from '#bench/figures.ts';
import { createDatabase, freePort, startPostgres } from '#tools/postgres.mjs';
import { postgresDatabase } from '../vendor/database.ts';
import type { Kills } from './killed-server.ts';
import { acknowledge, clients, judge, limitFigures, openLoadedSite } from './loaded-site.ts';
import { pause } from './pause.ts';

const latestMs = 200;
const startTries = 20;
const nextTryMs = 500;

type Server = Awaited<ReturnType<typeof startPostgres>>;

/** Child processes of the killed server hold its shared memory for a moment: no start succeeds. */
async function startAgain(server: Server): Promise<void> {
  for (let left = startTries; left > 1; left--) {
    try {
      await server.restart();
      return;
    } catch {
      await pause(nextTryMs);
    }
  }
  await server.restart();
}

/**
 * Kills PostgreSQL's first process under load; players repeat the calls that got no answer. The
 * site must recover without a restart.
 */
export async function killPostgres({ kills, bets }: Kills): Promise<Figure[]> {
  const server = await startPostgres({ port: await freePort() });
  try {
    const url = await createDatabase(server.url, 'pavilion');
    const harness = await openLoadedSite({ database: postgresDatabase(url) }, 'again');
    try {
      harness.load.run(clients);
      for (let kill = 0; kill < kills; kill++) {
        await acknowledge(harness, Math.ceil(bets / kills));
        await pause(randomInt(latestMs));
        await server.kill('SIGKILL');
        await startAgain(server);
      }
      await acknowledge(harness, 1);
      await harness.load.stop();
      await harness.load.resolveDoubts();
      const title = `postgres, database killed ${kills}×`;
      const again = { name: `${title}: calls asked again`, value: harness.load.askedAgain() };
      const repeats: Figure = { ...again, unit: '', gate: { atLeast: 1 } };
      const judged = await judge(title, harness, bets);
      return [repeats, ...judged, ...(await limitFigures(title, harness))];
    } finally {
      await harness.close();
    }
  } finally {
    await server.stop();
  }
}
