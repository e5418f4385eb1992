import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '#db/testing/test-database.ts';
import { playedFor } from '#modules/protection/limits.fixture.ts';
import type { LimitName } from '@pavilion/domain/protection/own-limit';
import {
  betOf,
  openLimitedGames,
  winOf,
  type LimitedGames,
  type LimitedPlayer,
  type ShapeName,
} from '../testing/limited-games.ts';

const rounds = 20;
const together = 20;
const start = 1000_00n;
const other = (index: number) => (index % 2 === 0 ? 0 : 1);

/** What each vendor reads at a limit, and whether its answer has the balance. */
const codes = {
  SoftSwiss: { spent: '105', stake: '106', time: '110', closed: '110' },
  Hub88: {
    spent: 'RS_ERROR_LIMIT_REACHED',
    stake: 'RS_ERROR_LIMIT_REACHED',
    time: 'RS_ERROR_USER_DISABLED',
    closed: 'RS_ERROR_TOKEN_EXPIRED',
  },
} as const;
const shapes: readonly ShapeName[] = ['SoftSwiss', 'Hub88'];

/** Of 20 bets of 10.00 seven fit below 75.00. */
const spending = [
  { kind: 'loss', period: 'day' },
  { kind: 'wager', period: 'week' },
] as const satisfies readonly LimitName[];
const races = shapes.flatMap((shape) => spending.map((limit) => ({ shape, ...limit })));
const refusals = { loss: 'limit.loss.reached', wager: 'limit.wager.reached' } as const;
const fits = 7;
const oneBet = { kind: 'bet', period: 'stake' } as const;
const timeOfDay = { kind: 'time', period: 'day' } as const;

