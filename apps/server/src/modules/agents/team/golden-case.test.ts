import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { everyEngine } from '#db/testing/test-database.ts';
import type { Move } from '#modules/reports/reports.fixture.ts';
import type { Member } from '#testing/test-base.ts';
import { changeOf, profitAndLoss } from '@pavilion/domain/agent/team-result';
import { openTeams, pay, play, type Teams } from './teams.fixture.ts';

/** Kinds that the product does not post yet (decisions/0076). */
const kinds = { memberRebate: 20, agentRebate: 21, salary: 22, out: 24, in: 25 };
const day = '2026-11-18';

const columns = [
  'deposit',
  'withdraw',
  'betAmount',
  'validBetAmount',
  'winAmount',
  'promotion',
  'rebate',
  'agentCommission',
  'dailyIncome',
  'transferIn',
  'transferOut',
] as const;

/** A line of the specification's table: the columns, then the result and the change. */
function lineOf(text: string) {
  const minor = text
    .trim()
    .split(/\s+/u)
    .map((amount) =>
      BigInt(amount === '–' ? 0 : amount.replaceAll(/[,.]/gu, '').replace('−', '-')),
    );
  const named = Object.fromEntries(columns.map((column, index) => [column, minor[index]]));
  const [result, change] = minor.slice(columns.length);
  return { named, result, change };
}

describe.each(everyEngine())('golden case P on $name', (database) => {
  let teams: Teams;
  const people: Record<string, Member> = {};

  beforeAll(async () => {
    teams = await openTeams(database);
    const add = async (name: string, parent?: string) => {
      const parentId = parent === undefined ? null : (people[parent]?.memberId ?? null);
      people[name] = await teams.member({ username: `golden${name}`, memberType: 1, parentId });
    };
    for (const [name, parent] of [['b'], ['c', 'b'], ['p1', 'c'], ['p2', 'b']] as const) {
      await add(name, parent);
    }
    const postings: Record<string, Move[]> = {
      p1: [
        pay('deposit', 5_000_00n),
        pay(kinds.in, 300_00n),
        pay('adjustment', 118_156_78n),
        ...play(123_456_78n, 119_000_00n),
        pay('adjustment', -118_156_78n),
        pay('reward', 150_00n),
        pay(kinds.memberRebate, 370_37n),
        pay('withdrawalHold', -1_300_00n),
        pay('withdrawalReturn', 100_00n),
      ],
      c: [
        pay('deposit', 2_000_00n),
        ...play(1_000_00n, 1_480_50n),
        pay(kinds.memberRebate, 6_00n),
        pay(kinds.agentRebate, 370_37n),
        pay(kinds.salary, 200_00n),
        pay(kinds.out, -300_00n),
      ],
      p2: [
        pay('deposit', 20_000_00n),
        pay('adjustment', 40_000_00n),
        ...play(200_00n, 200_00n),
        ...play(50_000_00n, 47_911_10n),
        pay('adjustment', -40_000_00n),
        pay('bonusGrant', 100_00n),
        pay('bonusForfeit', -12_00n),
        pay(kinds.memberRebate, 250_00n),
        pay('withdrawalHold', -12_000_00n),
      ],
      b: [pay(kinds.agentRebate, 747_82n), pay(kinds.salary, 872_28n), pay(kinds.salary, -200_00n)],
    };
    for (const [name, moves] of Object.entries(postings)) {
      await teams.past(people[name]?.accountId ?? 0n, moves);
    }
    await teams.close(day, '2026-11-19T00:10:00');
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
    const found = await teams.columnsOf(table, people[name]?.memberId ?? 0n, day);
    const { named, result, change } = lineOf(line);
    expect(found).toEqual({ ...named, profitSharing: 0n, adjustment: 0n });
    expect(profitAndLoss(found)).toBe(result);
    expect(changeOf(found)).toBe(change);
  });

  test('the change is that of the balances', async () => {
    for (const name of ['p1', 'c', 'p2', 'b']) {
      const person = people[name] as Member;
      const found = await teams.columnsOf('own', person.memberId, day);
      expect(await teams.balanceOf(person)).toBe(changeOf(found));
    }
    expect(await teams.checks()).toEqual([]);
    expect(await teams.findings()).toEqual([]);
  });

  test('the heads count each person once', async () => {
    const { rows } = await sql`
      select members, direct, bettors, depositors, first_depositors from team_head
      where agent_id = ${people['b']?.memberId ?? 0n} and day = ${day}::date`.execute(teams.db);
    expect(rows).toEqual([
      { members: 3, direct: 2, bettors: 3, depositors: 3, first_depositors: 3 },
    ]);
  });
});
