import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '#db/database.ts';
import { everyEngine } from '#db/testing/test-database.ts';
import { dayAfter } from '#kit/time/day-range.ts';
import { local, type Member } from '#testing/test-base.ts';
import type { RewardsDeps } from '../rewards-deps.ts';
import { levelPlan, promotionPlans, promotionRuns, type CashbackPlan } from './cashback-plan.ts';
import { never, openCashback, type Cashback } from './cashback.fixture.ts';
import { forgetOtherRuns } from './cashback.store.ts';
import { cashbackJobs, giveCashback } from './give-cashback.ts';
import { addPlayers } from './many-players.fixture.ts';

const weekly = {
  id: 'weekly-rebate',
  categories: ['RNG', 'JL'],
  percent: 80,
  period: 'week',
  at: '12:00',
  maximum: 50_00n,
  wageringTimes: 0,
  claim: 'auto',
} as const;
const daily = {
  id: 'live-rebate',
  categories: ['LIVE'],
  percent: 15,
  period: 'day',
  at: '12:00',
  maximum: 3_000_00n,
  wageringTimes: 1,
  claim: 'tap',
} as const;

/** A database whose every transaction begins when something else is done. */
function delayed(db: Database, first: () => Promise<void>): Database {
  type Work = Parameters<ReturnType<Database['transaction']>['execute']>[0];
  const execute = async (work: Work) => {
    await first();
    return db.transaction().execute(work);
  };
  return new Proxy(db, {
    get: (target, name) => {
      if (name === 'transaction') return () => ({ execute });
      const value: unknown = Reflect.get(target, name, target);
      if (typeof value !== 'function') return value;
      const bound: unknown = value.bind(target);
      return bound;
    },
  });
}

