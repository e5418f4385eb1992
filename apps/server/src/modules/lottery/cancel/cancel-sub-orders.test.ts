import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lockWaits } from '#db/testing/lock-waits.ts';
import { anyDatabase, everyEngine } from '#db/testing/test-database.ts';
import { codeOf, trialCurrency } from '#testing/test-base.ts';
import { lockDraw, writeDraw } from '../draw.store.ts';
import { exposuresOf } from '../exposure/exposure.ts';
import { line, openCancels, ssc, type Cancels } from './cancels.fixture.ts';

let site: Cancels;

const exposureOf = async (drawId: string) =>
  (
    await site.db
      .selectFrom('lottery_exposure')
      .select('amount')
      .where('draw_id', '=', drawId)
      .executeTakeFirstOrThrow()
  ).amount;

const countedIn = (drawId: string, amount: bigint) =>
  site.db
    .insertInto('lottery_exposure')
    .values({ draw_id: drawId, play_id: 0, number: '', amount })
    .execute();

/** What a sub-order counts in its draw. */
const counts = (drawId: string, multiple: number, possibleWin: bigint) =>
  exposuresOf({ money: 'slider', lines: [] }, { drawId, multiple, possibleWin }).reduce(
    (all, { amount }) => all + amount,
    0n,
  );

describe.each(everyEngine())('what members cancel, on $name', (database) => {
  beforeAll(async () => {
    site = await openCancels(database);
  });
  afterAll(() => site.close());

  test('the end of a chase is cancelled together, and its stakes come back', async () => {
    const member = await site.member({ balance: 100_00n });
    const order = await site.chase(member);
    expect(await site.balanceOf(member)).toBe(88_00n);
    const answer = await site.cancel(member, [order.three, order.two]);
    expect(answer).toEqual({ cancelled: [order.two, order.three], balance: '98.00' });
    expect(await site.balanceOf(member)).toBe(98_00n);
    const [kept, ...gone] = await site.subOrdersOf(order.id);
    expect(kept).toMatchObject({ state: 'placed', ended_at: null });
    const ended = { state: 'cancelled', ended_at: site.clock(), ended_by: 'member', reason: null };
    expect(gone).toEqual([expect.objectContaining(ended), expect.objectContaining(ended)]);
    expect(site.toldTo(member)).toHaveLength(1);
    expect(await site.cancel(member, [order.one])).toMatchObject({ balance: '100.00' });
    expect(await site.findings()).toEqual([]);
  });

  test('nothing but the end of what is placed is cancelled', async () => {
    const member = await site.member({ balance: 100_00n });
    const order = await site.chase(member);
    const refused = (...ids: string[]) => codeOf(site.cancel(member, ids));
    expect(await refused(order.two)).toBe('lottery.cancel.order');
    expect(await refused(order.one, order.three)).toBe('lottery.cancel.order');
    expect(await refused(order.one, order.two)).toBe('lottery.cancel.order');
    expect(await site.statesOf(order)).toEqual(['placed', 'placed', 'placed']);
    expect(await site.balanceOf(member)).toBe(88_00n);
    expect(site.toldTo(member)).toEqual([]);
    await site.cancel(member, [order.three]);
    expect(await refused(order.two, order.three)).toBe('lottery.cancel.closed');
    await site.cancel(member, [order.two, order.two]);
    expect(await site.statesOf(order)).toEqual(['placed', 'cancelled', 'cancelled']);
  });

  test('a repeat moves nothing and answers the same, also after other bets', async () => {
    const member = await site.member({ balance: 100_00n });
    const order = await site.chase(member);
    const first = await site.cancel(member, [order.three]);
    const both = await site.cancel(member, [order.two]);
    await site.chase(member, { multiples: [10] });
    const postings = await site.countPostings(member);
    const told = site.toldTo(member).length;
    expect(first).toEqual({ cancelled: [order.three], balance: '94.00' });
    expect(await site.cancel(member, [order.three])).toEqual(first);
    expect(await site.cancel(member, [order.two])).toEqual(both);
    // What two calls have cancelled is answered as the later of them was.
    expect(await site.cancel(member, [order.two, order.three])).toMatchObject({
      cancelled: [order.two, order.three],
      balance: both.balance,
    });
    expect(await site.countPostings(member)).toBe(postings);
    expect(site.toldTo(member)).toHaveLength(told);
    expect(await site.balanceOf(member)).toBe(78_00n);
  });

  test('from the closing time on nothing is cancelled, whatever the state says', async () => {
    const member = await site.member({ balance: 100_00n });
    const [drawId = ''] = await site.draws(1);
    const take = () => site.order({ member, gameId: ssc, lines: [line], draws: [drawId] });
    const [inTime, tooLate] = [await take(), await take()];
    site.pass(29_999);
    expect(await codeOf(site.cancel(member, inTime.subOrders))).toBe(null);
    site.pass(1);
    expect((await site.drawOf(drawId)).state).toBe('open');
    expect(await codeOf(site.cancel(member, tooLate.subOrders))).toBe('lottery.cancel.closed');
    expect(await site.statesOf(tooLate)).toEqual(['placed']);
    // What was cancelled in time is still answered.
    expect(await codeOf(site.cancel(member, inTime.subOrders))).toBe(null);
  });

  test('somebody else’s order, two orders at once and what is none are not found', async () => {
    const [member, other] = [await site.member({ balance: 100_00n }), await site.member()];
    const [order, second] = [await site.chase(member), await site.chase(member)];
    const refused = (who: typeof member, ids: string[]) => codeOf(site.cancel(who, ids));
    const missing = 'lottery.order.not.found';
    expect(await refused(other, [order.three])).toBe(missing);
    expect(await refused(member, [order.three, second.three])).toBe(missing);
    expect(await refused(member, [order.three, `${order.number}-004`])).toBe(missing);
    expect(await refused(member, [order.id])).toBe(missing);
    expect(await site.statesOf(order)).toEqual(['placed', 'placed', 'placed']);
    expect(await site.balanceOf(member)).toBe(76_00n);
  });

  test('a draw counts what is cancelled no more, but trial orders never counted', async () => {
    const member = await site.member({ balance: 100_00n });
    const { code } = trialCurrency;
    const guest = await site.member({ memberType: 2, currency: code, balance: 100_00n });
    const [drawId = ''] = await site.draws(1);
    await countedIn(drawId, 100_00n);
    const lines = [line];
    const draws = [{ id: drawId, multiple: 2 }];
    const order = await site.order({ member, gameId: ssc, lines, draws });
    const trial = await site.order({ member: guest, gameId: ssc, lines, draws, isTrial: true });
    expect(await site.cancel(guest, trial.subOrders)).toMatchObject({ balance: '100.00' });
    expect(await exposureOf(drawId)).toBe(100_00n);
    await site.cancel(member, order.subOrders);
    expect(await exposureOf(drawId)).toBe(100_00n - counts(drawId, 2, 39_00n));
    expect(await site.findings()).toEqual([]);
  });

  test('a cancel whose stake cannot go back changes nothing', async () => {
    const member = await site.member({ balance: 100_00n });
    const order = await site.chase(member);
    // Its posting is there already and is another one, which no act of ours makes it.
    await site.move(member.accountId, 'adjustment', 1n, {
      contraId: await site.deps.wallet.houseAccount('lottery', 'PHP'),
      source: 'lottery',
      externalId: `${order.three}:c`,
    });
    const cancelled = site.cancel(member, [order.two, order.three]);
    await expect(cancelled).rejects.toThrow('a stake that goes back was');
    expect(await site.balanceOf(member)).toBe(88_01n);
    expect(await site.statesOf(order)).toEqual(['placed', 'placed', 'placed']);
    expect(site.toldTo(member)).toEqual([]);
  });
});

