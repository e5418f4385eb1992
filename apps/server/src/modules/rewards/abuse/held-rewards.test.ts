import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testDatabases } from '#db/testing/test-database.ts';
import { hourMs } from '#kit/time/milliseconds.ts';
import { codeOf } from '#testing/test-base.ts';
import { ana } from '../rewards.fixture.ts';
import { createRewards } from '../rewards.ts';
import { abuseFigures, openAbuse, type Abuse } from './abuse.fixture.ts';

const later = (from: Date, hours: number) => new Date(from.getTime() + hours * hourMs);
const week = 7 * 24;

describe.each(testDatabases())('rewards that are checked, on $name', (database) => {
  let site: Abuse;
  beforeAll(async () => {
    site = await openAbuse(database);
  });
  beforeEach(() => {
    site.time.now = new Date('2026-11-29T02:00:00Z');
    site.deps.site.policy.abuse = abuseFigures;
  });
  afterEach(async () => {
    expect([...(await site.findings()), ...(await site.rewards.checks())]).toEqual([]);
  });
  afterAll(() => site.close());

  const release = (transactionId: string) =>
    site.operatorHandlers.releaseReward(
      { transactionId, reason: 'Known to us', requestKey: randomUUID() },
      ana,
    );

  test('a settled account is given it at once', async () => {
    const id = await site.give(await site.account(), 'app');
    expect(await site.stateOf(id)).toBe('issued');
    expect(await site.checkOf(id)).toBeNull();
  });

  test('without a first deposit it waits until the account is a day old', async () => {
    const [member, { now }] = [await site.newcomer(), site.time];
    const id = await site.give(member, 'app');
    expect(await site.checkOf(id)).toMatchObject({ reason: 'start', held_until: later(now, 24) });
    const until = later(now, 24).toISOString();
    const list = [{ state: 'locked', checking: { isNew: true, until } }];
    expect(await site.list(member)).toMatchObject({ list, claimable: 0 });
    expect(await codeOf(site.claim(member, id))).toBe('reward.checking');
    site.pass(24 * hourMs - 1);
    await site.work();
    expect(await site.stateOf(id)).toBe('locked');
    expect([site.lettersTo(member), await site.balanceOf(member)]).toEqual([0, 0n]);
    const signals = site.signalsTo(member);
    site.pass(1);
    await site.work();
    await site.work();
    expect(await site.stateOf(id)).toBe('issued');
    expect([site.lettersTo(member), site.signalsTo(member)]).toEqual([1, signals + 1]);
    expect((await site.rowOf(id)).expires_at).toEqual(later(now, 24 + week));
    expect(await site.claim(member, id)).toMatchObject({ state: 'claimed', checking: null });
    expect(await site.balanceOf(member)).toBe(10_00n);
  });

  test('a proved contact with a first deposit lets it go before', async () => {
    const member = await site.newcomer({ contact: false });
    const id = await site.give(member, 'app');
    await site.deposit(member);
    await site.work();
    expect(await site.stateOf(id)).toBe('locked');
    await site.proveContact(member);
    await site.work();
    expect(await site.stateOf(id)).toBe('locked');
    await site.compareDetails();
    await site.work();
    expect(await site.stateOf(id)).toBe('issued');
    expect(site.lettersTo(member)).toBe(1);
  });

  test('changed details are compared before anything is given', async () => {
    const [member, { now }] = [await site.account(), site.time];
    await site.proveContact(member);
    const id = await site.give(member, 'app');
    expect(await site.checkOf(id)).toMatchObject({ reason: 'start', held_until: now });
    site.passHours(1);
    await site.work();
    expect(await site.stateOf(id)).toBe('locked');
    await site.compareDetails();
    await site.work();
    expect(await site.stateOf(id)).toBe('issued');
  });

  test('a score from 60 on holds it for 72 hours from when it was given', async () => {
    const opened = { hours: 48, contact: false, deposit: false };
    const [member, { now }] = [await site.amidst(2, opened), site.time];
    const id = await site.give(member, 'app');
    expect(await site.checkOf(id)).toMatchObject({
      reason: 'score',
      score: 70,
      rules: [
        { rule: 'firstWeek', points: 5 },
        { rule: 'noContact', points: 5 },
        { rule: 'noDeposit', points: 25 },
        { rule: 'noPlay', points: 15 },
        { rule: 'device', points: 20 },
      ],
      held_until: later(now, 72),
    });
    const until = later(now, 72).toISOString();
    expect(await site.list(member)).toMatchObject({
      list: [{ checking: { isNew: false, until } }],
    });
    site.pass(72 * hourMs - 1);
    await site.work();
    expect(await site.stateOf(id)).toBe('locked');
    site.pass(1);
    await site.work();
    expect(await site.stateOf(id)).toBe('issued');
    expect(site.lettersTo(member)).toBe(1);
  });

  test('a day that a new account waits counts to the 72 hours', async () => {
    const [member, { now }] = [await site.amidst(1, { hours: 0, deposit: false }), site.time];
    const id = await site.give(member, 'app');
    expect(await site.checkOf(id)).toMatchObject({ reason: 'start' });
    site.passHours(24);
    await site.work();
    // It was given within the first minute, which adds 5.
    expect(await site.checkOf(id)).toMatchObject({
      reason: 'score',
      score: 60,
      held_until: later(now, 72),
      opened_at: now,
    });
    site.passHours(48);
    await site.work();
    expect(await site.stateOf(id)).toBe('issued');
  });

  test('from 85 on an operator decides, however long that takes', async () => {
    const opened = { hours: 48, contact: false, deposit: false };
    const member = await site.amidst(5, opened);
    const [free, taken, left] = [
      await site.give(member, 'app'),
      await site.give(member, 'sign-in'),
      await site.give(member, 'rain', { isAuto: false }),
    ];
    expect(await site.checkOf(free)).toMatchObject({ reason: 'review', held_until: null });
    const shown = { state: 'locked', checking: { isNew: false, until: null } };
    expect(await site.list(member)).toMatchObject({ list: [shown, shown, shown] });
    site.passHours(89 * 24);
    await site.work();
    expect(await site.stateOf(free)).toBe('locked');
    expect(await release(free)).toMatchObject({ state: 'issued' });
    expect((await site.rowOf(free)).expires_at).toEqual(later(site.time.now, week));
    expect(site.lettersTo(member)).toBe(1);
    expect(await site.claim(member, free)).toMatchObject({ state: 'claimed' });
    const input = { transactionId: taken, reason: 'A farm of accounts' };
    const voided = await site.operatorHandlers.voidReward({ ...input, requestKey: '' }, ana);
    expect(voided).toMatchObject({ state: 'void' });
    expect(await codeOf(site.claim(member, taken))).toBe('reward.state');
    site.passHours(24);
    await site.work();
    expect(await site.stateOf(left)).toBe('expired');
    expect(await site.balanceOf(member)).toBe(10_00n);
  });

  test('a day of the check-in is shown checked, and not as given once it is void', async () => {
    const points = { kind: 'points' as const, amount: 50n, wageringTimes: 0 };
    const { deps } = site;
    const signIn = { row: 'days' as const, days: [points], conditions: { provedContact: false } };
    const ofSite = { ...deps.site, rewards: { ...deps.site.rewards, signIn } };
    const { handlers } = createRewards({ ...deps, site: ofSite });
    const member = await site.newcomer();
    const { context } = member;
    const input = { day: 1, requestKey: randomUUID() };
    const shown = async () => (await handlers.showSignIn({}, context)).days[0]?.state;
    expect(await handlers.claimSignIn(input, context)).toMatchObject({ state: 'checking' });
    expect(await shown()).toBe('checking');
    const { list } = await site.list(member);
    const taken = { transactionId: list[0]!.transactionId, reason: 'A farm', requestKey: '' };
    await site.operatorHandlers.voidReward(taken, ana);
    expect(await shown()).toBe('void');
    expect(await handlers.claimSignIn(input, context)).toMatchObject({ state: 'void' });
  });

  test('nothing ends while it is held for a time, however long that is', async () => {
    site.deps.site.policy.abuse = { ...abuseFigures, holdHours: 240 };
    const { now } = site.time;
    const member = await site.amidst(2, { hours: 48, contact: false, deposit: false });
    const id = await site.give(member, 'app', { expiresAt: later(now, 1) });
    expect((await site.rowOf(id)).expires_at).toEqual(later(now, 240 + week));
    site.passHours(239);
    await site.work();
    expect(await site.stateOf(id)).toBe('locked');
    site.passHours(1);
    await site.work();
    expect(await site.stateOf(id)).toBe('issued');
    site.passHours(week);
    await site.work();
    expect(await site.stateOf(id)).toBe('expired');
  });

  test('its own conditions count once it is let go', async () => {
    const member = await site.amidst(1, { hours: 0, contact: false, deposit: false });
    const conditions = [{ kind: 'provedContact' as const, target: 0n }];
    const id = await site.give(member, 'app', { conditions });
    site.passHours(24);
    await site.work();
    expect(await site.checkOf(id)).toMatchObject({ reason: 'score' });
    site.passHours(48);
    await site.work();
    expect(await site.list(member)).toMatchObject({ list: [{ state: 'locked', checking: null }] });
    expect(await codeOf(site.claim(member, id))).toBe('reward.state');
    expect(site.lettersTo(member)).toBe(0);
    await site.proveContact(member);
    await site.work();
    expect(await site.stateOf(id)).toBe('issued');
  });

  test('a condition that is met does not open what is held', async () => {
    const member = await site.newcomer();
    const conditions = [{ kind: 'provedContact' as const, target: 0n }];
    const id = await site.give(member, 'app', { conditions });
    await site.work();
    expect(await site.stateOf(id)).toBe('locked');
  });

  test('what the site claims for its members it claims after the check', async () => {
    const member = await site.newcomer();
    const id = await site.give(member, 'rain', { key: `${randomUUID()}:1` });
    await site.work();
    expect([await site.stateOf(id), await site.balanceOf(member)]).toEqual(['locked', 0n]);
    site.passHours(24);
    await site.work();
    expect([await site.stateOf(id), await site.balanceOf(member)]).toEqual(['claimed', 10_00n]);
    expect(site.lettersTo(member)).toBe(0);
  });

  test('one of an account that nobody can read keeps no other', async () => {
    const [first, second] = [await site.newcomer(), await site.newcomer()];
    const ids = [await site.give(first, 'app'), await site.give(second, 'app')];
    const { writeInboxMessages } = site.deps;
    site.deps.writeInboxMessages = async (transaction, memberIds, letter) => {
      if (memberIds.includes(first.memberId)) throw new Error('no letter');
      await writeInboxMessages(transaction, memberIds, letter);
    };
    site.passHours(24);
    await site.work();
    site.deps.writeInboxMessages = writeInboxMessages;
    expect(await Promise.all(ids.map(site.stateOf))).toEqual(['locked', 'issued']);
    await site.work();
    expect(await Promise.all(ids.map(site.stateOf))).toEqual(['issued', 'issued']);
  });

  test('a break ends it, and nothing brings it back', async () => {
    const member = await site.newcomer();
    const id = await site.give(member, 'app');
    await site.breakBegins(member);
    expect(await site.rowOf(id)).toMatchObject({ state: 'void', void_reason: 'timeOut' });
    site.passHours(24);
    await site.work();
    expect(await site.stateOf(id)).toBe('void');
    expect(await codeOf(release(id))).toBe('reward.state');
    expect(site.lettersTo(member)).toBe(0);
  });

  test('while an account closes it stays, and ends with it; then notes go', async () => {
    const member = await site.newcomer();
    const [id, freed] = [await site.give(member, 'app'), await site.give(member, 'referral')];
    await release(freed);
    await site.tell('closingBegan', member);
    expect(await site.stateOf(id)).toBe('locked');
    await site.tell('accountClosed', member);
    expect(await site.rowOf(id)).toMatchObject({ state: 'void', void_reason: 'closed' });
    expect(await site.checkOf(freed)).toMatchObject({ released_by: 'ana', note: 'Known to us' });
    await site.tell('memberErased', member);
    expect(await site.checkOf(freed)).toMatchObject({ released_by: 'ana', note: '' });
  });

  test('accounts that were opened together stay neighbours, however long they wait', async () => {
    const member = await site.amidst(5, { hours: 200 * 24, deposit: false });
    const id = await site.give(member, 'app');
    expect(await site.checkOf(id)).toMatchObject({ reason: 'review', score: 89 });
  });

  test('others who came much later or earlier to an old device are no neighbours', async () => {
    const old = await site.account({ hours: 200 * 24, deposit: false });
    const earlier = await Promise.all(
      [100, 300].map((days) => site.account({ hours: days * 24, deposit: false })),
    );
    await site.shareBrowser([old, ...earlier]);
    const { rules } = await site.operatorHandlers.showRewardAbuse({ account: old.username }, ana);
    expect(rules.map(({ rule }) => rule)).toEqual(['noDeposit', 'noPlay']);
  });
});
