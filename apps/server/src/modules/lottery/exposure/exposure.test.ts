import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { everyEngine } from '#db/testing/test-database.ts';
import {
  askedVersion,
  linesOf,
  openCounting,
  refusal,
  takenOf,
  type Counting,
} from './exposure.fixture.ts';
import { openBook } from './exposure.ts';
import { oddsVersionOf } from './odds-version.ts';

const [north, malaysia] = [2001, 3004];

let site: Counting;

describe.each(everyEngine())('§2 what draws can pay, on $name', (database) => {
  beforeAll(async () => {
    site = await openCounting(database);
  });
  afterAll(() => site.close());

  test('the possible wins of an own draw go up to the limit', async () => {
    const draw = await site.draw(1001);
    const order = (possibleWin: bigint) =>
      site.draft({ gameId: 1001, draws: [{ ...draw, possibleWin }] });
    const full = ['lottery.draw.full', { numero: draw.numero, left: '300.00' }];
    const orders = [order(700_00n), order(300_01n), order(300_00n), order(1n)];
    const found = await site.takeAll(...orders);
    expect(found.map(refusal)).toEqual([
      ['taken'],
      full,
      ['taken'],
      ['lottery.draw.full', { numero: draw.numero, left: '0.00' }],
    ]);
    expect(await site.countersOf(draw)).toEqual([`${draw.numero} 0  100000`]);
    expect((await site.takeAll(order(1n))).map(refusal)).toEqual([
      ['lottery.draw.full', { numero: draw.numero, left: '0.00' }],
    ]);
  });

  test('an order over several own draws is counted in all of them, or in none', async () => {
    const [first, second] = [await site.draw(1001), await site.draw(1001)];
    const order = (one: bigint, other: bigint) =>
      site.draft({
        gameId: 1001,
        draws: [
          { ...first, possibleWin: one },
          { ...second, possibleWin: other },
        ],
      });
    const found = await site.takeAll(order(10_00n, 20_00n), order(10_00n, 980_01n));
    expect(found.map(refusal)).toEqual([
      ['taken'],
      ['lottery.draw.full', { numero: second.numero, left: '980.00' }],
    ]);
    expect(await site.countersOf(first, second)).toEqual([
      `${first.numero} 0  1000`,
      `${second.numero} 0  2000`,
    ]);
  });

  test('a number has full odds, then reduced ones once confirmed, then none', async () => {
    const draw = await site.draw(north);
    const bet = (unit: bigint, oddsVersion?: string) =>
      site.draft({
        gameId: north,
        lines: [['Lo2', '68', unit]],
        draws: [draw],
        ...(oddsVersion !== undefined && { oddsVersion }),
      });
    const [full] = await site.takeAll(bet(5_00n));
    expect(linesOf(full)).toEqual(['68 99 13500']);
    const [asked] = await site.takeAll(bet(1_00n));
    const number = { numero: draw.numero, playId: 5700, number: '68' };
    const version = oddsVersionOf(site.baseOf(north), [number]);
    expect(refusal(asked)).toEqual([
      'lottery.odds.changed',
      { oddsVersion: version, odds: [{ ...number, odds: ['891/10'] }] },
    ]);
    expect(await site.countersOf(draw)).toEqual([`${draw.numero} 5700 68 49500`]);
    const [reduced] = await site.takeAll(bet(1_00n, version));
    expect(linesOf(reduced)).toEqual(['68 891/10 2700']);
    expect(await site.countersOf(draw)).toEqual([`${draw.numero} 5700 68 58410`]);
    const [closed] = await site.takeAll(bet(5_00n, version));
    expect(refusal(closed)).toEqual(['lottery.draw.full', { ...number, left: '415.90' }]);
    // A bet that is small enough keeps the full odds for as long as they fit.
    const small = await site.draw(north);
    const lines = (unit: bigint) =>
      site.draft({ gameId: north, lines: [['Lo2', '07', unit]], draws: [small] });
    const fits = await site.takeAll(lines(5_00n), lines(5n), lines(1n));
    expect(fits.map(refusal).map(([code]) => code)).toEqual([
      'taken',
      'taken',
      'lottery.odds.changed',
    ]);
  });

  test('a line is parted where its numbers have different odds', async () => {
    const draw = await site.draw(north);
    const lines = [
      ['Lo2', '05-68-07', 1_00n],
      ['De', '68-69', 2_00n],
      ['Xien2', '06-24-91', 1_00n],
    ] as const;
    await site.takeAll(
      site.draft({ gameId: north, lines: [['Lo2', '68', 5_00n]], draws: [draw] }),
      site.draft({ gameId: north, lines: [['Xien2', '24-91', 29_00n]], draws: [draw] }),
    );
    const [asked] = await site.takeAll(site.draft({ gameId: north, lines, draws: [draw] }));
    const oddsVersion = askedVersion(asked);
    const order = site.draft({ gameId: north, lines, draws: [draw], oddsVersion });
    const [found] = await site.takeAll(order);
    expect(linesOf(found)).toEqual([
      '05-07 99 5400',
      '68 891/10 2700',
      '68-69 99 400',
      '06-91 17 100',
      '06-24 17 100',
      '24-91 153/10 100',
    ]);
    const whole = order.lines.reduce((all, { stake }) => all + stake, 0n);
    const parts = takenOf(found).lines.reduce((all, { stake }) => all + stake, 0n);
    expect(parts).toBe(whole);
    const stored = site.storedExposures(order, takenOf(found).lines);
    const sorted = (of: readonly object[]) => of.map((one) => Object.values(one).join()).toSorted();
    expect(sorted(stored)).toEqual(sorted(takenOf(found).exposures));
  });

  test('over several draws a number that is reduced in one is reduced in all', async () => {
    const [first, second] = [await site.draw(north), await site.draw(north)];
    const lines = [['Lo2', '68-07', 1_00n]] as const;
    await site.takeAll(
      site.draft({ gameId: north, lines: [['Lo2', '68', 5_00n]], draws: [second] }),
    );
    const draws = [first, { ...second, multiple: 2 }];
    const [asked] = await site.takeAll(site.draft({ gameId: north, lines, draws }));
    const odds = [first, second].map(({ numero }) => ({
      numero,
      playId: 5700,
      number: '68',
      odds: ['891/10'],
    }));
    expect(refusal(asked)).toEqual([
      'lottery.odds.changed',
      { oddsVersion: oddsVersionOf(site.baseOf(north), odds), odds },
    ]);
    const oddsVersion = askedVersion(asked);
    const [found] = await site.takeAll(site.draft({ gameId: north, lines, draws, oddsVersion }));
    expect(linesOf(found)).toEqual(['07 99 2700', '68 891/10 2700']);
    expect(await site.countersOf(first, second)).toEqual([
      `${first.numero} 5700 07 9900`,
      `${first.numero} 5700 68 8910`,
      `${second.numero} 5700 07 19800`,
      `${second.numero} 5700 68 67320`,
    ]);
  });

  test('what is cancelled or not paid is taken out again, to the last minor unit', async () => {
    const [draw, other] = [await site.draw(malaysia), await site.draw(malaysia)];
    const lines = [
      ['IBoxBig', '1248-8421-3350', 17n],
      ['Big', '1248-8421', 3n],
      ['IBoxSmall', '0335', 7n],
      ['IBoxBig', '8124', 1n],
    ] as const;
    const order = site.draft({ gameId: malaysia, lines, draws: [draw, { ...other, multiple: 3 }] });
    const kept = site.draft({ gameId: malaysia, lines: lines.slice(0, 1), draws: [draw] });
    const [found] = await site.counting([order, kept], (book) => {
      const taken = book.take(order);
      const again = book.take(kept);
      book.giveBack(takenOf(again));
      return [taken];
    });
    // 2500/24 × 17 and × 1, each rounded down; the order of digits makes no difference.
    expect(await site.countersOf(draw)).toEqual([
      `${draw.numero} 5850 1248 7500`,
      `${draw.numero} 5850 8421 7500`,
      `${draw.numero} 5852 0335 3541`,
      `${draw.numero} 5852 1248 1874`,
      `${draw.numero} 5853 0335 2041`,
    ]);
    const before = site.draft({ gameId: malaysia, lines: lines.slice(3), draws: [draw] });
    await site.takeAll(before);
    await site.takeOut(order, takenOf(found).lines);
    expect(await site.countersOf(draw, other)).toEqual([`${draw.numero} 5852 1248 104`]);
  });

  test('a batch of orders costs a handful of statements', async () => {
    const draw = await site.draw(north);
    const balls = Array.from({ length: 100 }, (_, at) => `${at}`.padStart(2, '0')).join('-');
    const orders = Array.from({ length: 64 }, () =>
      site.draft({ gameId: north, lines: [['Lo2', balls, 1n]], draws: [draw] }),
    );
    const statements: string[] = [];
    await site.db.transaction().execute(async (transaction) => {
      const executor = transaction.getExecutor();
      const execute = executor.executeQuery.bind(executor);
      executor.executeQuery = (compiled) => {
        statements.push(compiled.sql);
        return execute(compiled);
      };
      const book = await openBook(site.deps, transaction, orders);
      for (const order of orders) takenOf(book.take(order));
      await book.write();
    });
    expect(statements).toHaveLength(3);
    expect(await site.countersOf(draw)).toHaveLength(100);
  });
});
