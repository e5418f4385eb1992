import { sql } from 'kysely';
import { afterEach, describe, expect, test } from 'vitest';
import { everyEngine, testDatabases } from '#db/testing/test-database.ts';
import { hourMs, minuteMs } from '#kit/time/milliseconds.ts';
import { commitOf } from '../fair/own-draw.ts';
import type { OwnLottery } from '../lotteries.ts';
import { countQueries, openDraws, type OpenDraws } from './draws.fixture.ts';
import { createDrawMaker } from './make-draws.ts';

let site: OpenDraws;
afterEach(() => site.close());

const seedsOf = ({ db }: OpenDraws) => db.selectFrom('lottery_seed').selectAll().execute();

describe.each(everyEngine())('rows of draws, on $name', (database) => {
  test('own draws of the next two days have rows, and seeds that their commits name', async () => {
    site = await openDraws(database);
    expect(await createDrawMaker(site.deps).run()).toBeGreaterThan(280);
    const draws = await site.allDraws();
    const inTwoDays = draws.filter(
      ({ draws_at: at }) => at.getTime() < site.clock().getTime() + 48 * hourMs,
    );
    expect(inTwoDays).toHaveLength(287);
    expect(draws[0]).toMatchObject({
      numero: '20261124-073',
      day: '2026-11-24',
      state: 'scheduled',
      is_own: true,
      opens_at: new Date('2026-11-24T11:59:55+08:00'),
      closes_at: new Date('2026-11-24T12:09:55+08:00'),
      draws_at: new Date('2026-11-24T12:10:00+08:00'),
      year_animal: 6,
      chain_hash: site.fakeBeacon.beacon.chain.hash,
    });
    const seeds = new Map((await seedsOf(site)).map((row) => [row.draw_id, row.sealed]));
    expect(seeds.size).toBe(draws.length);
    const opened = draws.map(({ id }) => site.deps.seedBox.decrypt(seeds.get(id)!));
    expect(new Set(opened.map((seed) => seed.toString('hex'))).size).toBe(draws.length);
    expect(opened.every((seed) => seed.length === 32)).toBe(true);
    expect(draws.map(({ commit }) => Buffer.from(commit!))).toEqual(
      draws.map(({ numero }, index) => commitOf({ code: 'PVSSC1', numero }, opened[index]!)),
    );
  });

  test('several processes that make them at once make each once, with one seed', async () => {
    site = await openDraws(database);
    const makers = [1, 2, 3].map(() => createDrawMaker(site.deps));
    const made = await Promise.all(makers.map((maker) => maker.run()));
    const draws = await site.allDraws();
    expect(made.reduce((sum, one) => sum + one, 0)).toBe(draws.length);
    expect(await seedsOf(site)).toHaveLength(draws.length);
    expect(site.errors).toEqual([]);
  });

  test('a row is never left without its seed', async () => {
    site = await openDraws(database);
    const full = sql`alter table lottery_seed add constraint full_disk check (false) not valid`;
    await full.execute(site.db);
    const maker = createDrawMaker(site.deps);
    expect(await maker.run()).toBe(0);
    expect(site.errors).toEqual(['draws of a lottery are not made']);
    expect(await site.allDraws()).toEqual([]);
    await sql`alter table lottery_seed drop constraint full_disk`.execute(site.db);
    expect(await maker.run()).toBe(0);
    site.pass(1000);
    expect(await maker.run()).toBeGreaterThan(280);
    expect(await seedsOf(site)).toHaveLength((await site.allDraws()).length);
  });
});

