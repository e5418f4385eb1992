import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { run } from '../../tools/run.mjs';
import { drawSecrets, startSiteProcess } from '../../tools/site-process.mjs';
import { hydrationMs } from './hydration-run.ts';
import { median, visit, type Visit } from './lighthouse-run.ts';

const port = 4750;
const debuggingPort = 4790;
const limits = { firstPaintMs: 900, largestPaintMs: 1100, blockingMs: 60, hydrationMs: 1700 };
const visitsPerRound = 5;
/** Noise of the machine only ever adds time, so a round that it spoilt may be run again. */
const rounds = 3;
/** All rounds on a machine five times slower. */
const patienceMs = 1_200_000;
const dataDir = mkdtempSync(path.join(os.tmpdir(), 'pavilion-first-load-'));
let visits: Visit[] = [];
let site: Awaited<ReturnType<typeof startSiteProcess>>;

async function runRound(): Promise<Visit[]> {
  const round: Visit[] = [];
  for (let count = 0; count < visitsPerRound; count += 1) {
    round.push(await visit(`http://127.0.0.1:${port}/m/home`, debuggingPort));
  }
  console.table(
    round.map(({ scores, losses, ...figures }) => ({
      ...figures,
      ...scores,
      losses: losses.length,
    })),
  );
  return round;
}

function isWithinTimes(): boolean {
  if (visits.length === 0) return false;
  return (
    middle((one) => one.firstContentfulPaint) <= limits.firstPaintMs &&
    middle((one) => one.largestContentfulPaint) <= limits.largestPaintMs &&
    middle((one) => one.totalBlockingTime) <= limits.blockingMs &&
    middle((one) => one.scores.performance) === 100
  );
}

beforeAll(async () => {
  const secrets = drawSecrets();
  const env = { ...secrets, SANDBOX_URL: `http://127.0.0.1:${port + 100}`, LOG_LEVEL: 'warn' };
  site = await startSiteProcess({ port, dataDir, env });
  for (let round = 0; round < rounds && !isWithinTimes(); round += 1) visits = await runRound();
}, patienceMs);

afterAll(async () => {
  await site?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

function middle(of: (visit: Visit) => number): number {
  return median(visits.map(of));
}

test('the home paints within 0.9 s and its largest part within 1.1 s', () => {
  expect(middle((one) => one.firstContentfulPaint)).toBeLessThanOrEqual(limits.firstPaintMs);
  expect(middle((one) => one.largestContentfulPaint)).toBeLessThanOrEqual(limits.largestPaintMs);
});

test('the home blocks a slow phone for at most 60 ms and never shifts', () => {
  expect(middle((one) => one.totalBlockingTime)).toBeLessThanOrEqual(limits.blockingMs);
  expect(middle((one) => one.cumulativeLayoutShift)).toBe(0);
});

test('a cold visit of the home moves at most 200 kB', () => {
  expect(middle((one) => one.transferBytes)).toBeLessThanOrEqual(200_000);
});

test('what the browser must load of the home and of every screen is within its bytes', async () => {
  const page = `http://127.0.0.1:${port}/m/home`;
  const measured: unknown = await run(process.execPath, ['tools/first-load.mjs', '--page', page]);
  const output: unknown = expect.stringMatching(/first HTML .* ok/);
  expect(measured).toMatchObject({ code: 0, output });
});

test(
  'the home answers within 1.7 s on a slowed phone and line',
  async () => {
    let best = Infinity;
    for (let round = 0; round < rounds && best > limits.hydrationMs; round += 1) {
      const times: number[] = [];
      for (let count = 0; count < visitsPerRound; count += 1) {
        times.push(await hydrationMs(`http://127.0.0.1:${port}/m/home`));
      }
      best = Math.min(best, median(times));
    }
    expect(best).toBeLessThanOrEqual(limits.hydrationMs);
  },
  patienceMs,
);

test.each(['performance', 'accessibility', 'best-practices', 'seo'] as const)(
  'Lighthouse gives the home 100 for %s',
  (category) => {
    const losses = visits.flatMap((one) => one.losses);
    const score = middle((one) => one.scores[category]);
    expect({ score, losses }).toMatchObject({ score: 100 });
  },
);
