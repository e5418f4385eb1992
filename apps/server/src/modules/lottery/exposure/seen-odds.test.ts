import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lockWaits } from '#db/testing/lock-waits.ts';
import { anyDatabase } from '#db/testing/test-database.ts';
import { ApiError } from '#http/api-error.ts';
import { singleBetsOf } from '@pavilion/domain/lottery/order/single-bets';
import {
  askedVersion,
  linesOf,
  openCounting,
  refusal,
  takenOf,
  type Counting,
} from './exposure.fixture.ts';
import { lowerExposure, openBook, type Taken } from './exposure.ts';
import { oddsVersionOf } from './odds-version.ts';

const [north, mekong] = [2001, 2003];

let site: Counting;
beforeAll(async () => {
  site = await openCounting(anyDatabase());
});
afterAll(() => site.close());

describe('§2 which odds the player saw', () => {
  const closeAll = () =>
    site.db.updateTable('lottery_draw').set({ closes_at: site.clock() }).execute();

  /** Draws of a lottery where numbers have reduced odds, and no others that are open. */
  async function reducedDraw(gameId: number, ...numbers: readonly string[]) {
    await closeAll();
    const draw = await site.draw(gameId);
    const lines = numbers.map((number) => ['De', number, 5_01n] as const);
    await site.takeAll(site.draft({ gameId, lines, draws: [draw] }));
    const shown = numbers.map((number) => ({ numero: draw.numero, playId: 5710, number }));
    return { draw, shown };
  }

  test('odds that the page showed need no second yes', async () => {
    const { draw, shown } = await reducedDraw(north, '68', '24');
    const oddsVersion = oddsVersionOf(site.baseOf(north), shown);
    const bet = (balls: string, seen: string) =>
      site.draft({
        gameId: north,
        lines: [['De', balls, 1_00n]],
        draws: [draw],
        oddsVersion: seen,
      });
    const found = await site.takeAll(
      bet('68', `${site.baseOf(north)}-0`),
      bet('68', oddsVersionOf(site.baseOf(north), shown.slice(1))),
      bet('68-07', oddsVersion),
      bet('07', `${site.baseOf(north)}-0`),
    );
    expect(found.map(refusal).map(([code]) => code)).toEqual([
      'lottery.odds.changed',
      'lottery.odds.changed',
      'taken',
      'taken',
    ]);
    expect(linesOf(found[2])).toEqual(['07 99 100', '68 891/10 100']);
  });

  test('a number that the page showed at full odds is asked for, others are not', async () => {
    const { draw, shown } = await reducedDraw(north, '68');
    const oddsVersion = oddsVersionOf(site.baseOf(north), shown);
    const order = site.draft({
      gameId: north,
      lines: [['De', '68-07', 5_10n]],
      draws: [draw],
      oddsVersion,
    });
    const found = await site.takeAll(
      site.draft({ gameId: north, lines: [['De', '07', 1_00n]], draws: [draw] }),
      site.draft({ gameId: north, lines: [['De', '68', 1_00n]], draws: [draw], oddsVersion }),
    );
    expect(found.map(refusal)).toEqual([['taken'], ['taken']]);
    const [asked] = await site.takeAll(order);
    expect(refusal(asked)[0]).toBe('lottery.draw.full');
    const [less] = await site.takeAll(
      site.draft({ gameId: north, lines: [['De', '68-07', 4_10n]], draws: [draw], oddsVersion }),
    );
    const numbers = [...shown, { ...shown[0], number: '07' }];
    expect(refusal(less)).toMatchObject([
      'lottery.odds.changed',
      { odds: numbers.map((one) => ({ ...one, odds: ['891/10'] })) },
    ]);
  });

  test('other odds of the lottery are asked for whatever the numbers are', async () => {
    const { draw } = await reducedDraw(north);
    const version = `${site.baseOf(north)}-0`;
    const bet = (oddsVersion: string | null) =>
      site.draft({ gameId: north, lines: [['De', '68', 1_00n]], draws: [draw], oddsVersion });
    const found = await site.takeAll(bet('ffffffffffff-0'), bet(''), bet(null), bet(version));
    const changed = ['lottery.odds.changed', { oddsVersion: version, odds: [] }];
    expect(found.map(refusal)).toEqual([changed, changed, changed, ['taken']]);
  });

  test('own lotteries ask for tiles with odds, not for the slider', async () => {
    const draw = await site.draw(1001);
    const order = (money: 'slider' | 'electronic', oddsVersion: string | null) =>
      site.draft({ gameId: 1001, draws: [draw], money, oddsVersion });
    const found = await site.takeAll(
      order('slider', null),
      order('electronic', `${site.baseOf(1001)}-0`),
      order('electronic', `${site.baseOf(1002)}-0`),
    );
    expect(found.map((one) => refusal(one)[0])).toEqual(['taken', 'taken', 'lottery.odds.changed']);
  });

  test('trial accounts count nothing, and are not asked for reduced odds', async () => {
    const { draw } = await reducedDraw(north, '68');
    const before = await site.countersOf(draw);
    const own = await site.draw(1001);
    const found = await site.takeAll(
      site.draft({
        gameId: north,
        lines: [['De', '68', 1_00n]],
        draws: [draw],
        isTrial: true,
      }),
      site.draft({ gameId: 1001, draws: [{ ...own, possibleWin: 5000_00n }], isTrial: true }),
    );
    expect(found.map(refusal)).toEqual([['taken'], ['taken']]);
    expect(linesOf(found[0])).toEqual(['68 99 100']);
    expect(await site.countersOf(draw, own)).toEqual(before);
  });

  test('numbers are of their lottery, draw and play alone', async () => {
    const { draw } = await reducedDraw(north, '68');
    const [same, south] = [await site.draw(north), await site.draw(mekong)];
    const found = await site.takeAll(
      site.draft({ gameId: north, lines: [['De', '68', 1_00n]], draws: [same] }),
      site.draft({ gameId: north, lines: [['De1', '68', 1_00n]], draws: [draw] }),
      site.draft({ gameId: mekong, lines: [['De', '68', 1_00n]], draws: [south] }),
    );
    expect(found.map(refusal)).toEqual([['taken'], ['taken'], ['taken']]);
  });

  test('sets that would need too many lines are taken at full odds only', async () => {
    const draw = await site.draw(north);
    const row = Array.from({ length: 23 }, (_, at) => `${at}`.padStart(2, '0'));
    const lines = [['Xien4', row.join('-'), 1n]] as const;
    await site.takeAll(
      site.draft({ gameId: north, lines: [['Xien4', '00-01-02-03', 1_47n]], draws: [draw] }),
    );
    const [found] = await site.takeAll(site.draft({ gameId: north, lines, draws: [draw] }));
    expect(refusal(found)).toEqual([
      'lottery.draw.full',
      { numero: draw.numero, playId: 5742, number: '00-01-02-03', left: '0.20' },
    ]);
  });

  test('an order has 10,000 numbers at most, all its draws together', async () => {
    const draws = [await site.draw(north), await site.draw(north)];
    const row = (most: number) =>
      Array.from({ length: most }, (_, at) => `${at}`.padStart(2, '0')).join('-');
    const order = (most: number) =>
      site.draft({
        gameId: north,
        lines: [
          ['De', '68', 1n],
          ['Xien4', row(most), 1n],
        ],
        draws,
      });
    // 2 x (1 + 4845) and 2 x (1 + 5985) numbers.
    const found = await site.takeAll(order(20), order(21));
    expect(found.map(refusal)).toEqual([
      ['taken'],
      ['lottery.slip.invalid', { line: 2, reason: 'tooMany' }],
    ]);
  });

  test('whatever is bet, the stored lines take out what was counted', async () => {
    const draws = [await site.draw(mekong), { ...(await site.draw(mekong)), multiple: 3 }];
    // Some numbers are near their limits.
    const row = Array.from({ length: 20 }, (_, at) => `${at}`.padStart(2, '0'));
    const pairs = row.flatMap((one, at) => row.slice(at + 1).map((other) => `${one}-${other}`));
    const near = [
      ...row.flatMap((number) => [5700, 5710].map((playId) => ({ playId, number }))),
      ...pairs.map((number) => ({ playId: 5740, number })),
    ];
    const rows = draws.flatMap(({ id }) =>
      near.map(({ playId, number }) => ({
        draw_id: id,
        play_id: playId,
        number,
        amount: 499_00n,
      })),
    );
    await site.db.insertInto('lottery_exposure').values(rows).execute();
    const before = (await site.countersOf(...draws)).join();
    const numbers = fc.uniqueArray(fc.nat(39), { minLength: 4, maxLength: 9 });
    const code = fc.constantFrom('Lo2', 'De', 'Xien2', 'Truot4', 'Lo2Flat');
    const line = fc
      .tuple(code, numbers, fc.integer({ min: 1, max: 40 }))
      .map(([play, chosen, unit]) => {
        const balls = chosen.map((number) => `${number}`.padStart(2, '0')).join('-');
        return [play, balls, BigInt(unit)] as const;
      });
    const betsIn = (lines: Taken['lines']) =>
      lines
        .flatMap(({ play, selection }) => singleBetsOf(play, selection).map((bet) => bet.number))
        .toSorted()
        .join();
    let parted = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(line, { minLength: 1, maxLength: 4 }), async (lines) => {
        const order = site.draft({ gameId: mekong, lines, draws });
        const [first] = await site.takeAll(order);
        const isAsked = first instanceof ApiError;
        const confirmed = { ...order, ...(isAsked && { oddsVersion: askedVersion(first) }) };
        const found = takenOf(isAsked ? (await site.takeAll(confirmed))[0] : first);
        if (found.lines.length > lines.length) parted += 1;
        if (betsIn(found.lines) !== betsIn(order.lines)) throw new Error('bets differ');
        const counted = site.storedExposures(order, found.lines);
        await site.db.transaction().execute((transaction) => lowerExposure(transaction, counted));
        const after = (await site.countersOf(...draws)).join();
        if (after !== before) throw new Error(`${after} is not ${before}`);
      }),
      { numRuns: 60 },
    );
    expect(parted).toBeGreaterThan(10);
  });
});

