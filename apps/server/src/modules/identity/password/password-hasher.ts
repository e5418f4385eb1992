import { availableParallelism } from 'node:os';
import { createBoundedQueue } from '../../../kit/bounded-queue.ts';
import { createArgon2id } from '../password-algorithm.ts';

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
export function createPasswordHasher(
  algorithm = createArgon2id(),
  { concurrency, capacity } = { concurrency: hashesAtOnce, capacity: hashesWaiting },
) {
  const run = createBoundedQueue(concurrency, capacity);
  const unknownHash = algorithm.hash(unknownAccountText);

  return {
    hash: (text: string): Promise<string> => run(() => algorithm.hash(text)),
    /** Takes the same time without a stored hash, and is then false. */
    verify: (stored: string | null, text: string): Promise<boolean> =>
      run(async () => {
        const matches = await algorithm.verify(stored ?? (await unknownHash), text);
        return matches && stored !== null;
      }),
  };
}
