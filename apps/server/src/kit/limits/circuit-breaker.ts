import type { Clock } from '../clock.ts';

export type CircuitState = 'closed' | 'trying' | 'open';

export type CircuitOptions = {
  clock: Clock;
  /** Failures in a row after which calls are not made. */
  failuresToOpen: number;
  /** Milliseconds after which one call is tried again. */
  restMs: number;
};

/**
 * Stops calling a company that fails, so that nobody waits for it in vain: after some failures in a
 * row calls are not made for a while; then one at a time is tried until one succeeds.
 */
export function createCircuitBreaker({ clock, failuresToOpen, restMs }: CircuitOptions) {
  let failures = 0;
  let openedAt: number | null = null;
  let isTrying = false;

  function state(): CircuitState {
    if (openedAt === null) return 'closed';
    return isTrying || clock().getTime() - openedAt >= restMs ? 'trying' : 'open';
  }

  function settle(succeeded: boolean): void {
    isTrying = false;
    failures = succeeded ? 0 : failures + 1;
    if (succeeded) openedAt = null;
    else if (failures >= failuresToOpen) openedAt = clock().getTime();
  }

  return {
    state,
    /** Makes the call and returns its result; null when it was not made. */
    async run<Value>(
      call: () => Promise<Value>,
      succeeded: (value: Value) => boolean,
    ): Promise<Value | null> {
      const before = state();
      if (before === 'open' || (before === 'trying' && isTrying)) return null;
      isTrying = before === 'trying';
      try {
        const value = await call();
        settle(succeeded(value));
        return value;
      } catch (error) {
        settle(false);
        throw error;
      }
    },
  };
}
