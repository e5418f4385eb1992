import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { everyEngine } from '#db/testing/test-database.ts';
import { inFull } from '#testing/in-full.ts';
import type { Member } from '#testing/test-base.ts';
import { levelsWith, local, openVip, type Vip } from '../vip/vip.fixture.ts';
import { addMembers, sumsOf } from './many-members.fixture.ts';
import { givePeriodBonuses, monthlyBonus, weeklyBonus } from './period-bonus.ts';

/** What each of the first two levels takes for life. */
const levelOne = { deposit: 500_00n, valid: 5_000_00n };
const levelTwo = { deposit: 5_000_00n, valid: 50_000_00n };

/** The week from June 1 to 7 is over. */
const afterWeek = local('2026-06-08T00:30:00');

describe.each(everyEngine())('§4: bonuses of a week and a month, on $name', (database) => {
  let vip: Vip;
  beforeAll(async () => {
    vip = await openVip(database);
  });
  beforeEach(async () => {
    await vip.db.deleteFrom('reward_run').execute();
    await vip.db.deleteFrom('day_close').execute();
    vip.time.now = local('2026-06-03T12:00:00');
    await weekly();
    await monthly();
  });
  afterEach(async () => {
    expect(await vip.findings()).toEqual([]);
  });
  afterAll(() => vip.engine.close());

  const weekly = (deps = vip.depsWith(), signal?: AbortSignal) =>
    givePeriodBonuses(deps, weeklyBonus, signal);
  const monthly = () => givePeriodBonuses(vip.depsWith(), monthlyBonus);

  /** A member who reached a level in May. */
  async function memberOf(level: typeof levelOne, wanted: Parameters<Vip['member']>[0] = {}) {
    const member = await vip.member(wanted);
    await vip.roll(member, { ...level, day: '2026-05-20' });
    return member;
  }

  async function endWeek(): Promise<void> {
    vip.time.now = afterWeek;
    await vip.close('2026-06-07');
  }

  async function given({ memberId }: Pick<Member, 'memberId'>) {
    const rows = await vip.db
      .selectFrom('reward')
      .select(['origin', 'key', 'amount', 'state'])
      .where('member_id', '=', memberId)
      .where('origin', '<>', 'vip-up')
      .orderBy('origin')
      .orderBy('key')
      .execute();
    return rows.map(({ origin, key, amount, state }) => `${origin} ${key} ${amount} ${state}`);
  }

  const letter = '"Weekly bonus" is waiting for you in the reward center.';
  const lettersTo = (member: Member) => vip.lettersTo(member).filter((text) => text === letter);

  test('a week takes twenty times the bonus in valid bets of any category', async () => {
    const [below, at] = [await memberOf(levelOne), await memberOf(levelOne)];
    for (const [member, sunday] of [[below, 99_99n] as const, [at, 100_00n] as const]) {
      await vip.roll(member, { valid: 300_00n, day: '2026-05-31' });
      await vip.roll(member, { valid: 100_00n, day: '2026-06-01' });
      await vip.roll(member, { valid: sunday, day: '2026-06-07', category: 'LIVE' });
      await vip.roll(member, { valid: 300_00n, day: '2026-06-08' });
    }
    await endWeek();
    await weekly();
    expect(await given(below)).toEqual([]);
    expect(lettersTo(below)).toEqual([]);
    expect(await given(at)).toEqual(['vip-week 2026-06-01 1000 issued']);
    expect(lettersTo(at)).toEqual([letter]);
    expect((await vip.list(at, 'AVAILABLE')).list).toContainEqual(
      expect.objectContaining({ title: 'Weekly bonus', amount: '10.00', wageringMultiple: 0 }),
    );
  });

  test('the site may say what a week takes; weights of levels do not count', async () => {
    const [below, at] = [await memberOf(levelOne), await memberOf(levelOne)];
    for (const member of [below, at]) await vip.roll(member, { ...levelOne, day: '2026-05-21' });
    await vip.roll(below, { valid: 49_99n, day: '2026-06-02' });
    await vip.roll(at, { valid: 50_00n, day: '2026-06-02' });
    await endWeek();
    const deps = vip.depsWith({
      levels: levelsWith(({ benefits }) => ({ benefits: { ...benefits, weeklyTurnover: 50_00n } })),
    });
    const weights = { ...deps.site.vip.weights, RNG: 50 };
    await weekly({ ...deps, site: { ...deps.site, vip: { ...deps.site.vip, weights } } });
    expect(await given(below)).toEqual([]);
    expect(await given(at)).toEqual(['vip-week 2026-06-01 1000 issued']);
  });

  test("the level is that of Sunday's close, whenever it was counted", async () => {
    const [late, monday] = [await memberOf(levelOne), await memberOf(levelOne)];
    for (const member of [late, monday]) {
      await vip.roll(member, { valid: 400_00n, day: '2026-06-05' });
    }
    await vip.count();
    await vip.roll(late, { ...levelTwo, day: '2026-06-07' });
    vip.time.now = local('2026-06-08T00:10:00');
    await vip.roll(monday, { ...levelTwo, day: '2026-06-08' });
    await vip.close('2026-06-07');
    vip.time.now = afterWeek;
    await weekly();
    expect([await vip.levelOf(late), await vip.levelOf(monday)]).toEqual([2, 2]);
    expect(await given(late)).toEqual(['vip-week 2026-06-01 2000 issued']);
    expect(await given(monday)).toEqual(['vip-week 2026-06-01 1000 issued']);
  });

  test('weeks that were missed are given by the levels of their own close', async () => {
    const member = await memberOf(levelOne);
    await vip.roll(member, { valid: 400_00n, day: '2026-06-02' });
    await vip.roll(member, { ...levelTwo, day: '2026-06-10' });
    await vip.roll(member, { valid: 399_99n, day: '2026-06-17' });
    await vip.close('2026-06-22');
    vip.time.now = local('2026-06-23T12:00:00');
    await weekly();
    expect(await given(member)).toEqual([
      'vip-week 2026-06-01 1000 issued',
      'vip-week 2026-06-08 2000 issued',
    ]);
  });

  test('a run that broke off, a repeat and two at once give once', async () => {
    const member = await memberOf(levelOne);
    await vip.roll(member, { valid: 200_00n, day: '2026-06-04' });
    await vip.count();
    await endWeek();
    const stopped = new AbortController();
    stopped.abort();
    await weekly(vip.depsWith(), stopped.signal);
    const broken = {
      ...vip.depsWith(),
      writeInboxMessages: () => Promise.reject(new Error('end')),
    };
    await expect(weekly(broken)).rejects.toThrow('end');
    expect(await given(member)).toEqual([]);
    await Promise.all([weekly(), weekly()]);
    await vip.db.deleteFrom('reward_run').where('period', '=', '2026-06-01').execute();
    await weekly();
    expect(await given(member)).toEqual(['vip-week 2026-06-01 1000 issued']);
    expect(lettersTo(member)).toEqual([letter]);
  });

  test('on a break there is no gift, then or later; agents have it, trials do not', async () => {
    const [away, agent] = [await memberOf(levelOne), await memberOf(levelOne, { memberType: 1 })];
    const trial = await memberOf(levelOne, { memberType: 4, currency: 'FUN', vipLevel: 1 });
    for (const member of [away, agent, trial]) {
      await vip.roll(member, { valid: 200_00n, day: '2026-06-04' });
    }
    const setBreak = (exclusion: 'timeOut' | null) =>
      vip.db.updateTable('member').set({ exclusion }).where('id', '=', away.memberId).execute();
    await setBreak('timeOut');
    await endWeek();
    await weekly();
    await setBreak(null);
    await vip.db.deleteFrom('reward_run').where('period', '=', '2026-06-01').execute();
    await weekly();
    expect(await given(away)).toEqual(['vip-week 2026-06-01 1000 void']);
    expect(lettersTo(away)).toEqual([]);
    expect(await given(agent)).toEqual(['vip-week 2026-06-01 1000 issued']);
    expect(await given(trial)).toEqual([]);
  });

  test('a month is given on the first of the next, the same way', async () => {
    const [below, at] = [await memberOf(levelOne), await memberOf(levelOne)];
    for (const member of [below, at]) {
      await vip.roll(member, { valid: 399_99n, day: '2026-06-01' });
      await vip.roll(member, { valid: 1n, day: '2026-07-01' });
    }
    await vip.roll(at, { valid: 1n, day: '2026-06-30' });
    await vip.close('2026-06-30');
    vip.time.now = local('2026-07-01T00:29:59');
    await monthly();
    expect(await given(at)).toEqual([]);
    vip.time.now = local('2026-07-01T00:30:00');
    await monthly();
    expect(await given(below)).toEqual([]);
    expect(await given(at)).toEqual(['vip-month 2026-06-01 2000 issued']);
    expect(vip.lettersTo(at)).toContain('"Monthly bonus" is waiting for you in the reward center.');
  });

  const isMeasured = inFull && database.name === 'postgres';
  test.runIf(isMeasured)('20,000 members have their week, each once', async () => {
    await addMembers(vip.db, 20_000);
    await endWeek();
    const stopping = new AbortController();
    const deps = vip.depsWith();
    const writeInboxMessages: typeof deps.writeInboxMessages = async (...letters) => {
      stopping.abort();
      await deps.writeInboxMessages(...letters);
    };
    await weekly({ ...deps, writeInboxMessages }, stopping.signal);
    const first = await sumsOf(vip.db, 'vip-week');
    expect(first.rewards).toBeGreaterThan(0);
    expect(first.rewards).toBeLessThanOrEqual(500);
    await Promise.all([weekly(), weekly()]);
    const all = { rewards: 20_000, members: 20_000, amount: 20_000n * 10_00n };
    expect(await sumsOf(vip.db, 'vip-week')).toEqual(all);
  });
});
