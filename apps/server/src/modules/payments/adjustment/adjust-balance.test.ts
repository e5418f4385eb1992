import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '#db/testing/test-database.ts';
import { asOperator } from '#testing/test-base.ts';
import { largestBalanceMinor } from '@pavilion/domain/wallet/balance-limit';
import {
  openPaymentsHarness,
  outcomes,
  type PaymentsHarness,
} from '../testing/payments-harness.ts';

const ana = asOperator;
const ben = { ...asOperator, operator: 'ben' };
const reason = 'A game paid twice';

describe.each(testDatabases())('correcting a balance, on $name', (database) => {
  let harness: PaymentsHarness;
  beforeAll(async () => {
    harness = await openPaymentsHarness(database);
  });
  afterEach(async () => {
    expect(await harness.findings()).toEqual([]);
  });
  afterAll(() => harness.close());

  async function proposed(amount: string, balance = 100_00n) {
    const member = await harness.member({ balance });
    const input = { account: member.username, amount, reason, requestKey: randomUUID() };
    const { adjustmentId } = await harness.operatorHandlers.proposeAdjustment(input, ana);
    return { member, input, adjustmentId };
  }

  test('a proposal moves nothing', async () => {
    const { member, adjustmentId } = await proposed('25.50');
    expect(await harness.balanceOf(member)).toBe(100_00n);
    const page = { state: 'proposed' as const, pageNo: 1, pageSize: 25 };
    const { list } = await harness.operatorHandlers.listAdjustments(page, ben);
    expect(list[0]).toMatchObject({ adjustmentId, amount: '25.50', reason, proposedBy: 'ana' });
  });

  test('the proposer cannot confirm it, another operator can', async () => {
    const { member, adjustmentId } = await proposed('-25.50');
    const alone = harness.operatorHandlers.confirmAdjustment({ adjustmentId }, ana);
    await expect(alone).rejects.toMatchObject({ code: 'adjustment.same.person' });
    expect(await harness.balanceOf(member)).toBe(100_00n);
    const done = await harness.operatorHandlers.confirmAdjustment({ adjustmentId }, ben);
    expect(done).toMatchObject({ state: 'confirmed', decidedBy: 'ben', amount: '-25.50' });
    expect(await harness.balanceOf(member)).toBe(74_50n);
  });

  test('an adjustment above the limit of the balance is refused and stays a proposal', async () => {
    const { member, adjustmentId } = await proposed('100.00', largestBalanceMinor - 99_99n);
    const confirmed = harness.operatorHandlers.confirmAdjustment({ adjustmentId }, ben);
    await expect(confirmed).rejects.toMatchObject({ code: 'wallet.balance.limit' });
    expect(await harness.balanceOf(member)).toBe(largestBalanceMinor - 99_99n);
    const refused = await harness.operatorHandlers.refuseAdjustment({ adjustmentId }, ben);
    expect(refused.state).toBe('refused');
  });

  test('the database also refuses the proposer as the second operator', async () => {
    const { adjustmentId } = await proposed('5.00');
    const written = sql`update adjustment set state = 'confirmed', decided_by = 'ana',
      decided_at = now() where id = ${adjustmentId}::uuid`.execute(harness.db);
    await expect(written).rejects.toThrow('adjustment');
  });

  test('confirmed many times at once it moves once', async () => {
    const { member, adjustmentId } = await proposed('10.00');
    const calls = Array.from({ length: 8 }, () =>
      harness.operatorHandlers.confirmAdjustment({ adjustmentId }, ben),
    );
    expect((await outcomes(calls)).codes).toEqual([]);
    expect(await harness.balanceOf(member)).toBe(110_00n);
  });

  test('more than the balance cannot be taken', async () => {
    const { member, adjustmentId } = await proposed('-100.01');
    const done = harness.operatorHandlers.confirmAdjustment({ adjustmentId }, ben);
    await expect(done).rejects.toMatchObject({ code: 'wallet.no.funds' });
    expect(await harness.balanceOf(member)).toBe(100_00n);
  });

  test('a refused proposal is never carried out', async () => {
    const { member, adjustmentId } = await proposed('10.00');
    await harness.operatorHandlers.refuseAdjustment({ adjustmentId }, ana);
    const done = harness.operatorHandlers.confirmAdjustment({ adjustmentId }, ben);
    await expect(done).rejects.toMatchObject({ code: 'adjustment.state' });
    expect(await harness.balanceOf(member)).toBe(100_00n);
  });

  test('a repeat is the same proposal, another input under its key is refused', async () => {
    const { input, adjustmentId } = await proposed('10.00');
    expect(await harness.operatorHandlers.proposeAdjustment(input, ana)).toMatchObject({
      adjustmentId,
    });
    const other = harness.operatorHandlers.proposeAdjustment({ ...input, amount: '11.00' }, ana);
    await expect(other).rejects.toMatchObject({ code: 'wallet.repeat.differs' });
  });

  test.each([
    [{ account: 'nobody-here' }, 'member.not.found'],
    [{ amount: '0.00' }, 'wallet.amount.invalid'],
    [{ amount: '1.234' }, 'wallet.amount.invalid'],
  ])('a proposal with %o is refused as %s', async (change, code) => {
    const { username: account } = await harness.member();
    const input = { account, amount: '5.00', reason, requestKey: randomUUID(), ...change };
    const written = harness.operatorHandlers.proposeAdjustment(input, ana);
    await expect(written).rejects.toMatchObject({ code });
  });

  test('an unknown proposal is not found', async () => {
    for (const adjustmentId of [randomUUID(), 'not-an-id']) {
      const done = harness.operatorHandlers.confirmAdjustment({ adjustmentId }, ben);
      await expect(done).rejects.toMatchObject({ code: 'adjustment.not.found' });
    }
  });
});
