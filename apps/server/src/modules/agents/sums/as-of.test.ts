import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '#db/testing/test-database.ts';
import { dayAfter } from '#kit/time/day-range.ts';
import type { Member } from '#testing/test-base.ts';
import { sumTeams } from '../team-sums.ts';
import { openPeopleBelow, type PeopleBelow } from '../team/people-below.fixture.ts';
import { lockTeamSums } from './team-sums.store.ts';
import { local, never, pay, play } from './teams.fixture.ts';

describe.each(testDatabases())('D13: until when is counted, on $name', (database) => {
  let teams: PeopleBelow;
  let agent: Member;
  let player: Member;
  let day = '2026-11-19';

  beforeAll(async () => {
    teams = await openPeopleBelow(database);
    agent = await teams.person('agent', null, { type: 1 });
    player = await teams.person('player', agent);
  });
  afterAll(() => teams.engine.close());

  const at = (time: string) => local(`${day}T${time}`);
  const bets = async () => (await teams.kpi(agent)).footer.teamBetMemberCount;
  const shown = async () => (await teams.kpi(agent)).asOf;

  async function rollUpAt(time: string, signal = never): Promise<void> {
    teams.time.now = at(time);
    await teams.rollUp(signal);
  }

  async function sumAt(time: string): Promise<void> {
    teams.time.now = at(time);
    await sumTeams(teams.deps, never);
  }

  /** Closes the day, and goes on with the next. */
  async function nextDay(): Promise<void> {
    const closed = day;
    day = dayAfter(day, 1);
    await teams.close(closed, `${day}T00:10:00`);
  }

  test('it is null before anything was', async () => {
    teams.time.now = at('09:00:00');
    expect(await shown()).toBeNull();
    await sumAt('09:00:00');
    expect(await shown()).toBeNull();
    expect((await teams.list(agent)).asOf).toBeNull();
  });

  test('it is the start of the last whole pass, once teams are summed', async () => {
    await rollUpAt('10:00:00');
    expect(await teams.asOf('members')).toEqual(at('10:00:00'));
    expect(await shown()).toBeNull();
    await sumAt('10:01:00');
    expect(await shown()).toBe(at('10:00:00').toISOString());
    await sumAt('10:02:00');
    expect(await shown()).toBe(at('10:00:00').toISOString());
  });

  test('it never goes back', async () => {
    await rollUpAt('11:00:00');
    await sumAt('11:00:00');
    await rollUpAt('10:30:00');
    await sumAt('10:30:00');
    expect(await teams.asOf('members')).toEqual(at('11:00:00'));
    expect(await teams.asOf('teams')).toEqual(at('11:00:00'));
  });

  test('a pass that is stopped does not move it', async () => {
    const stopped = new AbortController();
    stopped.abort();
    await teams.past(player.accountId, [pay('deposit', 100n, at('11:30:00'))]);
    await rollUpAt('12:00:00', stopped.signal);
    expect(await teams.asOf('members')).toEqual(at('11:00:00'));
    teams.time.now = at('12:00:00');
    await sumTeams(teams.deps, stopped.signal);
    expect(await teams.asOf('teams')).toEqual(at('11:00:00'));
    await rollUpAt('12:01:00');
    expect(await teams.asOf('members')).toEqual(at('12:01:00'));
  });

  test('a pass that fails does not move it', async () => {
    await teams.past(player.accountId, [pay('deposit', 100n, at('12:30:00'))]);
    await sql`alter table member_day rename to member_day_elsewhere`.execute(teams.db);
    teams.time.now = at('13:00:00');
    await expect(teams.rollUp(never)).rejects.toThrow('member_day');
    await sql`alter table member_day_elsewhere rename to member_day`.execute(teams.db);
    expect(await teams.asOf('members')).toEqual(at('12:01:00'));
    await rollUpAt('13:01:00');
    expect(await teams.asOf('members')).toEqual(at('13:01:00'));
  });

  // The embedded database has one connection alone.
  test.runIf(database.name === 'postgres')(
    'what a transaction is still writing is not claimed',
    async () => {
      await teams.db.transaction().execute(async (transaction) => {
        await sql`select pg_current_xact_id()`.execute(transaction);
        await rollUpAt('14:00:00');
      });
      const asOf = await teams.asOf('members');
      expect(asOf?.getTime()).toBeLessThan(at('14:00:00').getTime());
    },
  );

  test('who reads alone holds nothing up', async () => {
    await sql`select 1 from member`.execute(teams.db);
    await rollUpAt('14:30:00');
    expect(await teams.asOf('members')).toEqual(at('14:30:00'));
  });

  test.runIf(database.name === 'postgres')(
    'another process at the sums leaves it where it is',
    async () => {
      await sumAt('14:30:00');
      await rollUpAt('14:40:00');
      await teams.db.transaction().execute(async (transaction) => {
        await lockTeamSums(transaction);
        await sumAt('14:40:00');
      });
      expect(await teams.asOf('teams')).toEqual(at('14:30:00'));
    },
  );

  test('while a move waits for the close of a day, nothing after midnight is claimed', async () => {
    const to = await teams.person('another', null, { type: 1 });
    const mover = await teams.person('mover', agent);
    await nextDay();
    const yesterday = day;
    const early = dayAfter(day, 1);
    teams.moves.push({ memberId: mover.memberId, parentId: to.memberId, fromDay: early });
    await teams.past(mover.accountId, [
      pay('deposit', 100n, at('20:00:00')),
      ...play(40n, 0n, at('20:00:00')),
      pay('deposit', 5n, local(`${early}T00:01:00`)),
      ...play(60n, 0n, local(`${early}T00:01:00`)),
    ]);
    await rollUpAt('23:59:00');
    await sumAt('23:59:00');
    expect(await teams.asOf('teams')).toEqual(at('23:59:00'));

    day = early;
    await rollUpAt('00:05:00');
    await sumAt('00:05:00');
    expect(await teams.asOf('members')).toEqual(at('00:05:00'));
    expect(await shown()).toBe(at('00:00:00').toISOString());
    expect(await bets()).toBe(0);
    await sumAt('00:06:00');
    expect(await shown()).toBe(at('00:00:00').toISOString());

    await teams.close(yesterday, `${early}T00:10:00`);
    await rollUpAt('00:11:00');
    await sumAt('00:11:00');
    expect(await shown()).toBe(at('00:11:00').toISOString());
    expect(await bets()).toBe(0);
    expect((await teams.kpi(to)).footer.teamBetMemberCount).toBe(1);
    const { footer } = await teams.kpi(agent, { period: 'yesterday' });
    expect(footer.teamBetMemberCount).toBe(1);
  });

  test('the last minute of a day is counted before anything after it is claimed', async () => {
    await rollUpAt('23:59:00');
    await sumAt('23:59:00');
    const beforeMidnight = at('23:59:00').toISOString();
    await teams.loggedIn(player, at('23:59:59'));
    await teams.past(player.accountId, play(1n, 0n, at('23:59:10')));
    day = dayAfter(day, 1);
    await sumAt('00:02:00');
    expect(await shown()).toBe(beforeMidnight);
    await rollUpAt('00:03:00');
    await sumAt('00:03:00');
    expect(await shown()).toBe(at('00:03:00').toISOString());
    const { footer } = await teams.kpi(agent, { period: 'yesterday' });
    expect(footer).toMatchObject({ teamLoginMemberCount: 1, teamBetMemberCount: 1 });
  });

  test('what was counted of a closed day stays as it was', async () => {
    const yesterday = dayAfter(day, -1);
    await teams.close(yesterday, `${day}T00:10:00`);
    const other = await teams.person('other', agent);
    await teams.loggedIn(other, local(`${yesterday}T12:00:00`));
    await teams.settle(`${day}T00:20:00`);
    const { footer } = await teams.kpi(agent, { period: 'yesterday' });
    expect(footer.teamLoginMemberCount).toBe(1);
  });
});
