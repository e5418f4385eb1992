import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testDatabases } from '#db/testing/test-database.ts';
import { dayMs } from '#kit/time/milliseconds.ts';
import { codeOf, firstPage, type Member } from '#testing/test-base.ts';
import type { CheckReason } from '@pavilion/domain/reward/abuse';
import { ana, ben } from '../rewards.fixture.ts';
import { openAbuse, type Abuse } from './abuse.fixture.ts';

describe.each(testDatabases())('operators look at checked rewards, on $name', (database) => {
  let site: Abuse;
  beforeAll(async () => {
    site = await openAbuse(database);
  });
  beforeEach(async () => {
    site.time.now = new Date('2026-11-29T02:00:00Z');
    await site.db.deleteFrom('reward_check').execute();
  });
  afterEach(async () => {
    expect(await site.findings()).toEqual([]);
  });
  afterAll(() => site.close());

  type Wanted = { account?: string; reason?: CheckReason };
  const list = ({ account, reason }: Wanted = {}, page = firstPage) =>
    site.operatorHandlers.listHeldRewards({ account, reason, ...page }, ana);
  const idsOf = async (wanted: Wanted) =>
    (await list(wanted)).list.map(({ reward }) => reward.transactionId);
  const release = (transactionId: string, by = ana, reason = 'Known to us') =>
    site.operatorHandlers.releaseReward({ transactionId, reason, requestKey: randomUUID() }, by);
  const abuseOf = (account: string) => site.operatorHandlers.showRewardAbuse({ account }, ana);

  /** Has two members share a detail. */
  async function share(...members: readonly Member[]): Promise<void> {
    const mark = randomUUID();
    const rows = members.map(({ memberId }) => ({ mark, member_id: memberId }));
    const details = rows.map((row) => ({ ...row, detail: 'mobile' as const }));
    await site.db.insertInto('member_detail').values(details).execute();
  }

  /** A member whose rewards an operator decides on. */
  const suspect = () => site.amidst(5, { hours: 48, contact: false, deposit: false });

  test('the list is newest first, by member and by reason, in pages', async () => {
    const [fresh, farm, twin] = [await site.newcomer(), await suspect(), await site.account()];
    const waiting = await site.give(fresh, 'app');
    site.pass(1);
    const review = await site.give(farm, 'app');
    site.pass(1);
    const other = await site.account();
    await share(twin, other);
    await site.give(twin, 'birthday', { key: '2026' });
    site.pass(1);
    const same = await site.give(other, 'birthday', { key: '2026' });
    expect(await idsOf({})).toEqual([same, review, waiting]);
    expect(await idsOf({ reason: 'start' })).toEqual([waiting]);
    expect(await idsOf({ reason: 'review' })).toEqual([review]);
    expect(await idsOf({ reason: 'score' })).toEqual([]);
    expect(await idsOf({ account: farm.username.toUpperCase() })).toEqual([review]);
    expect(await idsOf({ account: farm.username, reason: 'start' })).toEqual([]);
    expect(await idsOf({ account: twin.username })).toEqual([]);
    const page = await list({}, { pageNo: 2, pageSize: 2 });
    expect(page).toMatchObject({ total: 3, totalPages: 2 });
    expect(page.list).toMatchObject([{ reward: { transactionId: waiting }, reason: 'start' }]);
    expect(await codeOf(list({ account: 'nobody' }))).toBe('member.not.found');
    const [shown] = (await list({ reason: 'samePerson' })).list;
    expect(shown).toMatchObject({
      reward: { transactionId: same, account: other.username, state: 'locked', amount: '10.00' },
      score: 0,
      rules: [],
      sameAs: twin.username,
      heldSince: site.clock().toISOString(),
      heldUntil: null,
    });
  });

  test('what is let go or taken back is no longer listed', async () => {
    const member = await suspect();
    const [one, two] = [await site.give(member, 'app'), await site.give(member, 'sign-in')];
    await release(one);
    const taken = { transactionId: two, reason: 'A farm of accounts', requestKey: randomUUID() };
    await site.operatorHandlers.voidReward(taken, ana);
    expect(await idsOf({})).toEqual([]);
  });

  test('letting go is repeated safely, and refused where nothing is held', async () => {
    const member = await suspect();
    const id = await site.give(member, 'app');
    const first = await release(id);
    expect(first).toMatchObject({ transactionId: id, state: 'issued', account: member.username });
    expect(await release(id)).toEqual(first);
    expect(site.lettersTo(member)).toBe(1);
    await expect(release(id, ben)).rejects.toMatchObject({
      code: 'reward.state',
      hints: { state: 'issued' },
    });
    expect(await codeOf(release(id, ana, 'Another reason'))).toBe('reward.state');
    await site.claim(member, id);
    expect(await release(id)).toMatchObject({ state: 'claimed' });
    expect(site.lettersTo(member)).toBe(1);
    const settled = await site.give(await site.account(), 'app');
    expect(await codeOf(release(settled))).toBe('reward.state');
    for (const unknown of [randomUUID(), 'not-an-id']) {
      expect(await codeOf(release(unknown))).toBe('reward.not.found');
    }
  });

  test('of twenty who let it go at once, each gets the same, and one letter is sent', async () => {
    const member = await suspect();
    const id = await site.give(member, 'app');
    const all = await Promise.all(Array.from({ length: 20 }, () => release(id)));
    expect(new Set(all.map(({ state }) => state))).toEqual(new Set(['issued']));
    expect(site.lettersTo(member)).toBe(1);
  });

  test('one that waits for a condition is not let go by an operator', async () => {
    const member = await site.account({ contact: false });
    const conditions = [{ kind: 'provedContact' as const, target: 0n }];
    const id = await site.give(member, 'vip-up', { conditions });
    expect(await idsOf({ account: member.username })).toEqual([]);
    expect(await codeOf(release(id))).toBe('reward.state');
    expect(await site.stateOf(id)).toBe('locked');
  });

  test('an account shows its score, its neighbours, and what it was given', async () => {
    const [member, beside, near, twin] = [
      await site.newcomer(),
      await site.account(),
      await site.newcomer(),
      await site.account({ hours: 200 * 24 }),
    ];
    await site.shareBrowser([member, beside]);
    const at = site.clock();
    const visit = { outcome: 'succeeded', way: 'register', at, user_agent: '' } as const;
    const address = '198.51.100.77';
    await site.db
      .insertInto('login_record')
      .values(
        [member, near].map(({ memberId }) => ({
          ...visit,
          member_id: memberId,
          address,
          network: address,
        })),
      )
      .execute();
    await share(member, twin);
    site.pass(5000);
    for (const amount of [10_00n, 20_00n]) await site.give(member, 'app', { amount });
    const gift = await site.given(member, { amount: '7.50' });
    await site.claim(member, gift);
    await site.given(member, { kind: 'points', amount: '40' });
    expect(await abuseOf(member.username.toUpperCase())).toEqual({
      account: member.username,
      score: 15 + 25 + 15 + 10 + 2 + 5,
      rules: [
        { rule: 'firstDay', points: 15 },
        { rule: 'noDeposit', points: 25 },
        { rule: 'noPlay', points: 15 },
        { rule: 'device', points: 10 },
        { rule: 'address', points: 2 },
        { rule: 'speed', points: 5 },
      ],
      neighbours: [
        { account: near.username, by: 'address', lastAt: at.toISOString() },
        { account: twin.username, by: 'detail', lastAt: null },
        { account: beside.username, by: 'device', lastAt: at.toISOString() },
      ],
      given: [
        { origin: 'app', kind: 'cash', state: 'locked', times: 2, amount: '30.00' },
        { origin: 'manual', kind: 'cash', state: 'claimed', times: 1, amount: '7.50' },
        { origin: 'manual', kind: 'points', state: 'issued', times: 1, amount: '40' },
      ],
    });
  });

  test('so does one without rewards, in steps of its age', async () => {
    const member = await site.newcomer();
    const shown = { account: member.username, neighbours: [], given: [] };
    // It has had no reward for a minute yet.
    expect(await abuseOf(member.username)).toMatchObject({ ...shown, score: 60 });
    site.passMinute();
    expect(await abuseOf(member.username)).toMatchObject({ ...shown, score: 55 });
    site.pass(dayMs);
    expect(await abuseOf(member.username)).toMatchObject({ ...shown, score: 45 });
    site.pass(7 * dayMs);
    expect(await abuseOf(member.username)).toMatchObject({ ...shown, score: 40 });
    expect(await codeOf(abuseOf('nobody'))).toBe('member.not.found');
  });

  test('play, mail for one use and hours without a pause are seen', async () => {
    const member = await site.account();
    await site.db
      .updateTable('member')
      .set({ email: 'someone@mailinator.com' })
      .where('id', '=', member.memberId)
      .execute();
    const now = site.clock().getTime();
    const visit = { outcome: 'succeeded', way: 'password', user_agent: '', address: '' } as const;
    const visits = (count: number) =>
      Array.from({ length: count }, (_, hour) => ({
        ...visit,
        member_id: member.memberId,
        at: new Date(now - hour * 3_600_000),
      }));
    await site.db.insertInto('login_record').values(visits(17)).execute();
    const rulesOf = async () => (await abuseOf(member.username)).rules.map(({ rule }) => rule);
    expect(await rulesOf()).toEqual(['noPlay', 'throwAwayMail']);
    await site.db.insertInto('login_record').values(visits(18)).execute();
    expect(await rulesOf()).toEqual(['noPlay', 'throwAwayMail', 'hours']);
    await site.db
      .insertInto('member_total')
      .values({ account_id: member.accountId, category: 'RNG', valid: 1n })
      .execute();
    expect(await rulesOf()).toEqual(['throwAwayMail', 'hours']);
  });

  test('of many neighbours fifty of each kind are listed', async () => {
    const member = await site.newcomer();
    const others = await Promise.all(Array.from({ length: 53 }, () => site.member()));
    await site.db.updateTable('member').set({ registered_at: site.clock() }).execute();
    await site.shareBrowser([member, ...others]);
    await share(member, ...others);
    const { neighbours, rules } = await abuseOf(member.username);
    const count = (by: string) => neighbours.filter((one) => one.by === by).length;
    expect([count('device'), count('detail'), count('address')]).toEqual([50, 50, 0]);
    expect(rules).toContainEqual({ rule: 'device', points: 49 });
  });
});
