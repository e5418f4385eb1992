import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '#db/testing/test-database.ts';
import type { Member } from '#testing/test-base.ts';
import { openPoints, type PointsSite } from './points.fixture.ts';

const at = (text: string) => new Date(`${text}+08:00`);

describe.each(testDatabases())('§7: points that end, on $name', (database) => {
  let site: PointsSite;
  beforeAll(async () => {
    site = await openPoints(database);
  });
  afterEach(async () => {
    expect(await site.found()).toEqual([]);
  });
  afterAll(() => site.close());

  /** Points that end with January, February and March. */
  async function withLots(): Promise<Member> {
    site.time.now = at('2026-12-10T12:00:00');
    const member = await site.member();
    for (const [expireMonths, points] of [[3, 200n], [1, 300n], [2, 500n]] as const) {
      await site.give(member, points, { expireMonths });
    } // oxfmt-ignore
    return member;
  }

  test('the lots that end first are spent first', async () => {
    const member = await withLots();
    expect(await site.lotsOf(member)).toEqual([
      ['2027-01-31', 300n],
      ['2027-02-28', 500n],
      ['2027-03-31', 200n],
    ]);
    await site.convert(member, 650);
    expect(await site.lotsOf(member)).toEqual([
      ['2027-02-28', 150n],
      ['2027-03-31', 200n],
    ]);
    const { balance, expiring } = await site.handlers.showPointBalance({}, member.context);
    expect(balance).toBe(350);
    expect(expiring).toEqual([
      { points: 150, on: '2027-02-28' },
      { points: 200, on: '2027-03-31' },
    ]);
  });

  test('points end after their last day on the clock of the site, once', async () => {
    const member = await withLots();
    site.time.now = at('2027-01-31T23:59:00');
    await site.end();
    expect(await site.balanceIn(member)).toBe(1000n);
    site.time.now = at('2027-02-01T00:00:30');
    await Promise.all([site.end(), site.end(), site.end()]);
    await site.end();
    expect(await site.movesOf(member)).toEqual([200n, 300n, 500n, -300n]);
    site.time.now = at('2027-05-01T00:00:30');
    await site.end();
    expect(await site.balanceIn(member)).toBe(0n);
    const query = { kind: 'expired', pageNo: 1, pageSize: 25 } as const;
    const { list } = await site.handlers.listPointMoves(query, member.context);
    expect(list.map(({ points, reason }) => [points, reason])).toEqual([
      [-200, 'time'],
      [-500, 'time'],
      [-300, 'time'],
    ]);
  });

  test('points for ever never end', async () => {
    site.time.now = at('2026-12-10T12:00:00');
    const member = await site.member();
    await site.give(member, 70n);
    site.time.now = at('2090-01-01T12:00:00');
    await site.end();
    expect(await site.lotsOf(member)).toEqual([['9999-12-31', 70n]]);
    expect(site.lettersTo(member)).toEqual([]);
  });

  test('a letter tells once, from 14 days before', async () => {
    const member = await withLots();
    site.time.now = at('2027-01-16T23:59:00');
    await site.end();
    expect(site.lettersTo(member)).toEqual([]);
    site.time.now = at('2027-01-17T00:01:00');
    await Promise.all([site.end(), site.end()]);
    await site.end();
    const letter = '300 of your points can be spent until 2027-01-31. After that day they end.';
    expect(site.lettersTo(member)).toEqual([letter]);
  });

  test('who may not be offered anything is told once it may be', async () => {
    const member = await withLots();
    const set = (change: { harm_degree?: number; exclusion?: 'timeOut' | null }) =>
      site.db.updateTable('member').set(change).where('id', '=', member.memberId).execute();
    site.time.now = at('2027-01-20T12:00:00');
    await set({ harm_degree: 2 });
    await site.end();
    await set({ harm_degree: 0, exclusion: 'timeOut' });
    await site.end();
    expect(site.lettersTo(member)).toEqual([]);
    await set({ exclusion: null });
    await site.end();
    expect(site.lettersTo(member)).toHaveLength(1);
  });

  test('a closed account keeps no points, also when it is closed again', async () => {
    const member = await withLots();
    await site.publish('accountClosed', member);
    await site.publish('accountClosed', member);
    expect(await site.movesOf(member)).toEqual([200n, 300n, 500n, -1000n]);
    expect(await site.lotsOf(member)).toEqual([]);
    await site.give(member, 40n);
    site.pass(1000);
    await site.publish('accountClosed', member);
    await site.publish('memberErased', member);
    expect(await site.balanceIn(member)).toBe(0n);
    const query = { kind: undefined, pageNo: 1, pageSize: 1 };
    const { list } = await site.handlers.listPointMoves(query, member.context);
    expect(list).toMatchObject([{ kind: 'expired', reason: 'closing', points: -40 }]);
  });
});
