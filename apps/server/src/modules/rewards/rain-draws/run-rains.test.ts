import { createHash } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '#db/testing/test-database.ts';
import { minuteMs } from '#kit/time/milliseconds.ts';
import { firstPage } from '#testing/test-base.ts';
import { cancelRain, listRains } from '../rain/plan-rain.ts';
import { createDrawBelow } from './prepare-rain.ts';
import { rainJobs } from './rain-jobs.ts';
import { openRains, type RainSite } from './rains.fixture.ts';

const goOn = new AbortController().signal;

test('numbers are drawn below a limit, each as often as the others', () => {
  const drawBelow = createDrawBelow();
  const counts = new Map<bigint, number>();
  for (let drawn = 0; drawn < 30_000; drawn++) {
    const number = drawBelow(3n);
    counts.set(number, (counts.get(number) ?? 0) + 1);
  }
  expect(new Set(counts.keys())).toEqual(new Set([0n, 1n, 2n]));
  // Ten times the standard deviation, which is 82.
  for (const count of counts.values()) expect(Math.abs(count - 10_000)).toBeLessThan(820);
  expect(drawBelow(1n)).toBe(0n);
  expect(drawBelow(2n ** 63n + 1n)).toBeLessThan(2n ** 63n + 1n);
});

describe.each(testDatabases())('the course of a rain, on $name', (database) => {
  let site: RainSite;
  beforeAll(async () => {
    site = await openRains(database);
  });
  afterEach(() => site.clear());
  afterAll(() => site.close());

  test('envelopes are made half an hour before, and hold the budget exactly', async () => {
    const figures = { budget: '100000.00', envelopes: 2000, waves: 10 };
    const { rainId, beginsAt } = await site.plan(site.input(figures));
    site.at(Date.parse(beginsAt) - 30 * minuteMs - 1);
    await site.run();
    expect((await site.rowOf(rainId)).state).toBe('planned');
    site.pass(1);
    site.published.length = 0;
    await Promise.all([site.run(), site.run()]);
    const rain = await site.rowOf(rainId);
    const envelopes = await site.envelopesOf(rainId);
    expect(rain).toMatchObject({ state: 'prepared', waves_drawn: 0 });
    expect(envelopes.map(({ place }) => place)).toEqual(envelopes.map((_, index) => index + 1));
    const amounts = envelopes.map(({ amount }) => amount);
    expect(amounts).toHaveLength(2000);
    expect(amounts.reduce((sum, one) => sum + one, 0n)).toBe(100_000_00n);
    expect(amounts.every((one) => one >= 5_00n && one <= 500_00n)).toBe(true);
    expect(site.published).toEqual([{ kind: 'rains', memberId: null }]);
    const { list } = await listRains(site.deps, { ...firstPage, state: 'prepared' });
    const hash = createHash('sha256')
      .update(rain.seed ?? '')
      .digest('hex');
    expect(list[0]?.seedHash).toBe(hash);
  });

  test('one that is not prepared ten minutes before is called off by the site', async () => {
    const late = await site.plan();
    site.at(Date.parse(late.beginsAt) - 10 * minuteMs + 1);
    await site.run();
    const { list } = await listRains(site.deps, { ...firstPage, state: undefined });
    expect(list).toMatchObject([
      { state: 'cancelled', cancelledBy: null, cancelReason: 'not prepared in time' },
    ]);
    expect(await site.envelopesOf(late.rainId)).toEqual([]);
    const inTime = await site.plan();
    site.at(Date.parse(inTime.beginsAt) - 10 * minuteMs);
    await site.run();
    expect((await site.rowOf(inTime.rainId)).state).toBe('prepared');
  });

  test('it begins, is over, and is revealed once its last wave is drawn', async () => {
    const rain = await site.prepared();
    const stateAt = async (at: number) => {
      site.at(at);
      await site.run();
      return (await site.rowOf(rain.id)).state;
    };
    const [begins, ends] = [rain.begins_at.getTime(), rain.ends_at.getTime()];
    expect(await stateAt(begins - 1)).toBe('prepared');
    expect(await stateAt(begins)).toBe('running');
    expect(await stateAt(ends - 1)).toBe('running');
    expect(await stateAt(ends)).toBe('over');
    expect(await stateAt(ends + 1499)).toBe('over');
    expect(await stateAt(ends + 1500)).toBe('revealed');
    expect(await stateAt(ends + minuteMs)).toBe('revealed');
  });

  test('the job knows what is due, sees a rain that was called off, and pays', async () => {
    let asked = 0;
    const deps = {
      ...site.deps,
      get db() {
        asked++;
        return site.db;
      },
    };
    const jobs = rainJobs(deps);
    const tick = async () => {
      for (const { run } of jobs) await run(goOn);
    };
    const askedBy = async (work: () => Promise<void>) => {
      const before = asked;
      await work();
      return asked - before;
    };
    const rain = await site.prepared();
    const begins = rain.begins_at.getTime();
    const other = { beginsAt: new Date(begins + 30 * minuteMs).toISOString() };
    const { rainId } = await site.plan(site.input(other));
    site.at(begins - 5000);
    await tick();
    expect(await askedBy(tick)).toBe(0);
    site.at(begins);
    await tick();
    expect((await site.rowOf(rain.id)).state).toBe('running');
    const [member] = await site.people(1);
    await site.claim(rain, 1, [member!]);
    site.afterWave(rain, 1);
    await tick();
    expect(await site.rewardsOf(member!)).toMatchObject([{ state: 'claimed' }]);
    const input = { rainId, reason: 'Not wanted', requestKey: 'k'.repeat(16) };
    await cancelRain(site.deps, input, 'ana');
    site.at(rain.ends_at.getTime() + 1500);
    await tick();
    expect((await site.rowOf(rain.id)).state).toBe('revealed');
    expect((await site.rowOf(rainId)).state).toBe('cancelled');
    site.at(begins + 31 * minuteMs);
    await tick();
    expect((await site.rowOf(rainId)).state).toBe('cancelled');
    expect(await askedBy(tick)).toBe(0);
  });

  test('a step that fails is tried again, and keeps no other rain', async () => {
    const rain = await site.prepared();
    let isFailing = true;
    const publishIn: typeof site.deps.signals.publishIn = async (transaction, ...signals) => {
      if (isFailing) throw new Error('not now');
      await site.deps.signals.publishIn(transaction, ...signals);
    };
    const [step] = rainJobs({ ...site.deps, signals: { ...site.deps.signals, publishIn } });
    site.at(rain.begins_at.getTime());
    await step!.run(goOn);
    expect((await site.rowOf(rain.id)).state).toBe('prepared');
    isFailing = false;
    site.pass(999);
    await step!.run(goOn);
    expect((await site.rowOf(rain.id)).state).toBe('prepared');
    site.pass(1);
    await step!.run(goOn);
    expect((await site.rowOf(rain.id)).state).toBe('running');
  });
});
