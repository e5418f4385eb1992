import type { DatabaseTransaction } from '#db/database.ts';
import { isLate } from '@pavilion/domain/lottery/state/draw-state';
import { moveDraw, tellAll } from '../change-draw.ts';
import { lockDraw, writeDraw, type DrawRow } from '../draw.store.ts';
import type { LotteryDeps } from '../lottery-deps.ts';

type Deps = Pick<LotteryDeps, 'db' | 'clock' | 'signals'>;

export type HourStep = 'open' | 'close' | 'late';

const isLateNow = (draw: DrawRow, now: Date): boolean =>
  !draw.is_late &&
  isLate(
    { state: draw.state, isOwn: draw.is_own, drawsAt: draw.draws_at.getTime() },
    now.getTime(),
  );

/** What the hours of a draw want next of it; null for nothing now. */
export function dueHourStep(draw: DrawRow, now: Date): HourStep | null {
  if (draw.state === 'scheduled' && now >= draw.opens_at) return 'open';
  if (draw.state === 'open' && now >= draw.closes_at) return 'close';
  return isLateNow(draw, now) ? 'late' : null;
}

async function takeStep(
  deps: Deps,
  transaction: DatabaseTransaction,
  draw: DrawRow,
  step: HourStep,
): Promise<DrawRow> {
  if (step !== 'late') return moveDraw(transaction, draw, { event: step, by: 'job' });
  const late = await writeDraw(transaction, draw.id, { is_late: true });
  await tellAll(deps, transaction);
  return late;
}

/**
 * Opens, closes and marks a draw late, as far as its hours say so now: under its lock and by what
 * its row says then. Returns it as it is after that, or null where there is none.
 */
export async function followHours(deps: Deps, id: string): Promise<DrawRow | null> {
  return deps.db.transaction().execute(async (transaction) => {
    let draw = await lockDraw(transaction, id);
    if (draw === null) return null;
    // The lock may have been waited for, until after the next of its hours.
    const now = deps.clock();
    let step = dueHourStep(draw, now);
    while (step !== null) {
      draw = await takeStep(deps, transaction, draw, step);
      step = dueHourStep(draw, now);
    }
    return draw;
  });
}
