import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '#db/testing/test-database.ts';
import { endExclusion, excludeFor } from '#modules/accounts/exclusion.fixture.ts';
import { asOperator, codeOf, currency } from '#testing/test-base.ts';
import {
  openPaymentsHarness,
  outcomes,
  type PaymentsHarness,
} from '../testing/payments-harness.ts';
import { paymentsSite } from '../testing/payments-site.ts';
import { checkWithdrawRange } from './withdraw-range.ts';

/** The day allows 30,000, a withdrawal 20,000 by the bank and 50,000 by the site. */
describe.each(testDatabases())('§7: the whole balance in an exclusion on $name', (database) => {
  let harness: PaymentsHarness;
  beforeAll(async () => {
    harness = await openPaymentsHarness(database);
  });
  afterAll(async () => {
    expect(await harness.findings()).toEqual([]);
    await harness.close();
  });

  type Withdrawer = Awaited<ReturnType<PaymentsHarness['withdrawer']>>;

  function request({ input, context }: Withdrawer, amount: string, requestKey = randomUUID()) {
    return harness.handlers.requestWithdrawal({ ...input, amount, requestKey }, context);
  }

  const wholeOf = async ({ context }: Pick<Withdrawer, 'context'>) =>
    (await harness.handlers.listWithdrawBanks({}, context)).wholeBalance;

  const markedOf = async ({ memberId }: Withdrawer) => {
    const rows = await harness.db
      .selectFrom('withdrawal')
      .select(['amount', 'exclusion_id'])
      .where('member_id', '=', memberId)
      .orderBy('requested_at')
      .orderBy('amount')
      .execute();
    return rows.map((row) => [row.amount, row.exclusion_id]);
  };

  const exclude = ({ memberId }: Withdrawer, kind: 'timeOut' | 'selfExclusion' = 'selfExclusion') =>
    excludeFor(harness.db, memberId, { kind, until: new Date('2027-06-01T00:00:00Z') });

  /** A member who has used up the day, with a balance left. */
  async function spentDay(balance = 5000_00n) {
    const member = await harness.withdrawer(30_000_00n + balance);
    await request(member, '20000.00');
    await request(member, '10000.00');
    expect(await codeOf(request(member, '200.00'))).toBe('withdraw.amount.range');
    return member;
  }

  test.each(['timeOut', 'selfExclusion'] as const)(
    'in a %s it goes out once, although the day is used up',
    async (kind) => {
      const member = await spentDay();
      const exclusionId = await exclude(member, kind);
      expect(await wholeOf(member)).toBe('5000.00');
      expect(await request(member, '5000.00')).toMatchObject({ state: 'requested' });
      expect(await harness.balanceOf(member)).toBe(0n);
      expect(await wholeOf(member)).toBeNull();
      expect(await markedOf(member)).toContainEqual([5000_00n, exclusionId]);
      await harness.give(member.accountId, 700_00n);
      expect(await wholeOf(member)).toBeNull();
      expect(await codeOf(request(member, '700.00'))).toBe('withdraw.amount.range');
    },
  );

  test.each(['4999.99', '5000.01', '200.00'])(
    'another amount (%s) is held to the day',
    async (amount) => {
      const member = await spentDay();
      await exclude(member);
      expect(await codeOf(request(member, amount))).toBe('withdraw.amount.range');
      expect(await harness.balanceOf(member)).toBe(5000_00n);
      expect(await wholeOf(member)).toBe('5000.00');
    },
  );

  test('the number of times a day does not hold it up', async () => {
    const member = await harness.withdrawer(6000_00n + 900_00n);
    for (let times = 0; times < 30; times += 1) await request(member, '200.00');
    await exclude(member);
    expect(await codeOf(request(member, '300.00'))).toBe('withdraw.amount.range');
    expect(await request(member, '900.00')).toMatchObject({ amount: '900.00' });
  });

  test('the smallest and largest amount of the bank hold', async () => {
    const [rich, poor] = [await harness.withdrawer(20_000_01n), await harness.withdrawer(199_99n)];
    for (const [member, amount] of [
      [rich, '20000.01'],
      [poor, '199.99'],
    ] as const) {
      await exclude(member);
      expect(await codeOf(request(member, amount))).toBe('withdraw.amount.range');
      expect(await wholeOf(member)).toBe(amount);
    }
  });

  test('a withdrawal within the limits does not use it up', async () => {
    const member = await harness.withdrawer(35_000_00n);
    const exclusionId = await exclude(member);
    await request(member, '20000.00');
    await request(member, '10000.00');
    expect(await wholeOf(member)).toBe('5000.00');
    await request(member, '5000.00');
    expect(await markedOf(member)).toEqual([
      [5000_00n, exclusionId],
      [10_000_00n, null],
      [20_000_00n, null],
    ]);
  });

  test('a whole balance within the limits is an ordinary withdrawal', async () => {
    const member = await harness.withdrawer(5000_00n);
    await exclude(member);
    await request(member, '5000.00');
    expect(await markedOf(member)).toEqual([[5000_00n, null]]);
    expect(await wholeOf(member)).toBeNull();
    await harness.give(member.accountId, 800_00n);
    expect(await wholeOf(member)).toBe('800.00');
  });

  test('the day has as much left afterwards as before', async () => {
    const member = await harness.withdrawer(15_000_00n + 16_000_00n);
    await exclude(member);
    await request(member, '15000.00');
    const left = async () => {
      const rules = await harness.handlers.listWithdrawBanks({}, member.context);
      return [rules.leftToday, rules.timesToday];
    };
    expect(await left()).toEqual(['15000.00', 1]);
    await request(member, '16000.00');
    expect(await left()).toEqual(['15000.00', 1]);
    await harness.give(member.accountId, 400_00n);
    expect(await request(member, '400.00')).toMatchObject({ state: 'requested' });
    expect(await left()).toEqual(['14600.00', 2]);
  });

  test('a payout that is refused gives it back', async () => {
    const member = await spentDay();
    await exclude(member);
    const { withdrawalId } = await request(member, '5000.00');
    const reason = 'the account is not known';
    await harness.operatorHandlers.rejectWithdrawal({ withdrawalId, reason }, asOperator);
    expect(await wholeOf(member)).toBe('5000.00');
    expect(await request(member, '5000.00')).toMatchObject({ state: 'requested' });
    expect(await wholeOf(member)).toBeNull();
  });

  test('a payout that fails gives it back', async () => {
    const member = await spentDay();
    await exclude(member);
    const { withdrawalId } = await request(member, '5000.00');
    await harness.operatorHandlers.approveWithdrawal({ withdrawalId }, asOperator);
    harness.company.behave('refuse');
    await harness.payments.jobs.runNow();
    harness.company.behave('accept');
    expect(await harness.balanceOf(member)).toBe(5000_00n);
    expect(await wholeOf(member)).toBe('5000.00');
    expect(await request(member, '5000.00')).toMatchObject({ state: 'requested' });
  });

  test('twenty at once, on two processes, are one withdrawal', async () => {
    const member = await spentDay();
    const exclusionId = await exclude(member);
    const processes = [harness.handlers, harness.anotherProcess().handlers];
    const { values, codes } = await outcomes(
      Array.from({ length: 20 }, (_, index) => {
        const input = { ...member.input, amount: '5000.00', requestKey: randomUUID() };
        return processes[index % 2]!.requestWithdrawal(input, member.context);
      }),
    );
    expect(values).toHaveLength(1);
    expect(codes).toEqual(Array(19).fill('withdraw.amount.range'));
    expect(await harness.balanceOf(member)).toBe(0n);
    const marked = (await markedOf(member)).filter(([, id]) => id === exclusionId);
    expect(marked).toHaveLength(1);
  });

  test('a repeat returns the first', async () => {
    const member = await spentDay();
    await exclude(member);
    const key = randomUUID();
    const first = await request(member, '5000.00', key);
    expect(await request(member, '5000.00', key)).toEqual(first);
    expect(await codeOf(request(member, '4000.00', key))).toBe('wallet.repeat.differs');
  });

  test('a new exclusion allows it anew, and none after the end', async () => {
    const member = await spentDay();
    await exclude(member);
    await request(member, '5000.00');
    await endExclusion(harness.db, member.memberId);
    await harness.give(member.accountId, 600_00n);
    expect(await wholeOf(member)).toBeNull();
    expect(await codeOf(request(member, '600.00'))).toBe('withdraw.amount.range');
    await exclude(member);
    expect(await wholeOf(member)).toBe('600.00');
    expect(await request(member, '600.00')).toMatchObject({ state: 'requested' });
  });

  test('who is not excluded has the limits of the day alone', async () => {
    const member = await spentDay();
    await exclude(await harness.withdrawer(1000_00n));
    expect(await wholeOf(member)).toBeNull();
    expect(await codeOf(request(member, '5000.00'))).toBe('withdraw.amount.range');
    expect(await harness.balanceOf(member)).toBe(5000_00n);
  });

  /** The check of a withdrawal to a bank that pays out up to 200,000. */
  const checkToWideBank = ({ memberId, accountId }: Withdrawer, amountMinor: bigint) =>
    harness.db.transaction().execute((transaction) =>
      checkWithdrawRange({ site: paymentsSite, currency, clock: harness.clock }, transaction, {
        memberId,
        accountId,
        amountMinor,
        bank: { minimum: 50_00n, maximum: 200_000_00n },
      }),
    );

  test('the largest amount of the site does not hold it up, the smallest does', async () => {
    const [rich, poor] = [await harness.withdrawer(200_000_00n), await harness.withdrawer(99_99n)];
    expect(await codeOf(checkToWideBank(rich, 200_000_00n))).toBe('withdraw.amount.range');
    const exclusionId = await exclude(rich);
    expect(await checkToWideBank(rich, 200_000_00n)).toMatchObject({ exclusionId });
    await harness.give(rich.accountId, 1n);
    expect(await codeOf(checkToWideBank(rich, 200_000_01n))).toBe('withdraw.amount.range');
    await exclude(poor);
    expect(await codeOf(checkToWideBank(poor, 99_99n))).toBe('withdraw.amount.range');
  });

  /** Gives a member bonus money, as a promotion does. */
  async function grantBonus({ memberId, accountId }: Withdrawer, amount: bigint) {
    const { id: bonusId } = await harness.db
      .insertInto('bonus')
      .values({
        member_id: memberId,
        account_id: accountId,
        origin: 'reward',
        grant_key: randomUUID(),
        amount,
        required: 3000_00n,
        contribution: {},
        bonus_first: false,
        max_bet: null,
        max_conversion: null,
        days: 7,
        withdrawal: 'free',
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const contraId = await harness.wallet.houseAccount('bonus', currency.code);
    await harness.move(accountId, 'bonusGrant', amount, { contraId, source: 'bonus', bonusId });
  }

  test('bonus money is no part of it', async () => {
    const member = await spentDay();
    await exclude(member);
    await grantBonus(member, 300_00n);
    expect(await harness.accountOf(member)).toMatchObject({ balance: 5300_00n, bonus: 300_00n });
    expect(await wholeOf(member)).toBe('5000.00');
    expect(await codeOf(request(member, '5300.00'))).toBe('withdraw.amount.range');
    expect(await request(member, '5000.00')).toMatchObject({ state: 'requested' });
  });

  test('without a balance there is nothing to offer', async () => {
    const member = await harness.withdrawer(0n);
    await exclude(member);
    expect(await wholeOf(member)).toBeNull();
  });
});