describe('cancels beside others', () => {
  beforeAll(async () => {
    site = await openCancels(anyDatabase());
  });
  afterAll(() => site.close());

  test('a cancel that waits for the close of its draw is refused', async () => {
    const member = await site.member({ balance: 100_00n });
    const order = await site.chase(member, { multiples: [1] });
    const [drawId = ''] = order.drawIds;
    const { code } = await site.db.transaction().execute(async (transaction) => {
      await lockDraw(transaction, drawId);
      const begun = codeOf(site.cancel(member, [order.one]));
      await expect.poll(() => lockWaits(site.db)).toBe(1);
      await writeDraw(transaction, drawId, { state: 'closed' });
      return { code: begun };
    });
    expect(await code).toBe('lottery.cancel.closed');
    expect(await site.statesOf(order)).toEqual(['placed']);
    expect(await site.balanceOf(member)).toBe(98_00n);
  });

  test('a close waits for the cancels of its draw, and no others', async () => {
    const member = await site.member({ balance: 100_00n });
    const order = await site.chase(member);
    const [first = '', , last = ''] = order.drawIds;
    const lock = (id: string) =>
      site.db.transaction().execute(async (transaction) => void (await lockDraw(transaction, id)));
    // Who holds the account lets the cancel come as far as the money.
    const { cancelled, closed } = await site.db.transaction().execute(async (transaction) => {
      await transaction
        .selectFrom('account')
        .select('id')
        .where('id', '=', member.accountId)
        .forUpdate()
        .execute();
      const begun = site.cancel(member, [order.three]);
      await expect.poll(() => lockWaits(site.db)).toBe(1);
      await lock(first);
      const waiting = lock(last);
      await expect.poll(() => lockWaits(site.db)).toBe(2);
      return { cancelled: begun, closed: waiting };
    });
    await closed;
    expect(await cancelled).toMatchObject({ balance: '94.00' });
  });

  test('the same cancel twice at once is done once and answered twice', async () => {
    const member = await site.member({ balance: 100_00n });
    const order = await site.chase(member);
    const ids = [order.two, order.three];
    const answers = await Promise.all([1, 2, 3].map(() => site.cancel(member, ids)));
    expect(answers).toEqual([1, 2, 3].map(() => ({ cancelled: ids, balance: '98.00' })));
    expect(await site.balanceOf(member)).toBe(98_00n);
    expect(site.toldTo(member)).toHaveLength(1);
    expect(await site.findings()).toEqual([]);
  });
});
