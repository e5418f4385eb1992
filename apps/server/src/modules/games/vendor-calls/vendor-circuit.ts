import type { Clock } from '#kit/clock.ts';
import { createCircuitBreaker, type CircuitState } from '#kit/limits/circuit-breaker.ts';

const failuresToOpen = 5;
const restMs = 30_000;

/** The circuit breaker of one kind of call to a vendor, with a count of failures. */
export function createVendorCircuit(clock: Clock) {
  const breaker = createCircuitBreaker({ clock, failuresToOpen, restMs });
  let failures = 0;
  return {
    /** Failures since the start, without calls that were not made. */
    standing: (): { state: CircuitState; failures: number } => ({
      state: breaker.state(),
      failures,
    }),
    /** The result of the call, or `resting` when it was not made. */
    async run<Answer>(
      call: () => Promise<Answer>,
      isAnswer: (answer: Answer) => boolean,
      resting: Answer,
    ): Promise<Answer> {
      const answer = await breaker.run(call, isAnswer);
      if (answer === null) return resting;
      if (!isAnswer(answer)) failures += 1;
      return answer;
    },
  };
}

export type VendorCircuit = ReturnType<typeof createVendorCircuit>;

/** The detail in logs for a call that was not made. */
export const restingDetail = 'not asked, after failures in a row';
