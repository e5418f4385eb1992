import { randomInt } from 'node:crypto';
import type { Figure } from '#bench/figures.ts';
import { acknowledge, clients, judge, limitFigures, type LoadedSite } from './loaded-site.ts';
import { pause } from './pause.ts';

const latestMs = 200;

export type Kills = { kills: number; bets: number };

/** Kills the server under load again and again, and repeats the calls left without an answer. */
export async function killServer(harness: LoadedSite, { kills, bets }: Kills): Promise<Figure[]> {
  const { site, load } = harness;
  let doubts = 0;
  for (let kill = 0; kill < kills; kill++) {
    load.run(clients);
    await acknowledge(harness, Math.ceil(bets / kills));
    await pause(randomInt(latestMs));
    await site.process().kill('SIGKILL');
    await load.stop();
    await site.start();
    doubts += await load.resolveDoubts();
  }
  const title = `${site.database.name}, server killed ${kills}×`;
  const inDoubt = { name: `${title}: calls left without an answer`, value: doubts, unit: '' };
  const judged = await judge(title, harness, bets);
  return [{ ...inDoubt, gate: { atLeast: 1 } }, ...judged, ...(await limitFigures(title, harness))];
}
