import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { everyEngine } from '#db/testing/test-database.ts';
import { createTestSite, type TestSite } from '#testing/test-site.ts';
import {
  ana,
  ben,
  movesOf,
  openTreeHarness,
  tomorrow,
  type TreeHarness,
} from '../testing/tree-harness.ts';

describe.each(everyEngine())('D13: moves are applied at midnight, on $name', (database) => {
  let harness: TreeHarness;
  beforeAll(async () => {
    harness = await openTreeHarness(database, 4);
  });
  afterAll(async () => {
    expect(await harness.treeFindings()).toEqual([]);
    await harness.close();
  });

  const applyMoves = (day: string) => harness.hierarchy.applyMoves(day);
  const nextMove = () => harness.hierarchy.nextMove(harness.db);

  test('the whole branch moves, on its day and not before', async () => {
    const [top, middle, last] = await harness.line(3);
    const other = await harness.agent();
    const moveId = await harness.confirmed(middle!, other);
    await applyMoves('2026-11-21');
    expect(await harness.uplineOf(middle!)).toBe(top!.memberId);
    expect(await nextMove()).toBe(tomorrow);
    await applyMoves(tomorrow);
    expect(await harness.stateOf(moveId)).toMatchObject({ state: 'done', failure: null });
    const pairs = await harness.pairsOf([middle!.memberId, last!.memberId]);
    expect(pairs).toEqual(
      [
        `${other.memberId} ${middle!.memberId} 1`,
        `${other.memberId} ${last!.memberId} 2`,
        `${middle!.memberId} ${last!.memberId} 1`,
      ].toSorted(),
    );
    expect(await nextMove()).toBeNull();
  });

  test('a member is moved to the top', async () => {
    const [, below] = await harness.line(2);
    await harness.confirmed(below!, null);
    await applyMoves(tomorrow);
    expect(await harness.uplineOf(below!)).toBeNull();
    expect(await harness.pairsOf([below!.memberId])).toEqual([]);
  });

  test('repeated, late, or in two processes at once, each move is done once', async () => {
    const upline = await harness.agent();
    const members = await Promise.all(Array.from({ length: 6 }, () => harness.agent()));
    for (const one of members) await harness.confirmed(one, upline, { lowerRates: true });
    const before = harness.lowered.length;
    await Promise.all([applyMoves('2026-11-25'), applyMoves('2026-11-25')]);
    await applyMoves('2026-11-25');
    const ours = new Set(members.map(({ memberId }) => memberId));
    const lowered = harness.lowered.slice(before);
    expect(lowered).toHaveLength(6);
    expect(new Set(lowered.map(([memberId]) => memberId))).toEqual(ours);
    expect(lowered).toContainEqual([
      members[0]!.memberId,
      upline.memberId,
      tomorrow,
      'operator:ben',
    ]);
    const uplines = await Promise.all(members.map((one) => harness.uplineOf(one)));
    expect(new Set(uplines)).toEqual(new Set([upline.memberId]));
  });

  test('a move that is done is not done again, even after the member moved on', async () => {
    const [first, second, member] = [
      await harness.agent(),
      await harness.agent(),
      await harness.agent(),
    ];
    await harness.confirmed(member, first);
    await applyMoves(tomorrow);
    await harness.confirmed(member, second);
    await applyMoves(tomorrow);
    await applyMoves(tomorrow);
    expect(await harness.uplineOf(member)).toBe(second.memberId);
  });

  test('of two moves of a day that make a circle together, the second fails', async () => {
    const [one, other] = [await harness.agent(), await harness.agent()];
    const first = await harness.confirmed(one, other);
    harness.pass(1);
    const second = await harness.confirmed(other, one);
    await applyMoves(tomorrow);
    expect((await harness.stateOf(first)).state).toBe('done');
    expect(await harness.stateOf(second)).toMatchObject({
      state: 'failed',
      failure: 'agent.move.cycle',
    });
    expect(await harness.uplineOf(other)).toBeNull();
    await applyMoves(tomorrow);
    expect((await harness.stateOf(second)).state).toBe('failed');
  });

  test('of two moves that are too deep together, the later decided one fails', async () => {
    const [a, b, c] = [await harness.line(2), await harness.line(2), await harness.line(2)];
    const proposedFirst = await harness.propose(b[0]!, a[1]!);
    const second = await harness.propose(c[0]!, b[1]!);
    await harness.handlers.confirmMove({ moveId: second.moveId }, ben);
    harness.pass(1);
    await harness.handlers.confirmMove({ moveId: proposedFirst.moveId }, ben);
    await applyMoves(tomorrow);
    expect((await harness.stateOf(second.moveId)).state).toBe('done');
    expect(await harness.stateOf(proposedFirst.moveId)).toMatchObject({
      state: 'failed',
      failure: 'agent.depth',
      from_day: tomorrow,
    });
  });

  test('a rate that was raised, or an upline that was closed, lets a move fail', async () => {
    const [member, upline] = [await harness.agent(), await harness.agent()];
    const [late, closed] = [await harness.agent(), await harness.agent()];
    const [byRate, byUpline] = [
      await harness.confirmed(member, upline),
      await harness.confirmed(late, closed),
    ];
    harness.tooHigh.add(member.memberId);
    await harness.db
      .updateTable('member')
      .set({ status: 'disabled' })
      .where('id', '=', closed.memberId)
      .execute();
    await applyMoves(tomorrow);
    expect((await harness.stateOf(byRate)).failure).toBe('agent.move.rates');
    expect((await harness.stateOf(byUpline)).failure).toBe('agent.move.upline');
    const { list } = await harness.handlers.listMoves(
      { state: 'failed', pageNo: 1, pageSize: 100 },
      ana,
    );
    expect(list.find(({ moveId }) => moveId === byRate)?.failure).toBe('agent.move.rates');
  });

  test('when rates cannot be lowered the move is not done, and it is tried again', async () => {
    const [member, upline] = [await harness.agent(), await harness.agent()];
    const failing = movesOf(harness, 4, {
      problemOfMove: async () => null,
      lowerBranch: () => Promise.reject(new Error('no rates')),
    });
    const moveId = await harness.confirmed(member, upline, { lowerRates: true });
    await expect(failing.hierarchy.applyMoves(tomorrow)).rejects.toThrow('no rates');
    expect(await harness.uplineOf(member)).toBeNull();
    expect((await harness.stateOf(moveId)).state).toBe('confirmed');
    await applyMoves(tomorrow);
    expect(await harness.uplineOf(member)).toBe(upline.memberId);
  });
});

