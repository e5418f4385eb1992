import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { everyEngine } from '#db/testing/test-database.ts';
import { changeOf, profitAndLoss } from '@pavilion/domain/agent/team-result';
import { goldenDay, lineOf, openGoldenCase, type GoldenCase } from './golden-case.fixture.ts';

describe.each(everyEngine())('golden case P on $name', (database) => {
  let teams: GoldenCase['teams'];
  let people: GoldenCase['people'];

  beforeAll(async () => {
    ({ teams, people } = await openGoldenCase(database));
  });
  afterAll(() => teams.engine.close());

  test.each([
    [
      'p1',
      'own',
      '5,000.00 1,200.00 123,456.78 123,456.78 119,000.00 150.00 370.37 – – 300.00 – −3,936.41 163.59',
    ],
    [
      'c',
      'own',
      '2,000.00 – 1,000.00 1,000.00 1,480.50 – 6.00 370.37 200.00 – 300.00 1,056.87 2,756.87',
    ],
    [
      'c',
      'team_day',
      `7,000.00 1,200.00 124,456.78 124,456.78 120,480.50 150.00 376.37 370.37 200.00 300.00 300.00
        −2,879.54 2,920.46`,
    ],
    [
      'p2',
      'own',
      '20,000.00 12,000.00 50,200.00 50,000.00 48,111.10 88.00 250.00 – – – – −1,750.90 6,249.10',
    ],
    ['b', 'own', '– – – – – – – 747.82 672.28 – – 1,420.10 1,420.10'],
    [
      'b',
      'team_day',
      `27,000.00 13,200.00 174,656.78 174,456.78 168,591.60 238.00 626.37 1,118.19 872.28 300.00
        300.00 −3,210.34 10,589.66`,
    ],
  ] as const)('%s %s', async (name, table, line) => {
    const found = await teams.columnsOf(table, people[name].memberId, goldenDay);
    const { named, result, change } = lineOf(line);
    expect(found).toEqual({ ...named, profitSharing: 0n, adjustment: 0n });
    expect(profitAndLoss(found)).toBe(result);
    expect(changeOf(found)).toBe(change);
  });

  test('the change is that of the balances', async () => {
    for (const name of ['p1', 'c', 'p2', 'b'] as const) {
      const person = people[name];
      const found = await teams.columnsOf('own', person.memberId, goldenDay);
      expect(await teams.balanceOf(person)).toBe(changeOf(found));
    }
    expect(await teams.checks()).toEqual([]);
    expect(await teams.findings()).toEqual([]);
  });

  test('the heads count each person once', async () => {
    const { rows } = await sql`
      select members, direct, bettors, depositors, first_depositors from team_head
      where agent_id = ${people.b.memberId} and day = ${goldenDay}::date`.execute(teams.db);
    expect(rows).toEqual([
      { members: 3, direct: 2, bettors: 3, depositors: 3, first_depositors: 3 },
    ]);
  });
});
