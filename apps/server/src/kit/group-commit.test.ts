import { setImmediate } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { CommitTimeError, createGroupCommit, type GroupCommitOptions } from './group-commit.ts';
import { QueueFullError } from './limits/slots.ts';

function groupCommit(
  overrides: Partial<GroupCommitOptions<string, string>> = {},
  gate = Promise.resolve(),
) {
  const batches: string[][] = [];
  const { submit, reading, waitedMs } = createGroupCommit({
    name: 'commits',
    apply: async (items) => {
      batches.push([...items]);
      await gate;
      return items.map((item) => `${item} is done`);
    },
    batchesInFlight: 1,
    maximumBatch: 4,
    capacity: 100,
    isRetryable: () => false,
    batchMs: 45_000,
    stillMs: 20_000,
    ...overrides,
  });
  return { batches, submit, reading, waitedMs };
}

test('items that come while a batch is under way travel together, bounded', async () => {
  let openGate = (): void => undefined;
  const gate = new Promise<void>((resolve) => (openGate = resolve));
  const { batches, submit } = groupCommit({}, gate);
  const first = submit('a');
  await expect.poll(() => batches).toEqual([['a']]);
  const rest = ['b', 'c', 'd', 'e', 'f'].map((id) => submit(id));
  openGate();
  await Promise.all([first, ...rest]);
  expect(batches).toEqual([['a'], ['b', 'c', 'd', 'e'], ['f']]);
});

test('a full queue answers at once with a retryable error', async () => {
  const { submit } = groupCommit({ capacity: 1 });
  const first = submit('a');
  await expect(submit('b')).rejects.toBeInstanceOf(QueueFullError);
  await expect(first).resolves.toBe('a is done');
});

test('a batch in conflict with another process is sent again one by one', async () => {
  const sizes: number[] = [];
  const { submit } = groupCommit({
    isRetryable: (error) => (error as Error).message === 'collision',
    apply: async (items) => {
      sizes.push(items.length);
      if (items.length > 1) throw new Error('collision');
      return items.map((item) => `${item} alone`);
    },
  });
  expect(await Promise.all([submit('a'), submit('b')])).toEqual(['a alone', 'b alone']);
  expect(sizes).toEqual([2, 1, 1]);
});

test('a lost connection reaches every caller of the batch; the next goes on', async () => {
  let calls = 0;
  const { submit } = groupCommit({
    apply: async (items) => {
      calls += 1;
      if (calls === 1) throw new Error('connection lost');
      return items.map(() => 'done');
    },
  });
  const both = await Promise.allSettled([submit('a'), submit('b')]);
  expect(both.map((one) => one.status)).toEqual(['rejected', 'rejected']);
  await expect(submit('c')).resolves.toBe('done');
});

test('no more batches are under way than may be, however many have ended', async () => {
  let underWay = 0;
  let most = 0;
  const { submit } = groupCommit({
    batchesInFlight: 2,
    maximumBatch: 1,
    apply: async (items) => {
      underWay += 1;
      most = Math.max(most, underWay);
      await setImmediate();
      underWay -= 1;
      return items.map(() => 'done');
    },
  });
  await Promise.all(Array.from({ length: 12 }, (_, index) => submit(`${index}`)));
  expect(most).toBe(2);
});

/** Runs with a clock that the test moves. */
async function withClock(run: () => Promise<void>): Promise<void> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  try {
    await run();
  } finally {
    vi.useRealTimers();
  }
}

test('a commit that is never confirmed gives way, and its callers get an error', () =>
  withClock(async () => {
    let calls = 0;
    const { submit, reading } = groupCommit({
      apply: async (items) => {
        calls += 1;
        if (calls === 1) await new Promise<never>(() => {});
        return items.map(() => 'done');
      },
    });
    const lost = Promise.allSettled([submit('a')]);
    await vi.advanceTimersByTimeAsync(0);
    const next = submit('b');
    await vi.advanceTimersByTimeAsync(20_000);
    expect(reading()).toMatchObject({ standsStill: false });
    await vi.advanceTimersByTimeAsync(1);
    expect(reading()).toEqual({ name: 'commits', held: 1, waiting: 1, standsStill: true });
    await vi.advanceTimersByTimeAsync(25_000);
    const [one] = await lost;
    const reason: unknown = one?.status === 'rejected' && one.reason;
    expect(reason).toBeInstanceOf(CommitTimeError);
    expect(String(reason)).toBe('CommitTimeError: a commit was not confirmed in time');
    await expect(next).resolves.toBe('done');
    expect(reading()).toMatchObject({ held: 0, waiting: 0, standsStill: false });
  }));

test('a long pause is no standstill, neither before a batch nor in its first moments', () =>
  withClock(async () => {
    let openGate = (): void => undefined;
    const gate = new Promise<void>((resolve) => (openGate = resolve));
    const { submit, reading } = groupCommit({}, gate);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(reading()).toMatchObject({ held: 0, standsStill: false });
    const first = submit('a');
    await vi.advanceTimersByTimeAsync(19_000);
    expect(reading()).toMatchObject({ held: 1, standsStill: false });
    openGate();
    await first;
    expect(vi.getTimerCount(), 'no timer is left of a commit that came').toBe(0);
  }));

test('the time for which calls wait is added up until they are answered', async () => {
  let openGate = (): void => undefined;
  const gate = new Promise<void>((resolve) => (openGate = resolve));
  let nowMs = 1000;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => nowMs);
  try {
    const { batches, submit, waitedMs } = groupCommit({}, gate);
    const first = submit('a');
    await expect.poll(() => batches).toEqual([['a']]);
    nowMs += 10;
    expect(waitedMs()).toBe(10);
    const rest = ['b', 'c'].map((id) => submit(id));
    nowMs += 10;
    expect(waitedMs()).toBe(40);
    openGate();
    await Promise.all([first, ...rest]);
    await expect.poll(waitedMs).toBe(40);
    nowMs += 10;
    expect(waitedMs()).toBe(40);
  } finally {
    clock.mockRestore();
  }
});
