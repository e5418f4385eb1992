import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '#db/testing/test-database.ts';
import { codeOf, type Member } from '#testing/test-base.ts';
import type { KeepRule } from '@pavilion/domain/vip/vip-keep';
import { showVipProgress } from './vip-pages.ts';
import { earn, levelsWith, local, openVip, withPoints, type Vip } from './vip.fixture.ts';

const levels = levelsWith(({ level }) => ({
  keepDeposit: BigInt(level) * 100_00n,
  keepTurnover: BigInt(level) * 1_000_00n,
}));
const progress = (actual: string, expected: string) => ({ actual, expected });

describe.each(testDatabases())('§4: the VIP page of a member, on $name', (database) => {
  let vip: Vip;
  beforeAll(async () => {
    vip = await openVip(database);
  });
  afterAll(() => vip.engine.close());

  const show = (of: Member, keep?: KeepRule, language: 'EN' | 'TY' = 'EN') =>
    showVipProgress(vip.depsWith({ levels, ...(keep && { keep }) }), { ...of.context, language });

  test('it shows how far the member is, and what each level brings', async () => {
    vip.time.now = local('2026-03-11T12:00:00');
    const member = await vip.member();
    await vip.roll(member, { deposit: 6_000_00n, valid: 40_000_00n, day: '2026-01-05' });
    await vip.roll(member, { valid: 10_000_00n, day: '2026-03-08', category: 'LIVE' });
    await vip.roll(member, { valid: 150_00n, day: '2026-03-09' });
    await vip.roll(member, { valid: -7_00n, day: '2026-03-11' });
    await vip.count();
    const shown = await show(member);
    expect(shown).toMatchObject({
      playerRankName: 'Level 2',
      level: 2,
      countedLevel: 2,
      setUntil: null,
      deposits: progress('6000.00', '20000.00'),
      totalTurnover: progress('50143.00', '250000.00'),
      weeklyTurnover: progress('143.00', '400.00'),
      monthlyTurnover: progress('10143.00', '800.00'),
      keep: null,
      rules: '<p>Rules</p>',
      asOf: null,
    });
    expect(shown.levels.map(({ reached }) => reached)).toEqual([true, true, true, false, false]);
    expect(shown.levels[3]).toMatchObject({
      level: 3,
      label: 'Level 3',
      emblem: { url: '/art/vip/level-3', color: '#123' },
      needs: {
        deposits: '20000.00',
        turnover: '250000.00',
        keepDeposits: '300.00',
        keepTurnover: '3000.00',
      },
      benefits: {
        levelUpBonus: '188.00',
        weeklyBonus: '30.00',
        weeklyTurnover: '600.00',
        birthdayBonus: '90.00',
        host: null,
      },
    });
    const { cashback } = shown.levels[3]?.benefits ?? {};
    expect(cashback).toContainEqual({ category: 'RNG', percent: '0.50' });
    expect(cashback).toContainEqual({ category: 'LIVE', percent: '0.20' });
    expect((await show(member, undefined, 'TY')).playerRankName).toBe('Level 2 (TY)');
  });

  test('the top level shows what it takes itself; without a bonus no bets are needed', async () => {
    const [top, none] = [await vip.member({ vipLevel: 4 }), await vip.member()];
    expect(await show(top)).toMatchObject({ deposits: progress('0.00', '60000.00') });
    expect(await show(none)).toMatchObject({ weeklyTurnover: progress('0.00', '0.00') });
  });

  test('a site whose levels need points shows them, and the points earned so far', async () => {
    const member = await vip.member();
    expect(await show(member)).toMatchObject({ points: null });
    await earn(vip, member, 120n);
    const rules = vip.depsWith({ levels: withPoints });
    const shown = await showVipProgress(rules, member.context);
    expect(shown.points).toEqual({ actual: 120, expected: 100 });
    expect(shown.levels.map(({ needs }) => needs.points)).toEqual([0, 100, 200, 300, 400]);
  });

  test('a deposit of this moment counts', async () => {
    const member = await vip.member();
    await vip.move(member.accountId, 'deposit', 500_00n);
    expect(await show(member)).toMatchObject({ deposits: progress('500.00', '500.00') });
    const noBets = levels.map((level) => ({ ...level, turnoverNeeded: 0n }));
    const asked = vip.depsWith({ levels: noBets });
    expect(await showVipProgress(asked, member.context)).toMatchObject({ level: 1 });
    expect(await vip.levelOf(member)).toBe(1);
  });

  test('nobody with signs of harm is invited to more', async () => {
    const [member, harmed] = [await vip.member(), await vip.member()];
    await vip.db
      .updateTable('member')
      .set({ harm_degree: 2 })
      .where('id', '=', harmed.memberId)
      .execute();
    expect(await show(member)).toMatchObject({ invited: true });
    expect(await show(harmed)).toMatchObject({ invited: false });
  });

  test('what is set by hand is shown with its end, beside the counted level', async () => {
    const member = await vip.member();
    const endsAt = new Date(vip.time.now.getTime() + 60_000).toISOString();
    await vip.setLevel(member, { level: 3, endsAt });
    expect(await show(member)).toMatchObject({
      playerRankName: 'Level 3',
      level: 3,
      countedLevel: 0,
      setUntil: endsAt,
      deposits: progress('0.00', '500.00'),
    });
  });

  test('it shows what keeps the level, and warns from seven days before the check', async () => {
    const keep = { period: 'month', floorLevel: 0 } as const;
    const rules = vip.depsWith({ levels, keep });
    vip.time.now = local('2026-03-11T12:00:00');
    const member = await vip.member();
    await vip.roll(member, { deposit: 6_000_00n, valid: 60_000_00n });
    await vip.count(rules);
    const keeps = async () => (await show(member, keep)).keep;
    expect(await keeps()).toEqual({
      until: '2026-03-31',
      safe: true,
      warned: false,
      deposits: progress('6000.00', '200.00'),
      turnover: progress('60000.00', '2000.00'),
    });
    const april = { deposits: progress('0.00', '200.00'), turnover: progress('0.00', '2000.00') };
    const missing = { until: '2026-04-30', safe: false, ...april };
    vip.time.now = local('2026-04-23T12:00:00');
    expect(await keeps()).toEqual({ ...missing, warned: false });
    vip.time.now = local('2026-04-24T12:00:00');
    expect(await keeps()).toEqual({ ...missing, warned: true });
    // The day of the check, which waits until all days before it are closed.
    vip.time.now = local('2026-05-01T00:05:00');
    expect(await keeps()).toEqual({ ...missing, warned: true });
    await vip.roll(member, { deposit: 200_00n, valid: 2_000_00n, day: '2026-04-30' });
    expect(await keeps()).toMatchObject({ safe: false, warned: false });
  });

  test('trial accounts have no levels', async () => {
    const trial = await vip.member({ memberType: 4, currency: 'FUN' });
    expect(await codeOf(show(trial))).toBe('trial.restricted');
  });
});