describe.each(everyEngine())('§7: cash-back on $name', (database) => {
  let site: Cashback;
  beforeAll(async () => {
    const promotions = [weekly, daily].map((one) => ({ ...one, categories: [...one.categories] }));
    site = await openCashback(database, promotions);
  });
  afterEach(async () => {
    expect(await site.findings()).toEqual([]);
  });
  afterAll(() => site.close());

  test('the golden case is issued at 00:40, without a letter, and claimed as cash', async () => {
    const player = await site.player();
    await site.rate(player, 'RNG', 30);
    await site.plays(player, { RNG: 123_456_78n, LIVE: 20_000_00n, SPORTS: 999_99n });
    const played = site.today();
    await site.closeDay();
    site.at('00:39');
    await site.give();
    expect(await site.given(player)).toEqual([]);
    site.at('00:40');
    await site.give();
    const [reward] = (await site.list(player)).list;
    expect(reward).toMatchObject({
      origin: 'cashback',
      title: `Cash-back of ${played}`,
      amount: '289.40',
      wageringMultiple: 0,
      state: 'issued',
    });
    expect(await site.given(player)).toMatchObject([{ key: `level:${played}`, auto: false }]);
    expect(site.letters).toEqual([]);
    expect(site.published).toContainEqual({ kind: 'reward', memberId: player.memberId });
    await site.claim(player, reward?.transactionId ?? '');
    expect(await site.accountOf(player)).toEqual({ balance: 289_40n, bonus: 0n });
  });

  test('a sum below the minimum is nothing, and is not carried', async () => {
    const player = await site.player();
    await site.plays(player, { RNG: 199_99n });
    await site.closeDayAndGive();
    await site.plays(player, { RNG: 200_00n });
    await site.closeDayAndGive();
    expect(await site.amounts(player)).toEqual([['issued', 1_00n]]);
  });

  test('valid bets below zero are carried, also over a day without play', async () => {
    const player = await site.player();
    const first = site.today();
    await site.plays(player, { RNG: -50_000_00n, SPORTS: 10_000_00n });
    await site.closeDayAndGive();
    expect(await site.carries(player)).toEqual([[first, 'RNG', -50_000_00n]]);
    await site.closeDayAndGive();
    await site.plays(player, { RNG: -10_000_00n });
    await site.closeDayAndGive();
    expect(await site.carries(player)).toEqual([[dayAfter(first, 2), 'RNG', -60_000_00n]]);
    await site.plays(player, { RNG: 80_000_00n });
    await site.closeDayAndGive();
    await site.closeDayAndGive();
    expect(await site.carries(player)).toEqual([]);
    expect(await site.amounts(player)).toEqual([
      ['issued', 25_00n],
      ['issued', 100_00n],
    ]);
  });

  test('runs at once, and a run again before it was noted, give and carry once', async () => {
    const [player, owing] = [await site.player(), await site.player()];
    const played = site.today();
    await site.plays(player, { RNG: 1_000_00n });
    await site.plays(owing, { RNG: -1_000_00n });
    await site.closeDay();
    site.at('00:40');
    await Promise.all([site.give(), site.give(), site.give()]);
    await sql`
      delete from reward_run
      where kind = 'cashback' and period = ${played}::date`.execute(site.db);
    await site.give();
    expect(await site.amounts(player)).toEqual([['issued', 5_00n]]);
    expect(await site.amounts(owing)).toEqual([]);
    expect(await site.carries(owing)).toEqual([[played, 'RNG', -1_000_00n]]);
  });

  test('a process whose page comes after the end of the run gives nothing', async () => {
    const owing = await site.player();
    await site.plays(owing, { RNG: -1_000_00n });
    await site.closeDayAndGive();
    const played = site.today();
    await site.plays(owing, { RNG: 600_00n });
    await site.closeDay();
    site.at('00:40');
    const late = delayed(site.db, () => site.give());
    await site.give(site.plans[0], { ...site.deps, db: late });
    expect(await site.amounts(owing)).toEqual([]);
    expect(await site.carries(owing)).toEqual([[played, 'RNG', -400_00n]]);
  });

  test('the level is that of the close, whenever it was counted', async () => {
    const day = site.today();
    const known = await site.player(3);
    // Level 3 was reached by play of the day, and counted after midnight.
    const late = await site.player(3);
    // Level 4 was reached by play of the next day: it does not count yet.
    const later = await site.player(3);
    await site.addTotal(later.accountId, '', 0n, 40_000_00n);
    await site.set(later, { vip_level: 4 });
    const noteChange = (who: Member, level: number, before: number) =>
      site.db
        .insertInto('vip_change')
        .values({
          member_id: who.memberId,
          level,
          level_before: before,
          cause: 'counted',
          at: new Date(`${dayAfter(day, 1)}T00:20:00+08:00`),
        })
        .execute();
    for (const who of [known, late, later]) await site.plays(who, { RNG: 1_000_00n });
    await site.playsOn(dayAfter(day, 1), later, { RNG: 700_000_00n });
    await site.closeDay();
    await noteChange(late, 3, 2);
    await noteChange(later, 4, 3);
    site.at('00:40');
    await site.give();
    for (const who of [known, late, later]) {
      expect(await site.amounts(who)).toEqual([['issued', 5_00n]]);
    }
  });

  test('what is earned has no largest amount', async () => {
    const player = await site.player();
    await site.plays(player, { RNG: 2_000_000_00n });
    await site.closeDayAndGive();
    const [reward] = await site.given(player);
    await site.claim(player, reward?.id ?? '');
    expect(await site.balanceOf(player)).toBe(10_000_00n);
  });

  test('a promotion of a day comes on top, and becomes a bonus that is wagered', async () => {
    const player = await site.player();
    await site.rate(player, 'LIVE', 20);
    const played = site.today();
    await site.plays(player, { LIVE: 10_000_00n });
    await site.closeDayAndGive();
    expect(await site.given(player)).toEqual([]);
    site.at('12:00');
    await site.giveAll();
    const [reward] = (await site.list(player)).list;
    expect(await site.given(player)).toMatchObject([{ key: `live-rebate:day:${played}` }]);
    expect(reward).toMatchObject({ title: local('Promotion live-rebate').EN, amount: '15.00' });
    await site.claim(player, reward?.transactionId ?? '');
    expect(await site.accountOf(player)).toEqual({ balance: 15_00n, bonus: 15_00n });
  });

  test('one of a week is cut at its maximum, carries to the next, and claims itself', async () => {
    const [player, owing] = [await site.player(0), await site.player(0)];
    await site.untilMonday();
    const monday = site.today();
    await site.plays(player, { RNG: 4_000_00n, JL: 4_000_00n });
    await site.plays(owing, { RNG: 1_000_00n, LIVE: 9_000_00n });
    await site.closeDay();
    await site.plays(owing, { RNG: -5_000_00n, JL: 1_000_00n });
    await site.untilMonday();
    site.at('11:59');
    await site.giveAll();
    const ofWeek = async (who: Member) =>
      (await site.given(who)).filter(({ key }) => key.startsWith('weekly-rebate'));
    expect(await ofWeek(player)).toEqual([]);
    site.at('12:00');
    await site.giveAll();
    await site.rewards.jobs.runNow();
    expect(await ofWeek(player)).toMatchObject([
      { key: `weekly-rebate:week:${monday}`, amount: 50_00n, state: 'claimed', auto: true },
    ]);
    expect(await site.balanceOf(player)).toBe(50_00n);
    expect(await ofWeek(owing)).toMatchObject([{ amount: 8_00n }]);
    expect(await site.carries(owing)).toContainEqual([monday, 'RNG', -4_000_00n]);
    await site.plays(owing, { RNG: 5_000_00n });
    await site.closeDay();
    await site.untilMonday();
    site.at('12:00');
    await site.giveAll();
    expect((await ofWeek(owing)).map(({ amount }) => amount)).toEqual([8_00n, 8_00n]);
  });

  test('promotions that have gone are forgotten, also where that failed before', async () => {
    const kind = `${promotionRuns}gone`;
    const gone = { kind, period: '2026-01-05', done_at: new Date() };
    await site.db.insertInto('reward_run').values(gone).execute();
    const runs = async () =>
      (await site.db.selectFrom('reward_run').select('kind').where('kind', '=', kind).execute())
        .length;
    const deps = { ...site.deps };
    const job = cashbackJobs(deps).find(({ name }) => name === 'forget cash-back promotions');
    deps.db = new Proxy(site.db, {
      get: () => () => {
        throw new Error('the database is away');
      },
    });
    await expect(job?.run(never)).rejects.toThrow('the database is away');
    expect(await runs()).toBe(1);
    deps.db = site.db;
    await job?.run(never);
    expect(await runs()).toBe(0);
  });

  test('a promotion that is changed, comes back or begins later counts from then on', async () => {
    const player = await site.player(0);
    const plansOf = (period: 'day' | 'week', startDate = '2026-01-01') => {
      const { site: rules } = site.deps;
      const { rewards } = rules;
      const promotion = { ...daily, id: 'fish-rebate', categories: ['FISH' as const], period };
      const told = { id: promotion.id, title: local('Fish'), period: { startDate, endDate: null } };
      const cashback = { ...rewards.cashback, promotions: [promotion] };
      const changed = { ...rules, promotions: [told], rewards: { ...rewards, cashback } };
      return promotionPlans({ site: changed });
    };
    const runs = async (plans: CashbackPlan[]) => {
      const kinds = [...site.plans, ...plans].map(({ run }) => run.kind);
      await forgetOtherRuns(site.db, promotionRuns, kinds);
      for (const plan of plans) await giveCashback(site.deps, plan, never);
    };
    const playOneDay = async () => {
      await site.plays(player, { FISH: 1_000_00n });
      await site.closeDayAndGive();
      site.at('12:00');
    };
    const given = async () =>
      (await site.given(player)).filter(({ key }) => key.startsWith('fish-rebate')).length;
    await runs(plansOf('week'));
    await playOneDay();
    await runs(plansOf('day'));
    expect(await given()).toBe(0);
    await playOneDay();
    await runs(plansOf('day'));
    expect(await given()).toBe(1);
    await runs([]);
    await playOneDay();
    await runs(plansOf('day'));
    expect(await given()).toBe(1);
    await playOneDay();
    await runs(plansOf('day', site.today()));
    expect(await given()).toBe(1);
    await playOneDay();
    await runs(plansOf('day'));
    expect(await given()).toBe(2);
  });

  test('a run that ends between two pages goes on later, and gives each once', async () => {
    const owing = await site.player();
    await site.plays(owing, { RNG: -1_000_00n });
    await addPlayers(site.db, 505, site.today());
    const played = site.today();
    await site.closeDay();
    site.at('00:40');
    const issued = async () => {
      const { rows } = await sql<{ amount: bigint }>`
        select amount from reward where key = ${`level:${played}`}`.execute(site.db);
      return rows.map(({ amount }) => amount);
    };
    let pages = 0;
    const ratesOn: RewardsDeps['ratesOn'] = async (...about) => {
      pages += 1;
      if (pages === 2) throw new Error('the database is gone');
      return site.deps.ratesOn(...about);
    };
    const level = site.plans[0] as (typeof site.plans)[number];
    const failing = levelPlan({ ...site.deps, ratesOn });
    await expect(site.give(failing)).rejects.toThrow('the database is gone');
    const first = (await issued()).length;
    expect(first).toBeGreaterThan(400);
    await giveCashback(site.deps, level, AbortSignal.abort());
    expect(await issued()).toHaveLength(first);
    await giveCashback(site.deps, level, never);
    expect(first).toBeLessThan(505);
    expect(await issued()).toEqual(Array.from({ length: 505 }, () => 5_00n));
    expect(await site.carries(owing)).toEqual([[played, 'RNG', -1_000_00n]]);
  });
});
