import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '#db/testing/test-database.ts';
import { requestLimits } from '#http/limits/request-limits.ts';
import { dayMs } from '#kit/time/milliseconds.ts';
import { codeOf, type Member } from '#testing/test-base.ts';
import { openTransfers, rightDigits, type Transfers } from './transfers.fixture.ts';

describe.each(testDatabases())('§9: downline transfers on $name', (database) => {
  let site: Transfers;
  beforeAll(async () => {
    site = await openTransfers(database);
  });
  afterAll(() => site.close());

  /** An agent with 100.00 and somebody two steps below. */
  async function line(balance = 100_00n) {
    const agent = await site.agent(balance);
    const between = await site.below(agent, { memberType: 1 });
    return { agent, between, player: await site.below(between) };
  }

  const sent = (of: Member) =>
    site.db
      .selectFrom('downline_transfer')
      .select(['id', 'receiver_id', 'amount', 'remark'])
      .where('sender_id', '=', of.memberId)
      .orderBy('at')
      .execute();
  /** The balances of two members, the sender first. */
  const balances = (...people: Member[]) => Promise.all(people.map(site.balanceOf));

  test('cash goes to somebody at any depth, who must play it before a withdrawal', async () => {
    const { agent, player } = await line();
    const { transferId, ...answer } = await site.send(agent, player, { remark: 'For the weekend' });
    expect(answer).toEqual({
      account: player.username,
      amount: '40.00',
      balance: '60.00',
      leftToday: '199960.00',
      timesLeft: 49,
    });
    expect(await balances(agent, player)).toEqual([60_00n, 40_00n]);
    expect([await site.owedBy(agent), await site.owedBy(player)]).toEqual([0n, 40_00n]);
    expect(await sent(agent)).toEqual([
      {
        id: transferId,
        receiver_id: player.memberId,
        amount: 40_00n,
        remark: 'For the weekend',
      },
    ]);
    expect(site.letters.at(-1)).toEqual({
      memberId: player.memberId,
      title: 'You received money',
      content: `${agent.username} sent you PHP 40.00. It is in your balance now. Play it before you withdraw it.\n\nMessage: For the weekend`,
    });
    expect(await site.ofHouse()).toEqual({ sum: 0n, postings: 2 });
    expect(await site.agents.findProblems()).toEqual([]);
  });

  test('a repeat moves nothing and answers the same, with other words it is refused', async () => {
    const { agent, player } = await line();
    const requestKey = randomUUID();
    const first = await site.send(agent, player, { requestKey });
    const letters = site.letters.length;
    const again = { account: ` ${player.username.toUpperCase()}`, requestKey };
    expect(await site.send(agent, player, again)).toEqual(first);
    expect(await balances(agent, player)).toEqual([60_00n, 40_00n]);
    expect(site.letters).toHaveLength(letters);
    for (const other of [{ amount: '40.01' }, { remark: 'x' }, { account: 'somebody' }]) {
      const call = site.send(agent, player, { requestKey, ...other });
      expect(await codeOf(call)).toBe('agent.repeat.differs');
    }
    await site.db
      .updateTable('member')
      .set({ parent_id: null })
      .where('id', '=', player.memberId)
      .execute();
    expect(await site.send(agent, player, { requestKey })).toEqual(first);
    const wrong = site.send(agent, player, { requestKey, paymentPassword: '000000' });
    expect(await codeOf(wrong)).toBe('payment.password.wrong');
  });

  test('of 64 at once as many arrive as the balance has, each once', async () => {
    const { agent, player } = await line(100_00n);
    const keys = Array.from({ length: 32 }, () => randomUUID());
    const calls = [...keys, ...keys].map((requestKey) =>
      site.send(agent, player, { amount: '12.50', requestKey }, site.openWith({ timesToOne: 50 })),
    );
    const answers = await Promise.allSettled(calls);
    const moved = answers.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    expect(new Set(moved.map(({ transferId }) => transferId)).size).toBe(8);
    const refused = answers.flatMap((one) =>
      one.status === 'rejected' ? [(one.reason as { code?: unknown }).code] : [],
    );
    expect(new Set(refused)).toEqual(new Set(['wallet.no.funds']));
    expect(await balances(agent, player)).toEqual([0n, 100_00n]);
    expect(await site.findings()).toEqual([]);
  });

  test('a name beside, above, unknown and the own one are told apart by nothing', async () => {
    const { agent, between, player } = await line();
    const beside = await site.below(agent);
    const unknown = { username: 'nobody-of-this-name' };
    const statements: number[] = [];
    const answers: unknown[] = [];
    const sender = await site.agent(50_00n, between.memberId);
    for (const stranger of [sender, between, agent, beside, player, unknown]) {
      const before = site.statements();
      answers.push(await site.send(sender, stranger).catch((error: unknown) => error));
      statements.push(site.statements() - before);
    }
    for (const answer of answers) {
      expect(answer).toMatchObject({ code: 'agent.downline.not.found', hints: null });
    }
    expect(new Set(statements).size).toBe(1);
    expect(await site.balanceOf(sender)).toBe(50_00n);
  });

  test('the largest amount may be sent, and the letter of no message says only that', async () => {
    const { agent, player } = await line(60_000_00n);
    expect(await site.rulesOf(agent)).toEqual({
      enabled: true,
      toUpline: false,
      minimum: '1.00',
      maximum: '50000.00',
      perDay: '200000.00',
      timesPerDay: 50,
      timesToOne: 10,
      leftToday: '200000.00',
      timesLeft: 50,
      cash: '60000.00',
      sendable: '50000.00',
      missing: null,
      playThrough: 1,
    });
    await site.send(agent, player, { amount: '50000.00' });
    expect(site.letters.at(-1)?.content).toBe(
      `${agent.username} sent you PHP 50000.00. It is in your balance now. Play it before you withdraw it.`,
    );
  });

  test('a wrong payment password says nothing of the name, and locks after five', async () => {
    const { agent, player } = await line();
    for (const to of [player, { username: 'nobody' }, player, { username: 'nobody' }, player]) {
      const call = site.send(agent, to, { paymentPassword: '000000' });
      expect(await codeOf(call)).toBe('payment.password.wrong');
    }
    expect(await codeOf(site.send(agent, player))).toBe('login.locked');
    expect(await site.balanceOf(player)).toBe(0n);
  });

  test('nothing goes up, but where the site allows it, to the agent directly above', async () => {
    const top = await site.agent(0n);
    const agent = await site.agent(0n, top.memberId);
    const low = await site.agent(50_00n, agent.memberId);
    const back = site.openWith({ toUpline: true });
    expect(await codeOf(site.send(low, agent))).toBe('agent.downline.not.found');
    expect(await codeOf(site.send(low, top, {}, back))).toBe('agent.downline.not.found');
    expect(await site.send(low, agent, {}, back)).toMatchObject({ balance: '10.00' });
    expect(await balances(low, agent, top)).toEqual([10_00n, 40_00n, 0n]);
  });

  test('transfers up and down at once do not wait for each other', async () => {
    const back = site.openWith({ toUpline: true, timesToOne: 50, playThrough: 0 });
    const agent = await site.agent(1000_00n);
    const low = await site.agent(1000_00n, agent.memberId);
    const calls = Array.from({ length: 24 }, (_, at) =>
      at % 2 === 0
        ? site.send(agent, low, { amount: '7.00' }, back)
        : site.send(low, agent, { amount: '5.00' }, back),
    );
    const failed = (await Promise.allSettled(calls)).filter(({ status }) => status === 'rejected');
    expect(failed).toEqual([]);
    expect(await balances(agent, low)).toEqual([976_00n, 1024_00n]);
    expect([await site.owedBy(low), await site.owedBy(agent)]).toEqual([0n, 0n]);
    expect(site.letters.at(-1)?.content).toMatch(/It is in your balance now\.$/);
  });

  describe('refusals', () => {
    test('a site without transfers says so, before it asks for anything', async () => {
      const { agent, player } = await line();
      const closed = site.openWith({ isOpen: false });
      const call = site.send(agent, player, { paymentPassword: '000000' }, closed);
      expect(await codeOf(call)).toBe('agent.transfer.closed');
      expect(await site.rulesOf(agent, closed)).toMatchObject({ enabled: false, sendable: '0.00' });
    });

    test.each([
      ['0.00', 'wallet.amount.invalid', null],
      ['1.005', 'wallet.amount.invalid', null],
      ['0.99', 'agent.transfer.range', { minimum: '1.00', maximum: '50000.00' }],
      ['50000.01', 'agent.transfer.range', { minimum: '1.00', maximum: '50000.00' }],
    ])('an amount of %s', async (amount, code, hints) => {
      const { agent, player } = await line(60_000_00n);
      const call = site.send(agent, player, { amount });
      await expect(call).rejects.toMatchObject({ code, hints });
    });

    test('more than there is, and money of a bonus', async () => {
      const { agent, player } = await line(30_00n);
      expect(await codeOf(site.send(agent, player))).toBe('wallet.no.funds');
      expect(await site.giveBonus(agent, 50_00n)).toMatchObject({ outcome: 'applied' });
      expect(await codeOf(site.send(agent, player))).toBe('wallet.no.funds');
      expect(await site.rulesOf(agent)).toMatchObject({ cash: '30.00', sendable: '30.00' });
      await site.send(agent, player, { amount: '30.00' });
      expect(await balances(agent, player)).toEqual([50_00n, 30_00n]);
    });

    test('cash that must be played, or that a bonus binds', async () => {
      const { agent, between, player } = await line();
      await site.send(agent, between);
      await site.giveDigits(between);
      const bound = { code: 'agent.transfer.bound', hints: { missing: '40.00' } };
      await expect(site.send(between, player)).rejects.toMatchObject(bound);
      expect(await site.rulesOf(between)).toMatchObject({ missing: '40.00', sendable: '0.00' });
      site.bonuses.set(agent.memberId, [{ withdrawal: 'ends', remainingMinor: 75_00n }]);
      const byBonus = { code: 'agent.transfer.bound', hints: { missing: '75.00' } };
      await expect(site.send(agent, player)).rejects.toMatchObject(byBonus);
      site.bonuses.set(agent.memberId, [{ withdrawal: 'free', remainingMinor: 75_00n }]);
      expect(await site.send(agent, player)).toMatchObject({ amount: '40.00' });
    });

    test('more than a day allows, in all, as often, and to one person', async () => {
      const { agent, between, player } = await line();
      const narrow = site.openWith({ dailyMaximum: 30_00n, timesPerDay: 4, timesToOne: 2 });
      const give = (to: Member, amount: string) => site.send(agent, to, { amount }, narrow);
      await give(player, '10.00');
      await give(player, '10.00');
      const refusal = (why: string, left: string, timesLeft: number) => ({
        code: 'agent.transfer.day',
        hints: { left, timesLeft, why },
      });
      await expect(give(player, '1.00')).rejects.toMatchObject(refusal('person', '10.00', 2));
      await expect(give(between, '10.01')).rejects.toMatchObject(refusal('amount', '10.00', 2));
      await give(between, '5.00');
      await give(between, '5.00');
      expect(await site.rulesOf(agent, narrow)).toMatchObject({ sendable: '0.00' });
      const third = await site.below(agent);
      await expect(give(third, '1.00')).rejects.toMatchObject(refusal('times', '0.00', 0));
      expect(await site.rulesOf(agent, narrow)).toMatchObject({ leftToday: '0.00', timesLeft: 0 });
      site.pass(dayMs);
      expect(await give(player, '1.00')).toMatchObject({ leftToday: '29.00', timesLeft: 3 });
    });

    test('an agent without an account in money', async () => {
      const agent = await site.member({
        memberType: 1,
        currency: 'FUN',
        balance: 100_00n,
        paymentPasswordHash: `hash of ${rightDigits}`,
      });
      const player = await site.below(agent);
      expect(await codeOf(site.send(agent, player))).toBe('wallet.no.funds');
      const rules = { cash: '0.00', sendable: '0.00', missing: null };
      expect(await site.rulesOf(agent)).toMatchObject(rules);
    });

    test('too many tries on one day', async () => {
      const { agent, player } = await line();
      const { uses } = requestLimits['downline transfer'].account;
      const subject = `downline transfer account ${agent.memberId}`;
      const tried = { subject, window_start: site.clock(), uses };
      await site.db.insertInto('rate_limit').values(tried).execute();
      expect(await codeOf(site.send(agent, player))).toBe('request.limited');
    });

    test('a fault of ours is no refusal of the receiver', async () => {
      const { agent, player } = await line();
      const fault = new Error('a fault of a test');
      const failing = {
        checkVerified: async () => undefined,
        checkDeposit: () => Promise.reject(fault),
      };
      const call = site.send(agent, player, {}, site.openWith({}, [], { ownLimits: failing }));
      await expect(call).rejects.toBe(fault);
      expect(await site.balanceOf(agent)).toBe(100_00n);
    });

    test('an agent who is excluded, may not play, or is not verified', async () => {
      const { agent, player } = await line();
      const asked = site.openWith({}, ['withdraw']);
      expect(await codeOf(site.send(agent, player, {}, asked))).toBe('identity.check.needed');
      await site.lock(agent);
      expect(await codeOf(site.send(agent, player))).toBe('play.locked');
      await site.change(agent, { exclusion: 'timeOut' });
      expect(await codeOf(site.send(agent, player))).toBe('member.excluded');
    });

    test('a receiver who may not receive, without saying why', async () => {
      const { agent, player } = await line(1000_00n);
      const refused = { code: 'agent.transfer.recipient', hints: null };
      const because = async (to: Member, of = site.agents) =>
        expect(site.send(agent, to, {}, of)).rejects.toMatchObject(refused);
      for (const change of [
        { status: 'disabled' },
        { exclusion: 'selfExclusion' },
        { exclusion: 'timeOut' },
        { unfinished: true },
      ] as const) {
        const other = await site.below(agent);
        await site.change(other, change);
        await because(other);
      }
      const locked = await site.below(agent);
      await site.lock(locked);
      await because(locked);
      await because(await site.below(agent, { memberType: 4, currency: 'FUN' }));
      await because(player, site.openWith({}, ['deposit']));
      const full = await site.below(agent, { balance: 1_000_000_000_000_000n });
      await because(full);
      expect(await site.balanceOf(agent)).toBe(1000_00n);
    });

    test('what arrives counts against the deposit limit of the receiver', async () => {
      const { agent, player } = await line();
      await site.limits.setLimit(
        { kind: 'deposit', period: 'day', amount: '50.00' },
        player.context,
      );
      await site.send(agent, player);
      expect(await codeOf(site.send(agent, player))).toBe('agent.transfer.recipient');
      await site.send(agent, player, { amount: '10.00' });
      site.pass(dayMs + 1);
      await site.send(agent, player);
      expect(await balances(agent, player)).toEqual([10_00n, 90_00n]);
    });
  });
});