describe.each(testDatabases())('rows ahead, on $name', (database) => {
  test('outside draws of thirty days have rows, and stations open together', async () => {
    site = await openDraws(database, { only: ['XSMN', 'THGL'] });
    await createDrawMaker(site.deps).run();
    const draws = await site.allDraws();
    const until = site.clock().getTime() + 30 * 24 * hourMs;
    const counted = draws.filter(({ draws_at: at }) => at.getTime() < until);
    // Three stations each day, and a fourth on four Saturdays; two draws of Thailand.
    expect(counted.filter(({ game_id: id }) => id === 2003)).toHaveLength(94);
    expect(counted.filter(({ game_id: id }) => id === 3001)).toHaveLength(2);
    const saturday = draws.filter(({ day, game_id: id }) => day === '2026-11-28' && id === 2003);
    expect(new Set(saturday.map(({ station }) => station))).toEqual(
      new Set(['HCM', 'LA', 'BP', 'HG']),
    );
    expect(saturday).toHaveLength(4);
    const opens = new Date('2026-11-27T16:10:00+07:00');
    expect(saturday.map(({ opens_at: at }) => at)).toEqual(saturday.map(() => opens));
    expect(draws.every(({ is_own: isOwn, commit }) => !isOwn && commit === null)).toBe(true);
    expect(await seedsOf(site)).toEqual([]);
  });

  test('where the interval was changed, draws of the new one follow those of the old', async () => {
    site = await openDraws(database, { every: 600 });
    await createDrawMaker(site.deps).run();
    const before = await site.allDraws();
    const { schedule } = site.deps.lotteries.all[0] as OwnLottery;
    const changed = { ...site.deps.lotteries.all[0], schedule: { ...schedule, interval: 1200 } };
    const lotteries = { ...site.deps.lotteries, all: [changed as OwnLottery] };
    site.pass(3 * hourMs);
    await createDrawMaker({ ...site.deps, lotteries }).run();
    const draws = await site.allDraws();
    expect(draws.length).toBeGreaterThan(before.length);
    const times = draws.map(({ draws_at: at }) => at.getTime());
    const last = before.at(-1)!.draws_at.getTime();
    expect(times.filter((time) => time <= last)).toHaveLength(before.length);
  });

  test('rows are added as time goes on, before two days ahead are short', async () => {
    site = await openDraws(database);
    const { counted, queries } = countQueries(site.db);
    const maker = createDrawMaker({ ...site.deps, db: counted });
    await maker.run();
    queries.made = 0;
    for (let minute = 0; minute < 6 * 60; minute++) {
      site.pass(minuteMs);
      await maker.run();
      const last = (await site.allDraws()).at(-1)!.draws_at.getTime();
      expect(last).toBeGreaterThanOrEqual(site.clock().getTime() + 48 * hourMs - 10 * minuteMs);
    }
    expect(queries.made).toBeGreaterThan(0);
    expect(queries.made).toBeLessThan(60);
    const numeros = (await site.allDraws()).map(({ numero }) => numero);
    expect(numeros).toEqual(numeros.toSorted());
    expect(numeros.slice(0, 2)).toEqual(['20261124-073', '20261124-074']);
  });

  test('however long the site stood still, only draws to come are looked for', async () => {
    site = await openDraws(database);
    const maker = createDrawMaker(site.deps);
    await maker.run();
    const made = (await site.allDraws()).length;
    site.pass(100 * 365 * 24 * hourMs);
    expect(await maker.run()).toBe(made);
  });

  test('a day whose list is made gets no further rows', async () => {
    site = await openDraws(database);
    const list = { game_id: 1001, day: '2026-11-25', draws: 1, hash: new Uint8Array(32) };
    const values = { ...list, made_at: site.clock(), recorded_at: null };
    await site.db.insertInto('lottery_day_list').values(values).execute();
    await createDrawMaker(site.deps).run();
    const days = new Set((await site.allDraws()).map(({ day }) => day));
    expect([...days]).toEqual(['2026-11-24', '2026-11-26']);
  });

  test('rows that the schedule has no more stay, and are named once', async () => {
    site = await openDraws(database);
    await createDrawMaker(site.deps).run();
    const before = await site.allDraws();
    const rare = site.deps.lotteries.all.map((lottery) =>
      lottery.kind === 'own'
        ? { ...lottery, schedule: { ...lottery.schedule, interval: 1200 } }
        : lottery,
    );
    const lotteries = { ...site.deps.lotteries, all: rare, require: () => rare[0]! };
    const maker = createDrawMaker({ ...site.deps, lotteries });
    await maker.run();
    site.pass(hourMs);
    await maker.run();
    expect(site.warnings).toHaveLength(1);
    const numeros = new Set((await site.allDraws()).map(({ numero }) => numero));
    expect(before.filter(({ numero }) => !numeros.has(numero))).toEqual([]);
  });

  test('a lottery whose rows cannot be made keeps no other from its own', async () => {
    site = await openDraws(database, { only: ['PVSSC1', 'PVK31'] });
    const refused = sql`
      alter table lottery_draw add constraint refused check (game_id <> 1001) not valid`;
    await refused.execute(site.db);
    await createDrawMaker(site.deps).run();
    const games = new Set((await site.allDraws()).map(({ game_id: id }) => id));
    expect([...games]).toEqual([1003]);
    expect(site.errors).toEqual(['draws of a lottery are not made']);
  });
});
