import type { DrawRow } from '../draw.store.ts';
import type { LotteryDeps } from '../lottery-deps.ts';
import type { Attempts } from './attempts.ts';
import type { Drawing } from './draw-due.ts';
import { listMissed, type Place } from './due.store.ts';
import { followHours } from './hours.ts';
import { hasPassed, type LiveDraws } from './live-draws.ts';
import { voidMissedDraws } from './void-draws.ts';

type Parts = {
  deps: LotteryDeps;
  live: LiveDraws;
  attempts: Attempts;
  /** Null where no public randomness is configured. */
  drawing: Drawing | null;
};

/** So many are made up for in one run, so that a stop of the site waits for no more. */
const batchSize = 50;
const readEveryMs = 15_000;
/** Where rounds do not come, others are asked for a little later. */
const lackingMs = 2000;

/**
 * Makes up for own draws that were missed while the site did not run: in the order of their times
 * they are closed and drawn with the round that was fixed for them, to be settled; those of more
 * than two days ago are void.
 */
export function createMissedDraws({ deps, live, attempts, drawing }: Parts) {
  const { db, clock, logger } = deps;
  let after: Place | null = null;
  let waitsFrom = -Infinity;
  let waitMs = 0;
  let wasLacking = false;

  function wait(ms: number): void {
    waitsFrom = clock().getTime();
    waitMs = ms;
  }

  /** Opens and closes a draw; null where that failed. */
  async function bringOn({ id, numero }: DrawRow): Promise<DrawRow | null> {
    if (attempts.isHeld(id)) return null;
    try {
      return await followHours(deps, id);
    } catch (error) {
      logger.error({ err: error, numero }, 'a missed draw did not go on');
      attempts.waitAfterFailure(id);
      return null;
    }
  }

  async function readBatch(): Promise<DrawRow[]> {
    const { gameIds } = live;
    if (gameIds.length === 0) return [];
    return listMissed(db, { gameIds, liveFrom: live.liveFrom() }, after, batchSize);
  }

  async function workOff(batch: readonly DrawRow[], signal?: AbortSignal): Promise<boolean> {
    const closed: DrawRow[] = [];
    for (const draw of batch) {
      if (signal?.aborted === true) return false;
      const brought = await bringOn(draw);
      if (brought?.state === 'closed') closed.push(brought);
    }
    const done = await drawing?.drawDue(closed, () => undefined, signal);
    return done?.lacksRounds ?? false;
  }

  return {
    run: async (signal?: AbortSignal): Promise<void> => {
      if (waitMs > 0 && !hasPassed(waitMs, waitsFrom, clock().getTime())) return;
      wait(0);
      if ((await voidMissedDraws(deps)) > 0) return;
      const batch = await readBatch();
      const isLacking = await workOff(batch, signal);
      const isLast = batch.length < batchSize;
      // Once rounds come again, those that went without are the first to be drawn.
      after = isLast || (wasLacking && !isLacking) ? null : (batch.at(-1) ?? null);
      if (isLast && batch.length === 0) wait(readEveryMs);
      else if (isLast || isLacking) wait(lackingMs);
      wasLacking = isLacking;
    },
  };
}