describe.each(testDatabases())('§7, V8: limits of play, on $name', (database) => {
  let games: LimitedGames;
  beforeAll(async () => {
    games = await openLimitedGames(database);
  });
  afterAll(async () => {
    expect(await games.findings()).toEqual([]);
    await games.close();
  });

  const atOnce = <Value>(act: (index: number) => Promise<Value>, count = together) =>
    Promise.all(Array.from({ length: count }, (_, index) => act(index)));

  /** Sends bets of a vendor at once, half to each server. */
  async function race(
    player: LimitedPlayer,
    shape: ShapeName,
    amountOf: (index: number) => bigint = () => 10_00n,
  ) {
    await player.open(shape);
    const replies = await atOnce((index) =>
      player.send(shape, betOf(amountOf(index)), other(index)),
    );
    const refused = replies.filter((reply) => reply.code !== null);
    return { accepted: replies.length - refused.length, refused };
  }

  test.each(races)(
    `${together} bets of the $shape shape at once against a $kind limit, ${rounds} times: 0 over it`,
    async ({ shape, kind, period }) => {
      const player = await games.player(start);
      await player.limit({ kind, period }, '75.00');
      const refusal = { code: codes[shape].spent, balance: '930.00' };
      for (let round = 0; round < rounds; round++) {
        const { accepted, refused } = await race(player, shape);
        expect(accepted).toBe(fits);
        expect(refused).toEqual(Array.from({ length: together - fits }, () => refusal));
        expect(await games.balanceOf(player)).toBe(start - 70_00n);
        await player.takeBack();
      }
    },
  );

  test.each(shapes)(
    `${together} bets of the %s shape at once against a one-bet limit, ${rounds} times: 0 over it`,
    async (shape) => {
      const player = await games.player(start);
      await player.limit(oneBet, '10.00');
      for (let round = 0; round < rounds; round++) {
        const { accepted, refused } = await race(player, shape, (index) =>
          index % 2 === 0 ? 10_00n : 10_01n,
        );
        expect(accepted).toBe(together / 2);
        expect(new Set(refused.map((reply) => reply.code))).toEqual(new Set([codes[shape].stake]));
        for (const { balance } of refused) expect(balance).toMatch(/^9\d0\.00$|^1000\.00$/);
        expect(await games.balanceOf(player)).toBe(start - 100_00n);
        await player.takeBack();
      }
    },
  );

  test.each(spending)(
    `${together} orders and bets at once against a $kind limit, ${rounds} times: 0 over it`,
    async ({ kind, period }) => {
      const player = await games.player(start);
      await player.limit({ kind, period }, '75.00');
      const frees: unknown = expect.any(String);
      const refusal = { code: refusals[kind], hints: { period, left: '5.00', frees } };
      for (let round = 0; round < rounds; round++) {
        const [orders, bets] = await Promise.all([
          atOnce((index) => player.order(5_00n, { rounds: 2, server: other(index) }), 14),
          atOnce((index) => player.send('SoftSwiss', betOf(10_00n), other(index)), together - 14),
        ]);
        const refused = orders.filter((one) => one !== 'applied');
        const posted = orders.length - refused.length;
        expect(posted + bets.filter((reply) => reply.code === null).length).toBe(fits);
        expect(refused).toEqual(refused.map(() => refusal));
        expect(await games.balanceOf(player)).toBe(start - 70_00n);
        await player.takeBack();
      }
    },
  );

  test(`${together} orders at once against a one-bet limit, ${rounds} times: 0 over`, async () => {
    const player = await games.player(start);
    await player.limit(oneBet, '5.00');
    const hints = { period: 'stake', left: '5.00', frees: null };
    const refusal = { code: 'limit.bet.reached', hints };
    for (let round = 0; round < rounds; round++) {
      const orders = await atOnce((index) =>
        player.order(5_00n + BigInt(index % 2), { rounds: 2, server: other(index) }),
      );
      expect(orders).toEqual(orders.map((_, index) => (index % 2 === 0 ? 'applied' : refusal)));
      expect(await games.balanceOf(player)).toBe(start - 100_00n);
      await player.takeBack();
    }
  });

  test.each(shapes)(
    'bets, wins and rollbacks of the %s shape at once: no bet goes over, no win is refused',
    async (shape) => {
      for (let round = 0; round < rounds / 2; round++) {
        const player = await games.player(start);
        await player.limit({ kind: 'loss', period: 'month' }, '75.00');
        await player.limit({ kind: 'wager', period: 'day' }, '120.00');
        const taken = betOf(10_00n);
        await player.send(shape, taken);
        const bets = atOnce((index) => player.send(shape, betOf(10_00n), other(index)));
        const back = { kind: 'rollback', id: randomUUID(), round: taken.round } as const;
        const wins = Array.from({ length: 3 }, () => winOf(9_00n));
        const signs = [player.notePlay(), player.notePlay()];
        const settled = await Promise.all([
          ...wins.map((win) => player.send(shape, win, 1)),
          player.send(shape, { ...back, original: taken.id }),
          player.send(shape, { kind: 'finish', id: randomUUID(), round: taken.round }, 1),
        ]);
        expect(settled.map((reply) => reply.code)).toEqual(settled.map(() => null));
        const placed = (await bets).filter((reply) => reply.code === null).length;
        await Promise.all(signs);
        const { lost, staked } = await player.peaks();
        expect(lost <= 75_00n && staked <= 120_00n).toBe(true);
        expect(placed).toBeGreaterThanOrEqual(fits - 1);
        expect(placed).toBeLessThanOrEqual(fits + 3);
      }
    },
  );

  test.each(races)(
    'at a $kind limit the $shape shape may repeat, win, take back and finish, not bet',
    async ({ shape, kind, period }) => {
      const player = await games.player(start);
      await player.limit({ kind, period }, '75.00');
      const [first, second] = [betOf(70_00n), betOf(5_00n)];
      const send = (call: Parameters<LimitedPlayer['send']>[1]) => player.send(shape, call, 1);
      expect(await player.send(shape, first)).toEqual({ code: null, balance: '930.00' });
      await send(second);
      const refusal = { code: codes[shape].spent, balance: '925.00' };
      expect(await send(betOf(1n))).toEqual(refusal);
      expect(await send(first)).toEqual({ code: null, balance: '930.00' });
      const finish = { kind: 'finish', id: randomUUID(), round: second.round } as const;
      expect((await send(finish)).code).toBeNull();
      expect(await send({ ...winOf(3_00n), round: first.round })).toEqual({
        code: null,
        balance: '928.00',
      });
      const left = { loss: 3_00n, wager: 0n }[kind];
      expect((await send(betOf(left + 1n))).code).toBe(codes[shape].spent);
      const back = { kind: 'rollback', id: randomUUID(), round: first.round } as const;
      const taken = await send({ ...back, original: first.id });
      expect(taken).toEqual({ code: null, balance: '998.00' });
      expect((await send(betOf(left + 70_01n))).code).toBe(codes[shape].spent);
      expect((await send(betOf(left + 70_00n))).code).toBeNull();
      const shown = await player.limit({ kind, period }, '75.00');
      const own = shown.list.find((one) => one.kind === kind && one.period === period);
      expect(own).toMatchObject({ used: '75.00', left: '0.00' });
    },
  );

  test('a group with a bet that a limit refuses moves nothing, its win neither', async () => {
    const player = await games.player(start);
    await player.limit({ kind: 'loss', period: 'day' }, '20.00');
    const contraId = await games.wallet.houseAccount('games:test', 'PHP');
    const outcomesOf = (kinds: readonly ['bet' | 'win', bigint][]) =>
      games.wallet.apply(
        kinds.map(([kind, amountMinor]) => ({
          accountId: player.accountId,
          contraId,
          kind,
          amountMinor,
          source: 'games:test',
          externalId: randomUUID(),
        })),
      );
    const refused = await outcomesOf([
      ['bet', -20_00n],
      ['bet', -1n],
      ['win', 50_00n],
    ]);
    expect(refused.map(({ outcome }) => outcome)).toEqual([
      'groupRefused',
      'spendingLimit',
      'groupRefused',
    ]);
    const done = await outcomesOf([
      ['bet', -20_00n],
      ['win', 50_00n],
      ['bet', -50_00n],
    ]);
    expect(done.map(({ outcome }) => outcome)).toEqual(['applied', 'applied', 'applied']);
  });

  test('a limit that is set while bets come counts each of them, on both servers', async () => {
    for (let round = 0; round < rounds / 2; round++) {
      const player = await games.player(start);
      await player.open('SoftSwiss');
      const [bets] = await Promise.all([
        atOnce((index) => player.send('SoftSwiss', betOf(10_00n), other(index)), 4),
        player.limit({ kind: 'loss', period: 'day' }, '75.00'),
      ]);
      expect(bets.map((reply) => reply.code)).toEqual([null, null, null, null]);
      expect((await race(player, 'SoftSwiss')).accepted).toBe(fits - 4);
    }
  });

  /** Moves what was noted of a member's play back in time. */
  const ago = ({ accountId }: LimitedPlayer, by: string) =>
    sql`update play_limit set played_at = played_at - ${by}::interval
      where account_id = ${accountId}`.execute(games.db);

  test.each(shapes)('the %s shape gets no bet through once the time is over', async (shape) => {
    const player = await games.player(start);
    await player.limit(timeOfDay, '2');
    const bet = betOf(10_00n);
    expect((await player.send(shape, bet)).code).toBeNull();
    await ago(player, '61 seconds');
    expect((await player.send(shape, betOf(10_00n))).code).toBeNull();
    await ago(player, '60 seconds');
    const refusal = { code: codes[shape].time, balance: null };
    expect(await player.send(shape, betOf(10_00n), 1)).toEqual(refusal);
    expect(await player.order(1_00n)).toMatchObject({
      code: 'limit.time.reached',
      hints: { period: 'day', left: '0' },
    });
    expect(await player.send(shape, winOf(5_00n))).toEqual({ code: null, balance: '985.00' });
    const back = { kind: 'rollback', id: randomUUID(), round: bet.round } as const;
    expect((await player.send(shape, { ...back, original: bet.id })).code).toBeNull();
    const finish = { kind: 'finish', id: randomUUID(), round: bet.round } as const;
    expect((await player.send(shape, finish)).code).toBeNull();
  });

  test('signs of the page count as play, longer pauses and other days do not', async () => {
    const player = await games.player(start);
    await player.limit(timeOfDay, '6');
    expect(await player.notePlay()).toMatchObject({ minutesLeft: 6 });
    await player.open('SoftSwiss');
    await player.notePlay();
    await ago(player, '4 minutes 30 seconds');
    expect(await player.notePlay()).toMatchObject({ minutesLeft: 2 });
    await ago(player, '5 minutes 1 second');
    expect(await player.notePlay()).toMatchObject({ minutesLeft: 2 });
    await ago(player, '50 seconds');
    expect(await player.notePlay()).toMatchObject({ minutesLeft: 1 });
    await ago(player, '4 minutes');
    const refusal = { code: '110', balance: null };
    expect(await player.send('SoftSwiss', betOf(1_00n))).toEqual(refusal);
    expect(await player.notePlay()).toMatchObject({ minutesLeft: 0 });
    await sql`update play_limit set played_on = played_on - 1
      where account_id = ${player.accountId}`.execute(games.db);
    expect((await player.send('SoftSwiss', betOf(1_00n))).code).toBeNull();
  });

  test.each(shapes)(
    'no bet of the %s shape gets through from a check on until its answer, others do',
    async (shape) => {
      const player = await games.player(start);
      const bet = betOf(10_00n);
      expect(await player.send(shape, bet)).toEqual({ code: null, balance: '990.00' });
      expect(await player.send(shape, winOf(4_00n), 1)).toEqual({ code: null, balance: '994.00' });
      await playedFor(games.db, player, 60);
      const { accepted, refused } = await race(player, shape);
      expect(accepted).toBe(0);
      const refusal = { code: codes[shape].spent, balance: '994.00' };
      expect(refused).toEqual(refused.map(() => refusal));
      expect(await player.order(1_00n)).toMatchObject({ code: 'limit.check.due' });
      expect((await player.send(shape, winOf(1_00n))).code).toBeNull();
      const finish = { kind: 'finish', id: randomUUID(), round: bet.round } as const;
      expect((await player.send(shape, finish)).code).toBeNull();
      const { check } = await player.notePlay();
      expect(check).toMatchObject({
        playedMinutes: 60,
        staked: '10.00',
        won: '5.00',
        net: '-5.00',
      });
      await player.answer('goOn');
      expect((await race(player, shape)).accepted).toBe(together);
      const back = { kind: 'rollback', id: randomUUID(), round: bet.round } as const;
      expect((await player.send(shape, { ...back, original: bet.id })).code).toBeNull();
    },
  );

  test.each(shapes)(
    'no bet of the %s shape gets through after an exclusion, and open rounds are settled',
    async (shape) => {
      const player = await games.player(start);
      const open = betOf(10_00n);
      const taken = betOf(20_00n);
      expect((await player.send(shape, open)).code).toBeNull();
      expect((await player.send(shape, taken)).code).toBeNull();
      const [, ...replies] = await Promise.all([
        player.exclude('timeOut', '24 h'),
        ...Array.from({ length: together }, (_, index) =>
          player.send(shape, betOf(1_00n), other(index)),
        ),
      ]);
      const refused = replies.filter((reply) => reply.code !== null);
      expect(refused.filter((reply) => reply.code !== codes[shape].time)).toEqual([]);
      const balance = start - 30_00n - BigInt(together - refused.length) * 1_00n;
      expect(await games.balanceOf(player)).toBe(balance);
      for (const server of [0, 1] as const) {
        expect(await player.send(shape, betOf(1_00n), server)).toMatchObject({
          code: codes[shape].time,
        });
      }
      const refusal = { code: 'member.excluded' };
      expect(await player.order(1_00n)).toMatchObject(refusal);
      expect(
        (await player.send(shape, { ...winOf(25_00n), round: open.round }, 1)).code,
      ).toBeNull();
      const back = {
        kind: 'rollback',
        id: 'back',
        round: taken.round,
        original: taken.id,
      } as const;
      expect((await player.send(shape, back)).code).toBeNull();
      expect(await games.balanceOf(player)).toBe(balance + 45_00n);
    },
  );

  test.each(shapes)(
    'who stops at a check has to open the game of the %s shape anew',
    async (shape) => {
      const player = await games.player(start);
      expect((await player.send(shape, betOf(10_00n))).code).toBeNull();
      await playedFor(games.db, player, 60);
      expect((await player.send(shape, betOf(10_00n))).code).toBe(codes[shape].spent);
      await player.answer('stop');
      const [one, two] = [
        await player.send(shape, betOf(1n)),
        await player.send(shape, betOf(1n), 1),
      ];
      expect([one.code, two.code]).toEqual([codes[shape].closed, codes[shape].closed]);
      expect((await player.send(shape, winOf(5_00n))).code).toBeNull();
      player.leave();
      expect((await player.send(shape, betOf(1n))).code).toBeNull();
    },
  );
});
