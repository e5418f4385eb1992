import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Figure } from '#bench/figures.ts';
import { openDatabase, postgresDatabase } from '../vendor/database.ts';
import { clients, judge, openLoadedSite } from './loaded-site.ts';
import { until } from './pause.ts';
import { startCuttingProxy } from './proxy/cutting-proxy.ts';

/** Cuts connections after the database has committed; the players repeat their calls. */
export async function cutAnswers(commits: number): Promise<Figure[]> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'pavilion-cut-'));
  const direct = await openDatabase('postgres', folder);
  const proxy = await startCuttingProxy(direct.url);
  try {
    const database = postgresDatabase(proxy.url, undefined, direct.url);
    const harness = await openLoadedSite({ database }, 'again');
    try {
      proxy.begin();
      harness.load.run(clients);
      await until(`${commits} cut commits`, () => proxy.answersCut() >= commits, proxy.answersCut);
      proxy.rest();
      await harness.load.stop();
      await harness.load.resolveDoubts();
      const title = 'postgres, answers of commits cut';
      const gate = { atLeast: commits };
      const cut = { name: `${title}: commits in doubt`, value: proxy.answersCut(), unit: '', gate };
      const before = { name: `${title}: cut before the database`, value: proxy.requestsCut() };
      return [cut, { ...before, unit: '' }, ...(await judge(title, harness, commits))];
    } finally {
      await harness.close();
    }
  } finally {
    proxy.stop();
    await direct.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
