import { setImmediate } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { QueueFullError } from '#kit/limits/slots.ts';
import type { WalletOperation, WalletResult } from '../operation.ts';
import { CommitTimeError, createGroupCommit, type GroupCommitOptions } from './group-commit.ts';

function operation(externalId: string): WalletOperation {
  return {
    accountId: 1n,
    contraId: 2n,
    kind: 'bet',
    amountMinor: -1n,
    source: 'test',
    externalId,
  };
}

const done: WalletResult = {
  outcome: 'applied',
  postingId: 1n,
  balanceMinor: 0n,
  shortfallMinor: 0n,
};

function groupCommit(overrides: Partial<GroupCommitOptions> = {}, gate = Promise.resolve()) {
  const batches: string[][] = [];
  const { submit, reading, waitedMs } = createGroupCommit({
    apply: async (groups) => {
      batches.push(groups.map((group) => group[0]?.externalId ?? ''));
      await gate;
      return groups.map((group) => group.map(() => done));
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

test('operations that come while a batch is under way travel together, bounded', async () => {
  let openGate = (): void => undefined;
  const gate = new Promise<void>((resolve) => (openGate = resolve));
  const { batches, submit } = groupCommit({}, gate);
  const first = submit([operation('a')]);
  await expect.poll(() => batches).toEqual([['a']]);
  const rest = ['b', 'c', 'd', 'e', 'f'].map((id) => submit([operation(id)]));
  openGate();
  await Promise.all([first, ...rest]);
  expect(batches).toEqual([['a'], ['b', 'c', 'd', 'e'], ['f']]);
});

test('a full queue answers at once with a retryable error', async () => {
  const { submit } = groupCommit({ capacity: 1 });
  const first = submit([operation('a')]);
  await expect(submit([operation('b')])).rejects.toBeInstanceOf(QueueFullError);
  await expect(first).resolves.toEqual([done]);
});

test('a batch in conflict with another process is sent again one by one', async () => {
  const sizes: number[] = [];
  const { submit } = groupCommit({
    isRetryable: (error) => (error as Error).message === 'collision',
    apply: async (groups) => {
      sizes.push(groups.length);
      if (groups.length > 1) throw new Error('collision');
      return [[done]];
    },
  });
  await Promise.all([submit([operation('a')]), submit([operation('b')])]);
  expect(sizes).toEqual([2, 1, 1]);
});

test('a lost connection reaches every caller of the batch; the next goes on', async () => {
  let calls = 0;
  const { submit } = groupCommit({
    apply: async (groups) => {
      calls += 1;
      if (calls === 1) throw new Error('connection lost');
      return groups.map(() => [done]);
    },
  });
  const both = await Promise.allSettled([submit([operation('a')]), submit([operation('b')])]);
  expect(both.map((one) => one.status)).toEqual(['rejected', 'rejected']);
  await expect(submit([operation('c')])).resolves.toEqual([done]);
});

test('no more batches are under way than may be, however many have ended', async () => {
  let underWay = 0;
  let most = 0;
  const { submit } = groupCommit({
    batchesInFlight: 2,
    maximumBatch: 1,
    apply: async (groups) => {
      underWay += 1;
      most = Math.max(most, underWay);
      await setImmediate();
      underWay -= 1;
      return groups.map(() => [done]);
    },
  });
  await Promise.all(Array.from({ length: 12 }, (_, index) => submit([operation(`${index}`)])));
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
      apply: async (groups) => {
        calls += 1;
        if (calls === 1) await new Promise<never>(() => {});
        return groups.map(() => [done]);
      },
    });
    const lost = Promise.allSettled([submit([operation('a')])]);
    await vi.advanceTimersByTimeAsync(0);
    const next = submit([operation('b')]);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(reading()).toMatchObject({ standsStill: false });
    await vi.advanceTimersByTimeAsync(1);
    expect(reading()).toEqual({ name: 'commits', held: 1, waiting: 1, standsStill: true });
    await vi.advanceTimersByTimeAsync(25_000);
    const [one] = await lost;
    const reason: unknown = one?.status === 'rejected' && one.reason;
    expect(reason).toBeInstanceOf(CommitTimeError);
    expect(String(reason)).toBe('CommitTimeError: a commit was not confirmed in time');
    await expect(next).resolves.toEqual([done]);
    expect(reading()).toMatchObject({ held: 0, waiting: 0, standsStill: false });
  }));

test('a long pause is no standstill, neither before a batch nor in its first moments', () =>
  withClock(async () => {
    let openGate = (): void => undefined;
    const gate = new Promise<void>((resolve) => (openGate = resolve));
    const { submit, reading } = groupCommit({}, gate);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(reading()).toMatchObject({ held: 0, standsStill: false });
    const first = submit([operation('a')]);
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
    const first = submit([operation('a')]);
    await expect.poll(() => batches).toEqual([['a']]);
    nowMs += 10;
    expect(waitedMs()).toBe(10);
    const rest = ['b', 'c'].map((id) => submit([operation(id)]));
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
