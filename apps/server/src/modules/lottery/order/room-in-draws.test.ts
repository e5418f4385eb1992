import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anyDatabase } from '#db/testing/test-database.ts';
import { ApiError } from '#http/api-error.ts';
import type { Member } from '#testing/test-base.ts';
import type { ExposureBook, Taken } from '../exposure/exposure.ts';
import { housesOf, openBatch } from './batch.ts';
import type { OrderDraft } from './order-draft.ts';
import { insertOrders } from './order.store.ts';
import { readOrder } from './read-order.ts';
import { hashOfOrder } from './request-hash.ts';
import { takeMoney } from './take-money.ts';
import { firstNumero, openTaking, type Taking } from './taking.fixture.ts';

let site: Taking;
let drawId: string;
beforeAll(async () => {
  site = await openTaking(anyDatabase());
  drawId = await site.draw({ gameId: 1001, numero: firstNumero, closesIn: 3600 });
});
afterAll(async () => {
  expect(await site.findings()).toEqual([]);
  await site.close();
});

/** A draw that has room for a number of orders, whatever they are. */
function bookWithRoom(places: number) {
  const taken: Taken[] = [];
  const log: string[] = [];
  const book: ExposureBook = {
    take: ({ memberId, lines }) => {
      log.push(`take ${memberId}`);
      if (taken.length >= places) return new ApiError('lottery.draw.full');
      const exposure = { drawId, playId: 0, number: '', amount: 1n };
      const one = { lines, exposures: [exposure] };
      taken.push(one);
      return one;
    },
    giveBack: (one) => {
      log.push('give back');
      taken.splice(taken.indexOf(one), 1);
    },
    write: async () => undefined,
  };
  return { book, log, taken };
}

const read = ({ memberId }: Member): Promise<OrderDraft> => {
  const input = site.orderInput();
  return readOrder(site.reading, input, {
    memberId,
    requestKey: null,
    requestHash: hashOfOrder(input),
  });
};

/** Takes orders of members as one batch; returns the code of each, null where it was placed. */
async function take(members: readonly Member[], book: ExposureBook) {
  const orders = await Promise.all(members.map(read));
  const houses = await housesOf(site.deps, orders);
  return site.db.transaction().execute(async (transaction) => {
    const batch = { ...(await openBatch(site.deps, transaction, orders, houses)), book };
    await insertOrders(transaction, await takeMoney(batch, orders));
    return orders.map((order) => {
      const outcome = batch.outcomes.get(order);
      return outcome?.kind === 'refused' ? outcome.error.code : null;
    });
  });
}

test('an order that is not paid gives its room to one that had none', async () => {
  const [poor, rich, late] = [
    await site.member({ balance: 7_99n }),
    await site.member({ balance: 8_00n }),
    await site.member({ balance: 8_00n }),
  ];
  const { book, log, taken } = bookWithRoom(1);
  expect(await take([poor, rich, late], book)).toEqual([
    'wallet.no.funds',
    null,
    'lottery.draw.full',
  ]);
  expect(log).toEqual([
    ...[poor, rich, late].map(({ memberId }) => `take ${memberId}`),
    'give back',
    ...[rich, late].map(({ memberId }) => `take ${memberId}`),
  ]);
  expect(taken).toHaveLength(1);
  expect(await site.balanceOf(rich)).toBe(0n);
  expect(await site.balanceOf(late)).toBe(8_00n);
});

test('what an account cannot pay keeps nobody from counting', async () => {
  const [poor, rich] = [
    await site.member({ balance: 7_99n }),
    await site.member({ balance: 8_00n }),
  ];
  const lockedBy = async (...members: readonly Member[]) => {
    const orders = await Promise.all(members.map(read));
    const houses = await housesOf(site.deps, orders);
    return site.db.transaction().execute(async (transaction) => {
      await openBatch(site.deps, transaction, orders, houses);
      const { rows } = await sql<{ count: number }>`select count(*)::int as count from pg_locks
        where locktype = 'advisory' and pid = pg_backend_pid()`.execute(transaction);
      return rows[0]?.count;
    });
  };
  expect(await lockedBy(poor)).toBe(0);
  expect(await lockedBy(poor, rich)).toBe(1);
});

test('an order that does not fit gives nothing back, and is not tried again', async () => {
  const members = [await site.member({ balance: 8_00n }), await site.member({ balance: 8_00n })];
  const { book, log, taken } = bookWithRoom(1);
  expect(await take(members, book)).toEqual([null, 'lottery.draw.full']);
  expect(log).toEqual(members.map(({ memberId }) => `take ${memberId}`));
  expect(taken).toHaveLength(1);
});

test('lines that were parted are stored as such, with what they can win', async () => {
  const member = await site.member({ balance: 8_00n });
  const { draws } = await read(member);
  const halved = (draft: OrderDraft): Taken => {
    const lines = draft.lines.flatMap((line) => {
      const half = { ...line, bets: 2, stake: 4_00n };
      const rows = line.selection.rows;
      const only = (balls: number[]) => ({ rows: [rows[0] ?? [], balls, rows[2] ?? []] });
      const reduced = line.odds.map(({ over, under }) => ({ over, under: under * 2n }));
      return [
        { ...half, selection: only([0]), balls: '7_0_58' },
        { ...half, selection: only([5]), balls: '7_5_58', odds: reduced },
      ];
    });
    return { lines, exposures: [] };
  };
  const book = { ...bookWithRoom(1).book, take: halved };
  expect(await take([member], book)).toEqual([null]);
  const [stored] = await site.ordersOf(member);
  const id = stored?.id ?? '';
  const lines = await site.linesOf(id);
  expect(lines.map(({ nth, balls, odds }) => [nth, balls, odds])).toEqual([
    [1, '7_0_58', ['975']],
    [2, '7_5_58', ['975/2']],
  ]);
  // Each half can win at its own odds; what the whole line could win is not kept.
  expect(draws[0]?.possibleWin).toBe(1950_00n);
  expect((await site.subOrdersOf(id)).map((one) => one.possible_win)).toEqual([2925_00n]);
});
