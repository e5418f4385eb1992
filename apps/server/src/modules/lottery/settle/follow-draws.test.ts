import fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import { anyDatabase, everyEngine } from '#db/testing/test-database.ts';
import { dayMs } from '#kit/time/milliseconds.ts';
import type { Member } from '#testing/test-base.ts';
import { correctResult, setVoid } from '../change-draw.ts';
import { lockDraw, type DrawRow } from '../draw.store.ts';
import { voidMissedDraws } from '../draw/void-draws.ts';
import { openSettling, threeStraight, type SettlingSite } from './settle.fixture.ts';

let site: SettlingSite;
afterEach(() => site.close());

const [wins, loses] = ['27705', '27700'];
const won = 195_000n;

let numeros = 0;
const newDraw = (closesIn = 30) => {
  numeros += 1;
  return site.draw({ gameId: 1001, numero: `20261124-${1000 + numeros}`, closesIn });
};

/** Orders of 8.00 of each member in a draw that is settled by a result; null leaves it open. */
async function settledWith(members: readonly Member[], winNo: string | null, ordersEach = 1) {
  const draw = await newDraw();
  const orders = [];
  for (const member of members) {
    for (let times = 0; times < ordersEach; times++) {
      const given = { member, gameId: 1001, lines: [threeStraight], draws: [draw] };
      orders.push({ member, ...(await site.order(given)) });
    }
  }
  if (winNo !== null) {
    await site.drawn(draw, winNo);
    await site.settle();
  }
  return { draw, orders };
}

/** Changes a locked draw as operators do. */
const change = (
  id: string,
  how: (transaction: Parameters<typeof setVoid>[1], draw: DrawRow) => Promise<DrawRow>,
) =>
  site.db.transaction().execute(async (transaction) => {
    const draw = await lockDraw(transaction, id);
    if (!draw) throw new Error(`draw ${id} is gone`);
    return how(transaction, draw);
  });

const correct = (id: string, winNo: string) =>
  change(id, (transaction, draw) =>
    correctResult(site.deps, transaction, draw, {
      winNo,
      prizes: {},
      decidedBy: 'ana, ben',
      reason: 'it was read wrongly',
    }),
  );

const endWithVoid = (id: string) =>
  change(id, (transaction, draw) =>
    setVoid(site.deps, transaction, draw, {
      by: 'twoOperators',
      voidedBy: 'ana, ben',
      reason: 'the machine broke',
    }),
  );

/** The titles of the letters to each of the members. */
const lettersTo = (members: readonly Member[]) =>
  members.map((member) =>
    site
      .inbox()
      .filter(({ memberId }) => memberId === member.memberId)
      .map(({ title }) => title.EN),
  );

describe.each(everyEngine())('a result that is put right, on $name', (database) => {
  test('pays who has won now, and tells each member once', async () => {
    site = await openSettling(database);
    const members = [await site.rich(), await site.rich()];
    const { draw, orders } = await settledWith(members, loses, 5);
    await correct(draw, wins);
    expect(await site.drawOf(draw)).toMatchObject({ state: 'resettled', to_settle: true });
    await Promise.all([site.settle(), site.settle()]);
    await site.settle();
    expect(await site.drawOf(draw)).toMatchObject({ state: 'resettled', to_settle: false });
    for (const { id, subOrders } of orders) {
      expect(await site.standing(id)).toEqual([['won', won, 2n]]);
      expect(await site.posted(subOrders[0]!)).toEqual([
        ['', -800n],
        [':w1', 0n],
        [':r', 2n],
        [':w2', won],
      ]);
    }
    const title = 'Minute Five: result corrected';
    expect(lettersTo(members)).toEqual([[title], [title]]);
    const named = `draw 20261124-${1000 + numeros} of Minute Five was corrected`;
    expect(site.inbox()[0]?.content.EN).toContain(named);
    expect(site.errors).toEqual([]);
    expect(await site.findings()).toEqual([]);
  });
});

