import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '#db/testing/test-database.ts';
import { dayMs, minuteMs } from '#kit/time/milliseconds.ts';
import { codeOf, firstPage } from '#testing/test-base.ts';
import { openRains, type PlanInput, type RainSite } from '../rain-draws/rains.fixture.ts';
import { cancelRain, listRains, planRain } from './plan-rain.ts';

describe.each(testDatabases())('planning a rain, on $name', (database) => {
  let site: RainSite;
  beforeAll(async () => {
    site = await openRains(database);
  });
  afterEach(() => site.clear());
  afterAll(() => site.close());

  const inMs = (ms: number) => new Date(site.clock().getTime() + ms).toISOString();
  const cancel = (rainId: string, reason = 'Not wanted', operator = 'ana') =>
    cancelRain(site.deps, { rainId, reason, requestKey: randomUUID() }, operator);

  test('a plan is shown with its figures and nothing drawn', async () => {
    const input = site.input({ minLevel: 2, needsContact: true, wageringMultiple: 3 });
    const { requestKey, ...figures } = input;
    const planned = await site.plan(input);
    expect(planned).toEqual({
      ...figures,
      rainId: planned.rainId,
      state: 'planned',
      endsAt: new Date(Date.parse(figures.beginsAt) + 25_000).toISOString(),
      seedHash: null,
      wavesDrawn: 0,
      claims: 0,
      taken: 0,
      spent: '0.00',
      plannedBy: 'ana',
      plannedAt: site.clock().toISOString(),
      cancelledBy: null,
      cancelReason: null,
    });
    expect(requestKey).not.toBe('');
    expect(site.published).toEqual([{ kind: 'rains', memberId: null }]);
  });

  const refused: [string, string, () => Partial<PlanInput>][] = [
    ['less than 15 minutes ahead', 'early', () => ({ beginsAt: inMs(15 * minuteMs - 1) })],
    ['more than 90 days ahead', 'early', () => ({ beginsAt: inMs(90 * dayMs + 1) })],
    ['at a day that is none', 'early', () => ({ beginsAt: '2027-01-99T00:00:00Z' })],
    ['a budget below the least of all', 'split', () => ({ budget: '99.99' })],
    ['a budget above the most of all', 'split', () => ({ budget: '10000.01' })],
    ['envelopes of nothing', 'split', () => ({ least: '0.00' })],
    ['more in one than may be granted', 'most', () => ({ most: '5000.01' })],
    ['more wagering than may be asked', 'wagering', () => ({ wageringMultiple: 41 })],
    ['a VIP level that there is not', 'level', () => ({ minLevel: 5 })],
  ];
  test.each(refused)('refused: %s', async (_, problem, changes) => {
    await expect(site.plan(site.input(changes()))).rejects.toMatchObject({
      code: 'rain.plan',
      hints: { problem },
    });
  });

  test('the bounds themselves are allowed', async () => {
    await site.plan(site.input({ beginsAt: inMs(15 * minuteMs), budget: '100.00' }));
    await site.plan(site.input({ beginsAt: inMs(90 * dayMs), minLevel: 4, most: '5000.00' }));
    expect((await listRains(site.deps, { ...firstPage, state: 'planned' })).total).toBe(2);
  });

  test.each(['budget', 'least', 'most'] as const)('an amount that is none: %s', async (name) => {
    const call = site.plan(site.input({ [name]: '1.001' }));
    expect(await codeOf(call)).toBe('wallet.amount.invalid');
  });

  const quiet = [
    // From, until, begins; the rain takes 25 seconds.
    ['00:00', '06:00', '05:59:59', 'rain.plan'],
    ['00:00', '06:00', '06:00:00', null],
    ['00:00', '06:00', '23:59:35', null],
    ['00:00', '06:00', '23:59:36', 'rain.plan'],
    ['22:00', '07:00', '23:00:00', 'rain.plan'],
    ['22:00', '07:00', '06:59:59', 'rain.plan'],
    ['22:00', '07:00', '07:00:00', null],
    ['12:00', '12:00', '12:00:00', null],
  ] as const;
  test.each(quiet)(
    'quiet from %s until %s: at %s %s',
    async (quietFrom, quietUntil, time, code) => {
      const rewards = { ...site.deps.site.rewards, rain: { quietFrom, quietUntil } };
      const deps = { ...site.deps, site: { ...site.deps.site, rewards } };
      const beginsAt = new Date(`2026-12-03T${time}+08:00`).toISOString();
      expect(await codeOf(planRain(deps, site.input({ beginsAt }), 'ana'))).toBe(code);
    },
  );

  test('a repeat plans nothing more, whenever it comes', async () => {
    const input = site.input();
    const first = await site.plan(input);
    const atOnce = await Promise.all([site.plan(input), site.plan(input)]);
    expect(atOnce).toEqual([first, first]);
    site.pass(39 * minuteMs);
    expect(await site.plan(input)).toEqual(first);
    const differs = { ...input, envelopes: 21 };
    expect(await codeOf(site.plan(differs))).toBe('rain.repeat.differs');
    expect(await codeOf(planRain(site.deps, input, 'ben'))).toBe('rain.plan');
    expect((await listRains(site.deps, { ...firstPage, state: undefined })).total).toBe(1);
  });

  test('the same request twice at once plans one rain', async () => {
    const input = site.input();
    const all = await Promise.all([site.plan(input), site.plan(input), site.plan(input)]);
    expect(new Set(all.map(({ rainId }) => rainId)).size).toBe(1);
  });

  test('two rains never fall at once, except after one is called off', async () => {
    const first = await site.plan(site.input({ beginsAt: inMs(60 * minuteMs) }));
    const last = site.input({ beginsAt: inMs(60 * minuteMs + 24_999) });
    expect(await codeOf(site.plan(last))).toBe('rain.overlap');
    await site.plan(site.input({ beginsAt: inMs(60 * minuteMs + 25_000) }));
    await cancel(first.rainId);
    await site.plan(site.input({ beginsAt: inMs(60 * minuteMs - 1000) }));
  });

  test('of two that are planned for one time at once, one is', async () => {
    const beginsAt = inMs(60 * minuteMs);
    const codes = await Promise.all(
      [1, 2, 3, 4].map(() => codeOf(site.plan(site.input({ beginsAt })))),
    );
    expect(codes.filter((code) => code === null)).toHaveLength(1);
    expect(codes.filter((code) => code === 'rain.overlap')).toHaveLength(3);
  });

  test('one that has not begun is called off, once', async () => {
    const { id: rainId } = await site.prepared();
    site.published.length = 0;
    const cancelled = await cancel(rainId);
    expect(cancelled).toMatchObject({
      state: 'cancelled',
      cancelledBy: 'ana',
      cancelReason: 'Not wanted',
    });
    expect(await cancel(rainId)).toEqual(cancelled);
    expect(site.published).toEqual([{ kind: 'rains', memberId: null }]);
    expect(await codeOf(cancel(rainId, 'Another reason'))).toBe('rain.state');
    expect(await codeOf(cancel(rainId, 'Not wanted', 'ben'))).toBe('rain.state');
    expect(await codeOf(cancel(randomUUID()))).toBe('rain.not.found');
    expect(await codeOf(cancel('none'))).toBe('rain.not.found');
  });

  test('one that has begun is not called off, whatever its row says yet', async () => {
    const rain = await site.prepared();
    site.at(rain.begins_at.getTime());
    expect(await codeOf(cancel(rain.id))).toBe('rain.state');
    await site.run();
    expect(await codeOf(cancel(rain.id))).toBe('rain.state');
    expect((await site.rowOf(rain.id)).state).toBe('running');
  });

  test('the list counts what came of each, the latest first', async () => {
    const rain = await site.running();
    await site.claim(rain, 1, await site.people(6));
    site.afterWave(rain, 1);
    await site.run();
    const later = await site.plan();
    const amounts = (await site.envelopesOf(rain.id)).slice(0, 4).map(({ amount }) => amount);
    const spent = amounts.reduce((sum, amount) => sum + amount, 0n);
    const { list, total } = await listRains(site.deps, { ...firstPage, state: undefined });
    expect(total).toBe(2);
    expect(list[0]).toEqual(later);
    expect(list[1]).toMatchObject({
      rainId: rain.id,
      state: 'running',
      wavesDrawn: 1,
      claims: 6,
      taken: 4,
      spent: `${spent / 100n}.${String(spent % 100n).padStart(2, '0')}`,
    });
    const running = await listRains(site.deps, { ...firstPage, state: 'running' });
    expect(running.list.map(({ rainId }) => rainId)).toEqual([rain.id]);
  });
});
