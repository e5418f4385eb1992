import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '#db/testing/test-database.ts';
import { asOperator, firstPage, type Member } from '#testing/test-base.ts';
import type { MoneyStep } from '../payments-deps.ts';
import { openPaymentsHarness, type PaymentsHarness } from '../testing/payments-harness.ts';

describe.each(testDatabases())('withdrawals whose money is looked at, on $name', (database) => {
  let harness: PaymentsHarness;
  beforeAll(async () => {
    harness = await openPaymentsHarness(database);
  });
  afterAll(async () => {
    expect(await harness.findings()).toEqual([]);
    await harness.close();
  });

  const at = '2026-11-20T10:00:00.000Z';

  /** Somebody with money from a deposit of somebody else, as agents say it. */
  async function receiver() {
    const sender = await harness.member();
    const member = await harness.withdrawer();
    const id = ({ memberId }: Pick<Member, 'memberId'>) => memberId.toString();
    const chain: MoneyStep[] = [
      { step: 'deposit', from: null, to: id(sender), amountMinor: '70000', at },
      { step: 'transfer', from: id(sender), to: id(member), amountMinor: '60000', at },
      { step: 'withdrawal', from: id(member), to: null, amountMinor: '50000', at },
    ];
    harness.chains.set(member.memberId, chain);
    const shown = [
      { step: 'deposit', from: null, to: sender.username, amount: '700.00', at },
      { step: 'transfer', from: sender.username, to: member.username, amount: '600.00', at },
      { step: 'withdrawal', from: member.username, to: null, amount: '500.00', at },
    ];
    const request = () => harness.handlers.requestWithdrawal(member.input, member.context);
    return { member, shown, request };
  }

  test('they begin under review; operators see the chain, the member nothing of it', async () => {
    const { member, shown, request } = await receiver();
    const answer = await request();
    expect(answer).toMatchObject({
      state: 'reviewing',
      requestedAt: harness.now().toISOString(),
      reviewedAt: harness.now().toISOString(),
    });
    expect(await request()).toEqual(answer);
    const other = await harness.withdrawer();
    const usual = await harness.handlers.requestWithdrawal(other.input, other.context);
    expect(Object.keys(answer)).toEqual(Object.keys(usual));
    const { list } = await harness.operatorHandlers.listWithdrawals(
      { state: 'reviewing', ...firstPage },
      asOperator,
    );
    expect(list).toMatchObject([{ account: member.username, chain: shown, decidedBy: null }]);
    const { withdrawalId } = usual;
    const reviewed = await harness.operatorHandlers.reviewWithdrawal({ withdrawalId }, asOperator);
    expect(reviewed).toMatchObject({ state: 'reviewing', chain: null });
  });

  test('they are approved and rejected as any other', async () => {
    const [approved, rejected] = [await receiver(), await receiver()];
    const [first, second] = [await approved.request(), await rejected.request()];
    const { approveWithdrawal, rejectWithdrawal } = harness.operatorHandlers;
    const paying = await approveWithdrawal({ withdrawalId: first.withdrawalId }, asOperator);
    expect(paying).toMatchObject({ state: 'paying', chain: approved.shown });
    const back = { withdrawalId: second.withdrawalId, reason: 'Please ask us' };
    expect(await rejectWithdrawal(back, asOperator)).toMatchObject({ state: 'rejected' });
    expect(await harness.balanceOf(rejected.member)).toBe(1000_00n);
  });

  test('what somebody in an exclusion takes out is not delayed', async () => {
    const { member, request, shown } = await receiver();
    const time = { kind: 'timeOut', length: '24 h' } as const;
    await harness.limits.excludeSelf(time, member.context);
    const { withdrawalId, ...answer } = await request();
    expect(answer).toMatchObject({ state: 'requested', reviewedAt: null });
    const { chain } = await harness.operatorHandlers.reviewWithdrawal({ withdrawalId }, asOperator);
    expect(chain).toEqual(shown);
  });
});
