import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { createBoundedQueue } from '../../../kit/bounded-queue.ts';

/** Hashes of unknown accounts are checked against this one, so that both take the same time. */
const unknownAccountText = 'no such account';

export type PasswordHasher = ReturnType<typeof createPasswordHasher>;

/** One core is left to everything else, the wallet above all. */
const hashesAtOnce = Math.max(1, availableParallelism() - 1);
/** What waits longer than people do is refused at once. */
const hashesWaiting = 64;

/**
 * argon2id in a bounded queue off the event loop: a flood of logins is refused with
 * `QueueFullError` and cannot slow the wallet.
 */
export function createPasswordHasher(concurrency = hashesAtOnce, capacity = hashesWaiting) {
  const run = createBoundedQueue(concurrency, capacity);
  const options = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };
  const unknownHash = hash(unknownAccountText, options);

  return {
    hash: (text: string): Promise<string> => run(() => hash(text, options)),
    /** Takes the same time without a stored hash, and is then false. */
    verify: (stored: string | null, text: string): Promise<boolean> =>
      run(async () => {
        const matches = await verify(stored ?? (await unknownHash), text);
        return matches && stored !== null;
      }),
  };
}
