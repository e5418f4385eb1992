import type { RepeatingJob } from '#kit/time/repeating-job.ts';
import type { RainRow } from '../rain/rain.store.ts';
import type { RewardsDeps } from '../rewards-deps.ts';
import { payEnvelopes } from './pay-envelopes.ts';
import { advanceRain, dueStep, listUnfinished } from './run-rains.ts';

const everyMs = 250;
/** Rains are planned 15 minutes ahead, so that none is missed. */
const readEveryMs = 15_000;
/** While one falls, another process may have drawn and ended before it paid. */
const payEveryMs = 2000;
const retryAfterMs = 1000;

/** Whether so much time has passed; also where the clock was set back. */
const hasPassed = (ms: number, since: number, now: number) => Math.abs(now - since) >= ms;

const isFalling = ({ state }: RainRow) => state === 'running' || state === 'over';

/**
 * Makes envelopes, begins and ends rains, draws waves and pays what was won. It knows when the next
 * step is due, so that it asks the database for little between rains.
 */
export function rainJobs(deps: RewardsDeps): RepeatingJob[] {
  const { clock, logger } = deps;
  const notBefore = new Map<string, number>();
  let known: RainRow[] = [];
  let readAt = -Infinity;
  let paidAt = -Infinity;
  let isOwing = false;

  /** Does what is due with a rain; returns it as it is then, or null for a finished one. */
  async function advance(rain: RainRow, signal: AbortSignal): Promise<RainRow | null> {
    const now = clock();
    if (dueStep(rain, now) === null || now.getTime() < (notBefore.get(rain.id) ?? 0)) return rain;
    try {
      const { rain: advanced, winners } = await advanceRain(deps, rain.id, signal);
      if (winners > 0) isOwing = true;
      return advanced;
    } catch (error) {
      logger.error({ err: error, rain: rain.id }, 'a rain did not go on');
      notBefore.set(rain.id, clock().getTime() + retryAfterMs);
      return rain;
    }
  }

  async function run(signal: AbortSignal): Promise<void> {
    const now = clock().getTime();
    if (hasPassed(readEveryMs, readAt, now)) {
      known = await listUnfinished(deps);
      readAt = now;
      notBefore.clear();
      isOwing = true;
    }
    const left: RainRow[] = [];
    for (const rain of known) {
      const advanced = await advance(rain, signal);
      if (advanced !== null) left.push(advanced);
    }
    known = left;
  }

  async function pay(signal: AbortSignal): Promise<void> {
    const now = clock().getTime();
    const isLooking = known.some(isFalling) && hasPassed(payEveryMs, paidAt, now);
    if (!isOwing && !isLooking) return;
    isOwing = false;
    paidAt = now;
    await payEnvelopes(deps, signal);
  }

  return [
    { name: 'rain', everyMs, run },
    { name: 'pay rain', everyMs, run: pay },
  ];
}
