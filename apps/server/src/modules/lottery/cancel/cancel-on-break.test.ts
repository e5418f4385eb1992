import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lockWaits } from '#db/testing/lock-waits.ts';
import { anyDatabase, everyEngine } from '#db/testing/test-database.ts';
import { lockDraw } from '../draw.store.ts';
import type { LotteryDeps } from '../lottery-deps.ts';
import { line, openCancels, ssc, type Cancels } from './cancels.fixture.ts';

let site: Cancels;

describe.each(everyEngine())('what a break cancels, on $name', (database) => {
  beforeAll(async () => {
    site = await openCancels(database);
  });
  afterAll(() => site.close());

  test('draws that have not opened are cancelled once the break stands, others stay', async () => {
    const member = await site.member({ balance: 100_00n });
    const other = await site.member({ balance: 100_00n });
    const [order, theirs] = [await site.chase(member), await site.chase(other)];
    const later = await site.chase(member, { multiples: [1, 1, 1], firstIsOpen: false });
    await site.runJob();
    expect(await site.statesOf(later)).toEqual(['placed', 'placed', 'placed']);
    await site.breakOf(member);
    expect(await site.statesOf(later)).toEqual(['placed', 'placed', 'placed']);
    await site.runJob();
    expect(await site.statesOf(order)).toEqual(['placed', 'cancelled', 'cancelled']);
    expect(await site.statesOf(later)).toEqual(['cancelled', 'cancelled', 'cancelled']);
    expect(await site.statesOf(theirs)).toEqual(['placed', 'placed', 'placed']);
    const [, cancelled] = await site.subOrdersOf(order.id);
    expect(cancelled).toMatchObject({ ended_by: 'exclusion', reason: null });
    expect(await site.balanceOf(member)).toBe(98_00n);
    expect(site.toldTo(member)).toHaveLength(2);
    expect(site.letters).toEqual([]);
    const postings = await site.countPostings(member);
    await site.runJob();
    expect(await site.countPostings(member)).toBe(postings);
    expect(await site.findings()).toEqual([]);
  });

  test('a break that is undone cancels nothing', async () => {
    const member = await site.member({ balance: 100_00n });
    const order = await site.chase(member);
    const undone = site.db.transaction().execute(async (transaction) => {
      const { memberId } = member;
      await site.lottery.on.breakBegan({ transaction, memberId, kind: 'selfExclusion' });
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    await site.runJob();
    expect(await site.statesOf(order)).toEqual(['placed', 'placed', 'placed']);
  });

  test('from its opening time on a draw is left alone, whatever its row says', async () => {
    const member = await site.member({ balance: 100_00n });
    const [soon = '', later = ''] = await site.draws(2, false);
    const draws = [soon, later];
    const order = await site.order({ member, gameId: ssc, lines: [line], draws });
    await site.breakOf(member);
    site.pass(29_000);
    expect((await site.drawOf(soon)).state).toBe('scheduled');
    await site.runJob();
    expect(await site.statesOf(order)).toEqual(['placed', 'cancelled']);
  });

  test('an order that fails keeps none of the others, and is tried again', async () => {
    const member = await site.member({ balance: 100_00n });
    const orders = [await site.chase(member), await site.chase(member), await site.chase(member)];
    const failing = orders[1];
    const applyGroupsIn: LotteryDeps['wallet']['applyGroupsIn'] = (transaction, groups) => {
      const isPlanned = groups.flat().some(({ roundId }) => roundId === failing?.three);
      if (isPlanned) throw new Error('planned');
      return site.deps.wallet.applyGroupsIn(transaction, groups);
    };
    await site.breakOf(member);
    await site.runJob({ ...site.deps, wallet: { ...site.deps.wallet, applyGroupsIn } });
    const standing = () => Promise.all(orders.map((order) => site.statesOf(order)));
    const [gone, kept] = [
      ['placed', 'cancelled', 'cancelled'],
      ['placed', 'placed', 'placed'],
    ];
    expect(await standing()).toEqual([gone, kept, gone]);
    site.pass(4_999);
    await site.runJob();
    expect(await standing()).toEqual([gone, kept, gone]);
    site.pass(1);
    await site.runJob();
    expect(await standing()).toEqual([gone, gone, gone]);
    expect(await site.findings()).toEqual([]);
  });
});

describe('a break beside the hours of draws', () => {
  beforeAll(async () => {
    site = await openCancels(anyDatabase());
  });
  afterAll(() => site.close());

  test('what opens while the job waits for its draw is left alone', async () => {
    const member = await site.member({ balance: 100_00n });
    const [soon = '', later = ''] = await site.draws(2, false);
    const draws = [soon, later];
    const order = await site.order({ member, gameId: ssc, lines: [line], draws });
    await site.breakOf(member);
    const { job } = await site.db.transaction().execute(async (transaction) => {
      await lockDraw(transaction, soon);
      const begun = site.runJob();
      await expect.poll(() => lockWaits(site.db)).toBe(1);
      site.pass(29_000);
      return { job: begun };
    });
    await job;
    expect(await site.statesOf(order)).toEqual(['placed', 'cancelled']);
  });
});
