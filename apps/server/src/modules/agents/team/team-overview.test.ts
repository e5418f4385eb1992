import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '#db/testing/test-database.ts';
import { dayAfter } from '#kit/time/day-range.ts';
import type { Member } from '#testing/test-base.ts';
import { amountsOf, openGoldenCase, type GoldenCase } from '../sums/golden-case.fixture.ts';
import { local, openTeams, pay, play, type Teams } from '../sums/teams.fixture.ts';
import { openTeamPages, type TeamPages } from './team-pages.fixture.ts';

describe.each(testDatabases())('D13: the overview of a team on $name', (database) => {
  let teams: GoldenCase['teams'];
  let people: GoldenCase['people'];
  let pages: TeamPages;

  beforeAll(async () => {
    ({ teams, people } = await openGoldenCase(database));
    pages = openTeamPages(teams);
  });
  afterAll(() => teams.engine.close());

  test('it has the row of the team and the own income by kind', async () => {
    const overview = await pages.overview(people.b, { period: 'yesterday' });
    expect(overview).toMatchObject({
      startDate: '2026-11-18',
      endDate: '2026-11-18',
      team: amountsOf(
        `27,000.00 13,200.00 174,656.78 174,456.78 168,591.60 238.00 626.37 1,118.19 872.28 300.00
          300.00 −3,210.34`,
      ),
      income: {
        rebate: '0.00',
        agentCommission: '747.82',
        dailyIncome: '672.28',
        profitSharing: '0.00',
        total: '1420.10',
      },
      activeMinimum: '500.00',
    });
    const own = await pages.overview(people.c, { period: 'yesterday' });
    expect(own.income).toMatchObject({
      rebate: '6.00',
      agentCommission: '370.37',
      total: '576.37',
    });
  });

  test('the line has the 30 days up to the last one that was asked for', async () => {
    const { series } = await pages.overview(people.b, { period: 'yesterday' });
    const days = Array.from({ length: 30 }, (_, index) => dayAfter('2026-10-20', index));
    expect(series.map(({ day }) => day)).toEqual(days);
    expect(series.at(-1)).toEqual({
      day: '2026-11-18',
      validBetAmount: '174456.78',
      profitAndLoss: '-3210.34',
    });
    const rest = series.slice(0, -1);
    expect(new Set(rest.map((one) => `${one.validBetAmount} ${one.profitAndLoss}`))).toEqual(
      new Set(['0.00 0.00']),
    );
    const today = await pages.overview(people.b, {});
    expect(today.series.slice(-2)).toEqual([
      series.at(-1),
      { day: '2026-11-19', validBetAmount: '0.00', profitAndLoss: '0.00' },
    ]);
    expect(today.income.total).toBe('0.00');
  });

  test('the best lines are those with the highest valid bets', async () => {
    const { bestLines } = await pages.overview(people.b, { period: 'yesterday' });
    expect(bestLines).toEqual([
      {
        account: 'goldenc',
        nickname: '',
        teamSize: 1,
        validBetAmount: '124456.78',
        profitAndLoss: '-2879.54',
      },
      {
        account: 'goldenp2',
        nickname: '',
        teamSize: 0,
        validBetAmount: '50000.00',
        profitAndLoss: '-1750.90',
      },
    ]);
    expect((await pages.overview(people.b, {})).bestLines).toEqual([]);
  });
});

describe.each(testDatabases())('D13: the best lines on $name', (database) => {
  let teams: Teams;
  let pages: TeamPages;

  beforeAll(async () => {
    teams = await openTeams(database);
    pages = openTeamPages(teams);
  });
  afterAll(() => teams.engine.close());

  test('there are five of them, and a line counts with everybody below', async () => {
    const agent = await teams.member({ memberType: 1 });
    const at = local('2026-11-18T12:00:00');
    const playAs = async ({ accountId }: Member, bet: bigint) =>
      teams.past(accountId, [pay('deposit', bet, at), ...play(bet, 0n, at)]);
    const children: Member[] = [];
    for (const bet of [5n, 1n, 4n, 2n, 3n, 0n, 0n]) {
      const child = await teams.member({ memberType: 1, parentId: agent.memberId });
      children.push(child);
      if (bet > 0n) await playAs(child, bet);
    }
    const deep = await teams.member({ parentId: (children[6] as Member).memberId });
    await playAs(deep, 900n);
    await teams.settle('2026-11-18T13:00:00');
    await sql`update member set nickname = 'Ada' where id = ${children[6]?.memberId ?? 0n}`.execute(
      teams.db,
    );
    const { bestLines } = await pages.overview(agent);
    expect(bestLines.map((line) => [line.account, line.validBetAmount])).toEqual(
      ([6, 0, 2, 4, 3] as const).map((index, place) => [
        children[index]?.username,
        ['9.00', '0.05', '0.04', '0.03', '0.02'][place],
      ]),
    );
    expect(bestLines[0]).toMatchObject({ nickname: 'Ada', teamSize: 1, profitAndLoss: '-9.00' });
  });
});
