import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { everyEngine } from '#db/testing/test-database.ts';
import { dayAfter } from '#kit/time/day-range.ts';
import { codeOf, type Member } from '#testing/test-base.ts';
import { stoppingAt } from '../sums/stopping-at.fixture.ts';
import { calculateSettlements } from './calculate-settlements.ts';
import { paySettlements } from './pay-settlements.ts';
import type { SettlementDeps } from './settlement-deps.ts';
import { onePercent, openSettlements, type Settlements } from './settlements.fixture.ts';

const share = [{ result: '0', validBetAmount: '0', activeMembers: 0, rate: '10.00' }];
const daily = { kind: 'dividend', period: 'DAY', unit: '0.01' } as const;

describe.each(everyEngine())('D13: settlements that wait, on $name', (database) => {
  let site: Settlements;
  beforeAll(async () => {
    site = await openSettlements(database, { salariesWait: true, dividendsWait: true });
  });
  afterAll(() => site.close());

  let day = '2026-11-02';
  const next = async (time = '01:00:00') => {
    day = dayAfter(day, 1);
    await site.goTo(`${day}T${time}`);
  };
  /** An agent with a share of 10 % a day, and a player below. */
  async function sharer() {
    const agent = await site.agent();
    const player = await site.player(agent);
    await site.sign(null, agent, share, daily);
    await next();
    return { agent, player };
  }
  const last = async (of: Member) => (await site.of(of)).at(-1);

  test('an operator approves what is worked out once more, and it is paid then', async () => {
    const { agent, player } = await sharer();
    const played = day;
    await site.plays(player, played, { bets: 500_00n });
    await next();
    await site.settle();
    const found = await last(agent);
    expect(found).toMatchObject({ state: 'calculated', amount: 50_00n });
    expect(await site.balanceOf(agent)).toBe(0n);
    // What was given for the day is noted late, before anybody has approved it.
    await site.db
      .insertInto('rebate_sum')
      .values({
        member_id: player.memberId,
        day: played,
        kind: 'own',
        earned: 100_00n,
        carried_in: 0n,
        paid: 100_00n,
        carried_out: 0n,
        state: 'due',
      })
      .execute();
    const approved = await site.operate(found?.id ?? '', 'approve');
    expect(approved).toMatchObject({
      state: 'approved',
      amount: '40.00',
      operator: 'ana',
      inputs: { rebate: '100.00', result: '400.00' },
    });
    expect(await codeOf(site.operate(found?.id ?? '', 'approve'))).toBe('agent.settlement.state');
    await site.settle();
    expect(await site.balanceOf(agent)).toBe(40_00n);
    expect(await last(agent)).toMatchObject({ state: 'paid', operator: 'ana' });
    await site.db.deleteFrom('rebate_sum').execute();
    expect(await site.agents.findProblems()).toEqual([]);
  });

  test('a dividend waits for the salaries of its days, and takes them off', async () => {
    const { agent, player } = await sharer();
    const below = await site.agent(agent);
    await site.sign(null, agent, onePercent);
    const played = dayAfter(day, 1);
    await next();
    await site.plays(player, played, { bets: 1_000_00n, valid: 1_000_00n });
    // Somebody below whose salary cannot be worked out.
    const id = randomUUID();
    await site.db
      .insertInto('agent_contract')
      .values({
        id,
        kind: 'dailySalary',
        payee_id: below.memberId,
        payer_id: agent.memberId,
        state: 'active',
        is_change: false,
        terms: { period: 'DAY' },
        proposed_at: site.clock(),
        starts_at: new Date(`${played}T00:00:00+08:00`),
        changed_at: site.clock(),
      })
      .execute();
    await next();
    await site.settle();
    const dividends = async () =>
      (await site.of(agent)).filter(
        ({ kind, first_day: first }) => kind === 'dividend' && first === played,
      );
    expect(await dividends()).toEqual([]);
    await site.db
      .updateTable('agent_contract')
      .set({ state: 'ended', ends_at: new Date(`${played}T00:00:00+08:00`) })
      .where('id', '=', id)
      .execute();
    await site.settle();
    // 1,000.00 less the salary of 10.00, of which a tenth.
    expect(await dividends()).toMatchObject([{ amount: 99_00n }]);
  });

  test('somebody who moved counts for the agent on the days below it alone', async () => {
    const agent = await site.agent();
    const [stays, goes, comes] = [
      await site.player(agent),
      await site.player(agent),
      await site.member({}),
    ];
    const minimum = [{ validBetAmount: '0', activeMembers: 0, rate: '1.00' }];
    await next();
    await site.sign(null, agent, minimum, { kind: 'dividend', period: 'WEEK' });
    const { waiting } = await site.own(agent, 'dividend');
    const monday = new Date(Date.parse(waiting?.startsOn ?? '') + 43_200_000);
    const dayOf = (n: number) => dayAfter(monday.toISOString().slice(0, 10), n);
    const move = async ({ memberId }: Member, from: bigint | null, to: bigint | null) => {
      await site.db
        .updateTable('member')
        .set({ parent_id: to })
        .where('id', '=', memberId)
        .execute();
      await site.db
        .insertInto('member_move')
        .values({
          id: randomUUID(),
          member_id: memberId,
          from_parent_id: from,
          to_parent_id: to,
          lower_rates: false,
          reason: 'asked for it',
          request_key: randomUUID(),
          state: 'done',
          proposed_by: 'ana',
          proposed_at: site.clock(),
          decided_by: 'ben',
          decided_at: site.clock(),
          from_day: dayOf(3),
        })
        .execute();
    };
    await site.plays(stays, dayOf(0), { valid: 1_000_00n });
    await site.plays(goes, dayOf(1), { valid: 1_000_00n });
    await site.plays(comes, dayOf(1), { valid: 5_000_00n });
    await move(goes, agent.memberId, null);
    await move(comes, null, agent.memberId);
    await site.plays(goes, dayOf(4), { valid: 7_000_00n });
    await site.plays(comes, dayOf(4), { valid: 900_00n });
    day = dayOf(7);
    await site.goTo(`${day}T01:00:00`);
    await calculateSettlements(site.deps);
    expect((await last(agent))?.inputs).toMatchObject({
      activeMembers: 2,
      validBetAmount: '2900.00',
    });
  });

  test('jobs that end at any statement pay each period once', async () => {
    const { agent, player } = await sharer();
    await site.sign(null, agent, onePercent);
    await next();
    const settlements = { salariesWait: false, dividendsWait: false };
    const settle = async (deps: SettlementDeps) => {
      await calculateSettlements(deps);
      await paySettlements(deps);
    };
    for (let statements = 1, stopped = true; stopped; statements += 5) {
      await site.plays(player, day, { bets: 100_00n, valid: 100_00n });
      await next();
      const { db, hasStopped } = stoppingAt(site.engine, statements);
      await settle({ ...site.deps, db, settlements }).catch(() => undefined);
      stopped = hasStopped();
      await settle({ ...site.deps, settlements });
    }
    const rows = (await site.of(agent)).filter(({ amount }) => amount > 0n);
    expect(rows.length).toBeGreaterThan(10);
    expect(new Set(rows.map(({ state }) => state))).toEqual(new Set(['paid']));
    const sum = rows.reduce((all, { amount }) => all + amount, 0n);
    expect(await site.balanceOf(agent)).toBe(sum);
    expect(await site.agents.findProblems()).toEqual([]);
    expect(await site.findings()).toEqual([]);
  });
});