describe('a result that is put right', () => {
  test('a win that was spent goes as far as there is money; the rest is recorded', async () => {
    site = await openSettling(anyDatabase());
    const member = await site.rich();
    const { draw, orders } = await settledWith([member], wins);
    const left = await site.balanceOf(member);
    await site.move(member.accountId, 'bet', -(left - 5000n));
    await correct(draw, loses);
    await site.settle();
    expect(await site.balanceOf(member)).toBe(0n);
    const [sub] = await site.subOrdersOf(orders[0]!.id);
    expect(sub).toMatchObject({ state: 'lost', win: 0n, rebate: 2n, version: 2 });
    expect(sub?.paid_version).toBeNull();
    const back = await site.db
      .selectFrom('posting')
      .select(['amount', 'shortfall'])
      .where('external_id', '=', `${orders[0]!.subOrders[0]}:w1:x`)
      .executeTakeFirst();
    expect(back).toEqual({ amount: -5000n, shortfall: won - 5000n });
    expect(await site.findings()).toEqual([]);
  });

  test('the new win comes before the old one goes, so that less is missing', async () => {
    site = await openSettling(anyDatabase());
    const member = await site.rich();
    const draw = await newDraw();
    const lines = [threeStraight, { playId: 14, balls: '58', digit: 0 }];
    const order = await site.order({ member, gameId: 1001, lines, draws: [draw] });
    await site.drawn(draw, wins);
    await site.settle();
    await site.move(member.accountId, 'bet', -(await site.balanceOf(member)));
    await correct(draw, '11258');
    await site.settle();
    expect((await site.posted(order.subOrders[0]!)).slice(-2)).toEqual([
      [':w2', 1950n],
      [':w1:x', -1950n],
    ]);
    expect(await site.balanceOf(member)).toBe(0n);
    expect(await site.standing(order.id)).toEqual([['won', 1950n, 3n]]);
  });

  test('an equal amount moves nothing, and nobody is written to', async () => {
    site = await openSettling(anyDatabase());
    const { draw, orders } = await settledWith([await site.rich()], wins);
    const { id, subOrders } = orders[0]!;
    const before = await site.posted(subOrders[0]!);
    await correct(draw, '11705');
    await site.settle();
    expect(await site.posted(subOrders[0]!)).toEqual(before);
    const [sub] = await site.subOrdersOf(id);
    expect(sub).toMatchObject({ state: 'won', win: won, version: 2, paid_version: 1 });
    expect(site.inbox()).toEqual([]);
    await correct(draw, loses);
    await site.settle();
    expect(await site.posted(subOrders[0]!)).toEqual([...before, [':w1:x', -won]]);
  });

  test('nobody on a break is written to', async () => {
    site = await openSettling(anyDatabase());
    const member = await site.rich();
    const { draw } = await settledWith([member], loses);
    const query = site.db.updateTable('member').set({ status: 'disabled' });
    await query.where('id', '=', member.memberId).execute();
    await correct(draw, wins);
    await site.settle();
    expect(await site.balanceOf(member)).toBe(100_000n - 800n + 2n + won);
    expect(site.inbox()).toEqual([]);
  });

  test('a second correction before the first is followed counts alone', async () => {
    site = await openSettling(anyDatabase());
    const { draw, orders } = await settledWith([await site.rich()], loses);
    await correct(draw, loses.replace('277', '112'));
    await correct(draw, wins);
    await site.settle();
    expect(await site.posted(orders[0]!.subOrders[0]!)).toEqual([
      ['', -800n],
      [':w1', 0n],
      [':r', 2n],
      [':w3', won],
    ]);
  });

  test('whatever results come, in the end only the last one stands', async () => {
    site = await openSettling(anyDatabase());
    const member = await site.rich(10_000_000n);
    const lines = [threeStraight, { playId: 14, balls: '58', digit: 0 }];
    const result = fc.constantFrom(
      { winNo: wins, pays: won + 1950n },
      { winNo: loses, pays: 0n },
      { winNo: '11705', pays: won + 1950n },
      { winNo: '11258', pays: 1950n },
    );
    await fc.assert(
      fc.asyncProperty(
        fc.array(result, { minLength: 1, maxLength: 4 }),
        result,
        async (all, end) => {
          const draw = await newDraw();
          const before = await site.balanceOf(member);
          const order = await site.order({ member, gameId: 1001, lines, draws: [draw] });
          await site.drawn(draw, all[0]!.winNo);
          await site.settle();
          for (const { winNo } of [...all.slice(1), end]) {
            await correct(draw, winNo);
            await site.settle();
          }
          const [sub] = await site.subOrdersOf(order.id);
          expect(sub).toMatchObject({ win: end.pays, state: end.pays > 0n ? 'won' : 'lost' });
          expect(await site.balanceOf(member)).toBe(before - 1200n + 3n + end.pays);
        },
      ),
      { numRuns: 12 },
    );
    expect(await site.findings()).toEqual([]);
  }, 60_000);
});

