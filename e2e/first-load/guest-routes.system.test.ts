import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { drawSecrets, startSiteProcess } from '../../tools/site-process.mjs';
import { median, visit, type Visit } from './lighthouse-run.ts';

const port = 4760;
const debuggingPort = 4792;
/** What holds on a busy machine; the aim is 95. */
const leastPerformance = 80;
const mostVisits = 3;
const dataDir = mkdtempSync(path.join(os.tmpdir(), 'pavilion-guest-routes-'));
let site: Awaited<ReturnType<typeof startSiteProcess>>;

beforeAll(async () => {
  const secrets = drawSecrets();
  const env = { ...secrets, SANDBOX_URL: `http://127.0.0.1:${port + 100}`, LOG_LEVEL: 'warn' };
  site = await startSiteProcess({ port, dataDir, env });
});

afterAll(async () => {
  await site?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

/** One visit when it is fast, else the middle one of three: noise only ever adds time. */
async function performanceOf(address: string, first: Visit): Promise<number> {
  const scores = [first.scores.performance];
  if (median(scores) >= leastPerformance) return median(scores);
  while (scores.length < mostVisits) {
    scores.push((await visit(address, debuggingPort)).scores.performance);
  }
  return median(scores);
}

test.each(['/m/login', '/m/register', '/m/rng', '/m/activity', '/m/help'])(
  'Lighthouse gives %s 100 for all but performance, and that is enough',
  async (route) => {
    const address = site.url + route;
    const { losses, ...first } = await visit(address, debuggingPort);
    console.log(route, first);
    expect({ ...first.scores, losses }).toMatchObject({
      accessibility: 100,
      'best-practices': 100,
      seo: 100,
    });
    expect(await performanceOf(address, { losses, ...first })).toBeGreaterThanOrEqual(
      leastPerformance,
    );
  },
);
