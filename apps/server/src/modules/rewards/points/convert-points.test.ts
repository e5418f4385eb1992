import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '#db/testing/test-database.ts';
import { ApiError } from '#http/api-error.ts';
import { dayMs } from '#kit/time/milliseconds.ts';
import { reachDegree } from '#modules/accounts/harm-degree.fixture.ts';
import { codeOf, type Member } from '#testing/test-base.ts';
import { createPointGrants } from '../grant-points.ts';
import { convertPoints } from './convert-points.ts';
import { pointHandlers } from './point-handlers.ts';
import { openPoints, type PointsSite } from './points.fixture.ts';

const paymentPassword = '135790';

describe.each(testDatabases())('§7: points that become money, on $name', (database) => {
  let site: PointsSite;
  beforeAll(async () => {
    site = await openPoints(database);
  });
  afterEach(async () => {
    expect(await site.found()).toEqual([]);
  });
  afterAll(() => site.close());

  async function withPoints(points: bigint): Promise<Member> {
    const member = await site.member();
    await site.give(member, points);
    return member;
  }

  test('500 points become a bonus of 50.00, wagered once; a repeat answers the same', async () => {
    const member = await withPoints(700n);
    const input = { points: 500, paymentPassword, requestKey: randomUUID() };
    const first = await site.handlers.convertPoints(input, member.context);
    expect(first).toEqual({ points: 500, amount: '50.00', wageringMultiple: 1, balance: 200 });
    await site.give(member, 5n);
    expect(await site.handlers.convertPoints(input, member.context)).toEqual(first);
    expect(await site.accountOf(member)).toEqual({ balance: 50_00n, bonus: 50_00n });
    const [bonus] = await site.bonus.runningBonuses(site.db, member.memberId);
    expect(bonus).toMatchObject({ requiredMinor: 50_00n });
    expect(await site.movesOf(member)).toEqual([700n, -500n, 5n]);
    const other = site.handlers.convertPoints({ ...input, points: 510 }, member.context);
    expect(await codeOf(other)).toBe('reward.repeat.differs');
    expect(site.published).toContainEqual({ kind: 'reward', memberId: member.memberId });
  });

  test('without wagering it is cash at once', async () => {
    const member = await withPoints(500n);
    const wanted = { points: 500, paymentPassword, requestKey: randomUUID() };
    await convertPoints(site.depsWith({ wageringTimes: 0 }), member.memberId, wanted);
    expect(await site.accountOf(member)).toEqual({ balance: 50_00n, bonus: 0n });
  });

  test('points out of the range are refused, and those that are not there', async () => {
    const member = await withPoints(800n);
    for (const points of [490, 505, 2010]) {
      expect(await codeOf(site.convert(member, points))).toBe('points.range');
    }
    expect(await codeOf(site.convert(member, 810))).toBe('points.short');
    expect(await site.movesOf(member)).toEqual([800n]);
  });

  test('a day converts no more than its most; the next day begins anew', async () => {
    const member = await withPoints(4000n);
    await site.convert(member, 1500);
    expect(await codeOf(site.convert(member, 510))).toBe('points.range');
    await site.convert(member, 500);
    expect(await codeOf(site.convert(member, 500))).toBe('points.range');
    const { conversion } = await site.handlers.showPointConfig({}, member.context);
    expect(conversion).toEqual({ least: 500, most: 0, step: 10 });
    site.pass(dayMs);
    await site.convert(member, 2000);
    expect(await site.balanceIn(member)).toBe(0n);
  });

  test('of two at once with points for one, one is refused', async () => {
    const member = await withPoints(700n);
    const sent = [codeOf(site.convert(member, 500)), codeOf(site.convert(member, 500))];
    const codes = await Promise.all(sent);
    expect(codes).toHaveLength(2);
    expect(new Set(codes)).toEqual(new Set(['points.short', null]));
    expect(await site.movesOf(member)).toEqual([700n, -500n]);
  });

  test('one request, sent 16 times at once, converts once', async () => {
    const member = await withPoints(2000n);
    const key = randomUUID();
    const sent = Array.from({ length: 16 }, () => site.convert(member, 500, key));
    const balances = (await Promise.all(sent)).map(({ balance }) => balance);
    expect(new Set(balances)).toEqual(new Set([1500n]));
    expect(await site.movesOf(member)).toEqual([2000n, -500n]);
  });

  test('a wrong password, and money that cannot be paid, take no points', async () => {
    const member = await withPoints(500n);
    const wanted = { points: 500, paymentPassword, requestKey: randomUUID() };
    const wrong = async () => Promise.reject(new ApiError('payment.password.wrong'));
    const guarded = { ...site.depsWith(), paymentPassword: { check: wrong } };
    const refused = pointHandlers(guarded).convertPoints(wanted, member.context);
    expect(await codeOf(refused)).toBe('payment.password.wrong');
    const full = async () => Promise.reject(new ApiError('wallet.balance.limit'));
    const failing = { ...site.depsWith(), grantReward: full };
    const unpaid = convertPoints(failing, member.memberId, wanted);
    expect(await codeOf(unpaid)).toBe('wallet.balance.limit');
    expect(await site.movesOf(member)).toEqual([500n]);
  });

  test('nobody converts in a break, with signs of harm or an unfinished account', async () => {
    const member = await withPoints(500n);
    const set = (change: { exclusion?: 'timeOut' | null; unfinished?: boolean }) =>
      site.db.updateTable('member').set(change).where('id', '=', member.memberId).execute();
    await set({ exclusion: 'timeOut' });
    expect(await codeOf(site.convert(member, 500))).toBe('member.excluded');
    await set({ exclusion: null, unfinished: true });
    expect(await codeOf(site.convert(member, 500))).toBe('member.unfinished');
    await set({ unfinished: false });
    await reachDegree(site.db, member.memberId, 2);
    expect(await codeOf(site.convert(member, 500))).toBe('reward.not.offered');
    expect(await site.movesOf(member)).toEqual([500n]);
  });

  test('the eleventh try in a minute is refused', async () => {
    const member = await withPoints(10n);
    const ask = () => {
      const wanted = { points: 500, paymentPassword, requestKey: randomUUID() };
      return codeOf(site.handlers.convertPoints(wanted, member.context));
    };
    for (let tries = 0; tries < 10; tries += 1) expect(await ask()).toBe('points.short');
    expect(await ask()).toBe('request.limited');
  });

  test('the rules and what can be converted are shown', async () => {
    const member = await withPoints(777n);
    const shown = await site.handlers.showPointConfig({}, member.context);
    expect(shown).toMatchObject({
      turnoverPerPoint: '100.00',
      expireMonths: null,
      pointsPerCurrencyUnit: 10,
      minimumConversion: 500,
      convertPerDay: 2000,
      conversion: { least: 500, most: 770, step: 10 },
      wageringMultiple: 1,
      wagering: { days: 14, contribution: { RNG: 100 } },
    });
    expect(shown.weights).toContainEqual({ category: 'LIVE', percent: 100 });
    const balance = await site.handlers.showPointBalance({}, member.context);
    expect(balance).toEqual({ balance: 777, expiring: [] });
  });

  test('trial accounts have no points', async () => {
    const { context } = await site.member({ memberType: 4, currency: 'FUN' });
    const page = { kind: undefined, pageNo: 1, pageSize: 25 };
    const wanted = { points: 500, paymentPassword, requestKey: randomUUID() };
    const { handlers } = site;
    expect(await codeOf(handlers.showPointBalance({}, context))).toBe('trial.restricted');
    expect(await codeOf(handlers.showPointConfig({}, context))).toBe('trial.restricted');
    expect(await codeOf(handlers.listPointMoves(page, context))).toBe('trial.restricted');
    expect(await codeOf(handlers.convertPoints(wanted, context))).toBe('trial.restricted');
  });

  test('moves tell what they were for, newest first', async () => {
    const member = await site.member();
    const page = { kind: undefined, pageNo: 1, pageSize: 25 };
    const empty = await site.handlers.listPointMoves(page, member.context);
    expect(empty).toMatchObject({ list: [], total: 0 });
    await site.give(member, 2n);
    const gift = await site.given(member, { kind: 'points', amount: '600' });
    await site.claim(member, gift);
    const grant = createPointGrants(site.depsWith());
    const promotion = { memberId: member.memberId, points: 5n, key: randomUUID() };
    const given = await site.db.transaction().execute((one) => grant(one, promotion));
    const again = await site.db.transaction().execute((one) => grant(one, promotion));
    expect([given, again]).toEqual([true, false]);
    await site.convert(member, 500);
    const moves = await site.handlers.listPointMoves(page, { ...member.context, language: 'TY' });
    expect(moves.list.map(({ kind, reason, title, points, balanceAfter }) => [
      kind, reason, title, points, balanceAfter,
    ])).toEqual([
      ['spent', 'conversion', null, -500, 107],
      ['earned', 'promotion', null, 5, 607],
      ['earned', 'reward', 'A gift (TY)', 600, 602],
      ['earned', 'promotion', null, 2, 2],
    ]); // oxfmt-ignore
    const spent = await site.handlers.listPointMoves({ ...page, kind: 'spent' }, member.context);
    expect(spent).toMatchObject({ list: [{ points: -500 }], total: 1 });
  });
});
