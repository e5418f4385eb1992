import { afterEach, describe, expect, test } from 'vitest';
import { testDatabases } from '#db/testing/test-database.ts';
import { openDraws, type OpenDraws } from './draws.fixture.ts';

let site: OpenDraws;
afterEach(() => site.close());

const countBy = async (state: string, gameId = 1001) =>
  (await site.allDraws()).filter((draw) => draw.state === state && draw.game_id === gameId).length;

/** Runs a process for a while, as its timers would. */
async function runFor(engine: ReturnType<OpenDraws['process']>, runs: number, stepMs = 2000) {
  for (let times = 0; times < runs; times++) {
    await engine.run();
    site.pass(stepMs);
  }
}

describe.each(testDatabases())('draws that were missed, on $name', (database) => {
  test('after an hour all are drawn with their rounds, in order, and settled', async () => {
    site = await openDraws(database, { only: ['PVSSC1', 'PVK31'] });
    await runFor(site.process(), 2);
    site.at('13:05:00');
    site.fakeBeacon.asked.length = 0;
    const again = site.process();
    await runFor(again, 6);
    const missed = (await site.allDraws()).filter(({ draws_at: at }) => at < site.clock());
    expect(missed).toHaveLength(12);
    expect(missed.map(({ state }) => state)).toEqual(missed.map(() => 'settled'));
    expect(missed.every(({ is_late: isLate }) => isLate)).toBe(true);
    const results = await site.results();
    expect(results.map(({ signature }) => Buffer.from(signature!).toString('hex'))).toEqual(
      missed.map(({ beacon_round: round }) =>
        Buffer.from(site.fakeBeacon.signatureOf(Number(round))).toString('hex'),
      ),
    );
    const rounds = site.fakeBeacon.asked;
    expect(rounds).toEqual([...new Set(rounds)].toSorted((a, b) => a - b));
    expect(site.errors).toEqual([]);
  });

  test('after three days those of more than two are void, and the others drawn', async () => {
    site = await openDraws(database);
    await runFor(site.process(), 2);
    const made = (await site.allDraws()).length;
    site.at('11:05:00', '2026-11-27');
    const limit = new Date('2026-11-25T11:05:00+08:00');
    const again = site.process();
    await runFor(again, 12);
    const draws = (await site.allDraws()).slice(0, made);
    const old = draws.filter(({ draws_at: at }) => at < limit);
    const young = draws.filter(({ draws_at: at }) => at >= limit);
    expect([old.length > 100, young.length > 100]).toEqual([true, true]);
    expect(new Set(old.map(({ state }) => state))).toEqual(new Set(['void']));
    expect(new Set(old.map(({ voided_by: by }) => by))).toEqual(new Set(['site']));
    expect(new Set(young.map(({ state }) => state))).toEqual(new Set(['settled']));
    expect(await site.results()).toHaveLength(young.length);
    expect(site.errors).toEqual([]);
  });

  test('draws of lotteries that are off now are void after two days too', async () => {
    site = await openDraws(database, { only: ['PVSSC1', 'PVK31'] });
    await runFor(site.process(), 2);
    const all = site.deps.lotteries.all.filter(({ code }) => code === 'PVSSC1');
    const find = (gameId: number) => all.find((one) => one.gameId === gameId) ?? null;
    const lotteries = { ...site.deps.lotteries, all, find };
    site.at('12:00:00', '2026-11-30');
    const before = await countBy('void', 1003);
    const again = site.process({ lotteries });
    await runFor(again, 4);
    expect(before).toBe(0);
    expect(await countBy('scheduled', 1003)).toBe(0);
    expect(await countBy('void', 1003)).toBeGreaterThan(280);
    expect(await site.results()).toEqual([]);
  });

  test('while a long list is drawn, draws that come due meanwhile are drawn in time', async () => {
    site = await openDraws(database);
    await runFor(site.process(), 2);
    site.at('11:59:50', '2026-11-26');
    const again = site.process();
    await again.run();
    expect(await countBy('settled')).toBeLessThan(100);
    expect(await countBy('scheduled')).toBeGreaterThan(200);
    site.at('11:59:56', '2026-11-26');
    await again.run();
    site.at('12:00:03', '2026-11-26');
    await again.run();
    const live = await site.drawOf('20261126-072');
    expect(live).toMatchObject({ state: 'settled', is_late: false });
    expect(await countBy('scheduled')).toBeGreaterThan(100);
    await runFor(again, 8);
    const missed = (await site.allDraws()).filter(({ draws_at: at }) => at < site.clock());
    expect(new Set(missed.map(({ state }) => state))).toEqual(new Set(['settled']));
  });

  test('where the beacon is down after a stop, missed draws wait ten minutes for it', async () => {
    site = await openDraws(database);
    await runFor(site.process(), 2);
    site.at('13:05:00');
    site.fakeBeacon.state.isDown = true;
    const again = site.process();
    await runFor(again, 3);
    expect([await countBy('closed'), await countBy('void')]).toEqual([6, 0]);
    site.at('13:14:59');
    site.fakeBeacon.state.isDown = false;
    await runFor(again, 4);
    expect([await countBy('settled'), await countBy('void')]).toEqual([7, 0]);
  });
});
