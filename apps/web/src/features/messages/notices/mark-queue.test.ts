import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { limits } from '@pavilion/domain/limits';
import { createMarkQueue } from './mark-queue.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('§2 Notice screen, §4: marks are sent at most once in 150 ms, none twice and none is lost', async () => {
  const sent: { id: string; atMs: number }[] = [];
  const startedMs = Date.now();
  const onIdle = vi.fn();
  const mark = createMarkQueue(
    async (id) => void sent.push({ id, atMs: Date.now() - startedMs }),
    limits.markAsReadThrottleMs,
    onIdle,
  );
  for (const id of ['a', 'b', 'a', 'c', 'b']) mark(id);
  await vi.advanceTimersByTimeAsync(1000);
  expect(sent).toEqual([
    { id: 'a', atMs: 0 },
    { id: 'b', atMs: 150 },
    { id: 'c', atMs: 300 },
  ]);
  expect(onIdle).toHaveBeenCalledOnce();
});

test('§2 Notice screen, §4: a refused mark does not delay the next', async () => {
  const sent: string[] = [];
  const mark = createMarkQueue(
    async (id) => {
      sent.push(id);
      if (id === 'a') throw new Error('refused');
    },
    150,
    () => undefined,
  );
  mark('a');
  mark('b');
  await vi.advanceTimersByTimeAsync(400);
  expect(sent).toEqual(['a', 'b']);
});
