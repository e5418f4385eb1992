import { EventEmitter } from 'node:events';
import type { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';
import { WorkerThread } from './worker-thread.ts';

/** A thread without a program; the test sends its messages and its end. */
function emptyThread() {
  const events = new EventEmitter();
  const start = { task: 'create', directory: 'nowhere', archive: undefined } as const;
  const thread = new WorkerThread(start, () => undefined, events as unknown as Worker);
  return { thread, send: (event: string, value?: unknown) => events.emit(event, value) };
}

test('a created database is reported, although its thread ends at the same moment', async () => {
  const { thread, send } = emptyThread();
  const made = thread.until('closed');
  send('message', { kind: 'closed' });
  send('exit', 0);
  await expect(made).resolves.toBeUndefined();
});

test('a thread that ends without the message rejects with the reason', async () => {
  const { thread, send } = emptyThread();
  const made = thread.until('closed');
  send('message', { kind: 'failed', message: 'could not write the file' });
  send('exit', 70);
  await expect(made).rejects.toThrow('The embedded database stopped: could not write the file');
});
