import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lockWaits } from '#db/testing/lock-waits.ts';
import { anyDatabase, everyEngine } from '#db/testing/test-database.ts';
import type { WalletResult } from '#modules/wallet/operation.ts';
import { codeOf } from '#testing/test-base.ts';
import { moveDraw } from '../change-draw.ts';
import { lockDraw } from '../draw.store.ts';
import { createLottery } from '../lottery.ts';
import { endPause, insertPause } from '../pause.store.ts';
import { readBets } from './read-bets.ts';
import { readOrder } from './read-order.ts';
import { hashOfBets, hashOfOrder } from './request-hash.ts';
import { takeOrders } from './take-orders.ts';
import { firstNumero, heavyBets, openTaking, type Taking } from './taking.fixture.ts';

const key = (nth: number) => `the-key-of-request-${nth}`;
const one = { bettingSlipString: '5~1~14~3~1950~50~0', betCartAmountSum: '1.00' };

const pauseLottery = (site: Taking) =>
  insertPause(site.db, {
    id: 'aaaaaaaa-0000-4000-8000-000000000001',
    game_id: 1001,
    paused_at: site.clock(),
    paused_by: 'ana',
    reason: 'a fault',
    resumed_at: null,
    resumed_by: null,
  });

const counted = (codes: readonly unknown[], code: unknown) =>
  codes.filter((found) => found === code).length;

describe.each(everyEngine())('orders at once, on $name', (database) => {
  let site: Taking;
  beforeAll(async () => {
    site = await openTaking(database);
    await site.draw({ gameId: 1001, numero: firstNumero, closesIn: 3600 });
  });
  afterAll(async () => {
    expect(await site.findings()).toEqual([]);
    await site.close();
  });

  test('of 20 orders a balance of 10 pays 10, and none of others fails with them', async () => {
    const member = await site.member({ balance: 10_00n });
    const other = await site.member({ balance: 10_00n });
    const order = (nth: number) => codeOf(site.order(member, { ...one, requestKey: key(nth) }));
    const ten = Array.from({ length: 10 }, (_, nth) => nth);
    const calls = ten.map(order);
    // A member places ten orders a second.
    site.pass(1000);
    calls.push(codeOf(site.order(other, one)), ...ten.map((nth) => order(10 + nth)));
    const codes = await Promise.all(calls);
    expect(counted(codes, null)).toBe(11);
    expect(counted(codes, 'wallet.no.funds')).toBe(10);
    expect(await site.balanceOf(member)).toBe(0n);
    const orders = await site.ordersOf(member);
    const bets = await site.betsOf(member);
    expect([...bets.keys()].toSorted()).toEqual(
      orders.map(({ number }) => `${number}-001`).toSorted(),
    );
    expect(await site.balanceOf(other)).toBe(9_00n);
  });

  test('an order whose draw closes before it is taken is refused', async () => {
    const member = await site.member({ balance: 10_00n });
    const numero = '20261124-0801';
    const id = await site.draw({ gameId: 1001, numero, closesIn: 3600 });
    const { refusal } = await site.db.transaction().execute(async (transaction) => {
      const draw = await lockDraw(transaction, id);
      const waiting = codeOf(site.order(member, { ...one, currentNumero: numero }));
      await moveDraw(transaction, draw ?? (await site.drawOf(id)), { event: 'close', by: 'job' });
      return { refusal: waiting };
    });
    expect(await refusal).toBe('lottery.numero.closed');
    expect(await site.betsOf(member)).toEqual(new Map());
  });
});

