import type { Clock } from '#kit/clock.ts';
import { dayMs, minuteMs } from '#kit/time/milliseconds.ts';

type Attempt = {
  /** When the draw was first to be drawn, or its step first failed. */
  firstAt: number;
  failures: number;
  heldFrom: number;
  heldMs: number;
  /** Why it must not be drawn; null where nothing speaks against it. */
  fault: string | null;
};

const retryAfterMs = 1000;
const longestMs = minuteMs;
/** No attempt takes as long: own draws are void after two days. */
const forgottenAfterMs = 3 * dayMs;

/** What this process has tried with draws that did not go on, and when it tries again. */
export function createAttempts(clock: Clock) {
  const attempts = new Map<string, Attempt>();

  function of(id: string): Attempt {
    const now = clock().getTime();
    const found = attempts.get(id);
    if (found) return found;
    const made = { firstAt: now, failures: 0, heldFrom: now, heldMs: 0, fault: null };
    attempts.set(id, made);
    return made;
  }

  function hold(id: string, heldMs: number): void {
    Object.assign(of(id), { heldFrom: clock().getTime(), heldMs });
  }

  return {
    of,
    /** Whether it waits for its next try; never where the clock was set back. */
    isHeld: (id: string): boolean => {
      const attempt = attempts.get(id);
      if (!attempt) return false;
      const passed = clock().getTime() - attempt.heldFrom;
      return passed >= 0 && passed < attempt.heldMs;
    },
    /** Tries again after a second. */
    waitShortly: (id: string): void => hold(id, retryAfterMs),
    /** Tries again after a second, and after longer each time that it fails. */
    waitAfterFailure: (id: string): void => {
      const attempt = of(id);
      hold(id, Math.min(retryAfterMs * 2 ** attempt.failures, longestMs));
      attempt.failures += 1;
    },
    forget: (id: string): void => void attempts.delete(id),
    /** Forgets what is no more of use. */
    prune: (): void => {
      const now = clock().getTime();
      for (const [id, { firstAt }] of attempts) {
        if (Math.abs(now - firstAt) > forgottenAfterMs) attempts.delete(id);
      }
    },
  };
}

export type Attempts = ReturnType<typeof createAttempts>;
