import { sql } from 'kysely';
import { afterEach, describe, expect, test } from 'vitest';
import { anyDatabase, everyEngine } from '#db/testing/test-database.ts';
import type { Member } from '#testing/test-base.ts';
import { openSettling, threeStraight, type SettlingSite } from './settle.fixture.ts';

let site: SettlingSite;
afterEach(() => site.close());

const winNo = '27705';
/** Two lines of SSC that cost 2.00 each: the first wins 19.50 with 27705, the second nothing. */
const five = { playId: 14, balls: '5', digit: 0 };
const six = { playId: 14, balls: '6', digit: 0 };

/** A draw that is drawn, with so many orders of each member; every third one wins. */
async function drawnWith(members: readonly Member[], ordersEach: number) {
  const draw = await site.draw({ gameId: 1001, numero: '20261124-0731' });
  const orders: { id: string; number: string; wins: boolean; member: Member }[] = [];
  for (let index = 0; index < members.length * ordersEach; index++) {
    const member = members[index % members.length]!;
    const wins = index % 3 === 0;
    const order = await site.order({
      member,
      gameId: 1001,
      draws: [draw],
      lines: [wins ? five : six],
    });
    orders.push({ id: order.id, number: order.subOrders[0]!, wins, member });
  }
  await site.drawn(draw, winNo);
  return { draw, orders };
}

const statesOf = async (draw: string) => {
  const rows = await site.db
    .selectFrom('lottery_sub_order')
    .select('state')
    .where('draw_id', '=', draw)
    .orderBy('member_id')
    .orderBy('order_id')
    .execute();
  return rows.map(({ state }) => state);
};

const countOf = (states: readonly string[], state: string) =>
  states.filter((one) => one === state).length;

describe.each(everyEngine())('settling a draw, on $name', (database) => {
  test('several processes settle each sub-order once, in chunks', async () => {
    site = await openSettling(database);
    const members = [await site.rich(), await site.rich(), await site.rich(), await site.rich()];
    const { draw, orders } = await drawnWith(members, 5);
    const other = await site.draw({ gameId: 1001, numero: '20261124-0732' });
    const counter = { play_id: 14, number: '5', amount: 1n };
    const counters = [draw, other].map((id) => ({ draw_id: id, ...counter }));
    await site.db.insertInto('lottery_exposure').values(counters).execute();
    const processes = [site.process(), site.process()];
    await Promise.all(processes.map((process) => process.run()));
    await site.settle();
    expect(await site.drawOf(draw)).toMatchObject({ state: 'settled', settled_at: site.clock() });
    const kept = await site.db.selectFrom('lottery_exposure').select('draw_id').execute();
    expect(kept).toEqual([{ draw_id: other }]);
    await site.db.deleteFrom('lottery_exposure').execute();
    for (const { id, number, wins } of orders) {
      expect(await site.standing(id)).toEqual([wins ? ['won', 1950n, 0n] : ['lost', 0n, 0n]]);
      expect(await site.posted(number)).toEqual([
        ['', -200n],
        [':w1', wins ? 1950n : 0n],
      ]);
    }
    const balances = await Promise.all(members.map((member) => site.balanceOf(member)));
    const won = orders.filter(({ wins }) => wins).length;
    expect(balances.reduce((sum, one) => sum + one, 0n)).toBe(
      4n * 100_000n - BigInt(orders.length) * 200n + BigInt(won) * 1950n,
    );
    expect(new Set(site.told().map(({ memberId }) => memberId))).toEqual(
      new Set(members.map(({ memberId }) => memberId)),
    );
    expect(site.errors).toEqual([]);
    expect(await site.findings()).toEqual([]);
  });
});