describe.each(everyEngine())('D13: who sees whom after a move, on $name', (database) => {
  let site: TestSite;
  beforeAll(async () => {
    site = await createTestSite(database);
  });
  afterAll(() => site.close());

  test('the team of an agent changes when the move is applied, and not before', async () => {
    const [from, to] = [await site.member({ memberType: 1 }), await site.member({ memberType: 1 })];
    const moved = await site.member({ memberType: 1, parentId: from.memberId });
    const below = await site.member({ parentId: moved.memberId, balance: 100n });
    const { agents, handlers, operatorHandlers } = site.modules;
    const seenBy = async (agent: typeof from) => {
      const page = { pageNo: 1, pageSize: 25 };
      const { list } = await handlers.reports.listDownlineTransactions(page, agent.context);
      return list.map(({ account }) => account);
    };
    const { moveId } = await operatorHandlers.agents.proposeMove(
      movesOf(site, 10).wanted(moved, to),
      ana,
    );
    await operatorHandlers.agents.confirmMove({ moveId }, ben);
    expect([await seenBy(from), await seenBy(to)]).toEqual([[below.username], []]);
    await agents.hierarchy.applyMoves('2999-01-01');
    expect([await seenBy(from), await seenBy(to)]).toEqual([[], [below.username]]);
    expect(await seenBy(moved)).toEqual([below.username]);
    expect(await operatorHandlers.agents.checkAgents({}, ana)).toEqual({ findings: [] });
  });
});
