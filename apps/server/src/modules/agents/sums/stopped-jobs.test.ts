import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { everyEngine } from '#db/testing/test-database.ts';
import { dayAfter } from '#kit/time/day-range.ts';
import { createReports } from '#modules/reports/reports.ts';
import { currency, trialCurrency, type Member } from '#testing/test-base.ts';
import { sumTeams } from '../team-sums.ts';
import { stoppingAt } from './stopping-at.fixture.ts';
import { local, never, openTeams, pay, play, type Teams } from './teams.fixture.ts';

describe.each(everyEngine())('jobs that end at any statement, on $name', (database) => {
  let teams: Teams;
  let agent: Member;
  let player: Member;

  beforeAll(async () => {
    teams = await openTeams(database);
    agent = await teams.member({ memberType: 1 });
    player = await teams.member({ parentId: agent.memberId });
    await teams.close('2026-11-18', '2026-11-19T00:10:00');
  });
  afterAll(() => teams.engine.close());

  async function closedDay(): Promise<string | undefined> {
    const { rows } = await sql<{ day: string }>`
      select max(day)::text as day from day_close
      where teams_closed_at is not null`.execute(teams.db);
    return rows[0]?.day;
  }

  /** Runs the jobs up to a statement; held up where another database has a transaction open. */
  async function runUntil(statements: number, day: string) {
    const { db, hasStopped } = stoppingAt(teams.engine, statements);
    const { jobs } = createReports({
      ...teams,
      db,
      timeZone: teams.deps.timeZone,
      currency,
      trialCurrency,
      games: { nameOf: () => null as never, byNode: () => undefined, nodesOf: () => [] },
    });
    await jobs.runNow();
    await sumTeams({ ...teams.deps, db }, never).catch(() => undefined);
    if (hasStopped()) return 'stopped';
    return (await closedDay()) === day ? 'done' : 'held up';
  }

  test('and run again count everything once, and close each day', async () => {
    let day = '2026-11-19';
    let days = 0;
    let statements = 1;
    let end = '';
    while (end !== 'done') {
      const noon = local(`${day}T12:00:00`);
      await teams.past(player.accountId, [pay('deposit', 100n, noon), ...play(100n, 0n, noon)]);
      teams.time.now = local(`${dayAfter(day, 1)}T00:10:00`);
      end = await runUntil(statements, day);
      await teams.close(day, `${dayAfter(day, 1)}T00:10:00`);
      const columns = await teams.columnsOf('team_day', agent.memberId, day);
      expect(columns).toMatchObject({ deposit: 100n, betAmount: 100n, validBetAmount: 100n });
      expect(await teams.checks()).toEqual([]);
      expect(await teams.findings()).toEqual([]);
      day = dayAfter(day, 1);
      days += 1;
      statements += end === 'stopped' ? 1 : 0;
    }
    expect(statements).toBeGreaterThan(25);
    const { rows } = await sql<{ heads: number }>`
      select count(*)::int as heads from team_head where agent_id = ${agent.memberId}
        and day < ${day}::date and (bettors, depositors) = (1, 1)`.execute(teams.db);
    expect(rows[0]?.heads).toBe(days);
  });
});

describe.each(everyEngine())('an upgrade on $name', (database) => {
  let teams: Teams;
  beforeAll(async () => {
    teams = await openTeams(database);
  });
  afterAll(() => teams.engine.close());

  test('takes every posting anew, and counts it once, before the first day closes', async () => {
    const agent = await teams.member({ memberType: 1 });
    const [player, later] = [
      await teams.member({ parentId: agent.memberId }),
      await teams.member({ parentId: agent.memberId }),
    ];
    await teams.past(player.accountId, [pay('deposit', 300n), ...play(300n, 100n)]);
    const today = local('2026-11-19T00:01:00');
    await teams.past(later.accountId, [pay('deposit', 40n, today)]);
    await teams.settle('2026-11-19T00:05:00');
    await sql`update report_progress set time_zone = ''`.execute(teams.db);
    await teams.past(player.accountId, play(50n, 0n));
    await teams.past(later.accountId, play(40n, 0n, today));
    await teams.close('2026-11-18', '2026-11-19T12:00:00');
    const team = (day: string) => teams.columnsOf('team_day', agent.memberId, day);
    expect(await team('2026-11-18')).toMatchObject({
      deposit: 300n,
      betAmount: 350n,
      winAmount: 100n,
    });
    expect(await team('2026-11-19')).toMatchObject({ deposit: 40n, betAmount: 40n });
    expect(await teams.checks()).toEqual([]);
    expect(await teams.findings()).toEqual([]);
    const { list } = await teams.handlers.listBets({ pageNo: 1, pageSize: 9 }, player.context);
    expect(list).toHaveLength(2);
  });
});
