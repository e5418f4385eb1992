import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { testDatabases } from '#db/testing/test-database.ts';
import { drawnCases } from '#kit/testing/drawn-cases.ts';
import { dayAfter } from '#kit/time/day-range.ts';
import { patience, type Move } from '#modules/reports/reports.fixture.ts';
import type { Member } from '#testing/test-base.ts';
import { sumTeams } from '../team-sums.ts';
import { teamSumsCheck } from './team-sums.store.ts';
import { local, never, openTeams, pay, play, type Teams } from './teams.fixture.ts';

describe.each(testDatabases())('the tree of each day on $name', (database) => {
  let teams: Teams;
  beforeAll(async () => {
    teams = await openTeams(database);
  });
  afterAll(() => teams.engine.close());

  const validOf = async (agent: Member, of: string) =>
    (await teams.columnsOf('team_day', agent.memberId, of)).validBetAmount;

  test('who moves counts in the old line until midnight and in the new one after', async () => {
    const agent = (name: string) => teams.member({ username: name, memberType: 1 });
    const [from, to] = [await agent('fromhere'), await agent('tohere')];
    const mover = await teams.member({ parentId: from.memberId, memberType: 1 });
    const below = await teams.member({ parentId: mover.memberId });
    const lastNight = { at: local('2026-11-18T23:59:00') };
    const thisMorning = { at: local('2026-11-19T00:01:00') };
    const round = (bet: bigint, when: { at: Date }, roundId: string): Move[] => [
      { kind: 'bet', amount: -bet, roundId, gameNode: 1, ...when },
      { kind: 'win', amount: 0n, roundId, gameNode: 1, finishes: true, ...when },
    ];
    await teams.past(below.accountId, [
      { kind: 'deposit', amount: 1000n, at: local('2026-11-18T09:00:00') },
      ...round(100n, lastNight, 'night'),
      ...round(20n, thisMorning, 'morning'),
    ]);
    teams.moves.push({ memberId: mover.memberId, parentId: to.memberId, fromDay: '2026-11-19' });

    await teams.settle('2026-11-18T23:59:30');
    expect(teams.moves).toHaveLength(1);
    await teams.settle('2026-11-19T00:05:00');
    expect([await validOf(from, '2026-11-18'), await validOf(from, '2026-11-19')]).toEqual([
      100n,
      0n,
    ]);
    await teams.close('2026-11-18', '2026-11-19T00:10:00');
    expect(teams.moves).toEqual([]);
    expect([await validOf(from, '2026-11-18'), await validOf(from, '2026-11-19')]).toEqual([
      100n,
      0n,
    ]);
    expect([await validOf(to, '2026-11-18'), await validOf(to, '2026-11-19')]).toEqual([0n, 20n]);
    expect(await teams.findings()).toEqual([]);
  });

  type Step = { who: number; does: 'play' | 'pay' | 'join' | 'move' | 'sum' | 'close'; to: number };

  test('a team is its agent and the teams of the children, whoever joins or moves', async () => {
    const steps = fc.array(
      fc.record({
        who: fc.nat(200),
        does: fc.constantFrom(
          'play',
          'play',
          'play',
          'pay',
          'join',
          'join',
          'move',
          'sum',
          'close',
        ),
        to: fc.nat(200),
      }) as fc.Arbitrary<Step>,
      { minLength: 10, maxLength: 60 },
    );
    let today = '2026-12-01';
    await teams.close('2026-11-30', `${today}T00:10:00`);
    await fc.assert(
      fc.asyncProperty(steps, async (drawn) => {
        const members: Member[] = [await teams.member({ memberType: 1 })];
        const of = (index: number) => members[index % members.length] as Member;
        const moment = () => local(`${today}T12:00:00`);
        for (const { who, does, to } of drawn) {
          const person = of(who);
          if (does === 'join') {
            members.push(await teams.member({ memberType: 1, parentId: person.memberId }));
          } else if (does === 'pay') {
            await teams.past(person.accountId, [pay('deposit', BigInt(to + 1), moment())]);
          } else if (does === 'play') {
            await teams.past(person.accountId, [
              pay('deposit', BigInt(who + 1), moment()),
              ...play(BigInt(who + 1), BigInt(to), moment()),
            ]);
          } else if (does === 'move') {
            const { rows } = await sql<{ free: boolean }>`
              select not exists (select from downline where ancestor_id = ${person.memberId}
                and member_id = ${of(to).memberId}) as free`.execute(teams.db);
            const isFree = rows[0]?.free === true && person !== of(to);
            const waits = teams.moves.length > 0;
            if (isFree && !waits) {
              const fromDay = dayAfter(today, 1);
              const move = { memberId: person.memberId, parentId: of(to).memberId, fromDay };
              teams.moves.push(move);
            }
          } else if (does === 'sum') {
            await teams.settle(`${today}T13:00:00`);
          } else {
            const closed = today;
            today = dayAfter(today, 1);
            await teams.close(closed, `${today}T00:10:00`);
          }
        }
        await teams.settle(`${today}T14:00:00`);
        expect(await teams.findings()).toEqual([]);
        const ids = sql`${members.map(({ memberId }) => memberId)}::bigint[]`;
        const { rows } = await sql`
          select team.agent_id from (
            select agent_id, sum(bets) as bets, sum(valid) as valid, sum(deposit) as deposit
            from team_day where day = ${today}::date group by agent_id
          ) as team
          left join (
            select coalesce(member.parent_id, 0) as agent_id, sum(bets) as bets,
              sum(valid) as valid, sum(deposit) as deposit
            from team_day join member on member.id = team_day.agent_id
            where day = ${today}::date group by 1
          ) as children on children.agent_id = team.agent_id
          left join (
            select member_id, sum(bets) as bets, sum(valid) as valid, sum(deposit) as deposit
            from member_day where day = ${today}::date group by 1
          ) as own on own.member_id = team.agent_id
          where team.agent_id = any (${ids}) and (team.bets, team.valid, team.deposit) <> (
            coalesce(own.bets, 0) + coalesce(children.bets, 0),
            coalesce(own.valid, 0) + coalesce(children.valid, 0),
            coalesce(own.deposit, 0) + coalesce(children.deposit, 0))`.execute(teams.db);
        expect(rows).toEqual([]);
      }),
      drawnCases(6),
    );
  });

  test('two processes at once count each change once', async () => {
    const agent = await teams.member({ memberType: 1 });
    const players = await Promise.all(
      Array.from({ length: 20 }, () => teams.member({ parentId: agent.memberId })),
    );
    const today = '2027-03-01';
    await teams.close('2027-02-28', `${today}T00:10:00`);
    for (const { accountId } of players) {
      await teams.past(accountId, [
        pay('deposit', 100n, local(`${today}T01:00:00`)),
        ...play(100n, 0n, local(`${today}T01:00:00`)),
      ]);
    }
    await Promise.all([
      teams.settle(`${today}T02:00:00`),
      teams.settle(`${today}T02:00:00`),
      sumTeams(teams.deps, never),
    ]);
    await teams.settle(`${today}T02:00:00`);
    expect(await validOf(agent, today)).toBe(2000n);
    expect(await teams.findings()).toEqual([]);
  });

  test('a lost change and a wrong sum are found, and keep the day open', async () => {
    const agent = await teams.member({ memberType: 1 });
    const player = await teams.member({ parentId: agent.memberId });
    const today = '2027-03-02';
    await teams.past(player.accountId, [
      { kind: 'deposit', amount: 100n, at: local(`${today}T01:00:00`) },
    ]);
    teams.time.now = local(`${today}T02:00:00`);
    await teams.jobs.runNow();
    await sql`delete from member_day_change`.execute(teams.db);
    const subject = `${agent.memberId} ${today} `;
    expect(await teams.findings()).toMatchObject([{ check: teamSumsCheck.name, subject }]);
    teams.time.now = local('2027-03-03T00:10:00');
    await vi.waitFor(async () => {
      await teams.jobs.runNow();
      await expect(sumTeams(teams.deps, never)).rejects.toThrow(
        `the teams of ${today} cannot close: 1 sums differ`,
      );
    }, patience);
    await sql`
      insert into line_day (agent_id, day, category, deposit)
      values (${agent.memberId}, ${today}::date, '', 100)`.execute(teams.db);
    await sumTeams(teams.deps, never);
    expect(await teams.findings()).toEqual([]);
    await sql`
      update line_day set deposit = 99 where agent_id = ${agent.memberId}`.execute(teams.db);
    expect(await teams.findings()).toMatchObject([{ subject }]);
  });
});
