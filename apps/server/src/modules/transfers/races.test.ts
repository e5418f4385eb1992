import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '#db/testing/test-database.ts';
import { codeOf, openTransfersHarness, type TransfersHarness } from './transfers.fixture.ts';

const rounds = 20;

type Person = Awaited<ReturnType<TransfersHarness['member']>>;

type Race = {
  name: string;
  /** What is transferred to the provider before the race. */
  brought?: string;
  /** All start together. */
  contestants: (person: Person) => readonly Promise<unknown>[];
  /** Sums of the main wallet and the wallet at the provider that may be left. */
  left: readonly string[];
};

const bring = (person: Person, key?: string) => codeOf(person.bring('60.00', key));

/** Each race begins with 100.00 in the main wallet, less what was brought. */
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

describe.each(testDatabases())('races for money at providers, on $name', (database) => {
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
