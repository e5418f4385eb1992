import { afterEach, describe, expect, test } from 'vitest';
import { anyDatabase } from '#db/testing/test-database.ts';
import { openSettling, threeStraight, type SettlingSite } from './settle.fixture.ts';

let site: SettlingSite;
afterEach(() => site.close());

const [wins, loses] = ['27705', '27700'];

/** Three draws a minute apart, and an order of 8.00 in each. */
async function chase({ stopsOnWin = true } = {}) {
  const member = await site.rich();
  const draws: string[] = [];
  for (const [index, closesIn] of [30, 90, 150].entries()) {
    draws.push(await site.draw({ gameId: 1001, numero: `20261124-073${index}`, closesIn }));
  }
  const lines = [threeStraight];
  const order = await site.order({ member, gameId: 1001, lines, draws, stopsOnWin });
  const states = async () => (await site.standing(order.id)).map(([state]) => state);
  return { member, draws, order, states };
}

describe('stop on win', () => {
  test('a win stops all that have not closed, and gives their stakes back', async () => {
    site = await openSettling(anyDatabase());
    const { member, draws, order, states } = await chase();
    site.pass(31_000);
    await site.drawn(draws[0]!, wins);
    await site.settle();
    expect(await states()).toEqual(['won', 'stopped', 'stopped']);
    expect(await site.balanceOf(member)).toBe(100_000n - 800n + 195_000n + 2n);
    const [, second] = await site.subOrdersOf(order.id);
    expect(second).toMatchObject({ ended_at: site.clock(), version: 0, rebate: 0n });
    expect(await site.findings()).toEqual([]);
  });

  test('wins that stop more than a chunk holds are settled one after the other', async () => {
    site = await openSettling(anyDatabase());
    const { draws, member, states } = await chase();
    const given = { gameId: 1001, lines: [threeStraight], draws, stopsOnWin: true };
    const others = [await site.order({ member, ...given }), await site.order({ member, ...given })];
    await site.drawn(draws[0]!, wins);
    let chunks = 0;
    const { publishIn } = site.deps.signals;
    const signals: typeof site.deps.signals = {
      ...site.deps.signals,
      publishIn: async (...published) => {
        chunks += 1;
        if (chunks === 3) throw new Error('the connection is gone');
        await publishIn(...published);
      },
    };
    await site.process({ signals }).run();
    const standings = async () => {
      const all = [await states()];
      for (const { id } of others) all.push((await site.standing(id)).map(([state]) => state));
      return all.map((one) => one.join(' ')).toSorted((one, other) => (one < other ? -1 : 1));
    };
    const done = 'won stopped stopped';
    expect(await standings()).toEqual(['placed placed placed', done, done]);
    await site.settle();
    expect(await standings()).toEqual([done, done, done]);
    expect(await site.balanceOf(member)).toBe(100_000n + 3n * (-800n + 195_000n + 2n));
  });

  test('a draw that is settled late stops only those that have not closed', async () => {
    site = await openSettling(anyDatabase());
    const { draws, states } = await chase();
    // The second draw has closed by the clock, though no job has closed it yet.
    site.pass(90_000);
    await site.drawn(draws[0]!, wins);
    await site.settle();
    expect(await states()).toEqual(['won', 'placed', 'stopped']);
    await site.drawn(draws[1]!, loses);
    await site.settle();
    expect(await states()).toEqual(['won', 'lost', 'stopped']);
  });

  test('one that is closed already is not stopped', async () => {
    site = await openSettling(anyDatabase());
    const { draws, states } = await chase();
    const closed = site.db.updateTable('lottery_draw').set({ state: 'closed' });
    await closed.where('id', '=', draws[1]!).execute();
    await site.drawn(draws[0]!, wins);
    await site.settle();
    expect(await states()).toEqual(['won', 'placed', 'stopped']);
  });

  test('what was cancelled before stays so', async () => {
    site = await openSettling(anyDatabase());
    const { draws, order, states } = await chase();
    const ended = { state: 'cancelled', ended_at: site.clock(), ended_by: 'member' } as const;
    const query = site.db.updateTable('lottery_sub_order').set(ended);
    await query.where('order_id', '=', order.id).where('nth', '=', 3).execute();
    await site.drawn(draws[0]!, wins);
    await site.settle();
    expect(await states()).toEqual(['won', 'stopped', 'cancelled']);
    expect(await site.posted(order.subOrders[2]!)).toEqual([['', -800n]]);
  });

  test('an order that does not stop on a win goes on', async () => {
    site = await openSettling(anyDatabase());
    const { draws, states } = await chase({ stopsOnWin: false });
    await site.drawn(draws[0]!, wins);
    await site.settle();
    expect(await states()).toEqual(['won', 'placed', 'placed']);
  });

  test('a loss stops nothing, nor does a win that comes by a correction', async () => {
    site = await openSettling(anyDatabase());
    const { draws, states } = await chase();
    await site.drawn(draws[0]!, loses);
    await site.settle();
    expect(await states()).toEqual(['lost', 'placed', 'placed']);
    await site.drawn(draws[0]!, wins);
    await site.settle();
    expect(await states()).toEqual(['won', 'placed', 'placed']);
  });

  test('a stake that is given back is no win', async () => {
    site = await openSettling(anyDatabase());
    const member = await site.rich();
    const draws = [
      await site.draw({ gameId: 1006, numero: '20261124-147' }),
      await site.draw({ gameId: 1006, numero: '20261124-148', closesIn: 330 }),
    ];
    const lines = [{ playId: site.playOf(1006, 'SpecialBSOE'), balls: '0', amount: 1000n }];
    const money = 'electronic' as const;
    const given = { member, gameId: 1006, lines, draws, money, stopsOnWin: true };
    const order = await site.order(given);
    await site.drawn(draws[0]!, '05,12,23,34,41,48,49');
    await site.settle();
    expect(await site.standing(order.id)).toEqual([
      ['lost', 1000n, 0n],
      ['placed', 0n, 0n],
    ]);
  });

  test('a win that the ledger refuses stops nothing before it is paid', async () => {
    site = await openSettling(anyDatabase());
    const { member, draws, states } = await chase();
    await site.give(member.accountId, 10n ** 15n - 100_000n);
    await site.drawn(draws[0]!, wins);
    await site.settle();
    expect(await states()).toEqual(['placed', 'placed', 'placed']);
    await site.move(member.accountId, 'adjustment', -1_000_000n);
    await site.settle();
    expect(await states()).toEqual(['won', 'stopped', 'stopped']);
  });
});
