import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '#db/testing/test-database.ts';
import { dayAfter } from '#kit/time/day-range.ts';
import { dayMs, hourMs } from '#kit/time/milliseconds.ts';
import { asOperator, codeOf, type Member } from '#testing/test-base.ts';
import { calculateSettlements } from './calculate-settlements.ts';
import { paySettlements } from './pay-settlements.ts';
import {
  halfPercent,
  onePercent,
  openSettlements,
  type Settlements,
} from './settlements.fixture.ts';

describe.each(testDatabases())('D13: settlements on $name', (database) => {
  let site: Settlements;
  beforeAll(async () => {
    site = await openSettlements(database);
  });
  afterAll(() => site.close());

  const shown = async (of: Member) =>
    (await site.of(of)).map(({ first_day, state, amount }) => [first_day, state, amount]);
  const balances = (...people: Member[]) => Promise.all(people.map(site.balanceOf));
  const sound = async () => {
    expect(await site.agents.findProblems()).toEqual([]);
    expect(await site.findings()).toEqual([]);
  };
  const ofHouse = async (house: string) => {
    const row = await site.db
      .selectFrom('posting')
      .innerJoin('account', 'account.id', 'posting.contra_id')
      .select(({ fn }) => fn.sum<string | null>('posting.amount').as('sum'))
      .where('account.house', '=', house)
      .executeTakeFirstOrThrow();
    return BigInt(row.sum ?? 0);
  };
  let day = '2026-11-02';
  /** Today, and a time of the day after; each test has days of its own. */
  const today = () => day;
  const next = async (time: string) => {
    day = dayAfter(day, 1);
    await site.goTo(`${today()}T${time}`);
  };

  /** An agent of the house and an agent below with salaries of 1 % and 0.5 %, and a player. */
  async function line(topBalance = 0n) {
    const top = await site.agent(null, topBalance);
    const below = await site.agent(top);
    const player = await site.player(below);
    await site.sign(null, top, onePercent);
    await next('00:20:00');
    await site.sign(top, below, halfPercent);
    await next('00:20:00');
    await site.settle();
    return { top, below, player };
  }

  test('a day is worked out from half past midnight on and paid from the top down', async () => {
    const { top, below, player } = await line();
    const played = today();
    await site.plays(player, played, { valid: 20_000_00n });
    await next('00:29:59');
    await site.settle();
    expect((await site.of(below)).filter((one) => one.first_day === played)).toEqual([]);
    await site.goTo(`${today()}T00:30:00`);
    await site.settle();
    // The house pays 200.00 to the top, which pays 100.00 of it on.
    expect(await balances(top, below)).toEqual([100_00n, 100_00n]);
    expect((await shown(below)).at(-1)).toEqual([played, 'paid', 100_00n]);
    expect(site.lettersOf(below).at(-1)?.content).toBe(
      `Your agent paid you PHP 100.00 for ${played}.`,
    );
    expect(
      site
        .lettersOf(top)
        .slice(-2)
        .map(({ content }) => content),
    ).toEqual([
      `The house paid you PHP 200.00 for ${played}.`,
      `You paid ${below.username} PHP 100.00 for ${played}.`,
    ]);
    expect(site.published).toContainEqual({ kind: 'income', memberId: below.memberId });
    expect(await ofHouse('contracts')).toBe(0n);
    await site.settle();
    expect(await balances(top, below)).toEqual([100_00n, 100_00n]);
    const { list, footer, owed } = await site.listOf(below);
    expect(list[0]).toMatchObject({
      kind: 'dailySalary',
      state: 'paid',
      amount: '100.00',
      inputs: { validBetAmount: '20000.00', tier: 1, startDate: played },
    });
    expect({ footer, owed }).toEqual({ footer: { paid: '100.00', open: '0.00' }, owed: '0.00' });
    expect((await site.listOf(top, 'paid')).list[0]?.account).toBe(below.username);
    const { list: income, footer: total } = await site.incomeOf(top);
    expect(income.map(({ kind, from, amount }) => [kind, from, amount])).toEqual([
      ['dailyIncome', below.username, '-100.00'],
      ['dailyIncome', null, '200.00'],
    ]);
    expect(total).toMatchObject({ dailyIncome: '100.00', profitSharing: '0.00', total: '100.00' });
    await sound();
  });

  test('missed nights are caught up day by day, two processes pay each once', async () => {
    const { top, below, player } = await line();
    for (const valid of [10_000_00n, 0n, 30_000_00n]) {
      if (valid > 0n) await site.plays(player, today(), { valid });
      day = dayAfter(day, 1);
    }
    await site.goTo(`${today()}T09:00:00`);
    const both = [0, 1].map(async () => {
      await calculateSettlements(site.deps);
      await paySettlements(site.deps);
    });
    await Promise.all(both);
    await site.settle();
    expect((await shown(below)).slice(-3)).toEqual([
      [expect.any(String), 'paid', 50_00n],
      [expect.any(String), 'nothing', 0n],
      [expect.any(String), 'paid', 150_00n],
    ]);
    expect(await balances(top, below)).toEqual([200_00n, 200_00n]);
    await sound();
  });

  test('who has too little owes all of it, takes nothing out, and pays once it can', async () => {
    const { top, below, player } = await line();
    await site.plays(player, today(), { valid: 20_000_00n });
    await site.house({
      action: 'end',
      contractId: (await site.own(top)).active?.contractId ?? '',
      reason: 'Agreed with the agent.',
    });
    await next('01:00:00');
    await site.settle();
    expect(await balances(top, below)).toEqual([100_00n, 100_00n]);
    // The own contract has ended, and the one below goes on.
    await site.plays(player, today(), { valid: 40_000_00n });
    await next('01:00:00');
    await site.settle();
    expect((await shown(below)).at(-1)?.slice(1)).toEqual(['owed', 200_00n]);
    expect(site.lettersOf(top).at(-1)?.content).toContain(`You owe ${below.username} PHP 200.00`);
    const letters = site.letters.length;
    await site.plays(player, today(), { valid: 2_000_00n });
    await next('01:00:00');
    await site.settle();
    // The smaller one waits for the older one, though there is cash for it.
    expect((await shown(below)).slice(-2).map((one) => one.slice(1))).toEqual([
      ['owed', 200_00n],
      ['owed', 10_00n],
    ]);
    expect(site.letters.length).toBe(letters + 1);
    expect(await site.agents.forPayments.owesContract(site.db as never, top.memberId)).toBe(true);
    expect((await site.listOf(top, 'paid')).owed).toBe('210.00');
    const other = await site.agent(top);
    expect(await codeOf(site.offer(top, other))).toBe('agent.contract.owed');
    await site.give(top.accountId, 100_00n);
    await site.settle();
    expect(await balances(top, below)).toEqual([0n, 300_00n]);
    expect((await shown(below)).slice(-2).map((one) => one[1])).toEqual(['paid', 'owed']);
    await site.give(top.accountId, 11_00n);
    await site.settle();
    expect(await balances(top, below)).toEqual([1_00n, 310_00n]);
    expect(await site.agents.forPayments.owesContract(site.db as never, top.memberId)).toBe(false);
    await sound();
  });

  /** An agent who owes 200.00 and has 60.00. */
  async function debtor() {
    const { top, below, player } = await line();
    await site.plays(player, today(), { valid: 40_000_00n });
    const { active } = await site.own(top);
    await site.db
      .updateTable('agent_contract')
      .set({ state: 'ended', ends_at: new Date(`${today()}T00:00:00+08:00`) })
      .where('id', '=', active?.contractId ?? '')
      .execute();
    await site.give(top.accountId, 60_00n);
    await next('01:00:00');
    await site.settle();
    expect((await shown(below)).at(-1)?.slice(1)).toEqual(['owed', 200_00n]);
    const [id = ''] = (await site.of(below)).map((one) => one.id).slice(-1);
    return { top, below, id };
  }

  test('an operator finds what is owed for a week, and has the house pay it', async () => {
    const { top, below, id } = await debtor();
    const list = async (owedFor: number) =>
      (
        await site.agents.operatorHandlers.listSettlementsOfAgents(
          { pageNo: 1, pageSize: 25, account: top.username, owedFor },
          asOperator,
        )
      ).list.map(({ settlementId }) => settlementId);
    expect(await list(7)).toEqual([]);
    const before = site.time.now;
    site.pass(7 * dayMs);
    expect(await list(7)).toEqual([id]);
    site.time.now = before;
    const paid = await site.operate(id, 'house', 'The agent pays it back in December.');
    expect(paid).toMatchObject({
      state: 'paid',
      claim: '200.00',
      payer: top.username,
      operator: 'ana',
      reason: 'The agent pays it back in December.',
    });
    expect(await balances(top, below)).toEqual([60_00n, 200_00n]);
    expect(await codeOf(site.operate(id, 'house'))).toBe('agent.settlement.state');
    expect(await codeOf(site.operate(id, 'void'))).toBe('agent.settlement.state');
    expect(await codeOf(site.operate(id.replaceAll(/./gu, 'x'), 'void'))).toBe(
      'agent.settlement.not.found',
    );
    await sound();
  });

  test('who pays and is excluded pays what it has, and the house the rest', async () => {
    const { top, below, id } = await debtor();
    await site.change(top, { exclusion: 'selfExclusion' });
    const letters = site.lettersOf(top).length;
    await site.settle();
    expect(await balances(top, below)).toEqual([0n, 200_00n]);
    const paid = (await site.of(below)).find((one) => one.id === id);
    expect(paid).toMatchObject({ state: 'paid', claim: 140_00n });
    expect(site.lettersOf(top)).toHaveLength(letters);
    await sound();
  });

  test('an excluded agent is paid without a letter; that of a closed account is held', async () => {
    const { top, below, player } = await line(1_000_00n);
    await site.plays(player, today(), { valid: 2_000_00n });
    await site.change(below, { exclusion: 'timeOut' });
    await next('01:00:00');
    const letters = site.lettersOf(below).length;
    await site.settle();
    expect(await site.balanceOf(below)).toBe(10_00n);
    expect(site.lettersOf(below)).toHaveLength(letters);
    await site.plays(player, today(), { valid: 4_000_00n });
    await site.change(below, { status: 'disabled' });
    await next('01:00:00');
    await site.settle();
    expect((await shown(below)).at(-1)?.slice(1)).toEqual(['held', 20_00n]);
    const [id = ''] = (await site.of(below)).map((one) => one.id).slice(-1);
    await site.settle();
    expect((await shown(below)).at(-1)?.[1]).toBe('held');
    await site.operate(id, 'approve');
    await site.settle();
    expect(await balances(top, below)).toEqual([1_000_00n + 60_00n - 30_00n, 30_00n]);
    await sound();
  });

  test('what is void is worked out once more, and then stays void', async () => {
    const { below, player } = await line();
    await site.plays(player, today(), { valid: 2_000_00n });
    await next('01:00:00');
    await calculateSettlements(site.deps);
    const last = async () => (await site.of(below)).at(-1);
    const first = await last();
    await site.operate(first?.id ?? '', 'void', 'Worked out too early.');
    await site.settle();
    // Whatever the site's rule, it waits for an operator now.
    const second = (await site.of(below)).filter(({ state }) => state === 'calculated');
    expect(second).toHaveLength(1);
    expect(second[0]).toMatchObject({ amount: 10_00n, first_day: first?.first_day });
    await site.operate(second[0]?.id ?? '', 'void', 'Not to be paid.');
    await site.settle();
    expect(await site.balanceOf(below)).toBe(0n);
    await sound();
  });

  test('a contract that ends inside a period pays for the days until then', async () => {
    const agent = await site.agent();
    const player = await site.player(agent);
    await next('12:00:00');
    const id = await site.sign(
      null,
      agent,
      [{ result: '0', activeMembers: 0, rate: '10.00', validBetAmount: '0' }],
      {
        kind: 'dividend',
        period: 'WEEK',
        unit: '0.01',
      },
    );
    const row = await site.db
      .selectFrom('agent_contract')
      .select('starts_at')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const monday = new Date((row.starts_at ?? new Date(0)).getTime() + 12 * hourMs);
    const days = [0, 1, 2].map((n) =>
      new Date(monday.getTime() + n * dayMs).toISOString().slice(0, 10),
    );
    for (const one of days) {
      await site.plays(player, one, { bets: 1_000_00n, valid: 1_000_00n, wins: 400_00n });
    }
    await site.goTo(`${days[1]}T12:00:00`);
    await site.change(agent, { exclusion: 'selfExclusion' });
    await site.advance();
    await site.goTo(`${days[2]}T00:59:00`);
    await site.settle();
    expect(await site.of(agent)).toEqual([]);
    await site.goTo(`${days[2]}T01:00:00`);
    await site.settle();
    expect(await site.of(agent)).toMatchObject([
      { first_day: days[0], last_day: days[1], amount: 120_00n, state: 'paid' },
    ]);
    day = days[2] ?? '';
    await sound();
  });

  test('losses of the house are carried to the next period of the same two', async () => {
    const agent = await site.agent();
    const player = await site.player(agent);
    const share = [{ result: '0', validBetAmount: '0', activeMembers: 0, rate: '10.00' }];
    await site.sign(null, agent, share, { kind: 'dividend', period: 'DAY', carry: 'always' });
    for (const [bets, wins] of [
      [100_00n, 500_00n],
      [300_00n, 0n],
      [400_00n, 100_00n],
    ] as const) {
      await next('01:00:00');
      await site.plays(player, today(), { bets, wins });
    }
    await next('01:00:00');
    await site.settle();
    const rows = (await site.of(agent)).map((one) => [
      one.state,
      one.amount,
      one.carry_before,
      one.carry_after,
    ]);
    expect(rows).toEqual([
      ['nothing', 0n, 0n, -400_00n],
      ['nothing', 0n, -400_00n, -100_00n],
      ['paid', 20_00n, -100_00n, 0n],
    ]);
    expect((await site.own(agent, 'dividend')).carried).toBe('0.00');
    await sound();
  });

  test('the check finds money that differs, is missing, or comes to something else', async () => {
    const { below, player } = await line();
    const played = today();
    await site.plays(player, played, { valid: 2_000_00n });
    await next('01:00:00');
    await site.settle();
    const [row] = (await site.of(below)).slice(-1);
    const id = row?.id ?? '';
    expect(await site.compare(played)).toBe(0);
    const set = (values: object) =>
      site.db.updateTable('settlement').set(values).where('id', '=', id).execute();
    await set({ amount: 11_00n });
    const found = await site.agents.findProblems();
    expect(found.map(({ subject }) => subject).toSorted()).toEqual([`${id}:payee`, `${id}:payer`]);
    expect(await site.compare(played)).toBe(1);
    expect(await site.agents.findProblems()).toHaveLength(3);
    await set({ amount: 10_00n, state: 'void', paid_at: null });
    expect(await site.agents.findProblems()).toHaveLength(2);
    await set({ state: 'paid', paid_at: site.clock() });
    expect(await site.compare(played)).toBe(0);
    await sound();
  });
});
