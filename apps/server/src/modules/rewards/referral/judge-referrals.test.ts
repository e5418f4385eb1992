import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '#db/testing/test-database.ts';
import { hourMs } from '#kit/time/milliseconds.ts';
import { judgeReferrals } from './judge-referrals.ts';
import { openReferrals, rules, today, type ReferralSite } from './referrals.fixture.ts';

describe.each(testDatabases())('friends are judged by the roll-ups, on $name', (database) => {
  let site: ReferralSite;
  beforeAll(async () => {
    site = await openReferrals(database);
  });
  afterEach(() => site.clear());
  afterAll(() => site.close());

  test('the last cent of deposits and of bets makes the difference', async () => {
    const { friend } = await site.pair();
    const seen: string[] = [];
    const look = async () => {
      await site.judge();
      seen.push(await site.standing(friend));
    };
    await look();
    await site.deposits(friend, rules.deposit - 1n);
    await look();
    await site.deposits(friend, 1n);
    await look();
    await site.plays(friend, { stake: rules.validBets - 1n });
    await look();
    await site.plays(friend, { stake: 1n });
    await look();
    expect(seen).toEqual(['registered', 'registered', 'deposited', 'deposited', 'held']);
    const { held_until: until } = await site.rowOf(friend);
    expect(until).toEqual(new Date(site.clock().getTime() + 72 * hourMs));
    expect(await site.keysOf(friend)).toEqual([]);
  });

  test('the inviter and the friend are told of each state that is shown', async () => {
    const { inviter, friend } = await site.pair();
    const before = site.published.length;
    await site.deposits(friend, rules.deposit);
    await site.judge();
    const told = site.published.slice(before).filter(({ kind }) => kind === 'reward');
    expect(told).toEqual([
      { kind: 'reward', memberId: inviter.memberId },
      { kind: 'reward', memberId: friend.memberId },
    ]);
  });

  test('the last day counts until its end, and the next not', async () => {
    const [inTime, late] = [await site.pair({ days: 2 }), await site.pair({ days: 2 })];
    await site.deposits(inTime.friend, rules.deposit, '2026-11-19T23:59');
    await site.plays(inTime.friend, { stake: rules.validBets, at: '2026-11-19T23:59' });
    await site.deposits(late.friend, rules.deposit, '2026-11-19T23:59');
    await site.plays(late.friend, { stake: rules.validBets, at: '2026-11-20T00:00' });
    site.at('2026-11-20T00:01');
    await site.judge();
    expect(await site.standing(inTime.friend)).toBe('held');
    expect(await site.standing(late.friend)).toBe('deposited');
  });

  test('who is late is over once the last day is closed, and not before', async () => {
    const { friend } = await site.pair({ days: 2 });
    site.at('2026-11-20T12:00');
    await site.closeDay(today);
    await site.judge();
    expect(await site.standing(friend)).toBe('registered');
    await site.closeDay('2026-11-19');
    site.pass(hourMs);
    await site.judge();
    expect(await site.standing(friend)).toBe('expired');
    await site.deposits(friend, rules.deposit, `${today}T12:00`);
    site.pass(hourMs);
    await site.judge();
    expect(await site.standing(friend)).toBe('expired');
  });

  test('without a contact or the age nobody is held, until both are there', async () => {
    const { friend } = await site.pair();
    await site.set(friend, { mobile_num: null, birthday: '2010-01-01' });
    await site.qualify(friend);
    await site.judge();
    expect(await site.standing(friend)).toBe('played');
    await site.set(friend, { birthday: '2005-11-19' });
    await site.set(friend, { mobile_num: '+639175550101' });
    site.pass(hourMs);
    await site.judge();
    expect(await site.standing(friend)).toBe('played');
    site.pass(24 * hourMs);
    await site.judge();
    expect(await site.standing(friend)).toBe('held');
  });

  test('who has not moved is looked at once an hour, or with the next posting', async () => {
    const { friend } = await site.pair();
    await site.set(friend, { mobile_num: null });
    await site.qualify(friend);
    await site.judge();
    await site.set(friend, { mobile_num: '+639175550102' });
    site.pass(hourMs - 1);
    await site.judge();
    expect(await site.standing(friend)).toBe('played');
    site.pass(1);
    await site.judge();
    expect(await site.standing(friend)).toBe('held');
  });

  test('an own account is refused once it has deposited and bet enough', async () => {
    const { inviter, friend } = await site.pair();
    await site.share(inviter, friend);
    await site.deposits(friend, rules.deposit);
    await site.judge();
    expect(await site.standing(friend)).toBe('deposited');
    await site.plays(friend, { stake: rules.validBets });
    await site.judge();
    expect(await site.standing(friend)).toBe('refused: own account');
  });

  test('a shared home, and details shared with others, refuse nobody', async () => {
    const { friend } = await site.pair();
    await site.share(friend, await site.person());
    await site.qualify(friend);
    await site.judge();
    expect(await site.standing(friend)).toBe('held');
  });

  test('nobody is held before the details of both are compared', async () => {
    const { inviter, friend } = await site.pair();
    await site.qualify(friend);
    await site.compareDetails();
    const queued = { member_id: inviter.memberId };
    await site.db.insertInto('detail_queue').values(queued).execute();
    await judgeReferrals(site.depsWith());
    expect(await site.standing(friend)).toBe('registered');
    await site.judge();
    expect(await site.standing(friend)).toBe('held');
  });

  test.each(['inviter', 'friend'] as const)('a disabled %s refuses it', async (side) => {
    const two = await site.pair();
    await site.set(two[side], { status: 'disabled' });
    await site.qualify(two.friend);
    await site.judge();
    expect(await site.standing(two.friend)).toBe(`refused: ${side} gone`);
  });

  test('a break while the friend plays refuses nobody', async () => {
    const { inviter, friend } = await site.pair();
    await site.set(inviter, { exclusion: 'timeOut' });
    await site.qualify(friend);
    await site.judge();
    expect(await site.standing(friend)).toBe('held');
  });

  test('a deposit that is taken back refuses one who is held, also after the days', async () => {
    const [first, second] = [await site.pair({ days: 1 }), await site.pair({ days: 1 })];
    for (const { friend } of [first, second]) await site.qualify(friend);
    await site.judge();
    site.at('2026-11-19T12:00');
    await site.losesDeposit(first.friend, 1n);
    await site.deposits(second.friend, 100_00n);
    await site.judge();
    expect(await site.standing(first.friend)).toBe('refused: taken back');
    expect(await site.standing(second.friend)).toBe('held');
  });

  test('one who cannot be judged keeps no other', async () => {
    const [first, second] = [await site.pair(), await site.pair()];
    for (const { friend } of [first, second]) await site.qualify(friend);
    await site.compareDetails();
    const deps = site.depsWith();
    const publishIn: typeof deps.signals.publishIn = async (_, ...signals) => {
      const { memberId } = first.friend;
      const isFirst = signals.some((one) => 'memberId' in one && one.memberId === memberId);
      if (isFirst) throw new Error('no signals');
    };
    await judgeReferrals({ ...deps, signals: { publishIn } });
    expect(await site.standing(first.friend)).toBe('registered');
    expect(await site.standing(second.friend)).toBe('held');
    await site.judge();
    expect(await site.standing(first.friend)).toBe('held');
  });

  test('a deposit at the instant of the registration pays once, and never zero times', async () => {
    const [inviter, friend] = [await site.person(), await site.person()];
    const inviting = await site.inviterOf(inviter);
    await Promise.all([site.tie(friend, inviting), site.qualify(friend)]);
    await site.judge();
    expect(await site.standing(friend)).toBe('held');
    site.waitForHold();
    await site.judge();
    expect([await site.keysOf(inviter), await site.keysOf(friend)]).toEqual([
      [friend.memberId.toString()],
      [friend.memberId.toString()],
    ]);
  });
});
