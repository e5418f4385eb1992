import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '#db/testing/test-database.ts';
import { createRateLimiter } from '#kit/limits/rate-limit.ts';
import { codeOf, currency, timeZone, type Member } from '#testing/test-base.ts';
import { local, pay, play } from '../sums/teams.fixture.ts';
import { openPeopleBelow, type PeopleBelow } from './people-below.fixture.ts';
import { countPeople } from './team-counts.ts';

describe.each(testDatabases())('§7 KPI, on $name', (database) => {
  let teams: PeopleBelow;
  let [beside, top, agent, one, two, three]: Member[] = [];
  const who = (name: string) =>
    ({ beside, top, agent, one, two, three })[name] as unknown as Member;

  /** What a member paid in and bet at a time. */
  const did = async (name: string, time: string, deposit: bigint, bet: bigint) => {
    const moves = [
      ...(deposit > 0n ? [pay('deposit', deposit, local(time))] : []),
      ...(bet > 0n ? play(bet, 0n, local(time)) : []),
    ];
    await teams.past(who(name).accountId, moves);
  };

  beforeAll(async () => {
    teams = await openPeopleBelow(database);
    const { person } = teams;
    beside = await person('beside', null, { type: 1 });
    top = await person('top', null, { type: 1, registered: '2026-11-19T10:00:00' });
    agent = await person('agent', top, { type: 1 });
    one = await person('one', agent, { registered: '2026-11-18T23:59:59' });
    two = await person('two', agent, { registered: '2026-11-19T00:00:00' });
    three = await person('three', agent, { registered: '2026-11-21T00:00:00' });

    await did('one', '2026-11-18T10:00:00', 300_000n, 60_000n);
    await did('two', '2026-11-18T10:00:00', 300_000n, 0n);
    await did('agent', '2026-11-18T10:00:00', 300_000n, 100_000n);
    await did('top', '2026-11-18T11:00:00', 100_000n, 100_000n);
    await did('beside', '2026-11-18T11:00:00', 100_000n, 100_000n);
    await teams.loggedIn(who('one'), local('2026-11-18T23:59:59'));
    await teams.loggedIn(who('one'), local('2026-11-18T12:00:00'));
    await teams.loggedIn(who('agent'), local('2026-11-18T00:00:00'));
    await teams.loggedIn(who('two'), local('2026-11-17T23:59:59'));
    await teams.loggedIn(who('three'), local('2026-11-18T12:00:00'), 'failed');
    await teams.loggedIn(who('top'), local('2026-11-18T12:00:00'));
    await teams.close('2026-11-18', '2026-11-19T00:10:00');

    await did('one', '2026-11-19T10:00:00', 0n, 40_000n);
    await did('two', '2026-11-19T10:00:00', 1_000n, 99_999n);
    await teams.loggedIn(who('one'), local('2026-11-19T09:00:00'));
    await teams.loggedIn(who('two'), local('2026-11-20T00:00:00'));
    await teams.settle('2026-11-19T20:00:00');
  });
  afterAll(() => teams.engine.close());

  const kpi = async (name: string, firstDay: string, lastDay = firstDay) => {
    const input = { startDate: firstDay, endDate: lastDay };
    const { teamOnlineCount: _now, ...footer } = (await teams.kpi(who(name), input)).footer;
    return footer;
  };
  const counts = (acts: readonly number[]) => ({
    teamLoginMemberCount: acts[0],
    teamBetMemberCount: acts[1],
    teamRegisterMemberCount: acts[2],
    teamDepositMemberCount: acts[3],
    teamFirstDepositMemberCount: acts[4],
  });

  test.each<[string, string, string, number[]]>([
    ['top', '2026-11-18', '2026-11-18', [2, 2, 1, 3, 3]],
    ['top', '2026-11-19', '2026-11-19', [1, 2, 1, 1, 0]],
    ['top', '2026-11-18', '2026-11-19', [2, 3, 2, 3, 3]],
    ['agent', '2026-11-18', '2026-11-18', [1, 1, 1, 2, 2]],
    ['agent', '2026-11-18', '2026-11-19', [1, 2, 2, 2, 2]],
    ['agent', '2026-11-17', '2026-11-18', [2, 1, 1, 2, 2]],
    ['agent', '2026-11-19', '2026-11-20', [2, 2, 1, 1, 0]],
    ['one', '2026-11-18', '2026-11-18', [0, 0, 0, 0, 0]],
    ['one', '2026-11-18', '2026-11-19', [0, 0, 0, 0, 0]],
    ['top', '2026-11-10', '2026-11-10', [0, 0, 0, 0, 0]],
  ])('%s sees of %s to %s each person below once: %j', async (name, firstDay, lastDay, acts) => {
    expect(await kpi(name, firstDay, lastDay)).toEqual(counts(acts));
  });

  test('it is of today where nothing is said, without a list, and as of the last sum', async () => {
    const answer = await teams.kpi(who('top'), { size: 0 });
    expect(answer).toEqual({
      list: [],
      footer: { ...counts([1, 2, 1, 1, 0]), teamOnlineCount: 0 },
      asOf: local('2026-11-19T20:00:00').toISOString(),
    });
  });

  test('whoever has two sessions is online once, at any days', async () => {
    const ago = (ms: number) => new Date(teams.time.now.getTime() - ms);
    await teams.seen(who('one'), ago(1000));
    await teams.seen(who('one'), ago(2000));
    await teams.seen(who('two'), ago(300_000));
    await teams.seen(who('three'), ago(300_001));
    await teams.seen(who('top'), ago(1));
    for (const period of ['today', 'yesterday', 'week'] as const) {
      const { footer } = await teams.kpi(who('top'), { period });
      expect(footer.teamOnlineCount).toBe(2);
    }
  });

  test('days that are reversed, too many or too long ago are refused', async () => {
    for (const [startDate, endDate] of [
      ['2026-11-19', '2026-11-18'],
      ['2026-10-19', '2026-11-19'],
      ['2025-11-18', '2025-11-18'],
    ]) {
      const call = teams.kpi(who('top'), { startDate, endDate });
      expect(await codeOf(call)).toBe('report.range');
    }
  });

  const people = (name: string, firstDay: string, lastDay: string, activeMinimumMinor: bigint) =>
    countPeople(
      {
        ...teams,
        timeZone,
        currency,
        limiter: createRateLimiter(teams.db, teams.clock),
        devices: { recognise: async () => null },
        rates: { ratesOn: async () => new Map() },
        rules: { sees: { balance: 'direct' }, activeMinimumMinor },
      },
      who(name).memberId,
      { firstDay, lastDay },
    );

  test.each<[string, string, string, bigint, number]>([
    ['agent', '2026-11-18', '2026-11-18', 100_000n, 1],
    ['agent', '2026-11-18', '2026-11-18', 60_000n, 2],
    ['agent', '2026-11-18', '2026-11-18', 60_001n, 1],
    ['agent', '2026-11-19', '2026-11-19', 100_000n, 0],
    ['agent', '2026-11-18', '2026-11-19', 100_000n, 2],
    ['agent', '2026-11-18', '2026-11-19', 99_999n, 3],
    ['top', '2026-11-18', '2026-11-19', 100_000n, 3],
    ['one', '2026-11-18', '2026-11-19', 100_000n, 1],
    ['three', '2026-11-18', '2026-11-19', 1n, 0],
  ])('§7: of %s from %s to %s, %i of valid bets makes %i active, the agent too', async (...row) => {
    const [name, firstDay, lastDay, minimum, active] = row;
    const { activeMemberCount } = await people(name, firstDay, lastDay, minimum);
    expect(activeMemberCount).toBe(active);
  });

  test('§7: the counts come with the size of the team, whatever the days', async () => {
    const { teamOnlineCount: _now, ...counted } = await people(
      'top',
      '2026-11-18',
      '2026-11-18',
      1n,
    );
    expect(counted).toEqual({
      ...counts([2, 2, 1, 3, 3]),
      teamSize: 4,
      directSize: 1,
      activeMemberCount: 3,
    });
    expect(await people('one', '2026-11-18', '2026-11-19', 1n)).toMatchObject({
      teamSize: 0,
      directSize: 0,
    });
  });
});
