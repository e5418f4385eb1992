import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createLogger } from '../logger.ts';
import { createRepeatingJobs } from './repeating-job.ts';

const logger = createLogger('silent');

test('a job runs repeatedly, never twice at once, and a failure does not end it', async () => {
  let atOnce = 0;
  let most = 0;
  let runs = 0;
  const run = async () => {
    atOnce += 1;
    most = Math.max(most, atOnce);
    await wait(3);
    atOnce -= 1;
    runs += 1;
    if (runs === 1) throw new Error('first time');
  };
  const jobs = createRepeatingJobs([{ name: 'count', everyMs: 1, run }], logger);
  jobs.start();
  await expect.poll(() => runs).toBeGreaterThan(3);
  await jobs.stop();
  expect(most).toBe(1);
});

test('stopping signals the current run, waits for it, and starts no other', async () => {
  const seen: string[] = [];
  const run = async (signal: AbortSignal) => {
    seen.push('began');
    await new Promise((resolve) => signal.addEventListener('abort', resolve));
    await wait(5);
    seen.push('ended');
  };
  const jobs = createRepeatingJobs([{ name: 'slow', everyMs: 1, run }], logger);
  jobs.start();
  await expect.poll(() => seen).toEqual(['began']);
  await jobs.stop();
  expect(seen).toEqual(['began', 'ended']);
  await wait(10);
  expect(seen).toEqual(['began', 'ended']);
});

test('what is to be done at a stop is done once, after the last run', async () => {
  const seen: string[] = [];
  const job = {
    name: 'collect',
    everyMs: 1,
    run: async () => {
      if (!seen.includes('began')) seen.push('began');
      await wait(5);
    },
    atStop: async () => void seen.push('at stop'),
  };
  const jobs = createRepeatingJobs([job], logger);
  jobs.start();
  await expect.poll(() => seen).toEqual(['began']);
  await jobs.stop();
  await wait(10);
  expect(seen).toEqual(['began', 'at stop']);
});