describe('a draw that is void', () => {
  test('gives stakes back and takes back what was paid, and tells each member once', async () => {
    site = await openSettling(anyDatabase());
    const members = [await site.rich(), await site.rich()];
    const { draw, orders } = await settledWith(members, wins, 4);
    await endWithVoid(draw);
    await Promise.all([site.settle(), site.settle()]);
    await site.settle();
    for (const { id, subOrders } of orders) {
      expect(await site.standing(id)).toEqual([['void', 0n, 0n]]);
      expect(await site.posted(subOrders[0]!)).toEqual([
        ['', -800n],
        [':w1', won],
        [':r', 2n],
        [':c', 800n],
        [':w1:x', -won],
        [':r:x', -2n],
      ]);
    }
    for (const member of members) expect(await site.balanceOf(member)).toBe(100_000n);
    expect(await site.drawOf(draw)).toMatchObject({ state: 'void', to_settle: false });
    const title = 'Minute Five: draw void';
    expect(lettersTo(members)).toEqual([[title], [title]]);
    expect(site.errors).toEqual([]);
    expect(await site.findings()).toEqual([]);
  });

  test('before its result: stakes come back', async () => {
    site = await openSettling(anyDatabase());
    const member = await site.rich();
    const { draw, orders } = await settledWith([member], null);
    const counter = { draw_id: draw, play_id: 0, number: '', amount: 1n };
    await site.db.insertInto('lottery_exposure').values(counter).execute();
    await endWithVoid(draw);
    await site.settle();
    expect(await site.db.selectFrom('lottery_exposure').selectAll().execute()).toEqual([]);
    const [sub] = await site.subOrdersOf(orders[0]!.id);
    expect(sub).toMatchObject({ state: 'void', version: 0, ended_at: site.clock() });
    expect(await site.posted(orders[0]!.subOrders[0]!)).toEqual([
      ['', -800n],
      [':c', 800n],
    ]);
    expect(await site.balanceOf(member)).toBe(100_000n);
  });

  test('half settled, and half put right: all is as if nobody had played', async () => {
    site = await openSettling(anyDatabase());
    const members = [await site.rich(), await site.rich(), await site.rich()];
    const half = await settledWith(members, null, 2);
    const { publishIn } = site.deps.signals;
    /** Settles one chunk, and fails with the next. */
    const settleHalf = () => {
      let chunks = 0;
      return site
        .process({
          signals: {
            ...site.deps.signals,
            publishIn: async (...given) => {
              chunks += 1;
              if (chunks === 2) throw new Error('the connection is gone');
              await publishIn(...given);
            },
          },
        })
        .run();
    };
    await site.drawn(half.draw, wins);
    await settleHalf();
    await endWithVoid(half.draw);
    const right = await settledWith(members, loses, 2);
    await correct(right.draw, wins);
    await settleHalf();
    await endWithVoid(right.draw);
    await site.settle();
    for (const { id } of [...half.orders, ...right.orders]) {
      expect(await site.standing(id)).toEqual([['void', 0n, 0n]]);
    }
    for (const member of members) expect(await site.balanceOf(member)).toBe(100_000n);
    expect(await site.findings()).toEqual([]);
  });

  test('where it was missed for days: only those with orders are followed', async () => {
    site = await openSettling(anyDatabase());
    const member = await site.rich();
    const { draw, orders } = await settledWith([member], null);
    const empty = await newDraw();
    site.pass(3 * dayMs);
    expect(await voidMissedDraws(site.deps)).toBe(2);
    expect(await site.drawOf(draw)).toMatchObject({ state: 'void', to_settle: true });
    expect(await site.drawOf(empty)).toMatchObject({ state: 'void', to_settle: false });
    await site.settle();
    expect(await site.standing(orders[0]!.id)).toEqual([['void', 0n, 0n]]);
    expect(await site.balanceOf(member)).toBe(100_000n);
    expect(await site.drawOf(draw)).toMatchObject({ to_settle: false });
  });
});
