import { randomUUID } from 'node:crypto';
import { dayMs } from '#kit/time/milliseconds.ts';
import { drawStates, nextDrawState } from '@pavilion/domain/lottery/state/draw-state';
import { setVoid, tellAll } from '../change-draw.ts';
import { lockDraw, type DrawRow } from '../draw.store.ts';
import type { LotteryDeps } from '../lottery-deps.ts';
import { insertPause } from '../pause.store.ts';
import { voidMissed } from './due.store.ts';

type Deps = Pick<LotteryDeps, 'db' | 'clock' | 'signals'>;

const bySite = { by: 'job', voidedBy: 'site' } as const;

/** The states in which the site may void a draw by itself. */
const voidable = drawStates.filter((state) => nextDrawState(state, 'void', 'job') !== null);

const clockReason =
  'the public randomness of the draw was out before its time: the clock of the server is wrong';

/**
 * Voids a closed draw whose round came out before its time by our clock, and pauses its lottery.
 * Returns the draw as it is then, or null where there is none.
 */
export async function voidForClock(deps: Deps, id: string): Promise<DrawRow | null> {
  return deps.db.transaction().execute(async (transaction) => {
    const draw = await lockDraw(transaction, id);
    if (draw?.state !== 'closed') return draw;
    await insertPause(transaction, {
      id: randomUUID(),
      game_id: draw.game_id,
      paused_at: deps.clock(),
      paused_by: 'site',
      reason: clockReason,
    });
    return setVoid(deps, transaction, draw, { ...bySite, reason: clockReason });
  });
}

/** Voids a closed draw that cannot be drawn; returns it as it is then, or null. */
export async function voidWaiting(deps: Deps, id: string, reason: string): Promise<DrawRow | null> {
  return deps.db.transaction().execute(async (transaction) => {
    const draw = await lockDraw(transaction, id);
    if (draw?.state !== 'closed') return draw;
    return setVoid(deps, transaction, draw, { ...bySite, reason });
  });
}

/** Own draws that were missed for longer are void. */
const missedMs = 2 * dayMs;
/** So many are voided in one transaction. */
const chunkSize = 500;

/** Voids own draws that were missed by more than two days, a chunk of them; returns how many. */
export async function voidMissedDraws(deps: Deps): Promise<number> {
  const now = deps.clock();
  return deps.db.transaction().execute(async (transaction) => {
    const voided = await voidMissed(transaction, {
      before: new Date(now.getTime() - missedMs),
      states: voidable,
      limit: chunkSize,
      change: {
        void_reason: 'it was not drawn within two days of its time',
        voided_by: bySite.voidedBy,
        voided_at: now,
      },
    });
    if (voided > 0) await tellAll(deps, transaction);
    return voided;
  });
}
