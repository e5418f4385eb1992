import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createBoundedQueue, QueueFullError } from './bounded-queue.ts';

function deferred() {
  let open = (): void => undefined;
  const closed = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open: () => open(), closed };
}

test('no more than the stated number of jobs run together, the rest wait their turn', async () => {
  const run = createBoundedQueue(2, 10);
  let running = 0;
  let most = 0;
  const job = async () => {
    running += 1;
    most = Math.max(most, running);
    await setImmediate();
    running -= 1;
  };
  await Promise.all(Array.from({ length: 8 }, () => run(job)));
  expect(most).toBe(2);
});

test('a full queue refuses at once, and frees its place after a failure', async () => {
  const run = createBoundedQueue(1, 1);
  const gate = deferred();
  const first = run(() => gate.closed);
  const second = run(() => Promise.reject(new Error('broken')));
  await expect(run(async () => 'third')).rejects.toBeInstanceOf(QueueFullError);
  gate.open();
  await first;
  await expect(second).rejects.toThrow('broken');
  await expect(run(async () => 'fourth')).resolves.toBe('fourth');
});
