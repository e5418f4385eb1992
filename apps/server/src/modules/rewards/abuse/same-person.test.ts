import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testDatabases } from '#db/testing/test-database.ts';
import { dayMs } from '#kit/time/milliseconds.ts';
import { codeOf, type Member } from '#testing/test-base.ts';
import { ana } from '../rewards.fixture.ts';
import { newBrowser, openAbuse, type Abuse } from './abuse.fixture.ts';

const details = ['email', 'mobile', 'idNumber', 'payeeAccount', 'person'] as const;

describe.each(testDatabases())('one person, one reward, on $name', (database) => {
  let site: Abuse;
  beforeAll(async () => {
    site = await openAbuse(database);
  });
  beforeEach(() => {
    site.time.now = new Date('2026-11-29T02:00:00Z');
  });
  afterEach(async () => {
    expect(await site.findings()).toEqual([]);
  });
  afterAll(() => site.close());

  /** Has two members share a detail. */
  async function share(
    members: readonly Member[],
    detail: (typeof details)[number] = 'payeeAccount',
  ): Promise<void> {
    const mark = randomUUID();
    const rows = members.map(({ memberId }) => ({ detail, mark, member_id: memberId }));
    await site.db.insertInto('member_detail').values(rows).execute();
  }

  const two = async () => [await site.account(), await site.account()] as const;

  /** Two accounts of one person. */
  async function twins() {
    const both = await two();
    await share(both);
    return both;
  }

  /** What holds the second of two that are given the same, a second after the first. */
  async function holdOf(
    [first, second]: readonly [Member, Member],
    [origin, key, otherKey]: readonly [Parameters<Abuse['give']>[1], string, string],
    ms = 1000,
  ): Promise<string | undefined> {
    await site.give(first, origin, { key, isAuto: false });
    site.pass(ms);
    const id = await site.give(second, origin, { key: otherKey, isAuto: false });
    return (await site.checkOf(id))?.reason;
  }

  test.each(details)('a shared %s holds the later of two, for an operator', async (detail) => {
    const [first, second] = await two();
    await share([first, second], detail);
    const early = await site.give(first, 'birthday', { key: '2026' });
    site.pass(1000);
    const late = await site.give(second, 'birthday', { key: '2026' });
    expect([await site.stateOf(early), await site.stateOf(late)]).toEqual(['issued', 'locked']);
    expect(await site.checkOf(late)).toMatchObject({
      reason: 'samePerson',
      same_as: first.memberId,
      held_until: null,
    });
    expect(await codeOf(site.claim(second, late))).toBe('reward.checking');
    site.pass(10 * dayMs);
    await site.work();
    expect(await site.stateOf(late)).toBe('locked');
    expect(await site.balanceOf(second)).toBe(0n);
  });

  test('so does an installed app, but no browser that two people use', async () => {
    const [app, page, mixed] = [await two(), await two(), await two()];
    const browser = newBrowser();
    await site.shareBrowser(app, { isApp: true });
    await site.shareBrowser(page);
    await site.shareBrowser([mixed[0]], { isApp: true, browser });
    await site.shareBrowser([mixed[1]], { browser });
    const birthday = ['birthday', '2026', '2026'] as const;
    expect(await holdOf(app, birthday)).toBe('samePerson');
    expect(await holdOf(page, birthday)).toBeUndefined();
    expect(await holdOf(mixed, birthday)).toBeUndefined();
  });

  test('a detail that comes between giving and claiming holds the later at its claim', async () => {
    const [first, second] = await two();
    const early = await site.give(first, 'app', { key: 'app' });
    site.pass(1000);
    const late = await site.give(second, 'app', { key: 'app' });
    await share([first, second]);
    expect(await codeOf(site.claim(second, late))).toBe('reward.checking');
    expect(await site.stateOf(late)).toBe('locked');
    expect(await site.checkOf(late)).toMatchObject({ reason: 'samePerson' });
    const shown = { state: 'locked', checking: { isNew: false, until: null } };
    expect(await site.list(second)).toMatchObject({ list: [shown] });
    expect(await codeOf(site.claim(second, late))).toBe('reward.checking');
    expect(await site.claim(first, early)).toMatchObject({ state: 'claimed' });
    expect([await site.balanceOf(first), await site.balanceOf(second)]).toEqual([10_00n, 0n]);
  });

  test('"claim all" names it, and takes the others', async () => {
    const [first, second] = await two();
    await site.give(first, 'app', { key: 'app' });
    site.pass(1000);
    const late = await site.give(second, 'app', { key: 'app' });
    const own = await site.give(second, 'vip-up', { key: '2' });
    await share([first, second]);
    const input = { requestKey: randomUUID(), isApp: undefined };
    const { list } = await site.handlers.claimAllRewards(input, second.context);
    expect(Object.fromEntries(list.map((one) => [one.transactionId, one.errorCode]))).toEqual({
      [late]: 'reward.checking',
      [own]: null,
    });
  });

  test('what an operator lets go is claimed, and not held again', async () => {
    const [first, second] = await twins();
    await site.give(first, 'vip-up', { key: '3' });
    site.pass(1000);
    const late = await site.give(second, 'vip-up', { key: '3' });
    const input = { transactionId: late, reason: 'Brother and sister', requestKey: randomUUID() };
    const released = await site.operatorHandlers.releaseReward(input, ana);
    expect(released).toMatchObject({ state: 'issued' });
    await site.work();
    expect(await site.claim(second, late)).toMatchObject({ state: 'claimed' });
    expect(await site.balanceOf(second)).toBe(10_00n);
  });

  test('what a claim holds is listed since then, though it was let go before', async () => {
    const [first, second] = [await site.newcomer(), await site.newcomer()];
    await site.give(first, 'app', { key: 'app' });
    const late = await site.give(second, 'app', { key: 'app' });
    site.pass(dayMs);
    await site.work();
    expect(await site.stateOf(late)).toBe('issued');
    site.pass(1000);
    await site.db
      .updateTable('reward')
      .set({ given_at: new Date(site.clock().getTime() - 2 * dayMs) })
      .where('member_id', '=', first.memberId)
      .execute();
    await share([first, second]);
    expect(await codeOf(site.claim(second, late))).toBe('reward.checking');
    expect(await site.checkOf(late)).toMatchObject({ opened_at: site.clock(), released_at: null });
  });

  test('a day of the check-in is given once, whatever row it is of', async () => {
    const rows = ['2026-11-27:3', '2026-11-29:1'] as const;
    expect(await holdOf(await twins(), ['sign-in', ...rows])).toBe('samePerson');
    expect(await holdOf(await twins(), ['sign-in', ...rows], dayMs)).toBeUndefined();
    site.time.now = new Date('2026-11-29T15:59:59.000Z');
    expect(await holdOf(await twins(), ['sign-in', ...rows], 999)).toBe('samePerson');
    site.time.now = new Date('2026-11-29T15:59:59.000Z');
    expect(await holdOf(await twins(), ['sign-in', ...rows], 1000)).toBeUndefined();
  });

  test('envelopes of one rain are for one account, those of another are not asked', async () => {
    const rain = randomUUID();
    const [one, other] = [`${rain}:1`, `${rain}:7`];
    expect(await holdOf(await twins(), ['rain', one, other])).toBe('samePerson');
    expect(await holdOf(await twins(), ['rain', one, `${randomUUID()}:1`])).toBeUndefined();
  });

  test('two envelopes of one account are no reason', async () => {
    const [member] = await twins();
    const rain = randomUUID();
    for (const place of [1, 2]) {
      const id = await site.give(member, 'rain', { key: `${rain}:${place}` });
      expect(await site.checkOf(id)).toBeNull();
    }
  });

  test.each(['cashback', 'manual', 'referral'] as const)('%s is given to both', async (origin) => {
    expect(await holdOf(await twins(), [origin, 'same', 'same'])).toBeUndefined();
  });

  test.each(['vip-up', 'vip-week', 'vip-month', 'birthday', 'mission', 'app'] as const)(
    '%s is given once, another key again',
    async (origin) => {
      expect(await holdOf(await twins(), [origin, 'same', 'same'])).toBe('samePerson');
      expect(await holdOf(await twins(), [origin, 'one', 'two'])).toBeUndefined();
    },
  );

  test('what the first account was not given leaves it to the second', async () => {
    const [first, second] = await twins();
    await site.breakBegins(first);
    const { memberId } = first;
    const excluded = site.db.updateTable('member').set({ exclusion: 'timeOut' });
    await excluded.where('id', '=', memberId).execute();
    expect(await holdOf([first, second], ['birthday', '2026', '2026'])).toBeUndefined();
  });

  test('of two at the same instant, one that was claimed holds the other', async () => {
    for (let round = 0; round < 8; round++) {
      const [first, second] = await twins();
      await site.claim(first, await site.give(first, 'app', { key: 'app' }));
      const late = await site.give(second, 'app', { key: 'app' });
      expect(await site.checkOf(late)).toMatchObject({ reason: 'samePerson' });
    }
  });

  test('of three the first is given it, and the others name it', async () => {
    const members = [...(await two()), await site.account()];
    await share(members);
    const ids: string[] = [];
    for (const member of members) {
      ids.push(await site.give(member, 'app', { key: 'app' }));
      site.pass(1000);
    }
    expect(await Promise.all(ids.map(site.stateOf))).toEqual(['issued', 'locked', 'locked']);
    const checks = await Promise.all(ids.slice(1).map(site.checkOf));
    expect(checks.map((one) => one?.same_as)).toEqual(
      Array.from({ length: 2 }, () => members[0]?.memberId),
    );
  });
});
