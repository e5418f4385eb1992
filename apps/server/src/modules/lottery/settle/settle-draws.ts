import { moveDraw } from '../change-draw.ts';
import { lockDraw, writeDraw } from '../draw.store.ts';
import { deleteCounters } from '../exposure/exposure.store.ts';
import type { LotteryDeps } from '../lottery-deps.ts';
import { isAnyLeft, stepOf } from './chunk.store.ts';

/**
 * Ends what is to be done with a draw, under its lock, once no sub-order of it is left: one that is
 * drawn is settled then, one that was put right or is void has been followed. What it could pay is
 * counted no more. Says whether some are left.
 */
export async function endDraw(
  { db, clock }: Pick<LotteryDeps, 'db' | 'clock'>,
  id: string,
): Promise<'ended' | 'left'> {
  return db.transaction().execute(async (transaction) => {
    const draw = await lockDraw(transaction, id);
    const step = draw && stepOf(draw);
    if (!step) return 'ended';
    if (await isAnyLeft(transaction, draw, step)) return 'left';
    if (step === 'settle') {
      const change = { settled_at: clock() };
      await moveDraw(transaction, draw, { event: 'settle', by: 'job', change });
    } else {
      await writeDraw(transaction, id, { to_settle: false });
    }
    await deleteCounters(transaction, id);
    return 'ended';
  });
}
