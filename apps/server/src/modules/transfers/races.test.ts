import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '#db/testing/test-database.ts';
import { codeOf, openTransfersHarness, type TransfersHarness } from './transfers.fixture.ts';

const rounds = 20;

type Person = Awaited<ReturnType<TransfersHarness['member']>>;

type Race = {
  name: string;
  /** Brought before the race. */
  brought?: string;
  /** All start together. */
  contestants: (person: Person) => readonly Promise<unknown>[];
  /** What may be left in the main wallet and at the studio together. */
  left: readonly string[];
};

const bring = (person: Person, key?: string) => codeOf(person.bring('60.00', key));

/** 100.00 stand in the main wallet when a race begins, less what was brought. */
const races: readonly Race[] = [
  {
    name: 'bringing money and a bet',
    contestants: (person) => [bring(person), person.bet(60_00n), person.bet(60_00n)],
    left: ['100.00', '40.00'],
  },
  {
    name: 'a double tap',
    contestants: (person) => {
      const key = randomUUID();
      return [bring(person, key), bring(person, key), bring(person, key)];
    },
    left: ['100.00'],
  },
  {
    name: 'two transfers with keys of their own',
    contestants: (person) => [bring(person), bring(person)],
    left: ['100.00'],
  },
  {
    name: 'taking all back and bringing more',
    brought: '40.00',
    contestants: (person) => [person.takeAllBack(), bring(person)],
    left: ['100.00'],
  },
  {
    name: 'taking all back twice',
    brought: '40.00',
    contestants: (person) => {
      const key = randomUUID();
      return [person.takeAllBack(key), person.takeAllBack(key), person.takeAllBack()];
    },
    left: ['100.00'],
  },
];

describe.each(testDatabases())('races for money at studios, on $name', (database) => {
  let harness: TransfersHarness;
  beforeAll(async () => {
    harness = await openTransfersHarness(database);
  });
  afterAll(() => harness.close());

  test.each(races)(`$name, ${rounds} times: nothing is spent or lost twice`, async (race) => {
    for (let round = 0; round < rounds; round++) {
      const person = await harness.member(100_00n);
      if (race.brought !== undefined) await person.bring(race.brought);
      await Promise.all(race.contestants(person));
      const { total, underWay } = await person.funds('all');
      expect(race.left).toContain(total);
      expect(underWay).toBe('0.00');
    }
    expect(await harness.findings()).toEqual([]);
  });
});