describe('orders that wait for a lock', () => {
  let site: Taking;
  beforeAll(async () => {
    site = await openTaking(anyDatabase());
  });
  afterAll(() => site.close());

  /** Starts an order that waits while another connection holds its draw, and does something. */
  async function whileHeld(numero: string, act: (id: string, waiting: Held) => Promise<void>) {
    const id = await site.draw({ gameId: 1001, numero });
    const member = await site.member({ balance: 10_00n });
    const { refusal } = await site.db.transaction().execute(async (transaction) => {
      const draw = await lockDraw(transaction, id);
      if (!draw) throw new Error('the draw is gone');
      const waiting = codeOf(site.order(member, { ...one, currentNumero: numero }));
      await expect.poll(() => lockWaits(site.db)).toBe(1);
      await act(id, { transaction, draw });
      return { refusal: waiting };
    });
    return { code: await refusal, member };
  }
  type Held = {
    transaction: Parameters<typeof lockDraw>[0];
    draw: NonNullable<Awaited<ReturnType<typeof lockDraw>>>;
  };

  test('are refused where the draw has closed meanwhile', async () => {
    const { code, member } = await whileHeld('20261124-0801', async (_, { transaction, draw }) => {
      await moveDraw(transaction, draw, { event: 'close', by: 'job' });
    });
    expect(code).toBe('lottery.numero.closed');
    expect(await site.balanceOf(member)).toBe(10_00n);
    expect(await site.ordersOf(member)).toEqual([]);
  });

  test('are refused where the time is over, though nobody closed the draw yet', async () => {
    const { code, member } = await whileHeld('20261124-0802', async () => site.pass(30_000));
    expect(code).toBe('lottery.numero.closed');
    expect(await site.balanceOf(member)).toBe(10_00n);
  });

  test('are taken a millisecond before it is', async () => {
    const { code, member } = await whileHeld('20261124-0803', async () => site.pass(29_999));
    expect(code).toBeNull();
    expect(await site.balanceOf(member)).toBe(9_00n);
  });

  test('are refused where the lottery is paused meanwhile', async () => {
    const { code, member } = await whileHeld('20261124-0804', async () => {
      await pauseLottery(site);
    });
    await endPause(site.db, 1001, { at: site.clock(), by: 'ana' });
    expect(code).toBe('lottery.game.paused');
    expect(await site.balanceOf(member)).toBe(10_00n);
  });

  test('do not wait for a draw that has closed already', async () => {
    const [byState, byTime] = ['20261124-0805', '20261124-0806'];
    const closed = { gameId: 1001, state: 'closed' } as const;
    const ids = [
      await site.draw({ ...closed, numero: byState }),
      await site.draw({ gameId: 1001, numero: byTime, closesIn: 0 }),
    ];
    const member = await site.member({ balance: 10_00n });
    const codes = await site.db.transaction().execute(async (transaction) => {
      for (const id of ids) await lockDraw(transaction, id);
      const calls = [byState, byTime].map((numero) =>
        codeOf(site.order(member, { ...one, currentNumero: numero })),
      );
      const chaseSlip = { numero: byTime, multiples: [1] };
      calls.push(codeOf(site.order(member, { ...one, chase: true, chaseSlip })));
      return Promise.all(calls);
    });
    expect(codes).toEqual(codes.map(() => 'lottery.numero.closed'));
  });

  test('a key that two processes have at once stands for one order', async () => {
    await site.draw({ gameId: 1001, numero: firstNumero, closesIn: 3600 });
    const other = createLottery(site.deps).handlers;
    const member = await site.member({ balance: 100_00n });
    const input = (nth: number) => site.orderInput({ ...one, requestKey: key(nth) });
    const first = [1, 2, 3, 4].map((nth) =>
      site.lottery.handlers.placeOrder(input(nth), member.context),
    );
    const second = [4, 3, 2, 1].map((nth) => other.placeOrder(input(nth), member.context));
    const numbers = (await Promise.all([...first, ...second])).map((answer) => answer.orderNumber);
    expect(new Set(numbers).size).toBe(4);
    expect(await site.balanceOf(member)).toBe(96_00n);
    expect(await site.ordersOf(member)).toHaveLength(4);
  });
});

