import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '#db/testing/test-database.ts';
import { hourMs, minuteMs } from '#kit/time/milliseconds.ts';
import { timeZone, type Member } from '#testing/test-base.ts';
import { siteOfFolder } from '#testing/test-site.ts';
import { dividendPeriods } from '@pavilion/domain/agent/contract-period';
import { contractCalls } from '../../contract/contracts.fixture.ts';
import { calculateSettlements } from '../../settlement/calculate-settlements.ts';
import type { SettlementDeps } from '../../settlement/settlement-deps.ts';
import { local, pay, play } from '../../sums/teams.fixture.ts';
import { findActiveMembers } from './find-active-members.ts';
import { openRounds, type Rounds } from './rounds.fixture.ts';

describe.each(testDatabases())('active members who were made, on $name', (database) => {
  let site: Rounds;
  let calls: ReturnType<typeof contractCalls>;
  let deps: SettlementDeps;
  let made: Member;
  let honest: Member;

  /** Two agents with a salary for three active members, and four members each. */
  beforeAll(async () => {
    site = await openRounds(database);
    const { agents: rules, memberTypes } = siteOfFolder();
    const limits = {
      salaryMaximum: rules.salary.maximum,
      dividendMaximum: rules.dividend.maximum,
      dividendPeriods,
    };
    calls = contractCalls(site, { limits });
    deps = {
      ...site,
      ...calls,
      timeZone,
      memberTypes,
      settlements: { salariesWait: true, dividendsWait: true },
      currency: { code: 'PHP', digits: 2 },
      // Nothing here counts uses.
      limiter: null as never,
      devices: null as never,
    };
    made = await site.person('made', null);
    honest = await site.person('honest', null);
    await site.close('2026-11-17', '2026-11-18T00:10:00');
    site.time.now = local('2026-11-18T09:00:00');
    for (const agent of [made, honest]) {
      const terms = calls.termsOf([{ validBetAmount: '0', activeMembers: 3, rate: '1.00' }]);
      const { contractId } = await calls.house({
        account: agent.username,
        kind: 'dailySalary',
        terms,
      });
      await calls.act(agent, { action: 'accept', contractId });
      for (const number of [1, 2, 3, 4]) {
        people.push(await site.person(`${agent.username}${number}`, agent));
      }
    }
  });
  afterAll(() => site.engine.close());

  const people: Member[] = [];

  /** What the four members of an agent bet on a day, each at a time of its own. */
  async function plays(agent: Member, day: string, stakes: readonly (readonly [string, bigint])[]) {
    const own = people.filter(({ username }) => username.startsWith(agent.username));
    for (const [index, [time, amount]] of stakes.entries()) {
      const at = local(`${day}T${time}`);
      const account = own[index]?.accountId ?? 0n;
      await site.past(account, [pay('deposit', amount, at), ...play(amount, 0n, at)]);
    }
  }

  /** Closes a day and works its salaries out. */
  async function workOut(day: string, next: string): Promise<void> {
    await site.close(day, `${next}T00:10:00`);
    site.time.now = local(`${next}T00:40:00`);
    await calls.advance();
    await calculateSettlements(deps);
  }

  /** Does the same, and looks at them again and again. */
  async function lookAt(day: string, next: string): Promise<void> {
    await workOut(day, next);
    await findActiveMembers(site.deps);
    site.pass(11 * minuteMs);
    await Promise.all([findActiveMembers(site.deps), findActiveMembers(site.deps)]);
    site.pass(hourMs);
    await findActiveMembers(site.deps);
  }

  test('just above the minimum, then all within an hour, are one case of the agent', async () => {
    await plays(made, '2026-11-19', [
      ['09:00:00', 1_000_00n],
      ['12:00:00', 1_050_00n],
      ['15:00:00', 1_099_00n],
      ['18:00:00', 1_100_00n],
    ]);
    await plays(honest, '2026-11-19', [
      ['09:00:00', 1_000_00n],
      ['09:10:00', 2_500_00n],
      ['09:20:00', 9_000_00n],
      ['18:00:00', 1_100_00n],
    ]);
    // The day on which the contracts were made is none of theirs.
    await lookAt('2026-11-18', '2026-11-19');
    expect(await site.cases('activeMembers')).toEqual([]);
    await lookAt('2026-11-19', '2026-11-20');
    const facts = { activeMembers: 4, justAbove: 4, hour: null, days: ['2026-11-19'] };
    expect(await site.cases('activeMembers')).toMatchObject([
      {
        agent: 'made',
        account: null,
        others: ['made1', 'made2', 'made3', 'made4'],
        times: 1,
        facts,
      },
    ]);
    await plays(made, '2026-11-20', [
      ['12:00:00', 1_500_00n],
      ['12:20:00', 2_000_00n],
      ['12:59:50', 3_000_00n],
    ]);
    await lookAt('2026-11-20', '2026-11-21');
    expect(await site.cases('activeMembers')).toMatchObject([
      {
        times: 2,
        facts: {
          activeMembers: 3,
          justAbove: 0,
          hour: local('2026-11-20T12:00:00').toISOString(),
        },
      },
    ]);
  });

  test('are not counted again when the same is worked out once more', async () => {
    await site.db
      .updateTable('settlement')
      .set({ calculated_at: site.clock() })
      .where('payee_id', '=', made.memberId)
      .where('first_day', '=', '2026-11-20')
      .execute();
    site.pass(11 * minuteMs);
    await findActiveMembers(site.deps);
    expect(await site.cases('activeMembers')).toMatchObject([{ times: 2 }]);
  });

  const justAbove = [
    ['10:00:00', 1_000_00n],
    ['13:00:00', 1_000_00n],
    ['16:00:00', 1_000_00n],
  ] as const;

  test('are a case again in the next period after the case of one was dismissed', async () => {
    const [found] = await site.cases('activeMembers');
    await site.decide(found?.caseId ?? '', 'dismissed');
    await site.db
      .updateTable('settlement')
      .set({ calculated_at: site.clock() })
      .where('payee_id', '=', made.memberId)
      .execute();
    site.pass(11 * minuteMs);
    await findActiveMembers(site.deps);
    expect(await site.cases('activeMembers')).toMatchObject([{ state: 'dismissed', times: 2 }]);
    await plays(made, '2026-11-21', justAbove);
    await lookAt('2026-11-21', '2026-11-22');
    expect(await site.cases('activeMembers')).toMatchObject([
      { state: 'open', times: 1, facts: { days: ['2026-11-21'] } },
      { state: 'dismissed' },
    ]);
  });

  test('are found beside a settlement that cannot be judged, and in it once it can', async () => {
    const agents = async () =>
      (await site.cases('activeMembers'))
        .filter(({ facts }) => facts.days.includes('2026-11-22'))
        .map(({ agent }) => agent);
    const setUnit = (unit: string) =>
      sql`
        update agent_contract set terms = terms || jsonb_build_object('unit', ${unit}::text)
        where payee_id = ${made.memberId}`.execute(site.db);
    await plays(made, '2026-11-22', justAbove);
    await plays(honest, '2026-11-22', justAbove);
    await workOut('2026-11-22', '2026-11-23');
    await sql`
      update settlement set calculated_at = calculated_at - interval '1 second'
      where payee_id = ${made.memberId} and first_day = '2026-11-22'`.execute(site.db);
    await setUnit('unreadable');
    for (const minutes of [11, 1]) {
      site.pass(minutes * minuteMs);
      await findActiveMembers(site.deps);
      expect(await agents()).toEqual(['honest']);
    }
    await setUnit('1.00');
    site.pass(minuteMs);
    await findActiveMembers(site.deps);
    expect(new Set(await agents())).toEqual(new Set(['honest', 'made']));
    site.pass(minuteMs);
    await findActiveMembers(site.deps);
    expect(await site.cases('activeMembers')).toMatchObject([
      { agent: 'made', times: 2 },
      { agent: 'honest', times: 1 },
      { state: 'dismissed' },
    ]);
  });
});
