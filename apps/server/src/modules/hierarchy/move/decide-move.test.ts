import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { everyEngine } from '#db/testing/test-database.ts';
import { codeOf } from '#testing/test-base.ts';
import {
  ana,
  ben,
  openTreeHarness,
  reason,
  tomorrow,
  type TreeHarness,
} from '../testing/tree-harness.ts';

describe.each(everyEngine())('D13: an operator moves a member, on $name', (database) => {
  let harness: TreeHarness;
  beforeAll(async () => {
    harness = await openTreeHarness(database, 4);
  });
  afterAll(() => harness.close());

  const two = async () => [await harness.agent(), await harness.agent()] as const;
  const codeOfMove = (...move: Parameters<TreeHarness['propose']>) =>
    codeOf(harness.propose(...move));

  /** A move in each state it can be in. */
  async function inState(state: 'proposed' | 'confirmed' | 'refused' | 'done' | 'failed') {
    const [member, upline] = await two();
    const { moveId } = await harness.propose(member, upline);
    if (state === 'refused') await harness.handlers.refuseMove({ moveId }, ben);
    if (state === 'refused' || state === 'proposed') return { moveId, member, upline };
    await harness.handlers.confirmMove({ moveId }, ben);
    if (state === 'failed') {
      await harness.db
        .updateTable('member')
        .set({ status: 'disabled' })
        .where('id', '=', upline.memberId)
        .execute();
    }
    if (state !== 'confirmed') await harness.hierarchy.applyMoves(tomorrow);
    return { moveId, member, upline };
  }

  test('a proposal moves nobody and is in the list', async () => {
    const [member, upline] = await two();
    const { moveId } = await harness.propose(member, upline, { lowerRates: true });
    expect(await harness.uplineOf(member)).toBeNull();
    const page = { state: 'proposed' as const, pageNo: 1, pageSize: 25 };
    const { list } = await harness.handlers.listMoves(page, ben);
    expect(list.find((one) => one.moveId === moveId)).toEqual({
      moveId,
      account: member.username,
      fromUpline: null,
      upline: upline.username,
      lowerRates: true,
      reason,
      state: 'proposed',
      proposedBy: 'ana',
      proposedAt: harness.clock().toISOString(),
      decidedBy: null,
      decidedAt: null,
      fromDay: null,
      failure: null,
    });
  });

  test('the list is of one state or of all, in pages', async () => {
    const { moveId } = await inState('refused');
    const { listMoves } = harness.handlers;
    const refused = await listMoves({ state: 'refused', pageNo: 1, pageSize: 100 }, ana);
    expect(refused.list.map((one) => one.moveId)).toContain(moveId);
    expect(new Set(refused.list.map(({ state }) => state))).toEqual(new Set(['refused']));
    const all = await listMoves({ pageNo: 1, pageSize: 1 }, ana);
    expect(all.list).toHaveLength(1);
    expect(all.total).toBeGreaterThan(refused.total);
  });

  test('a confirmed move counts from the next day of the site', async () => {
    const [member, upline] = await two();
    const { moveId } = await harness.propose(member, upline);
    const shown = await harness.handlers.confirmMove({ moveId }, ben);
    expect(shown).toMatchObject({ state: 'confirmed', decidedBy: 'ben', fromDay: tomorrow });
    expect(await harness.uplineOf(member)).toBeNull();
    expect(await harness.hierarchy.nextMove(harness.db)).toBe(tomorrow);
  });

  test('confirmed in the last minute of a day it counts a day later', async () => {
    const { now } = harness.time;
    const [member, upline] = await two();
    const { moveId } = await harness.propose(member, upline);
    harness.time.now = new Date(`${tomorrow}T00:00:00+08:00`);
    harness.pass(-30_000);
    const shown = await harness.handlers.confirmMove({ moveId }, ben);
    expect(shown.fromDay).toBe('2026-11-23');
    harness.time.now = now;
    await harness.hierarchy.applyMoves('2026-11-23');
  });

  /** What each decision answers in each state; a code, or the state afterwards. */
  test.each([
    ['proposed', 'confirmMove', 'ana', 'agent.move.same.person'],
    ['proposed', 'confirmMove', 'ben', 'confirmed'],
    ['proposed', 'refuseMove', 'ana', 'refused'],
    ['proposed', 'refuseMove', 'ben', 'refused'],
    ['confirmed', 'confirmMove', 'ana', 'confirmed'],
    ['confirmed', 'confirmMove', 'ben', 'confirmed'],
    ['confirmed', 'refuseMove', 'ana', 'agent.move.state'],
    ['confirmed', 'refuseMove', 'ben', 'agent.move.state'],
    ['refused', 'confirmMove', 'ana', 'agent.move.state'],
    ['refused', 'confirmMove', 'ben', 'agent.move.state'],
    ['refused', 'refuseMove', 'ana', 'refused'],
    ['refused', 'refuseMove', 'ben', 'refused'],
    ['done', 'confirmMove', 'ana', 'done'],
    ['done', 'confirmMove', 'ben', 'done'],
    ['done', 'refuseMove', 'ana', 'agent.move.state'],
    ['done', 'refuseMove', 'ben', 'agent.move.state'],
    ['failed', 'confirmMove', 'ana', 'failed'],
    ['failed', 'confirmMove', 'ben', 'failed'],
    ['failed', 'refuseMove', 'ana', 'agent.move.state'],
    ['failed', 'refuseMove', 'ben', 'agent.move.state'],
  ] as const)('%s, %s by %s: %s', async (state, call, who, answer) => {
    const { moveId } = await inState(state);
    const isCode = answer.startsWith('agent.');
    const done = harness.handlers[call]({ moveId }, { ana, ben }[who]);
    expect(await codeOf(done)).toBe(isCode ? answer : null);
    expect((await harness.stateOf(moveId)).state).toBe(isCode ? state : answer);
  });

  test('the database also refuses the proposer as the second operator', async () => {
    const { moveId } = await inState('proposed');
    const written = sql`update member_move set state = 'confirmed', decided_by = 'ana',
      decided_at = now(), from_day = current_date where id = ${moveId}::uuid`.execute(harness.db);
    await expect(written).rejects.toThrow('member_move');
  });

  test('confirmed many times at once it is one move', async () => {
    const { moveId } = await inState('proposed');
    const calls = Array.from({ length: 8 }, () => harness.handlers.confirmMove({ moveId }, ben));
    const states = (await Promise.all(calls)).map(({ state }) => state);
    expect(new Set(states)).toEqual(new Set(['confirmed']));
  });

  test('an unknown move is not found', async () => {
    for (const moveId of [randomUUID(), 'not-an-id']) {
      for (const call of ['confirmMove', 'refuseMove'] as const) {
        expect(await codeOf(harness.handlers[call]({ moveId }, ben))).toBe('agent.move.not.found');
      }
    }
  });

  test('a repeat is the same move, also when it is done; another body is refused', async () => {
    const [member, upline] = await two();
    const input = harness.wanted(member, upline);
    const { proposeMove, confirmMove } = harness.handlers;
    const [one, again] = await Promise.all([proposeMove(input, ana), proposeMove(input, ana)]);
    expect(again).toEqual(one);
    for (const change of [
      { account: upline.username },
      { upline: null },
      { lowerRates: true },
      { reason: 'Another reason' },
    ]) {
      const other = proposeMove({ ...input, ...change }, ana);
      expect(await codeOf(other)).toBe('agent.repeat.differs');
    }
    await confirmMove({ moveId: one.moveId }, ben);
    await harness.hierarchy.applyMoves(tomorrow);
    expect(await proposeMove(input, ana)).toMatchObject({ moveId: one.moveId, state: 'done' });
  });

  test('while a move waits no other of the member is proposed', async () => {
    const { moveId, member } = await inState('confirmed');
    const other = await harness.agent();
    expect(await codeOfMove(member, other)).toBe('agent.move.waiting');
    await harness.hierarchy.applyMoves(tomorrow);
    expect((await harness.stateOf(moveId)).state).toBe('done');
    expect(await codeOfMove(member, other)).toBeNull();
  });

  test('nobody goes below oneself, or below somebody of the own team', async () => {
    const [top, , last] = await harness.line(3);
    expect(await codeOfMove(top!, top!)).toBe('agent.move.cycle');
    expect(await codeOfMove(top!, last!)).toBe('agent.move.cycle');
  });

  test('no branch goes deeper than the tree may be', async () => {
    const branch = await harness.line(2);
    const deep = await harness.line(3);
    expect(await codeOfMove(branch[0]!, deep[2]!)).toBe('agent.depth');
    expect(await codeOfMove(branch[0]!, deep[1]!)).toBeNull();
    expect(await codeOfMove(branch[1]!, deep[2]!)).toBeNull();
  });

  test('an upline has agent pages and is open; trial accounts stay outside', async () => {
    const agent = await harness.agent();
    const closed = await harness.agent();
    await harness.db
      .updateTable('member')
      .set({ status: 'disabled' })
      .where('id', '=', closed.memberId)
      .execute();
    const [plain, trial] = [
      await harness.member(),
      await harness.member({ memberType: 4, currency: 'FUN' }),
    ];
    const [upline, below] = await harness.line(2);
    const refused = 'agent.move.upline';
    expect(await codeOfMove(agent, plain)).toBe(refused);
    expect(await codeOfMove(agent, trial)).toBe(refused);
    expect(await codeOfMove(agent, closed)).toBe(refused);
    expect(await codeOfMove(agent, { username: 'nobody' })).toBe(refused);
    expect(await codeOfMove(trial, agent)).toBe(refused);
    expect(await codeOfMove(below!, upline!)).toBe(refused);
    expect(await codeOfMove(agent, null)).toBe(refused);
    expect(await codeOfMove({ username: 'nobody' }, agent)).toBe('member.not.found');
    expect(await codeOfMove(below!, null)).toBeNull();
    expect(await codeOfMove(plain, agent)).toBeNull();
  });

  test('a rate above the new upline’s is refused, unless it is to be lowered', async () => {
    const [member, upline] = await two();
    harness.tooHigh.add(member.memberId);
    await expect(harness.propose(member, upline)).rejects.toMatchObject({
      code: 'agent.move.rates',
      hints: 'RNG 1.20, not 1.00',
    });
    expect(await codeOfMove(member, upline, { lowerRates: true })).toBeNull();
  });

  test('what has become impossible is not confirmed and stays a proposal', async () => {
    const [top, below] = await harness.line(2);
    const other = await harness.agent();
    const { moveId } = await harness.propose(top!, other);
    await harness.confirmed(other, below!);
    await harness.hierarchy.applyMoves(tomorrow);
    const code = await codeOf(harness.handlers.confirmMove({ moveId }, ben));
    expect(code).toBe('agent.move.cycle');
    expect((await harness.stateOf(moveId)).state).toBe('proposed');
  });
});
