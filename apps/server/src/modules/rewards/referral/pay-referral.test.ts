import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '#db/testing/test-database.ts';
import { hourMs } from '#kit/time/milliseconds.ts';
import { judgeReferrals, samePerson } from './judge-referrals.ts';
import { openReferrals, rules, type ReferralSite } from './referrals.fixture.ts';

describe.each(testDatabases())('both sides are rewarded, or neither, on $name', (database) => {
  let site: ReferralSite;
  beforeAll(async () => {
    site = await openReferrals(database);
  });
  afterEach(() => site.clear());
  afterAll(() => site.close());

  type Two = Awaited<ReturnType<ReferralSite['held']>>;
  const keyOf = ({ friend }: Two) => friend.memberId.toString();
  const nothingGiven = async ({ inviter, friend }: Two) => {
    expect(await site.given(inviter)).toEqual([]);
    expect(await site.given(friend)).toEqual([]);
    expect([site.lettersTo(inviter), site.lettersTo(friend)]).toEqual([0, 0]);
  };
  /** Several friends of one inviter who are held, the longest first. */
  async function heldOf(count: number) {
    const inviter = await site.person();
    const twos: Two[] = [];
    for (let at = 0; at < count; at += 1) twos.push(await site.held(inviter));
    return { inviter, friends: twos.map(({ friend }) => friend) };
  }
  const standings = (friends: readonly Two['friend'][]) =>
    Promise.all(friends.map((friend) => site.standing(friend)));

  test('when the hold is over, once, with a letter to each', async () => {
    const two = await site.held();
    const { inviter, friend } = two;
    site.pass(rules.holdHours * hourMs - 1);
    await site.judge();
    await nothingGiven(two);
    site.pass(1);
    await site.judge();
    await site.judge();
    const reward = { key: keyOf(two), state: 'issued', amount: 100_00n, times: 3 };
    expect(await site.given(inviter)).toMatchObject([
      { ...reward, title: { EN: 'Bonus for an invited friend' } },
    ]);
    expect(await site.given(friend)).toMatchObject([
      { ...reward, title: { EN: 'Welcome bonus by invitation' } },
    ]);
    expect([site.lettersTo(inviter), site.lettersTo(friend)]).toEqual([1, 1]);
    expect(await site.rowOf(friend)).toMatchObject({
      state: 'rewarded',
      rewarded_on: '2026-11-21',
      held_until: null,
    });
  });

  test('what is given can be claimed by both, and is wagered', async () => {
    const { inviter, friend } = await site.held();
    site.waitForHold();
    await site.judge();
    for (const who of [inviter, friend]) {
      const { list } = await site.list(who, 'AVAILABLE');
      expect(list).toMatchObject([{ origin: 'referral', amount: '100.00', wageringMultiple: 3 }]);
      await site.claim(who, list[0]?.transactionId ?? '');
      expect(await site.accountOf(who)).toMatchObject({ bonus: 100_00n });
      expect(await site.given(who)).toMatchObject([{ state: 'claimed' }]);
    }
  });

  test('twenty passes at once pay once', async () => {
    const { inviter, friend } = await site.held();
    site.waitForHold();
    await site.compareDetails();
    const deps = site.depsWith();
    await Promise.all(Array.from({ length: 20 }, () => judgeReferrals(deps)));
    expect(await site.keysOf(inviter)).toHaveLength(1);
    expect(await site.keysOf(friend)).toHaveLength(1);
    expect(await site.standing(friend)).toBe('rewarded');
  });

  test.each([
    ['inviter', { exclusion: 'timeOut' }, 'excluded'],
    ['friend', { exclusion: 'timeOut' }, 'excluded'],
    ['friend', { harm_degree: 2 }, 'signsOfHarm'],
  ] as const)('a break or signs of harm of the %s refuse both: %o', async (side, change, why) => {
    const two = await site.held();
    await site.set(two[side], change);
    site.waitForHold();
    await site.judge();
    expect(await site.standing(two.friend)).toBe(`refused: ${side} not offered: ${why}`);
    await nothingGiven(two);
    await site.set(two[side], { exclusion: null, harm_degree: 0 });
    site.pass(hourMs);
    await site.judge();
    await nothingGiven(two);
  });

  test.each(['inviter', 'friend'] as const)('a disabled %s gives neither', async (side) => {
    const two = await site.held();
    await site.set(two[side], { status: 'disabled' });
    site.waitForHold();
    await site.judge();
    expect(await site.standing(two.friend)).toBe(`refused: ${side} gone`);
    await nothingGiven(two);
  });

  test('a detail that the two share since gives neither', async () => {
    const two = await site.held();
    await site.share(two.inviter, two.friend);
    site.waitForHold();
    await site.judge();
    expect(await site.standing(two.friend)).toBe('refused: own account');
    await nothingGiven(two);
  });

  test('who lacks a contact when the hold is over waits for it', async () => {
    const two = await site.held();
    await site.set(two.friend, { mobile_num: null });
    site.waitForHold();
    await site.judge();
    expect(await site.standing(two.friend)).toBe('held');
    await site.set(two.friend, { mobile_num: '+639175550201' });
    site.pass(hourMs);
    await site.judge();
    expect(await site.standing(two.friend)).toBe('rewarded');
  });

  test('a person who was rewarded as another friend waits for an operator', async () => {
    const [before, two] = [await site.held(), await site.held()];
    site.waitForHold();
    await site.share(before.friend, two.friend);
    await site.judge();
    const seen = [await site.standing(before.friend), await site.standing(two.friend)];
    expect(seen.toSorted()).toEqual([`held: ${samePerson}`, 'rewarded']);
    const third = await site.pair();
    const rewarded = seen[0] === 'rewarded' ? before : two;
    await site.share(rewarded.friend, third.friend);
    await site.qualify(third.friend);
    await site.judge();
    expect(await site.standing(third.friend)).toBe(`held: ${samePerson}`);
    expect(await site.rowOf(third.friend)).toMatchObject({ held_until: null });
    site.waitForHold();
    await site.judge();
    await nothingGiven(third);
  });

  test('who is above the limit of a day waits for the next', async () => {
    const { inviter, friends } = await heldOf(3);
    const limits = { perDay: 2, perMonth: 9, inAll: 9 };
    site.waitForHold();
    await site.judge({ limits });
    expect((await standings(friends)).toSorted()).toEqual(['held', 'rewarded', 'rewarded']);
    site.at('2026-11-21T23:59');
    await site.judge({ limits });
    expect(await site.keysOf(inviter)).toHaveLength(2);
    site.at('2026-11-22T13:00');
    await site.judge({ limits });
    expect(await standings(friends)).toEqual(['rewarded', 'rewarded', 'rewarded']);
    expect(await site.keysOf(inviter)).toHaveLength(3);
  });

  test('who is above the limit of a month waits for the next', async () => {
    const { friends } = await heldOf(2);
    const limits = { perDay: 9, perMonth: 1, inAll: 9 };
    site.at('2026-11-30T12:00');
    await site.judge({ limits });
    expect((await standings(friends)).toSorted()).toEqual(['held', 'rewarded']);
    site.at('2026-12-01T13:01');
    await site.judge({ limits });
    expect(await standings(friends)).toEqual(['rewarded', 'rewarded']);
  });

  test('when the budget of the month is used up, the next one pays', async () => {
    const { friends } = await heldOf(2);
    site.waitForHold();
    const budget = 3n * 100_00n;
    await site.judge({ budget });
    expect((await standings(friends)).toSorted()).toEqual(['held', 'rewarded']);
    site.pass(hourMs);
    await site.judge({ budget });
    expect((await standings(friends)).toSorted()).toEqual(['held', 'rewarded']);
    site.at('2026-12-01T13:00');
    await site.judge({ budget });
    expect(await standings(friends)).toEqual(['rewarded', 'rewarded']);
  });

  test('while one friend is rewarded no other is, so that budgets and persons hold', async () => {
    const { friend } = await site.held();
    site.waitForHold();
    await site.compareDetails();
    const free: boolean[] = [];
    const writeInboxMessages = async () => {
      const { rows } = await sql<{ isFree: boolean }>`
        select pg_try_advisory_xact_lock(hashtext('referral-rewards')) as "isFree"
      `.execute(site.db);
      free.push(...rows.map(({ isFree }) => isFree));
    };
    await judgeReferrals({ ...site.depsWith(), writeInboxMessages });
    expect(await site.standing(friend)).toBe('rewarded');
    expect(free).toEqual([false, false]);
  });

  test('so many rewarded friends bring something on top, once each', async () => {
    const { inviter, friends } = await heldOf(3);
    const two = { friends: 2, amount: 50_00n };
    const one = { friends: 1, amount: 20_00n };
    site.waitForHold();
    await site.judge({ limits: { ...rules.limits, perDay: 1 }, tiers: [two] });
    expect(await site.keysOf(inviter)).not.toContain('tier:2');
    site.at('2026-11-22T13:00');
    await site.judge({ limits: { ...rules.limits, perDay: 1 }, tiers: [two] });
    const given = (await site.given(inviter)).filter(({ key }) => key === 'tier:2');
    const title = { EN: 'Bonus for 2 invited friends' };
    expect(given).toMatchObject([{ amount: 50_00n, times: 3, title }]);
    expect(site.lettersTo(inviter)).toBe(3);
    site.at('2026-11-23T13:00');
    await site.judge({ tiers: [one, two] });
    const tiers = (await site.keysOf(inviter)).filter((key) => key.startsWith('tier:'));
    expect(tiers.toSorted()).toEqual(['tier:1', 'tier:2']);
    expect(await standings(friends)).toEqual(['rewarded', 'rewarded', 'rewarded']);
  });

  test('a promotion that is over keeps nobody from what was promised', async () => {
    const { inviter, friend } = await site.held();
    site.waitForHold();
    await site.compareDetails();
    expect(await site.deps.friendInvitations.isOpen()).toBe(false);
    await judgeReferrals(site.depsWith());
    expect(await site.keysOf(inviter)).toEqual(await site.keysOf(friend));
    expect(await site.standing(friend)).toBe('rewarded');
  });

  test('where one side cannot be given it, neither is', async () => {
    const two = await site.held();
    const { inviter, friend } = two;
    site.waitForHold();
    await site.issue(friend, keyOf(two), 'referral');
    await site.judge();
    expect(await site.standing(friend)).toBe('held');
    expect(await site.given(inviter)).toEqual([]);
    expect([site.lettersTo(friend), await site.keysOf(friend)]).toEqual([0, [keyOf(two)]]);
    await site.db.deleteFrom('reward').where('member_id', '=', friend.memberId).execute();
    await site.judge();
    expect(await site.standing(friend)).toBe('rewarded');
    expect(await site.given(inviter)).toHaveLength(1);
  });
});
