import { setImmediate } from 'node:timers/promises';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { drawnCases } from '../testing/drawn-cases.ts';
import {
  createSlots,
  HolderGoneError,
  QueueFullError,
  ShareUsedError,
  SlotTimeError,
  type SlotRules,
} from './slots.ts';

function slotsOf(rules: Partial<SlotRules> = {}) {
  return createSlots({
    name: 'test',
    atOnce: 1,
    waiting: 10,
    waitMs: 1000,
    holdMs: 5000,
    endsWithHolder: true,
    stillMs: 10_000,
    ...rules,
  });
}

function deferred() {
  let open = (): void => undefined;
  const closed = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open: () => open(), closed };
}

const endless = () => new Promise<never>(() => {});
const free = { held: 0, waiting: 0, standsStill: false };

test('no more jobs than slots run at once, the rest wait in order', async () => {
  const slots = slotsOf({ atOnce: 2 });
  let running = 0;
  let most = 0;
  const job = async () => {
    running += 1;
    most = Math.max(most, running);
    await setImmediate();
    running -= 1;
  };
  await Promise.all(Array.from({ length: 8 }, () => slots.run(job)));
  expect(most).toBe(2);
  expect(slots.reading()).toMatchObject(free);
});

test('a full queue refuses at once, and a failed job frees its slot', async () => {
  const slots = slotsOf({ waiting: 1 });
  const gate = deferred();
  const first = slots.run(() => gate.closed);
  const second = slots.run(() => Promise.reject(new Error('broken')));
  await expect(slots.run(async () => 'third')).rejects.toBeInstanceOf(QueueFullError);
  gate.open();
  await first;
  await expect(second).rejects.toThrow('broken');
  await expect(slots.run(async () => 'fourth')).resolves.toBe('fourth');
});

test('a holder that goes leaves the queue, or frees its slot', async () => {
  const slots = slotsOf({ waiting: 1 });
  const holding = new AbortController();
  const waiting = new AbortController();
  const held = slots.run(endless, { signal: holding.signal });
  const waited = slots.run(endless, { signal: waiting.signal });
  expect(slots.reading()).toMatchObject({ held: 1, waiting: 1 });
  waiting.abort();
  await expect(waited).rejects.toBeInstanceOf(HolderGoneError);
  expect(slots.reading()).toMatchObject({ held: 1, waiting: 0 });
  holding.abort();
  await expect(held).rejects.toBeInstanceOf(HolderGoneError);
  await expect(slots.run(endless, { signal: holding.signal })).rejects.toThrow(HolderGoneError);
  expect(slots.reading()).toMatchObject(free);
});

test('work that continues without its holder keeps its slot until it has ended', async () => {
  const slots = slotsOf({ endsWithHolder: false });
  const gate = deferred();
  const holding = new AbortController();
  const held = slots.run(() => gate.closed, { signal: holding.signal });
  await setImmediate();
  holding.abort();
  await setImmediate();
  expect(slots.reading()).toMatchObject({ held: 1 });
  gate.open();
  await held;
  expect(slots.reading()).toMatchObject(free);
});

test('no subject has more than its share of held slots and waiting jobs', async () => {
  const slots = slotsOf({ atOnce: 3, shares: { member: 1, address: 2 } });
  const leaves = [slots.hold({ member: 'ana', address: 'a' })];
  expect(() => slots.hold({ member: 'ana', address: 'b' })).toThrow(ShareUsedError);
  leaves.push(slots.hold({ address: 'a' }));
  expect(() => slots.hold({ member: 'ben', address: 'a' })).toThrow('one address');
  leaves.push(slots.hold({ member: 'ben', address: 'b' }));
  expect(() => slots.hold({ member: 'cleo', address: 'c' })).toThrow(QueueFullError);
  for (const leave of [...leaves, ...leaves]) leave();
  expect(slots.reading()).toMatchObject(free);
  expect(slots.hold({ member: 'ana', address: 'a' })).toBeTypeOf('function');
});

describe('time', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  });
  afterEach(() => void vi.useRealTimers());

  test('a job that waits too long is refused, and one that runs too long is ended', async () => {
    const slots = slotsOf();
    const reasons: unknown[] = [];
    const held = slots.run(async (signal) => {
      signal.addEventListener('abort', () => reasons.push(signal.reason));
      await endless();
    });
    const [refusedFirst, refusedLater] = [slots.run(endless), slots.run(endless)];
    const refused = Promise.allSettled([refusedFirst, refusedLater]);
    await vi.advanceTimersByTimeAsync(1000);
    for (const one of await refused) expect(one).toMatchObject({ reason: new QueueFullError() });
    const overdue = Promise.allSettled([held]);
    await vi.advanceTimersByTimeAsync(4000);
    expect(await overdue).toMatchObject([{ reason: new SlotTimeError() }]);
    expect(reasons).toEqual([new SlotTimeError()]);
    expect(slots.reading()).toMatchObject(free);
  });

  test('a queue stands still when all slots are held and none was freed for long', async () => {
    const slots = slotsOf({ holdMs: null, stillMs: 10_000 });
    const gate = deferred();
    const held = slots.run(() => gate.closed);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(slots.reading().standsStill).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(slots.reading().standsStill).toBe(true);
    gate.open();
    await held;
    expect(slots.reading()).toMatchObject(free);
  });

  const ends = ['success', 'error', 'gone', 'gone at once', 'too slow'] as const;
  const work = fc.record({
    ends: fc.constantFrom(...ends),
    afterMs: fc.integer({ min: 0, max: 8000 }),
    beginsMs: fc.integer({ min: 0, max: 3000 }),
    member: fc.constantFrom('ana', 'ben', 'cleo'),
  });

  test('all slots are free after all work has ended, in any way and order', async () => {
    const property = fc.asyncProperty(fc.array(work, { maxLength: 40 }), async (works) => {
      const slots = slotsOf({ atOnce: 3, waiting: 5, shares: { member: 6 } });
      let most = 0;
      const settled = works.map(async ({ ends: end, afterMs, beginsMs, member }) => {
        const holder = new AbortController();
        const later = (ms: number) => new Promise<void>((onTime) => void setTimeout(onTime, ms));
        await later(beginsMs);
        if (end === 'gone at once') holder.abort();
        if (end === 'gone') void later(afterMs).then(() => holder.abort());
        const job = async () => {
          most = Math.max(most, slots.reading().held);
          await (end === 'success' || end === 'error' ? later(afterMs) : endless());
          if (end === 'error') throw new Error('broken');
        };
        await slots.run(job, { signal: holder.signal, counts: { member } }).catch(() => undefined);
      });
      await vi.runAllTimersAsync();
      await Promise.all(settled);
      expect(slots.reading()).toMatchObject(free);
      expect(most).toBeLessThanOrEqual(3);
      for (const member of ['ana', 'ben', 'cleo']) slots.hold({ member })();
    });
    await fc.assert(property, drawnCases(200));
  });
});
