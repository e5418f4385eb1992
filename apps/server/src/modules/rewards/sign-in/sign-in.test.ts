import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { everyEngine } from '#db/testing/test-database.ts';
import { dayMs } from '#kit/time/milliseconds.ts';
import { reachDegree } from '#modules/accounts/harm-degree.fixture.ts';
import { codeOf, type Member } from '#testing/test-base.ts';
import type { RewardsDependencies } from '../rewards-deps.ts';
import { createRewards } from '../rewards.ts';
import { local, openVip, type Vip } from '../vip/vip.fixture.ts';

type SignIn = NonNullable<RewardsDependencies['site']['rewards']['signIn']>;

const points = (amount: bigint) => ({ kind: 'points' as const, amount, wageringTimes: 0 });
const cash = (amount: bigint, wageringTimes = 0) =>
  ({ kind: 'cash', amount, wageringTimes }) as const;

/** Three days: points, cash, and cash that is wagered. */
const threeDays: SignIn = {
  row: 'days',
  days: [points(50n), cash(5_00n), cash(20_00n, 2)],
  conditions: { provedContact: false },
};

describe.each(everyEngine())('§7: the daily check-in, on $name', (database) => {
  let site: Vip;
  beforeAll(async () => {
    site = await openVip(database);
  });
  beforeEach(() => {
    site.time.now = local('2026-11-29T10:00');
  });
  afterEach(async () => {
    expect([...(await site.findings()), ...(await site.rewards.checks())]).toEqual([]);
  });
  afterAll(() => site.engine.close());

  /** The site where it has these days to sign in for. */
  function withDays(signIn: SignIn | null = threeDays) {
    const { rewards } = site.deps.site;
    const ofSite = { ...site.deps.site, rewards: { ...rewards, signIn: signIn ?? undefined } };
    const { handlers } = createRewards({ ...site.deps, site: ofSite });
    return {
      show: ({ context }: Member) => handlers.showSignIn({}, context),
      claim: ({ context }: Member, day: number, requestKey: string = randomUUID()) =>
        handlers.claimSignIn({ day, requestKey }, context),
    };
  }

  const withConditions = (conditions: SignIn['conditions']) =>
    withDays({ ...threeDays, conditions });

  /** The rewards of a member by key, in order. */
  async function rewardsOf({ memberId }: Member) {
    const rows = await site.db
      .selectFrom('reward')
      .select(['key', 'amount', 'state'])
      .where('member_id', '=', memberId)
      .where('origin', '=', 'sign-in')
      .orderBy('given_at')
      .execute();
    return rows.map(({ key, amount, state }) => [key, amount, state]);
  }

  const setMember = ({ memberId }: Member, change: { exclusion?: 'timeOut' | null }) =>
    site.db.updateTable('member').set(change).where('id', '=', memberId).execute();

  test('days in a row give what the site says, and after the last it begins anew', async () => {
    const member = await site.member();
    const { show, claim } = withDays();
    expect(await show(member)).toEqual({
      lastSignIn: null,
      totalBonus: { points: 0, cash: '0.00' },
      checkedToday: false,
      nextDayAt: '2026-11-29T16:00:00.000Z',
      minDeposit: null,
      bettingConditions: null,
      contact: null,
      days: [
        { day: 1, date: '2026-11-29', kind: 'points', amount: '50', state: 'open' },
        { day: 2, date: '2026-11-30', kind: 'cash', amount: '5.00', state: 'coming' },
        { day: 3, date: '2026-12-01', kind: 'cash', amount: '20.00', state: 'coming' },
      ].map((day) => ({ ...day, wageringMultiple: day.day === 3 ? 2 : 0 })),
    });
    const first = await claim(member, 1);
    expect(first).toEqual({
      day: 1,
      date: '2026-11-29',
      kind: 'points',
      amount: '50',
      wageringMultiple: 0,
      state: 'claimed',
    });
    expect(site.published).toContainEqual({ kind: 'reward', memberId: member.memberId });
    site.pass(dayMs);
    await claim(member, 2);
    site.pass(dayMs);
    await claim(member, 3);
    expect(await site.accountOf(member)).toEqual({ balance: 25_00n, bonus: 20_00n });
    expect(await show(member)).toMatchObject({
      lastSignIn: '2026-12-01',
      totalBonus: { points: 50, cash: '25.00' },
      checkedToday: true,
      days: [{ state: 'claimed' }, { state: 'claimed' }, { state: 'claimed' }],
    });
    site.pass(dayMs);
    const [day] = (await show(member)).days;
    expect(day).toMatchObject({ day: 1, date: '2026-12-02', state: 'open' });
    await claim(member, 1);
    expect(await rewardsOf(member)).toEqual([
      ['2026-11-29:1', 50n, 'claimed'],
      ['2026-11-29:2', 5_00n, 'claimed'],
      ['2026-11-29:3', 20_00n, 'claimed'],
      ['2026-12-02:1', 50n, 'claimed'],
    ]);
  });

  test('a missed day begins the row again, and cannot be made up', async () => {
    const member = await site.member();
    const { show, claim } = withDays();
    await claim(member, 1);
    site.pass(2 * dayMs);
    expect(await codeOf(claim(member, 2))).toBe('signin.day');
    expect((await show(member)).days[0]).toMatchObject({ date: '2026-12-01', state: 'open' });
    await claim(member, 1);
    expect((await rewardsOf(member)).map(([key]) => key)).toEqual(['2026-11-29:1', '2026-12-01:1']);
  });

  test('two phones at once give once; another claim of the day is refused', async () => {
    const member = await site.member();
    const { claim } = withDays();
    const sent = [codeOf(claim(member, 1)), codeOf(claim(member, 1))];
    expect(new Set(await Promise.all(sent))).toEqual(new Set([null, 'signin.done']));
    expect(await codeOf(claim(member, 2))).toBe('signin.done');
    expect(await rewardsOf(member)).toEqual([['2026-11-29:1', 50n, 'claimed']]);
  });

  test('a repeat gives nothing and answers the same, on the next day too', async () => {
    const member = await site.member();
    const { claim } = withDays();
    const key = randomUUID();
    const first = await claim(member, 1, key);
    expect(await claim(member, 1, key)).toEqual(first);
    site.pass(dayMs);
    expect(await claim(member, 1, key)).toEqual(first);
    expect(await codeOf(claim(member, 2, key))).toBe('reward.repeat.differs');
    const gift = await site.given(member);
    const ofGift = randomUUID();
    await site.claim(member, gift, ofGift);
    expect(await codeOf(claim(member, 2, ofGift))).toBe('reward.repeat.differs');
    expect(await rewardsOf(member)).toHaveLength(1);
  });

  test('the day is the one of the site, at midnight', async () => {
    const member = await site.member();
    const { show, claim } = withDays();
    site.time.now = local('2026-11-29T23:59:59.999');
    await claim(member, 1);
    expect(await codeOf(claim(member, 2))).toBe('signin.done');
    site.time.now = local('2026-11-30T00:00');
    expect(await show(member)).toMatchObject({ checkedToday: false });
    await claim(member, 2);
    expect((await rewardsOf(member)).map(([key]) => key)).toEqual(['2026-11-29:1', '2026-11-29:2']);
  });

  test('deposits of the last days count, and those before them do not', async () => {
    const member = await site.member();
    const { show, claim } = withConditions({
      deposit: { amount: 200_00n, days: 7 },
      provedContact: false,
    });
    await site.roll(member, { deposit: 500_00n, day: '2026-11-22' });
    await site.roll(member, { deposit: 150_00n, day: '2026-11-23' });
    await site.roll(member, { deposit: 49_99n, day: '2026-11-29' });
    const needs = { actual: '199.99', target: '200.00', done: false, days: 7 };
    expect(await show(member)).toMatchObject({
      minDeposit: needs,
      days: [{ state: 'locked' }, { state: 'coming' }, { state: 'coming' }],
    });
    expect(await codeOf(claim(member, 1))).toBe('signin.condition');
    await site.roll(member, { deposit: 1n });
    expect(await show(member)).toMatchObject({
      minDeposit: { actual: '200.00', done: true },
      days: [{ state: 'open' }, { state: 'coming' }, { state: 'coming' }],
    });
    await claim(member, 1);
  });

  test('valid bets of the day before count, of no other day', async () => {
    const member = await site.member();
    const { show, claim } = withConditions({ validBets: 100_00n, provedContact: false });
    await site.roll(member, { valid: 100_00n, day: '2026-11-27' });
    await site.roll(member, { valid: 100_00n, day: '2026-11-29' });
    await site.roll(member, { valid: 99_99n, day: '2026-11-28' });
    expect(await show(member)).toMatchObject({
      bettingConditions: { actual: '99.99', target: '100.00', done: false, days: 1 },
    });
    expect(await codeOf(claim(member, 1))).toBe('signin.condition');
    await site.roll(member, { valid: 1n, day: '2026-11-28', category: 'LIVE' });
    await claim(member, 1);
  });

  test('a contact must be proved where the site asks it', async () => {
    const member = await site.member();
    const { show, claim } = withConditions({ provedContact: true });
    expect(await show(member)).toMatchObject({ contact: { done: false } });
    expect(await codeOf(claim(member, 1))).toBe('signin.condition');
    await site.db
      .updateTable('member')
      .set({ email_proved_at: site.time.now })
      .where('id', '=', member.memberId)
      .execute();
    expect(await show(member)).toMatchObject({ contact: { done: true } });
    await claim(member, 1);
  });

  test('nobody signs in on a break, and the day is not kept for later', async () => {
    const member = await site.member();
    const { show, claim } = withDays();
    await claim(member, 1);
    site.pass(dayMs);
    await setMember(member, { exclusion: 'timeOut' });
    expect(await codeOf(claim(member, 2))).toBe('member.excluded');
    expect(await show(member)).toMatchObject({ days: [] });
    site.pass(dayMs);
    await setMember(member, { exclusion: null });
    expect((await show(member)).days[0]).toMatchObject({ date: '2026-12-01', state: 'open' });
    expect(await rewardsOf(member)).toHaveLength(1);
  });

  test('a member with signs of harm is offered no days', async () => {
    const member = await site.member();
    const { show, claim } = withDays();
    await reachDegree(site.db, member.memberId, 2);
    expect(await show(member)).toMatchObject({ days: [] });
    expect(await codeOf(claim(member, 1))).toBe('reward.not.offered');
    expect(await rewardsOf(member)).toEqual([]);
  });

  test('what cannot be paid leaves the day open', async () => {
    const member = await site.member();
    const refused = { ...site.deps, grantReward: async () => false };
    const days = { ...threeDays, days: [cash(5_00n)] };
    const ofSite = { ...refused.site, rewards: { ...refused.site.rewards, signIn: days } };
    const { handlers } = createRewards({ ...refused, site: ofSite });
    const claimed = handlers.claimSignIn({ day: 1, requestKey: randomUUID() }, member.context);
    await expect(claimed).rejects.toThrow('was paid before it was claimed');
    expect(await rewardsOf(member)).toEqual([]);
    const { show, claim } = withDays(days);
    expect(await show(member)).toMatchObject({ checkedToday: false, days: [{ state: 'open' }] });
    await claim(member, 1);
    expect(await site.balanceOf(member)).toBe(5_00n);
  });

  test('a row of a month ends with it', async () => {
    const member = await site.member();
    const month = Array.from({ length: 31 }, (_, index) => points(BigInt(index + 1)));
    const { show, claim } = withDays({ ...threeDays, row: 'month', days: month });
    expect((await show(member)).days.map(({ date }) => date)).toEqual(['2026-11-29', '2026-11-30']);
    await claim(member, 1);
    site.pass(dayMs);
    await claim(member, 2);
    site.pass(dayMs);
    const { days } = await show(member);
    expect(days).toHaveLength(31);
    expect(days[0]).toMatchObject({ date: '2026-12-01', amount: '1', state: 'open' });
  });

  test('a site without days shows none and takes none', async () => {
    const member = await site.member();
    const { show, claim } = withDays(null);
    expect(await show(member)).toMatchObject({ days: [], checkedToday: false });
    expect(await codeOf(claim(member, 1))).toBe('signin.day');
  });

  test('what a claimed day gave stays, whatever the site gives since', async () => {
    const member = await site.member();
    await withDays().claim(member, 1);
    const { show } = withDays({ ...threeDays, days: [points(7n), points(8n)] });
    expect((await show(member)).days).toMatchObject([
      { amount: '50', state: 'claimed' },
      { amount: '8', state: 'coming' },
    ]);
  });
});
