import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '#db/testing/test-database.ts';
import { dayMs } from '#kit/time/milliseconds.ts';
import { noteMembersAsOf } from '#modules/wallet/report-progress.ts';
import { codeOf, local, type Member } from '#testing/test-base.ts';
import { ana } from '../rewards.fixture.ts';
import type { Mission } from './mission-plan.ts';
import { mission, openMissions, today, type MissionSite } from './missions.fixture.ts';

const bets = mission('bets', { measure: 'validBets', category: 'RNG', target: 100_00n });
const weekly = mission('week', { measure: 'rounds', target: 5 }, { period: 'week' });
const once = mission('life', { measure: 'rounds', target: 2 }, { period: 'once' });
const onDays = (one: Mission, startDate: string, endDate: string | null): Mission => ({
  ...one,
  window: { days: { startDate, endDate } },
});

describe.each(testDatabases())('members see their missions, on $name', (database) => {
  let site: MissionSite;
  beforeAll(async () => {
    site = await openMissions(database);
  });
  afterEach(() => site.at(`${today}T12:00`));
  afterAll(() => site.close());

  /** What a member is shown, by id, state, and what came together. */
  async function seen(who: Member, ...missions: readonly Mission[]) {
    const { list } = await site.show(who, site.depsWith(missions));
    return list.map(({ questId, state, actual, target }) => [questId, state, actual, target]);
  }

  async function one(who: Member, shown: Mission) {
    const { list } = await site.show(who, site.depsWith([shown]));
    expect(list).toHaveLength(1);
    return list[0];
  }

  test('an open mission says all that it takes, and how far the member is', async () => {
    const who = await site.member();
    await site.plays(who, { stake: 40_00n });
    await site.plays(who, { stake: 40_00n, node: 3 });
    const until = { hours: { from: '10:00', until: '14:00' } };
    const goal = { measure: 'validBets', vendor: 'REEF', target: 100_00n } as const;
    const reward = { kind: 'cash', amount: 5_00n, wageringTimes: 2 } as const;
    expect(await one(who, mission('vendor', goal, { window: until, reward }))).toEqual({
      questId: 'vendor',
      title: 'Mission vendor',
      period: 'day',
      measure: 'validBets',
      category: null,
      vendor: { code: 'REEF', name: 'Reef' },
      hours: { from: '10:00', until: '14:00' },
      actual: '40.00',
      target: '100.00',
      reward: { kind: 'cash', amount: '5.00', wageringMultiple: 2 },
      state: 'open',
      startsAt: null,
      endsAt: '2026-11-25T16:00:00.000Z',
      transactionId: null,
    });
    expect(await one(who, weekly)).toMatchObject({
      actual: '2',
      target: '5',
      reward: { kind: 'points', amount: '10', wageringMultiple: 0 },
      endsAt: '2026-11-29T16:00:00.000Z',
    });
    expect(await one(who, { ...once, goal: { measure: 'contact' } })).toMatchObject({
      actual: '0',
      target: '1',
      endsAt: null,
    });
    const app = { ...once, goal: { measure: 'appLogin' } } as const;
    expect(await one(who, app)).toMatchObject({ actual: '0', target: '1', endsAt: null });
    await site.logsInFromApp(who);
    expect(await one(who, app)).toMatchObject({ state: 'open', actual: '1', target: '1' });
  });

  test('a mission is open, done and claimed, and shows no more than its target', async () => {
    const who = await site.member();
    await site.plays(who, { stake: 250_00n });
    expect(await seen(who, bets)).toEqual([['bets', 'open', '100.00', '100.00']]);
    await site.count(bets);
    const done = await one(who, bets);
    const expires = new Date(site.time.now.getTime() + 7 * dayMs).toISOString();
    expect(done).toMatchObject({ state: 'done', actual: '100.00', endsAt: expires });
    const id = done?.transactionId ?? '';
    await site.claim(who, id);
    const claimed = { state: 'claimed', endsAt: null, transactionId: id };
    expect(await one(who, bets)).toMatchObject(claimed);
    site.at('2026-11-26T00:00');
    expect(await seen(who, bets)).toEqual([['bets', 'open', '0.00', '100.00']]);
  });

  test('a reward that was not claimed in time, or was taken back, is expired', async () => {
    const [late, taken] = [await site.member(), await site.member()];
    for (const who of [late, taken]) await site.plays(who, { rounds: 2 });
    await site.count(once);
    const { list } = await site.list(taken);
    const id = list[0]?.transactionId ?? '';
    const input = { transactionId: id, reason: 'For a test', requestKey: 'void' };
    await site.operatorHandlers.voidReward(input, ana);
    const expired = [['life', 'expired', '2', '2']];
    expect(await seen(taken, once)).toEqual(expired);
    expect(await seen(late, once)).toEqual([['life', 'done', '2', '2']]);
    site.pass(7 * dayMs);
    expect(await seen(late, once)).toEqual(expired);
    await site.rewards.jobs.runNow();
    expect(await seen(late, once)).toEqual(expired);
    expect(await one(late, once)).toMatchObject({ transactionId: null, endsAt: null });
  });

  test('a mission on days is coming, open, and expired for a week', async () => {
    const who = await site.member();
    const days = onDays(weekly, '2026-11-26', '2026-11-27');
    expect(await one(who, days)).toMatchObject({
      state: 'coming',
      actual: '0',
      startsAt: '2026-11-25T16:00:00.000Z',
      endsAt: '2026-11-27T16:00:00.000Z',
    });
    site.at('2026-11-26T00:00');
    expect(await one(who, days)).toMatchObject({ state: 'open', startsAt: null });
    site.at('2026-11-28T00:00');
    expect(await one(who, days)).toMatchObject({ state: 'expired', startsAt: null });
    site.at('2026-12-04T23:59');
    expect(await seen(who, days)).toEqual([['week', 'expired', '0', '5']]);
    site.at('2026-12-05T00:00');
    expect(await seen(who, days)).toEqual([]);
  });

  test('a mission that is over can be claimed until its reward ends', async () => {
    const who = await site.member();
    const days = onDays(once, '2026-11-20', today);
    await site.plays(who, { rounds: 2 });
    await site.count(days);
    site.at('2026-11-27T12:00');
    expect(await seen(who, days)).toEqual([['life', 'done', '2', '2']]);
  });

  test('what can be claimed comes first, then open, coming, claimed and expired', async () => {
    const who = await site.member();
    await site.plays(who, { rounds: 2, stake: 100_00n });
    await site.count(bets, once);
    const done = await one(who, bets);
    await site.claim(who, done?.transactionId ?? '');
    const over = onDays({ ...weekly, id: 'over' }, '2026-11-02', '2026-11-20');
    const coming = onDays({ ...weekly, id: 'coming' }, '2026-12-01', null);
    const other = { ...weekly, id: 'other' };
    const shown = await seen(who, over, bets, coming, weekly, other, once);
    const ids = ['life', 'week', 'other', 'coming', 'bets', 'over'];
    expect(shown.map(([id]) => id)).toEqual(ids);
  });

  test('only missions of a period are shown where one is asked for', async () => {
    const who = await site.member();
    const deps = site.depsWith([bets, weekly, once]);
    const { list } = await site.show(who, deps, 'week');
    expect(list.map(({ questId }) => questId)).toEqual(['week']);
  });

  test('a mission for a level is shown from that level on', async () => {
    const [below, at] = [await site.member({ vipLevel: 2 }), await site.member({ vipLevel: 3 })];
    const forLevel = { ...bets, minLevel: 3 };
    expect(await seen(below, forLevel)).toEqual([]);
    expect(await seen(at, forLevel)).toHaveLength(1);
  });

  test.each([
    ['deposits', 500_00n, 500_00n, true],
    ['deposits', 500_00n, 499_99n, false],
    ['depositCount', 3, 150_00n, true],
    ['depositCount', 3, 149_99n, false],
    ['validBets', 500_00n, 1n, true],
  ] as const)('%s of %s are shown under a limit of %s: %s', async (measure, target, limit, is) => {
    const who = await site.member();
    const open = mission('limited', { measure, target });
    const coming = onDays({ ...open, id: 'coming' }, '2026-12-01', null);
    const deps = site.depsWith([open, coming], { depositLimits: async () => [9_000_00n, limit] });
    const { list } = await site.show(who, deps);
    expect(list.map(({ questId }) => questId)).toEqual(is ? ['limited', 'coming'] : []);
  });

  test('a mission of deposits that is done is shown whatever the limits', async () => {
    const who = await site.member();
    const paid = mission('paid', { measure: 'deposits', target: 5_00n });
    await site.deposits(who, 5_00n);
    await site.count(paid);
    const deps = site.depsWith([paid], { depositLimits: async () => [1_00n] });
    expect((await site.show(who, deps)).list).toMatchObject([{ state: 'done' }]);
  });

  test('who is on a break sees no missions, and a trial account is refused', async () => {
    const who = await site.member();
    await site.set(who, { exclusion: 'timeOut' });
    expect(await seen(who, bets)).toEqual([]);
    const trial = await site.member({ memberType: 4, currency: 'FUN' });
    expect(await codeOf(site.show(trial, site.depsWith([bets])))).toBe('trial.restricted');
  });

  test('the list says until when it was counted, and in the language of the request', async () => {
    const who = await site.member();
    const asOf = new Date('2026-11-25T03:59:00Z');
    await site.db.transaction().execute((transaction) => noteMembersAsOf(transaction, asOf));
    const title = local('A title');
    const deps = site.depsWith([{ ...bets, title }]);
    const inTagalog = { ...who, context: { ...who.context, language: 'TY' as const } };
    expect(await site.show(inTagalog, deps)).toMatchObject({
      list: [{ title: title.TY }],
      asOf: asOf.toISOString(),
    });
  });
});
