import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '#db/testing/test-database.ts';
import { asOperator } from '#testing/test-base.ts';
import {
  openPaymentsHarness,
  outcomes,
  type PaymentsHarness,
} from '../testing/payments-harness.ts';

describe.each(testDatabases())('requesting a withdrawal on $name', (database) => {
  let harness: PaymentsHarness;
  beforeAll(async () => {
    harness = await openPaymentsHarness(database);
  });
  afterAll(async () => {
    expect(await harness.findings()).toEqual([]);
    await harness.close();
  });

  const rowsOf = ({ memberId }: { memberId: bigint }) =>
    harness.db.selectFrom('withdrawal').selectAll().where('member_id', '=', memberId).execute();

  test('banks that can be paid out to are listed with the limits of a request', async () => {
    const { context } = await harness.member();
    const rules = await harness.handlers.listWithdrawBanks({}, context);
    expect(rules).toMatchObject({ minimum: '200.00', maximum: '20000.00' });
    expect(rules.list.map((one) => one.code)).toEqual(['first-bank', 'second-bank', 'costly-bank']);
  });

  test('the amount is held at once', async () => {
    const member = await harness.withdrawer();
    const answer = await harness.handlers.requestWithdrawal(member.input, member.context);
    expect(answer).toMatchObject({
      amount: '500.00',
      state: 'requested',
      bankName: 'Bank first-bank',
      accountNumberMasked: expect.stringMatching(/^\*{6}\d{4}$/) as string,
      requestedAt: harness.now().toISOString(),
      settledAt: null,
    });
    expect(await harness.balanceOf(member)).toBe(500_00n);
    const hold = await harness.db
      .selectFrom('posting')
      .innerJoin('account', 'account.id', 'posting.contra_id')
      .select(['posting.amount', 'account.house'])
      .where('external_id', '=', `hold:${answer.withdrawalId}`)
      .execute();
    expect(hold).toEqual([{ amount: -500_00n, house: 'withdrawals' }]);
    expect(harness.company.calls.createPayout).toBe(0);
  });

  test('without the money nothing is stored', async () => {
    const member = await harness.withdrawer(499_99n);
    const request = harness.handlers.requestWithdrawal(member.input, member.context);
    await expect(request).rejects.toMatchObject({ code: 'wallet.no.funds' });
    expect(await rowsOf(member)).toEqual([]);
    expect(await harness.balanceOf(member)).toBe(499_99n);
  });

  test.each([
    [{ amount: '0' }, 'wallet.amount.invalid'],
    [{ amount: '300.001' }, 'wallet.amount.invalid'],
    [{ amount: '199.99' }, 'withdraw.amount.range'],
    [{ amount: '20000.01' }, 'withdraw.amount.range'],
    [{ cardId: 'not-an-id' }, 'withdraw.card.missing'],
    [{ cardId: randomUUID() }, 'withdraw.card.missing'],
    [{ paymentPassword: '000000' }, 'payment.password.wrong'],
  ])('a request with %j is refused as %s and stores nothing', async (change, code) => {
    const member = await harness.withdrawer(50_000_00n);
    const request = harness.handlers.requestWithdrawal(
      { ...member.input, ...change },
      member.context,
    );
    await expect(request).rejects.toMatchObject({ code });
    expect(await rowsOf(member)).toEqual([]);
    expect(await harness.balanceOf(member)).toBe(50_000_00n);
  });

  test('the card of someone else is missing', async () => {
    const [member, other] = [await harness.withdrawer(), await harness.withdrawer()];
    const input = { ...member.input, cardId: other.cardId };
    const request = harness.handlers.requestWithdrawal(input, member.context);
    await expect(request).rejects.toMatchObject({ code: 'withdraw.card.missing' });
  });

  test('a card that was removed, or whose bank is closed, is missing', async () => {
    const member = await harness.withdrawer();
    await harness.db
      .updateTable('bank_card')
      .set({ removed_at: harness.now() })
      .where('id', '=', member.cardId)
      .execute();
    const atClosedBank = await harness.card(member.memberId, 'closed-bank');
    for (const cardId of [member.cardId, atClosedBank]) {
      const request = harness.handlers.requestWithdrawal(
        { ...member.input, cardId },
        member.context,
      );
      await expect(request).rejects.toMatchObject({ code: 'withdraw.card.missing' });
    }
  });

  test('a member without a payment password is asked to set one', async () => {
    const member = await harness.member({ balance: 1000_00n, withPassword: false });
    const cardId = await harness.card(member.memberId);
    const input = { cardId, amount: '500.00', paymentPassword: '', requestKey: randomUUID() };
    const request = harness.handlers.requestWithdrawal(input, member.context);
    await expect(request).rejects.toMatchObject({ code: 'payment.password.missing' });
  });

  test('a day has a greatest amount, and what was given back does not count', async () => {
    const member = await harness.withdrawer(100_000_00n);
    const ask = (amount: string) =>
      harness.handlers.requestWithdrawal(
        { ...member.input, amount, requestKey: randomUUID() },
        member.context,
      );
    const { withdrawalId } = await ask('20000.00');
    await expect(ask('10000.01')).rejects.toMatchObject({
      code: 'withdraw.amount.range',
      hints: { minimum: '200.00', maximum: '10000.00', timesPerDay: 30 },
    });
    await harness.operatorHandlers.rejectWithdrawal(
      { withdrawalId, reason: 'asked for by the member' },
      asOperator,
    );
    expect(await ask('10000.01')).toMatchObject({ state: 'requested' });
  });

  test('a day has a greatest number of requests', async () => {
    const member = await harness.withdrawer(100_000_00n);
    const ask = () =>
      harness.handlers.requestWithdrawal(
        { ...member.input, amount: '200.00', requestKey: randomUUID() },
        member.context,
      );
    for (let times = 0; times < 30; times += 1) await ask();
    await expect(ask()).rejects.toMatchObject({
      code: 'withdraw.amount.range',
      hints: { maximum: '0.00', timesPerDay: 30 },
    });
  });

  test('a repeat with the same key answers with the same withdrawal and holds once', async () => {
    const member = await harness.withdrawer();
    const first = await harness.handlers.requestWithdrawal(member.input, member.context);
    expect(await harness.handlers.requestWithdrawal(member.input, member.context)).toEqual(first);
    expect(await harness.balanceOf(member)).toBe(500_00n);
  });

  test('a repeat with another amount or card differs and is refused', async () => {
    const member = await harness.withdrawer();
    await harness.handlers.requestWithdrawal(member.input, member.context);
    const otherCard = await harness.card(member.memberId, 'second-bank');
    for (const change of [{ amount: '300.00' }, { cardId: otherCard }]) {
      const repeat = harness.handlers.requestWithdrawal(
        { ...member.input, ...change },
        member.context,
      );
      await expect(repeat).rejects.toMatchObject({ code: 'wallet.repeat.differs' });
    }
    expect(await harness.balanceOf(member)).toBe(500_00n);
  });

  test('20 identical requests at once, in two processes, hold once', async () => {
    const member = await harness.withdrawer(20_000_00n);
    const processes = [harness.handlers, harness.anotherProcess().handlers];
    const calls = Array.from({ length: 20 }, (_, index) =>
      processes[index % 2]!.requestWithdrawal(member.input, member.context),
    );
    const { values, codes } = await outcomes(calls);
    expect(codes).toEqual([]);
    expect(new Set(values.map((one) => one.withdrawalId)).size).toBe(1);
    expect(await harness.balanceOf(member)).toBe(19_500_00n);
  });

  test('of 20 withdrawals racing for one balance those that it covers are held', async () => {
    const member = await harness.withdrawer(1_700_00n);
    const processes = [harness.handlers, harness.anotherProcess().handlers];
    const calls = Array.from({ length: 20 }, (_, index) =>
      processes[index % 2]!.requestWithdrawal(
        { ...member.input, requestKey: randomUUID() },
        member.context,
      ),
    );
    const { values, codes } = await outcomes(calls);
    expect(values).toHaveLength(3);
    expect(new Set(codes)).toEqual(new Set(['wallet.no.funds']));
    expect(await harness.balanceOf(member)).toBe(200_00n);
    expect(await rowsOf(member)).toHaveLength(3);
  });

  test('withdrawals, deposits and bets of one account can come at once', async () => {
    const member = await harness.withdrawer(20_000_00n);
    const bets = await harness.wallet.houseAccount('bets', 'PHP');
    const calls = Array.from({ length: 60 }, (_, index): Promise<unknown> => {
      const requestKey = randomUUID();
      if (index % 3 === 0) {
        const input = { ...member.input, amount: '200.00', requestKey };
        return harness.handlers.requestWithdrawal(input, member.context);
      }
      if (index % 3 === 1) {
        const input = { channel: 'e-wallet', amount: '100.00', requestKey };
        return harness.handlers.requestDeposit(input, member.context);
      }
      const bet = { accountId: member.accountId, contraId: bets, amountMinor: -1n };
      return harness.wallet.apply([
        { ...bet, kind: 'adjustment', source: 'test', externalId: requestKey },
      ]);
    });
    expect((await outcomes(calls)).codes).toEqual([]);
    expect(await harness.balanceOf(member)).toBe(20_000_00n - 20n * 200_00n - 20n);
  });
});
