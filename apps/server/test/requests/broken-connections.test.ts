import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '#db/testing/test-database.ts';
import { inFull } from '#testing/in-full.ts';
import { serveTestSite, type ServedSite } from '#testing/served-site.ts';
import { breakAll, drawBroken, newPeople, uploadWhole, type Person } from './broken-connections.ts';

const count = inFull ? 1000 : 100;

describe.each(testDatabases())('Wire transport: broken connections on $name', (database) => {
  let harness: ServedSite;

  beforeAll(async () => {
    harness = await serveTestSite(database);
  });
  afterAll(() => harness.close());

  test(`${count} break at random points: no slot is lost, and others are answered`, async () => {
    const people = await newPeople(harness, 60, '10.2.0');
    const others = await newPeople(harness, 25, '10.3.0');
    const statuses: number[] = [];
    let begun = 0;
    const beside = async () => {
      const other = others[begun++ % others.length] as Person;
      const { status } = await uploadWhole(harness, other);
      statuses.push(status);
    };
    await breakAll(harness, { plans: drawBroken(count), people, beside });
    expect(statuses).toEqual(Array.from({ length: count / 10 }, () => 200));

    const taken = () => harness.slotReadings().filter(({ held, waiting }) => held + waiting > 0);
    await expect.poll(taken).toEqual([]);
    // Those whose connections broke have their full shares again too.
    const [first, second] = people as [Person, Person];
    const again = [first, first, { ...second, address: first.address }].map((person) =>
      uploadWhole(harness, person),
    );
    for (const answer of await Promise.all(again)) expect(answer).toMatchObject({ status: 200 });
  });
});
