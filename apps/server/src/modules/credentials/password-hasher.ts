import { slotBudgets } from '#http/request-budgets.ts';
import { createSlots, type SlotReading, type SlotRules } from '#kit/slots.ts';
import { createArgon2id } from './password-algorithm.ts';

/** Hashes of unknown accounts are checked against this one, so that both take the same time. */
const unknownAccountText = 'no such account';

export type PasswordHasher = ReturnType<typeof createPasswordHasher>;

/**
 * argon2id in a bounded queue off the event loop: a flood of logins is refused with
 * `QueueFullError` and cannot slow the wallet.
 */
export function createPasswordHasher(
  algorithm = createArgon2id(),
  rules: SlotRules = slotBudgets.hash,
) {
  const slots = createSlots(rules);
  const unknownHash = algorithm.hash(unknownAccountText);

  return {
    /** Waits no longer than the connection of who asked, where its signal is given. */
    hash: (text: string, signal?: AbortSignal): Promise<string> =>
      slots.run(() => algorithm.hash(text), { signal }),
    /** Takes the same time without a stored hash, and is then false. */
    verify: (stored: string | null, text: string): Promise<boolean> =>
      slots.run(async () => {
        const matches = await algorithm.verify(stored ?? (await unknownHash), text);
        return matches && stored !== null;
      }),
    reading: (): SlotReading => slots.reading(),
  };
}
