import { expect, test } from 'vitest';
import { anyDatabase } from '#db/testing/test-database.ts';
import { serveTestSite } from '#testing/served-site.ts';
import { breakAll, drawBroken, newPeople, uploadWhole, type Person } from './broken-connections.ts';

const longestMs = 1000;

test('Wire transport: an upload takes less than 1 s while 1,000 connections break', async () => {
  const harness = await serveTestSite(anyDatabase());
  try {
    const people = await newPeople(harness, 60, '10.2.0');
    const others = await newPeople(harness, 25, '10.3.0');
    const times: number[] = [];
    let begun = 0;
    const beside = async () => {
      const other = others[begun++ % others.length] as Person;
      const start = performance.now();
      const { status } = await uploadWhole(harness, other);
      expect(status).toBe(200);
      times.push(performance.now() - start);
    };
    await breakAll(harness, { plans: drawBroken(1000), people, beside });
    times.sort((one, another) => one - another);
    const [middle = 0, longest = 0] = [times[times.length >> 1], times.at(-1)];
    process.stdout.write(
      `uploads beside broken connections: ${times.length}, ` +
        `p50 ${middle.toFixed(0)} ms, longest ${longest.toFixed(0)} ms\n`,
    );
    expect(longest).toBeLessThan(longestMs);
  } finally {
    await harness.close();
  }
});
