import { moveDraw } from '../change-draw.ts';
import { lockDraw, type DrawRow } from '../draw.store.ts';
import type { LotteryDeps } from '../lottery-deps.ts';

/**
 * Settles a draw whose result is known, in a transaction of its own. One that is in another state
 * stays as it is. Returns it as it is then, or null where there is none.
 */
export async function settleDraw(
  { db, clock }: Pick<LotteryDeps, 'db' | 'clock'>,
  id: string,
): Promise<DrawRow | null> {
  return db.transaction().execute(async (transaction) => {
    const draw = await lockDraw(transaction, id);
    if (draw?.state !== 'drawn') return draw;
    const change = { settled_at: clock() };
    return moveDraw(transaction, draw, { event: 'settle', by: 'job', change });
  });
}
