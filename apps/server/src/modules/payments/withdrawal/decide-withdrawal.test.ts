import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '#db/testing/test-database.ts';
import { asOperator } from '#testing/test-base.ts';
import {
  openPaymentsHarness,
  outcomes,
  type PaymentsHarness,
} from '../testing/payments-harness.ts';

const reason = 'the name does not fit';

describe.each(testDatabases())('D15: the operator decides on withdrawals, on $name', (database) => {
  let harness: PaymentsHarness;
  beforeAll(async () => {
    harness = await openPaymentsHarness(database);
  });
  afterAll(async () => {
    expect(await harness.findings()).toEqual([]);
    await harness.close();
  });

  async function request() {
    const member = await harness.withdrawer();
    const { withdrawalId } = await harness.handlers.requestWithdrawal(member.input, member.context);
    return { member, withdrawalId };
  }

  const approve = (withdrawalId: string) =>
    harness.operatorHandlers.approveWithdrawal({ withdrawalId }, asOperator);
  const reject = (withdrawalId: string) =>
    harness.operatorHandlers.rejectWithdrawal({ withdrawalId, reason }, asOperator);

  const ordersOf = (withdrawalId: string) =>
    harness.db
      .selectFrom('outbox')
      .select(['topic', 'payload'])
      .where('key', '=', withdrawalId)
      .execute();

  test('an approved withdrawal is being paid and is in the outbox', async () => {
    const { member, withdrawalId } = await request();
    expect(await approve(withdrawalId)).toMatchObject({
      withdrawalId,
      state: 'paying',
      account: member.username,
    });
    expect(await ordersOf(withdrawalId)).toEqual([{ topic: 'payout', payload: {} }]);
    expect(harness.company.calls.createPayout).toBe(0);
  });

  test('approving again, ten times at once, changes nothing', async () => {
    const { withdrawalId } = await request();
    const calls = Array.from({ length: 10 }, () => approve(withdrawalId));
    const { values, codes } = await outcomes(calls);
    expect(codes).toEqual([]);
    expect(new Set(values.map((one) => one.state))).toEqual(new Set(['paying']));
    expect(await ordersOf(withdrawalId)).toHaveLength(1);
  });

  test('a rejected withdrawal gives the amount back, once', async () => {
    const { member, withdrawalId } = await request();
    const calls = Array.from({ length: 10 }, () => reject(withdrawalId));
    const { values, codes } = await outcomes(calls);
    expect(values).toMatchObject([{ state: 'rejected', settledAt: harness.now().toISOString() }]);
    expect(codes).toEqual(Array(9).fill('withdraw.state'));
    expect(await harness.balanceOf(member)).toBe(1000_00n);
    const row = await harness.db
      .selectFrom('withdrawal')
      .select('reason')
      .where('id', '=', withdrawalId)
      .executeTakeFirst();
    expect(row?.reason).toBe(reason);
  });

  test('approve and reject at once: one of them counts', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { member, withdrawalId } = await request();
      const { values, codes } = await outcomes([approve(withdrawalId), reject(withdrawalId)]);
      expect(codes).toEqual(['withdraw.state']);
      const rejected = values[0]?.state === 'rejected';
      expect(await harness.balanceOf(member)).toBe(rejected ? 1000_00n : 500_00n);
      expect(await ordersOf(withdrawalId)).toHaveLength(rejected ? 0 : 1);
    }
  });

  test('a rejected one cannot be approved; one that is being paid cannot be rejected', async () => {
    const rejected = await request();
    await reject(rejected.withdrawalId);
    await expect(approve(rejected.withdrawalId)).rejects.toMatchObject({ code: 'withdraw.state' });
    const paying = await request();
    await approve(paying.withdrawalId);
    await expect(reject(paying.withdrawalId)).rejects.toMatchObject({ code: 'withdraw.state' });
    expect(await harness.balanceOf(paying.member)).toBe(500_00n);
  });

  test.each([randomUUID(), 'not-an-id'])('the withdrawal %s is not found', async (withdrawalId) => {
    for (const decide of [approve, reject]) {
      await expect(decide(withdrawalId)).rejects.toMatchObject({ code: 'withdraw.not.found' });
    }
  });

  test('requests are listed oldest first, by state and in pages', async () => {
    const own = await openPaymentsHarness(database);
    const ids: string[] = [];
    for (let index = 0; index < 5; index += 1) {
      const member = await own.withdrawer();
      const answer = await own.handlers.requestWithdrawal(member.input, member.context);
      ids.push(answer.withdrawalId);
      own.pass(1000);
    }
    await own.operatorHandlers.approveWithdrawal({ withdrawalId: ids[1]! }, asOperator);
    const list = (state: 'requested' | 'paying' | undefined, pageNo: number) =>
      own.operatorHandlers.listWithdrawals(
        { ...(state ? { state } : {}), pageNo, pageSize: 2 },
        { ...asOperator, language: 'TY' },
      );
    const waiting = await list('requested', 2);
    expect(waiting.list.map((one) => one.withdrawalId)).toEqual([ids[3], ids[4]]);
    expect(waiting).toMatchObject({ pageNum: 2, pageSize: 2, totalPages: 2, total: 4 });
    expect(waiting.list[0]).toMatchObject({ bankName: 'Bank first-bank (TY)' });
    expect((await list('paying', 1)).list.map((one) => one.withdrawalId)).toEqual([ids[1]]);
    expect(await list(undefined, 1)).toMatchObject({ total: 5, totalPages: 3 });
    await own.close();
  });
});

describe.each(testDatabases())('D15: the steps of a withdrawal, on $name', (database) => {
  let harness: PaymentsHarness;
  beforeAll(async () => {
    harness = await openPaymentsHarness(database);
  });
  afterAll(async () => {
    expect(await harness.findings()).toEqual([]);
    await harness.close();
  });

  test('requested, reviewing and paying are shown with their times', async () => {
    const member = await harness.withdrawer();
    const { withdrawalId } = await harness.handlers.requestWithdrawal(member.input, member.context);
    const reviewed = await harness.operatorHandlers.reviewWithdrawal({ withdrawalId }, asOperator);
    expect(reviewed).toMatchObject({
      state: 'reviewing',
      reviewedAt: harness.now().toISOString(),
      releasedAt: null,
      decidedBy: 'ana',
    });
    const again = await harness.operatorHandlers.reviewWithdrawal({ withdrawalId }, asOperator);
    expect(again).toEqual(reviewed);
    harness.pass(60_000);
    const released = await harness.operatorHandlers.approveWithdrawal({ withdrawalId }, asOperator);
    expect(released).toMatchObject({ state: 'paying', releasedAt: harness.now().toISOString() });
    const late = harness.operatorHandlers.reviewWithdrawal({ withdrawalId }, asOperator);
    await expect(late).rejects.toMatchObject({ code: 'withdraw.state' });
    expect(harness.published).toContainEqual({ kind: 'withdrawal', memberId: member.memberId });
  });

  test('a rejected withdrawal shows the member the reason', async () => {
    const member = await harness.withdrawer();
    const { withdrawalId } = await harness.handlers.requestWithdrawal(member.input, member.context);
    await harness.operatorHandlers.rejectWithdrawal(
      { withdrawalId, reason: 'Another name' },
      asOperator,
    );
    const page = { state: undefined, pageNo: 1, pageSize: 5 };
    const { list } = await harness.handlers.listMemberWithdrawals(page, member.context);
    expect(list[0]).toMatchObject({ state: 'rejected', reason: 'Another name' });
  });
});
