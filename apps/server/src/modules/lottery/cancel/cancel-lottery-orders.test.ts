import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { everyEngine } from '#db/testing/test-database.ts';
import { codeOf } from '#testing/test-base.ts';
import { ana, ben, openCancels, type Cancels } from './cancels.fixture.ts';

const reason = 'asked for by telephone';
let site: Cancels;

describe.each(everyEngine())('what operators cancel, on $name', (database) => {
  beforeAll(async () => {
    site = await openCancels(database);
  });
  afterAll(() => site.close());

  const cancel = (orderId: string, orderDetailIds: string[], who = ana, why = reason) =>
    site.operatorHandlers.cancelLotteryOrders({ orderId, orderDetailIds, reason: why }, who);
  const lettersTo = ({ memberId }: { memberId: bigint }) =>
    site.letters.filter((letter) => letter.memberId === memberId);

  test('the operator and the reason are kept, and the member gets one letter', async () => {
    const member = await site.member({ balance: 100_00n });
    const order = await site.chase(member);
    const answer = await cancel(order.id, [order.two, order.three]);
    const ended = { state: 'cancelled', endedBy: 'ana', reason, account: member.username };
    expect(answer).toEqual([
      expect.objectContaining({ ...ended, orderDetailId: order.three, stake: '6.00' }),
      expect.objectContaining({ ...ended, orderDetailId: order.two, stake: '4.00' }),
    ]);
    expect(await site.balanceOf(member)).toBe(98_00n);
    expect(site.toldTo(member)).toHaveLength(1);
    const letters = lettersTo(member);
    expect(letters).toHaveLength(1);
    const [letter] = letters;
    expect(letter?.operator).toBe('ana');
    expect(letter?.content.EN).toContain(`2 of the draws of your order ${order.number}`);
    expect(letter?.content.EN).toContain('10.00');
    expect(letter?.content.TY).toContain(order.number);
    // Operators write the reason for each other.
    expect(JSON.stringify(letter?.content)).not.toContain(reason);
    expect(await site.findings()).toEqual([]);
  });

  test('a repeat answers the same without a second letter; another person is refused', async () => {
    const member = await site.member({ balance: 100_00n });
    const order = await site.chase(member);
    const first = await cancel(order.id, [order.three]);
    expect(await cancel(order.id, [order.three])).toEqual(first);
    const closed = 'lottery.cancel.closed';
    expect(await codeOf(cancel(order.id, [order.three], ben))).toBe(closed);
    expect(await codeOf(cancel(order.id, [order.three], ana, 'something else'))).toBe(closed);
    expect(await codeOf(site.cancel(member, [order.three]))).toBe(closed);
    expect(lettersTo(member)).toHaveLength(1);
    expect(await site.balanceOf(member)).toBe(94_00n);
  });

  test('the same rules hold as for the member', async () => {
    const member = await site.member({ balance: 100_00n });
    const [order, other] = [await site.chase(member), await site.chase(member)];
    const missing = 'lottery.order.not.found';
    expect(await codeOf(cancel(order.id, [order.one]))).toBe('lottery.cancel.order');
    expect(await codeOf(cancel(order.id, [other.three]))).toBe(missing);
    expect(await codeOf(cancel(order.number, [order.three]))).toBe(missing);
    expect(await codeOf(cancel(crypto.randomUUID(), [order.three]))).toBe(missing);
    site.pass(150_000);
    expect(await codeOf(cancel(order.id, [order.three]))).toBe('lottery.cancel.closed');
    expect(lettersTo(member)).toEqual([]);
    expect(await site.statesOf(order)).toEqual(['placed', 'placed', 'placed']);
  });

  test('who is on a break gets no letter', async () => {
    const member = await site.member({ balance: 100_00n });
    const order = await site.chase(member);
    await site.db
      .updateTable('member')
      .set({ exclusion: 'timeOut' })
      .where('id', '=', member.memberId)
      .execute();
    await cancel(order.id, [order.three]);
    expect(await site.statesOf(order)).toEqual(['placed', 'placed', 'cancelled']);
    expect(lettersTo(member)).toEqual([]);
  });
});