describe('§2 two processes at once', () => {
  test.each([
    { name: 'an own draw', gameId: 1001, lines: [], possibleWin: 600_00n },
    { name: 'a number', gameId: north, lines: [['De', '68', 6_00n] as const], possibleWin: 1n },
  ])('one alone takes the last room of $name', async ({ gameId, lines, possibleWin }) => {
    const draw = { ...(await site.draw(gameId)), possibleWin };
    const numbers = [{ numero: draw.numero, playId: 5710, number: '68' }];
    const oddsVersion = oddsVersionOf(site.baseOf(gameId), numbers);
    const order = () =>
      site.draft({ gameId, lines, draws: [draw], ...(lines.length > 0 && { oddsVersion }) });
    const [one, other] = [order(), order()];
    let second: Promise<Taken | ApiError> | undefined;
    const first = await site.counting([one], async (book) => {
      const found = book.take(one);
      let isOpen = false;
      second = site.counting([other], (otherBook) => {
        isOpen = true;
        return otherBook.take(other);
      });
      await expect.poll(async () => isOpen || (await lockWaits(site.db)) > 0).toBe(true);
      expect(isOpen).toBe(false);
      return found;
    });
    expect(refusal(first)).toEqual(['taken']);
    expect(refusal(await second)[0]).toBe('lottery.draw.full');
    expect(await site.countersOf(draw)).toHaveLength(1);
  });

  test('what one adds while another takes out is not lost', async () => {
    const draw = await site.draw(1001);
    const order = (possibleWin: bigint) =>
      site.draft({ gameId: 1001, draws: [{ ...draw, possibleWin }] });
    const [before, added] = [order(100_00n), order(50_00n)];
    const [taken] = await site.takeAll(before);
    const { exposures } = takenOf(taken);
    let lowered: Promise<void> | undefined;
    await site.db.transaction().execute(async (transaction) => {
      const book = await openBook(site.deps, transaction, [added]);
      takenOf(book.take(added));
      await book.write();
      lowered = site.db.transaction().execute((other) => lowerExposure(other, [...exposures]));
      await expect.poll(() => lockWaits(site.db)).toBe(1);
    });
    await lowered;
    expect(await site.countersOf(draw)).toEqual([`${draw.numero} 0  5000`]);
  });
});