describe('orders that are taken together', () => {
  let site: Taking;
  beforeAll(async () => {
    site = await openTaking(anyDatabase());
    await site.draw({ gameId: 1001, numero: firstNumero, closesIn: 3600 });
    await site.draw({ gameId: 2001, numero: '20261124', closesIn: 3600 });
  });
  afterAll(async () => {
    expect(await site.findings()).toEqual([]);
    await site.close();
  });

  type CheckWagers = Taking['deps']['checkWagers'];

  /** Takes three orders with many numbers each; `check` may fail for those of a transaction. */
  async function takeHeavy(check: (nths: readonly number[]) => void = () => undefined) {
    const rich = { balance: 100_00n };
    const members = [await site.member(rich), await site.member(rich), await site.member(rich)];
    const input = site.betsInput([heavyBets('20261124')], { prizeMode: 'Lott' });
    const request = { requestKey: null, requestHash: hashOfBets(input) };
    const asked = members.map(({ memberId }) => ({ memberId, ...request }));
    const orders = await Promise.all(asked.map((asker) => readBets(site.reading, input, asker)));
    const together: number[][] = [];
    const checkWagers: CheckWagers = async (_, stakes) => {
      const nths = stakes.map((stake) =>
        members.findIndex(({ memberId }) => memberId === stake.memberId),
      );
      together.push(nths);
      check(nths);
      return stakes.map(() => null);
    };
    const outcomes = await takeOrders({ ...site.deps, checkWagers }, orders);
    const stored = await Promise.all(members.map((member) => site.ordersOf(member)));
    const counts = stored.map(({ length }) => length);
    return { together, outcomes, kinds: outcomes.map(({ kind }) => kind), counts };
  }

  test('count their numbers in transactions that are not too long', async () => {
    const { together, kinds, counts } = await takeHeavy();
    expect(together).toEqual([[0, 1], [2]]);
    expect(kinds).toEqual(['placed', 'placed', 'placed']);
    expect(counts).toEqual([1, 1, 1]);
  });

  test('stay taken where a later transaction fails', async () => {
    const fault = new Error('a fault');
    const { outcomes, counts } = await takeHeavy((nths) => {
      if (nths.includes(2)) throw fault;
    });
    expect(outcomes).toMatchObject([
      { kind: 'placed' },
      { kind: 'placed' },
      { kind: 'failed', error: fault },
    ]);
    expect(counts).toEqual([1, 1, 0]);
  });

  test('are taken one by one where a statement failed', async () => {
    const fault = Object.assign(new Error('a fault'), { code: '40001' });
    const { together, kinds, counts } = await takeHeavy((nths) => {
      if (nths.includes(1)) throw fault;
    });
    expect(together).toEqual([[0, 1], [0], [1], [2]]);
    expect(kinds).toEqual(['placed', 'failed', 'placed']);
    expect(counts).toEqual([1, 0, 1]);
  });

  test('stand for their repeats, whatever was paused and spent since', async () => {
    const { memberId } = await site.member({ balance: 1_00n });
    const draftOf = (nth: number) => {
      const input = site.orderInput({ ...one, requestKey: key(nth) });
      const asker = { memberId, requestKey: key(nth), requestHash: hashOfOrder(input) };
      return readOrder(site.reading, input, asker);
    };
    const [first, second] = [await draftOf(1), await draftOf(2)];
    const [placed] = await takeOrders(site.deps, [first]);
    expect(placed).toMatchObject({ kind: 'placed' });
    const poor = { kind: 'refused', error: { code: 'wallet.no.funds' } };
    expect(await takeOrders(site.deps, [second, first])).toMatchObject([poor, placed ?? {}]);
    await pauseLottery(site);
    const paused = { kind: 'refused', error: { code: 'lottery.game.paused' } };
    expect(await takeOrders(site.deps, [second, first])).toMatchObject([paused, placed ?? {}]);
    await endPause(site.db, 1001, { at: site.clock(), by: 'ana' });
  });

  test('are answered with what failed', async () => {
    const fault = new Error('a fault');
    const deps = { ...site.deps, checkWagers: () => Promise.reject(fault) };
    const member = await site.member({ balance: 10_00n });
    const { placeOrder } = createLottery(deps).handlers;
    await expect(placeOrder(site.orderInput(one), member.context)).rejects.toBe(fault);
  });

  test('of which the wallet answers one as nobody expects are taken without it', async () => {
    const [odd, other] = [
      await site.member({ balance: 10_00n }),
      await site.member({ balance: 10_00n }),
    ];
    const applyGroupsIn: typeof site.wallet.applyGroupsIn = async (transaction, groups) => {
      const isOdd = (group: (typeof groups)[number]) => group[0]?.accountId === odd.accountId;
      const results = await site.wallet.applyGroupsIn(
        transaction,
        groups.filter((group) => !isOdd(group)),
      );
      const refused: WalletResult = {
        outcome: 'permitClosed',
        postingId: null,
        balanceMinor: 10_00n,
        shortfallMinor: 0n,
      };
      return groups.map((group) => (isOdd(group) ? [refused] : (results.shift() ?? [])));
    };
    const { placeOrder } = createLottery({
      ...site.deps,
      wallet: { ...site.wallet, applyGroupsIn },
    }).handlers;
    const codes = [odd, other].map(({ context }) =>
      codeOf(Promise.resolve(placeOrder(site.orderInput(one), context))),
    );
    expect(await Promise.all(codes)).toEqual(['server.busy', null]);
    expect(await site.ordersOf(odd)).toEqual([]);
    expect(await site.balanceOf(other)).toBe(9_00n);
  });
});
