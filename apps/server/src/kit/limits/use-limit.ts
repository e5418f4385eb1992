import type { Clock } from '../clock.ts';
import type { RateLimit } from './rate-window.ts';

/**
 * Counts the uses per subject of the window that ends now, in the memory of this process: for calls
 * that must cost no query. Other processes count their own.
 */
export function createUseLimit({ uses, windowMs }: RateLimit, clock: Clock) {
  /** The instants of the uses of each subject; the subject that was counted last comes last. */
  const usedAt = new Map<bigint, number[]>();

  function forget(since: number): void {
    for (const [subject, instants] of usedAt) {
      if ((instants.at(-1) ?? since) > since) return;
      usedAt.delete(subject);
    }
  }

  return {
    /** Counts a use and returns true when the limit allows one more; else counts nothing. */
    allow(subject: bigint): boolean {
      const now = clock().getTime();
      const since = now - windowMs;
      forget(since);
      const instants = (usedAt.get(subject) ?? []).filter((instant) => instant > since);
      if (instants.length >= uses) return false;
      usedAt.delete(subject);
      usedAt.set(subject, [...instants, now]);
      return true;
    },
    /** How many subjects are remembered. */
    size: () => usedAt.size,
  };
}
