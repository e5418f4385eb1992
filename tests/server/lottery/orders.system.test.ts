import { randomInt } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isInFull } from '../../support/run/in-full.ts';
import { pause, until } from '../faults/pause.ts';
import { openSite, type SiteUnderTest } from '../vendor/site-under-test.ts';
import { openOrderLoad, type Bettor } from './order-load.ts';
import { faultsOf, status, type ListedSubOrder, type OwnOrders } from './order-log.ts';

/** Draws of five digits, one a minute. */
const gameId = 1001;
/** Accounts to try that have never played, and that nobody below earns for. */
const members = ['member01', 'player11', 'player12'];

/** On each database; lotteries have three kills in a run of the gate, with that of draws. */
const kills = Number(process.env['SYSTEM_KILLS'] ?? (isInFull ? 10 : 1));

const beforeCloseMs = 1500;
/** From before the close of a draw until it is settled. */
const killWithinMs = 8000;
const mostOrders = 60;
/** Of those that no kill disturbs: each kind twice. */
const lastOrders = 8;
const lastBeforeCloseMs = 25_000;
/** Draws in which the last orders can take part, also where two of them close meanwhile. */
const lastDraws = 5;

type Coming = { numero: string; drawsAt: string };

describe.each(['postgres', 'embedded'] as const)('orders on %s', (database) => {
  let site: SiteUnderTest;
  /** How far the clock of the server and of the randomness is ahead of the real time. */
  let aheadMs = 0;

  beforeAll(async () => {
    site = await openSite({ database, movableClock: true });
  });
  afterAll(() => site.close());

  async function read<Value>(path: string): Promise<Value> {
    const { success, value, errorCode } = await site.call('GET', path);
    if (!success) throw new Error(`${path}: ${errorCode}`);
    return value as Value;
  }

  /** The server first: a round that is out before its time voids a draw. */
  async function setClocks(): Promise<void> {
    await site.process().setAhead(aheadMs);
    site.companies.beacon.clock.aheadMs = aheadMs;
  }

  /** Moves both clocks on to an instant, unless it has passed. */
  async function moveClockTo(at: number): Promise<void> {
    aheadMs = Math.max(aheadMs, at - Date.now());
    await setClocks();
  }

  /** Starts the server, which has the real time at first, as the randomness has it then. */
  async function startAgain(): Promise<void> {
    site.companies.beacon.clock.aheadMs = 0;
    await site.start();
    await setClocks();
  }

  async function comingDraws(): Promise<Coming[]> {
    type Answer = { chaseNumeros: Coming[] };
    const ask = () => read<Answer>(`/lgw/numeros/chase/${gameId}`);
    await until('draws that come', async () => (await ask()).chaseNumeros.length >= 120);
    return (await ask()).chaseNumeros;
  }

  async function lockMs(): Promise<number> {
    type Near = { nextNumero: { lockTime: number } };
    return (await read<Near>(`/lgw/numeros/near?gameId=${gameId}`)).nextNumero.lockTime * 1000;
  }

  async function untilSettled(numero: string): Promise<void> {
    type Fairness = { state: string };
    await until(`the draw ${numero}`, async () => {
      const { state } = await read<Fairness>(`/lgw/draw/${gameId}/fair/${numero}`);
      return state === 'settled';
    });
  }

  async function logInAll(): Promise<Bettor[]> {
    const bettors: Bettor[] = [];
    for (const username of members) {
      bettors.push({ username, token: await site.logIn(username), sent: [] });
    }
    return bettors;
  }

  test('each that was answered stands once and is paid, whenever the server dies', async () => {
    const coming = (await comingDraws()).slice(1, 1 + kills + lastDraws);
    const lock = await lockMs();
    const closes = coming.map(
      ({ numero, drawsAt }) => [numero, Date.parse(drawsAt) - lock] as const,
    );
    const closeOf = (at: number) => closes[at]?.[1] ?? 0;
    const bettors = await logInAll();
    const load = openOrderLoad(site, gameId, bettors);
    const before = await Promise.all(bettors.map((bettor) => load.balanceOf(bettor)));

    for (let kill = 0; kill < kills; kill += 1) {
      await moveClockTo(closeOf(kill) - beforeCloseMs);
      const placing = load.place(mostOrders);
      await pause(randomInt(killWithinMs));
      await site.process().kill('SIGKILL');
      await placing;
      await startAgain();
      await load.repeatUnanswered();
    }

    await moveClockTo(closeOf(kills) - lastBeforeCloseMs);
    await load.place(lastOrders);
    for (const { numero, drawsAt } of coming) {
      await moveClockTo(Date.parse(drawsAt));
      await untilSettled(numero);
    }
    await load.repeatTaken(4);

    const listed: ListedSubOrder[][] = [];
    for (const bettor of bettors) listed.push(await load.listOf(bettor));
    const own = await Promise.all(
      bettors.map(async (bettor, at): Promise<OwnOrders> => ({
        username: bettor.username,
        before: before[at] ?? '',
        after: await load.balanceOf(bettor),
        sent: bettor.sent,
        listed: listed[at] ?? [],
      })),
    );
    const refusals = bettors.flatMap(({ sent }) => sent.flatMap(({ refused }) => refused ?? []));
    expect(refusals.filter((code) => code !== 'lottery.numero.closed')).toEqual([]);
    expect(own.flatMap((one) => faultsOf(one, new Map(closes)))).toEqual([]);
    const states = new Set(listed.flat().map(({ orderStatus }) => orderStatus));
    expect(states).toEqual(new Set([status.lost, status.won, status.stopped]));
    expect(await site.ledgerFindings()).toEqual([]);
  });
});

