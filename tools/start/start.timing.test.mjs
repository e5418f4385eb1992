import { spawn } from 'node:child_process';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeProject, removeProject, seenBy, start, until } from './started-project.fixture.mjs';

/** The time of the tools in bare starts of Node: 300 ms where one takes 25 ms. */
const mostNodeStarts = 12;
const startRounds = 5;

beforeEach(makeProject);
afterEach(removeProject);

/** Milliseconds until a program printed something. */
async function msUntilPrinted(child) {
  const begun = performance.now();
  await new Promise((resolve) => child.stdout.once('data', resolve));
  return performance.now() - begun;
}

/** How long Node itself takes, and how long a start until its server prints something. */
async function startTimes() {
  const env = { PATH: process.env.PATH };
  const bareMs = await msUntilPrinted(
    spawn(process.execPath, ['-e', `console.log('up')`], { env }),
  );
  const run = start();
  const wholeMs = await msUntilPrinted(run.child);
  await until(() => seenBy('server', run));
  return { bareMs, wholeMs, run };
}

test('a later start takes little more than its server', async () => {
  let run = start();
  await until(() => seenBy('server', run));
  const least = { bareMs: Infinity, wholeMs: Infinity };
  const isQuick = () => least.wholeMs <= (1 + mostNodeStarts) * least.bareMs;
  // Other load on the machine only adds time, so a start that misses is repeated.
  for (let round = 0; round < 2 || (round < startRounds && !isQuick()); round += 1) {
    run.child.kill('SIGTERM');
    await run.ended;
    const { bareMs, wholeMs, run: next } = await startTimes();
    run = next;
    least.bareMs = Math.min(least.bareMs, bareMs);
    least.wholeMs = Math.min(least.wholeMs, wholeMs);
  }
  expect({ ...least, isQuick: isQuick() }).toMatchObject({ isQuick: true });
});
