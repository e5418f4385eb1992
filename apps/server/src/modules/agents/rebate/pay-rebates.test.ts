import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '#db/testing/test-database.ts';
import { dayAfter } from '#kit/time/day-range.ts';
import type { Member } from '#testing/test-base.ts';
import { openAgents } from '../agents.fixture.ts';
import { raiseCase, writeDecision } from '../fraud/case.store.ts';
import { payRebates } from '../pay-rebates.ts';
import { stoppingAt } from '../sums/stopping-at.fixture.ts';
import { local, never } from '../sums/teams.fixture.ts';
import { openRebates, type Rebates } from './rebates.fixture.ts';

describe.each(testDatabases())('D13: the payment of rebates, on $name', (database) => {
  let rebates: Rebates;
  let day = '2026-11-18';

  beforeAll(async () => {
    rebates = await openRebates(database);
  });
  afterAll(() => rebates.engine.close());

  /** Somebody with a rebate of 1.00 for yesterday, which is closed; it is ten past midnight. */
  async function earner(username: string): Promise<Member> {
    const player = await rebates.person(username, null, { RNG: 100 });
    const played = day;
    await rebates.plays(player, 100_00n, played);
    day = dayAfter(day, 1);
    await rebates.close(played, `${day}T00:10:00`);
    return player;
  }

  const payNow = () => rebates.payAt(`${day}T00:30:00`);
  const stateOf = async (who: Member) =>
    (await rebates.sumOf(who, dayAfter(day, -1), 'own'))?.state;
  const set = (who: Member, what: { status?: 'active' | 'disabled'; unfinished?: boolean }) =>
    rebates.db.updateTable('member').set(what).where('id', '=', who.memberId).execute();

  /** Makes the posting of yesterday's rebate, as a run does that ends right after it. */
  async function post({ accountId, memberId }: Member, amountMinor: bigint): Promise<void> {
    const { wallet } = rebates.payDeps;
    const contraId = await wallet.houseAccount('rebates', 'PHP');
    const externalId = `${dayAfter(day, -1)}:${memberId}:own`;
    const named = { kind: 'memberRebate', source: 'rebate', externalId } as const;
    await wallet.apply([{ accountId, contraId, amountMinor, ...named }]);
  }

  test('a disabled member is not paid before the account is open again', async () => {
    const player = await earner('disabled');
    await set(player, { status: 'disabled' });
    await payNow();
    expect([await stateOf(player), await rebates.balanceOf(player)]).toEqual(['held', 0n]);
    await payNow();
    await set(player, { status: 'active' });
    await payNow();
    expect([await stateOf(player), await rebates.balanceOf(player)]).toEqual(['paid', 1_00n]);
  });

  test('neither is somebody who has not finished an account that an agent opened', async () => {
    const player = await earner('unfinished');
    await set(player, { unfinished: true });
    await payNow();
    expect([await stateOf(player), await rebates.balanceOf(player)]).toEqual(['held', 0n]);
    await set(player, { unfinished: false });
    await payNow();
    expect([await stateOf(player), await rebates.balanceOf(player)]).toEqual(['paid', 1_00n]);
  });

  test('an excluded member is paid', async () => {
    const player = await earner('excluded');
    await sql`
      update account set wagering_blocked = 'exclusion'
      where id = ${player.accountId}`.execute(rebates.db);
    await rebates.db
      .updateTable('member')
      .set({ exclusion: 'selfExclusion' })
      .where('id', '=', player.memberId)
      .execute();
    await payNow();
    expect([await stateOf(player), await rebates.balanceOf(player)]).toEqual(['paid', 1_00n]);
  });

  test('a run again, and two at once, pay once', async () => {
    const player = await earner('twice');
    await Promise.all([payNow(), payNow()]);
    await payNow();
    expect(await rebates.balanceOf(player)).toBe(1_00n);
    expect(rebates.errors).toEqual([]);
    expect(await rebates.rebateFindings()).toEqual([]);
  });

  test('a process that ends between the posting and its note has paid once', async () => {
    const player = await earner('killed');
    rebates.time.now = new Date(`${dayAfter(day, -1)}T16:30:00Z`);
    await post(player, 1_00n);
    expect(await stateOf(player)).toBe('due');
    await set(player, { status: 'disabled' });
    await rebates.payAt(`${day}T07:00:00`);
    expect(await rebates.balanceOf(player)).toBe(1_00n);
    const sum = await rebates.sumOf(player, dayAfter(day, -1), 'own');
    const postedAt = new Date(`${dayAfter(day, -1)}T16:30:00Z`);
    expect(sum).toMatchObject({ state: 'paid', paid_at: postedAt });
  });

  test('a run that ends at any statement has paid each day once', async () => {
    const player = await earner('stopped');
    let days = 1;
    for (let statements = 1, stopped = true; stopped; statements += 1) {
      const { db, hasStopped } = stoppingAt(rebates.engine, statements);
      rebates.time.now = local(`${day}T00:30:00`);
      await payRebates({ ...rebates.payDeps, db }, never).catch(() => undefined);
      stopped = hasStopped();
      await payNow();
      await rebates.plays(player, 100_00n, day);
      day = dayAfter(day, 1);
      await rebates.close(dayAfter(day, -1), `${day}T00:10:00`);
      days += 1;
    }
    await payNow();
    expect(days).toBeGreaterThan(5);
    expect(await rebates.balanceOf(player)).toBe(BigInt(days) * 1_00n);
    expect(await rebates.rebateFindings()).toEqual([]);
  });

  test('a full account is paid once there is room', async () => {
    const player = await earner('full');
    const most = 1_000_000_000_000_000n;
    const balance = (amount: bigint) =>
      rebates.db
        .updateTable('account')
        .set({ balance: amount })
        .where('id', '=', player.accountId)
        .execute();
    await balance(most);
    await payNow();
    expect(await stateOf(player)).toBe('due');
    await balance(0n);
    await payNow();
    expect([await stateOf(player), await rebates.balanceOf(player)]).toEqual(['paid', 1_00n]);
    expect(rebates.errors).toEqual([]);
  });

  /** Cases of new accounts of an agent; returns their ids. */
  async function raiseCases(line: Member, accounts: readonly Member[]): Promise<string[]> {
    const ids: string[] = [];
    for (const { memberId } of accounts) {
      const id = randomUUID();
      ids.push(id);
      const about = { subject: memberId.toString(), agentId: line.memberId, memberId, facts: {} };
      const seen = { id, day, at: rebates.clock() };
      await raiseCase(rebates.db, { kind: 'sharedDevice', ...about, ...seen });
    }
    return ids;
  }

  /** So many new accounts below somebody, which have played. */
  async function players(upline: Member, count: number): Promise<Member[]> {
    const made = Array.from({ length: count }, () => rebates.member({ parentId: upline.memberId }));
    const accounts = await Promise.all(made);
    for (const account of accounts) await rebates.plays(account, 1n, day);
    return accounts;
  }

  test('three open cases of accounts that have played hold the commission alone', async () => {
    const [agent, other] = [
      await rebates.person('doubted', null, { RNG: 100 }),
      await rebates.person('trusted', null, { RNG: 100 }),
    ];
    const played = day;
    for (const one of [agent, other]) {
      const below = await rebates.person(`below${one.memberId}`, one);
      await rebates.plays(below, 100_00n, played);
      await rebates.plays(one, 50_00n, played);
    }
    day = dayAfter(day, 1);
    await rebates.close(played, `${day}T00:10:00`);
    const [first = ''] = await raiseCases(agent, await players(agent, 3));
    // Beside two that count, one that has not played and one that is now below somebody else.
    const unplayed = await rebates.member({ parentId: other.memberId });
    const moved = await players(agent, 1);
    await raiseCases(other, [...(await players(other, 2)), unplayed, ...moved]);
    await rebates.settle(`${day}T00:20:00`);
    await payNow();
    const commissionOf = async (who: Member) => (await rebates.sumOf(who, played, 'team'))?.state;
    expect([await commissionOf(agent), await commissionOf(other)]).toEqual(['held', 'paid']);
    const paid = [await rebates.balanceOf(agent), await rebates.balanceOf(other)];
    expect(paid).toEqual([50n, 1_50n]);
    // The agent, whose account is open, does not read that it is held.
    const days = { startDate: played, endDate: played, pageNo: 1, pageSize: 25 };
    const { list } = await openAgents(rebates).handlers.listCommissions(days, agent.context);
    expect(list.map(({ own, state }) => [own, state])).toEqual([
      [true, 'paid'],
      [false, 'due'],
    ]);

    const decision = { decided_by: 'ana', decided_at: rebates.clock(), note: '' };
    await rebates.db
      .transaction()
      .execute((transaction) =>
        writeDecision(transaction, first, { state: 'dismissed', ...decision }),
      );
    await payNow();
    expect([await commissionOf(agent), await rebates.balanceOf(agent)]).toEqual(['paid', 1_50n]);
    expect(await rebates.rebateFindings()).toEqual([]);
  });

  test('what the ledger refuses stays due, is told, and holds nobody else up', async () => {
    const player = await earner('refused');
    await post(player, 5n);
    const earlier = dayAfter(day, -1);
    const other = await earner('beside');
    await payNow();
    expect(await rebates.balanceOf(other)).toBe(1_00n);
    expect(await rebates.sumOf(player, earlier, 'own')).toMatchObject({ state: 'due' });
    const id = `${earlier}:${player.memberId}:own`;
    expect(rebates.errors).toEqual([{ id, outcome: 'repeatDiffers' }]);
    expect(await rebates.rebateFindings()).toMatchObject([{ subject: id }]);
  });
});
