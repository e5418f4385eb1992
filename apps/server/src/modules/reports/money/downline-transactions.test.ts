import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '#db/testing/test-database.ts';
import type { Member } from '#testing/test-base.ts';
import { openReportHarness, type ReportHarness } from '../reports.fixture.ts';

describe.each(testDatabases())('§7: transactions of a downline on $name', (database) => {
  let harness: ReportHarness;

  beforeAll(async () => {
    harness = await openReportHarness(database);
  });
  afterAll(() => harness.close());

  type Input = Parameters<ReportHarness['handlers']['listDownlineTransactions']>[0];

  const list = (agent: Member, input: Partial<Input> = {}) =>
    harness.handlers.listDownlineTransactions({ pageNo: 1, pageSize: 25, ...input }, agent.context);

  const deposit = (person: Member, amount: bigint) =>
    harness.past(person.accountId, [{ at: '2026-11-20T10:00:00Z', kind: 'deposit', amount }]);

  /** Creates two agents, one below the other, a player below both, and a player beside them. */
  async function team() {
    const top = await harness.member({ memberType: 1 });
    const agent = await harness.member({ memberType: 1, parentId: top.memberId });
    const player = await harness.member({ parentId: agent.memberId });
    const beside = await harness.member({ parentId: top.memberId });
    for (const [person, amount] of [
      [top, 1n],
      [agent, 20n],
      [player, 300n],
      [beside, 4000n],
    ] as const) {
      await deposit(person, amount);
    }
    return { top, agent, player, beside };
  }

  test('an agent sees everyone below, by account name, and not itself (D13)', async () => {
    const { top, agent, player, beside } = await team();
    const page = await list(top);
    expect(page.list.map(({ account, amount }) => [account, amount])).toEqual([
      [beside.username, '40.00'],
      [player.username, '3.00'],
      [agent.username, '0.20'],
    ]);
    expect(page.totals.net).toBe('43.20');
  });

  test('an agent never sees members above or beside', async () => {
    const { agent, player, beside, top } = await team();
    expect((await list(agent)).list.map((one) => one.account)).toEqual([player.username]);
    for (const stranger of [top, beside, agent]) {
      const found = await list(agent, { account: stranger.username });
      expect(found).toMatchObject({ list: [], total: 0, totals: { net: '0.00' } });
    }
  });

  test('one of the downline is found by name, and pages cut across accounts', async () => {
    const { top, player } = await team();
    const found = await list(top, { account: player.username.toUpperCase() });
    expect(found.list.map((one) => one.amount)).toEqual(['3.00']);
    const second = await list(top, { pageNo: 2, pageSize: 2 });
    expect(second).toMatchObject({ total: 3, totalPages: 2, list: [{ amount: '0.20' }] });
    expect(await list(top, { kind: 'bet' })).toMatchObject({ list: [], total: 0 });
  });

  test('a transfer names the other person, but to agents nobody outside their team', async () => {
    const { top, agent, player } = await team();
    const between = async (from: Member, to: Member, amount: bigint) => {
      const id = randomUUID();
      const at = '2026-11-20T11:00:00Z';
      const half = { at, source: 'downline' };
      const out = {
        ...half,
        kind: 'downlineOut',
        amount: -amount,
        externalId: `${id}:out`,
      } as const;
      const arrived = { ...half, kind: 'downlineIn', amount, externalId: `${id}:in` } as const;
      await harness.past(from.accountId, [out]);
      await harness.past(to.accountId, [arrived]);
    };
    await between(top, player, 1n);
    await between(agent, player, 2n);
    const kind = 'downlineTransfer';
    const seenBy = async (reader: Member) =>
      (await list(reader, { kind })).list.map((one) => [one.account, one.amount, one.otherAccount]);
    expect(await seenBy(agent)).toEqual([
      [player.username, '0.02', agent.username],
      [player.username, '0.01', null],
    ]);
    expect(await seenBy(top)).toEqual([
      [player.username, '0.02', agent.username],
      [agent.username, '-0.02', player.username],
      [player.username, '0.01', top.username],
    ]);
    const own = (of: Member) =>
      harness.handlers.listTransactions({ pageNo: 1, pageSize: 25, kind }, of.context);
    expect((await own(player)).list.map((one) => one.otherAccount)).toEqual([
      agent.username,
      top.username,
    ]);
    expect((await own(top)).list.map((one) => one.otherAccount)).toEqual([player.username]);
  });

  test('play money is left out', async () => {
    const { top } = await team();
    const trial = await harness.member({ memberType: 4, parentId: top.memberId, currency: 'FUN' });
    await deposit(trial, 500n);
    expect((await list(top)).list.map((one) => one.account)).not.toContain(trial.username);
  });
});
