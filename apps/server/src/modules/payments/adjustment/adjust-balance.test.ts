import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '#db/testing/test-database.ts';
import { largestBalanceMinor } from '@pavilion/domain/wallet/balance-limit';
import { openPaymentsWorld, outcomes, type PaymentsWorld } from '../testing/payments-world.ts';
import { baseContext } from '../testing/people.ts';

const ana = baseContext;
const ben = { ...baseContext, operator: 'ben' };
const reason = 'A game paid twice';

describe.each(testDatabases())('correcting a balance, on $name', (database) => {
  let world: PaymentsWorld;
  beforeAll(async () => {
    world = await openPaymentsWorld(database);
  });
  afterEach(async () => {
    expect(await world.findings()).toEqual([]);
  });
  afterAll(() => world.close());

  async function proposed(amount: string, balance = 100_00n) {
    const member = await world.member({ balance });
    const wish = { account: member.username, amount, reason, requestKey: randomUUID() };
    const { adjustmentId } = await world.operatorHandlers.proposeAdjustment(wish, ana);
    return { member, wish, adjustmentId };
  }

  test('a proposal moves nothing', async () => {
    const { member, adjustmentId } = await proposed('25.50');
    expect(await world.balanceOf(member)).toBe(100_00n);
    const page = { state: 'proposed' as const, pageNo: 1, pageSize: 25 };
    const { list } = await world.operatorHandlers.listAdjustments(page, ben);
    expect(list[0]).toMatchObject({ adjustmentId, amount: '25.50', reason, proposedBy: 'ana' });
  });

  test('who proposed it cannot confirm it, a second person can', async () => {
    const { member, adjustmentId } = await proposed('-25.50');
    const alone = world.operatorHandlers.confirmAdjustment({ adjustmentId }, ana);
    await expect(alone).rejects.toMatchObject({ code: 'adjustment.same.person' });
    expect(await world.balanceOf(member)).toBe(100_00n);
    const done = await world.operatorHandlers.confirmAdjustment({ adjustmentId }, ben);
    expect(done).toMatchObject({ state: 'confirmed', decidedBy: 'ben', amount: '-25.50' });
    expect(await world.balanceOf(member)).toBe(74_50n);
  });

  test('what would lift the balance above its limit is refused and stays a proposal', async () => {
    const { member, adjustmentId } = await proposed('100.00', largestBalanceMinor - 99_99n);
    const confirmed = world.operatorHandlers.confirmAdjustment({ adjustmentId }, ben);
    await expect(confirmed).rejects.toMatchObject({ code: 'wallet.balance.limit' });
    expect(await world.balanceOf(member)).toBe(largestBalanceMinor - 99_99n);
    const refused = await world.operatorHandlers.refuseAdjustment({ adjustmentId }, ben);
    expect(refused.state).toBe('refused');
  });

  test('the database refuses one person too', async () => {
    const { adjustmentId } = await proposed('5.00');
    const written = sql`update adjustment set state = 'confirmed', decided_by = 'ana',
      decided_at = now() where id = ${adjustmentId}::uuid`.execute(world.db);
    await expect(written).rejects.toThrow('adjustment');
  });

  test('confirmed many times at once it moves once', async () => {
    const { member, adjustmentId } = await proposed('10.00');
    const calls = Array.from({ length: 8 }, () =>
      world.operatorHandlers.confirmAdjustment({ adjustmentId }, ben),
    );
    expect((await outcomes(calls)).codes).toEqual([]);
    expect(await world.balanceOf(member)).toBe(110_00n);
  });

  test('more than the balance cannot be taken', async () => {
    const { member, adjustmentId } = await proposed('-100.01');
    const done = world.operatorHandlers.confirmAdjustment({ adjustmentId }, ben);
    await expect(done).rejects.toMatchObject({ code: 'wallet.no.funds' });
    expect(await world.balanceOf(member)).toBe(100_00n);
  });

  test('a refused one is never carried out', async () => {
    const { member, adjustmentId } = await proposed('10.00');
    await world.operatorHandlers.refuseAdjustment({ adjustmentId }, ana);
    const done = world.operatorHandlers.confirmAdjustment({ adjustmentId }, ben);
    await expect(done).rejects.toMatchObject({ code: 'adjustment.state' });
    expect(await world.balanceOf(member)).toBe(100_00n);
  });

  test('a repeat is the same proposal, another wish under its key is refused', async () => {
    const { wish, adjustmentId } = await proposed('10.00');
    expect(await world.operatorHandlers.proposeAdjustment(wish, ana)).toMatchObject({
      adjustmentId,
    });
    const other = world.operatorHandlers.proposeAdjustment({ ...wish, amount: '11.00' }, ana);
    await expect(other).rejects.toMatchObject({ code: 'wallet.repeat.differs' });
  });

  test.each([
    [{ account: 'nobody-here' }, 'member.not.found'],
    [{ amount: '0.00' }, 'wallet.amount.invalid'],
    [{ amount: '1.234' }, 'wallet.amount.invalid'],
  ])('a proposal with %o is refused as %s', async (change, code) => {
    const { username: account } = await world.member();
    const wish = { account, amount: '5.00', reason, requestKey: randomUUID(), ...change };
    const written = world.operatorHandlers.proposeAdjustment(wish, ana);
    await expect(written).rejects.toMatchObject({ code });
  });

  test('one that is not there is not found', async () => {
    for (const adjustmentId of [randomUUID(), 'not-an-id']) {
      const done = world.operatorHandlers.confirmAdjustment({ adjustmentId }, ben);
      await expect(done).rejects.toMatchObject({ code: 'adjustment.not.found' });
    }
  });
});
