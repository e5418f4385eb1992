import { slotBudgets } from '#http/request/request-budgets.ts';
import { createSlots, type SlotReading, type SlotRules } from '#kit/limits/slots.ts';
import { createArgon2id } from './password-algorithm.ts';

/** Verified against for unknown accounts, so that both cases take the same time. */
const unknownAccountText = 'no such account';

export type PasswordHasher = ReturnType<typeof createPasswordHasher>;

/**
 * argon2id in a bounded queue off the event loop: a flood of log-ins is refused with
 * `QueueFullError` and cannot slow the wallet.
 */
export function createPasswordHasher(
  algorithm = createArgon2id(),
  rules: SlotRules = slotBudgets.hash,
) {
  const slots = createSlots(rules);
  const unknownHash = algorithm.hash(unknownAccountText);

  return {
    /** Leaves the queue when the caller's signal aborts, if one is given. */
    hash: (text: string, signal?: AbortSignal): Promise<string> =>
      slots.run(() => algorithm.hash(text), { signal }),
    /** Without a stored hash it takes the same time and returns false. */
    verify: (stored: string | null, text: string): Promise<boolean> =>
      slots.run(async () => {
        const matches = await algorithm.verify(stored ?? (await unknownHash), text);
        return matches && stored !== null;
      }),
    reading: (): SlotReading => slots.reading(),
  };
}