describe('the comparison of orders', () => {
  const closesAt = new Map([
    ['20261124-0731', Date.parse('2026-11-24T04:10:55Z')],
    ['20261124-0732', Date.parse('2026-11-24T04:11:55Z')],
  ]);
  const answer = {
    orderMasterId: 'a',
    orderNumber: 'L20261124000000000001',
    numero: '20261124-0731',
    totalBettingAmount: '2.00',
  };
  const order = {
    numero: '20261124-0731',
    draws: 2,
    stake: 2_00n,
    body: {},
    taken: [answer, answer],
    refused: null,
  };
  const won: ListedSubOrder = {
    orderMasterId: 'a',
    orderDetailId: 'L20261124000000000001-001',
    orderNumber: 'L20261124000000000001',
    numero: '20261124-0731',
    bettingTime: '2026-11-24T04:10:54.999Z',
    planBettingAmount: '1.00',
    winningAmount: '1.90',
    rebateAmount: '0.02',
    orderStatus: status.won,
  };
  const stopped: ListedSubOrder = {
    ...won,
    orderDetailId: 'L20261124000000000001-002',
    numero: '20261124-0732',
    winningAmount: '0.00',
    rebateAmount: '0.00',
    orderStatus: status.stopped,
  };
  const own: OwnOrders = {
    username: 'member01',
    before: '10.00',
    after: '10.92',
    sent: [order],
    listed: [won, stopped],
  };

  test('finds nothing where all was kept', () => {
    expect(faultsOf(own, closesAt)).toEqual([]);
  });

  const copy = { orderMasterId: 'b', orderDetailId: 'L20261124000000000002-001' };
  const number = 'L20261124000000000001';
  test.each<[string, Partial<OwnOrders>, string[]]>([
    [
      'an order that was answered and is not there',
      { listed: [], after: '10.00' },
      [
        `${number} is in another draw than was asked for`,
        `${number} has not all its draws`,
        `${number} cost something else`,
      ],
    ],
    [
      'an order that was placed twice',
      { listed: [won, stopped, { ...stopped, ...copy }] },
      ['nobody was answered for b'],
    ],
    [
      'a repeat that was answered with another order',
      { sent: [{ ...order, taken: [answer, { ...answer, orderMasterId: 'b' }] }] },
      [`${number} was answered in two ways`],
    ],
    [
      'a repeat that was refused',
      { sent: [{ ...order, refused: 'lottery.numero.closed' }] },
      [`${number} was taken, and a repeat refused`],
    ],
    ['one order for two requests', { sent: [order, order] }, ['a answers two requests']],
    [
      'a stopped draw whose stake was kept',
      { after: '9.92' },
      ['member01 has 9.92, not 1092 minor units'],
    ],
    ['a win that was paid twice', { after: '12.82' }, ['member01 has 12.82, not 1092 minor units']],
    [
      'a draw that is lost',
      { listed: [won] },
      [`${number} has not all its draws`, `${number} cost something else`],
    ],
    [
      'a draw that stands twice',
      { listed: [won, stopped, stopped] },
      [
        `${number} has not all its draws`,
        `${number} has a draw twice`,
        `${number} cost something else`,
        'member01 has a row twice',
      ],
    ],
    [
      'an order in a later draw',
      { sent: [{ ...order, taken: [{ ...answer, numero: '20261124-0732' }] }] },
      [`${number} is in another draw than was asked for`],
    ],
    [
      'an order at the instant of the close',
      { listed: [{ ...won, bettingTime: '2026-11-24T04:10:55.000Z' }, stopped] },
      [`${number}-001 came after the close`],
    ],
    [
      'a draw that nobody knows',
      { listed: [won, { ...stopped, numero: '20261124-0733' }] },
      [`${number}-002 came after the close`],
    ],
  ])('finds %s', (_, change, faults) => {
    expect(faultsOf({ ...own, ...change }, closesAt)).toEqual(faults);
  });
});