describe('settling a draw', () => {
  test('a failure in the middle is undone, and the rest is taken up again', async () => {
    site = await openSettling(anyDatabase());
    const { draw, orders } = await drawnWith([await site.rich()], 7);
    let chunks = 0;
    const { publishIn } = site.deps.signals;
    const signals: typeof site.deps.signals = {
      ...site.deps.signals,
      publishIn: async (...given) => {
        chunks += 1;
        if (chunks === 2) throw new Error('the connection is gone');
        await publishIn(...given);
      },
    };
    await site.process({ signals }).run();
    expect(site.errors).toEqual(['a draw was not settled']);
    expect((await site.drawOf(draw)).state).toBe('drawn');
    const states = await statesOf(draw);
    expect([states.length, countOf(states, 'placed')]).toEqual([7, 4]);
    const results = await site.db
      .selectFrom('posting')
      .select('external_id')
      .where('source', '=', 'lottery')
      .where('external_id', 'like', '%:w1')
      .execute();
    expect(results).toHaveLength(3);
    await site.settle();
    expect((await site.drawOf(draw)).state).toBe('settled');
    expect(countOf(await statesOf(draw), 'placed')).toBe(0);
    expect(await site.posted(orders[0]!.number)).toEqual([
      ['', -200n],
      [':w1', 1950n],
    ]);
    expect(await site.findings()).toEqual([]);
  });

  test('a draw without orders is settled at once', async () => {
    site = await openSettling(anyDatabase());
    const draw = await site.draw({ gameId: 1001, numero: '20261124-0731' });
    await site.drawn(draw, winNo);
    await site.settle();
    expect(await site.drawOf(draw)).toMatchObject({ state: 'settled', settled_at: site.clock() });
  });

  test('after a failure the same process tries again a second later', async () => {
    site = await openSettling(anyDatabase());
    const { draw } = await drawnWith([await site.rich()], 2);
    const wallet = { ...site.deps.wallet };
    const broken = site.process({
      wallet: {
        ...wallet,
        applyGroupsIn: async (...given) => {
          if (site.errors.length === 0) throw new Error('the connection is gone');
          return wallet.applyGroupsIn(...given);
        },
      },
    });
    await broken.run();
    site.pass(999);
    await broken.run();
    expect((await site.drawOf(draw)).state).toBe('drawn');
    site.pass(1);
    await broken.run();
    expect((await site.drawOf(draw)).state).toBe('settled');
    expect(site.errors).toEqual(['a draw was not settled']);
  });

  test('one whose win the ledger refuses keeps no other from its own', async () => {
    site = await openSettling(anyDatabase());
    const full = await site.rich(10n ** 15n);
    const others = [await site.rich(), await site.rich()];
    const { draw, orders } = await drawnWith([full, ...others], 3);
    const process = site.process();
    await process.run();
    const refused = orders.filter(({ member, wins }) => member === full && wins);
    expect(refused).toHaveLength(3);
    const states = await statesOf(draw);
    expect(countOf(states, 'placed')).toBe(refused.length);
    expect((await site.drawOf(draw)).state).toBe('drawn');
    expect(new Set(site.errors)).toEqual(new Set(['money of a sub-order was refused']));
    await site.move(full.accountId, 'adjustment', -1_000_000n);
    site.pass(1000);
    await process.run();
    expect((await site.drawOf(draw)).state).toBe('settled');
    expect(countOf(await statesOf(draw), 'won')).toBe(3);
  });

  test('one that cannot be read keeps no other from its own', async () => {
    site = await openSettling(anyDatabase());
    const { draw, orders } = await drawnWith([await site.rich()], 5);
    await sql`
      insert into lottery_line (order_id, nth, play_id, balls, unit, bets, stake, odds)
      values (${orders[0]!.id}::uuid, 2, 99999, '1', 1, 1, 1, '{2}')`.execute(site.db);
    await site.settle();
    expect(site.errors).toEqual(['a sub-order was not evaluated']);
    expect(await site.standing(orders[0]!.id)).toEqual([['placed', 0n, 0n]]);
    expect(countOf(await statesOf(draw), 'placed')).toBe(1);
    expect((await site.drawOf(draw)).state).toBe('drawn');
  });

  test('what was drawn earlier is settled earlier', async () => {
    site = await openSettling(anyDatabase());
    const members = [await site.rich(), await site.rich(), await site.rich()];
    for (const [index, closesIn] of [90, 30, 60].entries()) {
      const numero = `20261124-073${index}`;
      const draw = await site.draw({ gameId: 1001, numero, closesIn });
      const given = { member: members[index]!, gameId: 1001, lines: [six], draws: [draw] };
      await site.order(given);
      await site.drawn(draw, winNo);
    }
    await site.settle();
    const [late, early, between] = members.map(({ memberId }) => memberId);
    expect(site.told().map(({ memberId }) => memberId)).toEqual([early, between, late]);
  });

  test('a draw of a lottery that was switched off is settled too', async () => {
    site = await openSettling(anyDatabase());
    const { draw } = await drawnWith([await site.rich()], 1);
    const lotteries = { ...site.deps.lotteries, all: [], find: () => null };
    await site.process({ lotteries }).run();
    expect((await site.drawOf(draw)).state).toBe('settled');
  });

  test('play money is settled by the house of play money', async () => {
    site = await openSettling(anyDatabase());
    const member = await site.member({ currency: 'FUN' });
    await site.give(member.accountId, 10_000n, 'FUN');
    const draw = await site.draw({ gameId: 1001, numero: '20261124-0731' });
    const given = { member, gameId: 1001, lines: [threeStraight], draws: [draw], isTrial: true };
    await site.order(given);
    await site.drawn(draw, winNo);
    await site.settle();
    expect(await site.balanceOf(member)).toBe(10_000n - 800n + 195_000n + 2n);
    expect(await site.findings()).toEqual([]);
  });

  test('a draw is not settled while somebody else holds what is left of it', async () => {
    site = await openSettling(anyDatabase());
    const { draw, orders } = await drawnWith([await site.rich()], 4);
    const process = site.process();
    await site.db.transaction().execute(async (transaction) => {
      const held = transaction.selectFrom('lottery_sub_order').select('nth');
      await held.where('order_id', '=', orders[1]!.id).forUpdate().execute();
      await process.run();
    });
    expect((await site.drawOf(draw)).state).toBe('drawn');
    expect(countOf(await statesOf(draw), 'placed')).toBe(1);
    await process.run();
    expect((await site.drawOf(draw)).state).toBe('settled');
    expect(site.errors).toEqual([]);
  });
});
