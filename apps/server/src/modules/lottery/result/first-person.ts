import { randomUUID } from 'node:crypto';
import type { DatabaseTransaction } from '#db/database.ts';
import type { DrawRow } from '../draw.store.ts';
import { areTyped, refusedIn, typedNumbers, withDraw, type OperatorDeps } from './asked-draw.ts';
import { findWaiting, insertEntry, listAsked, type EntryRow } from './entry.store.ts';
import { numbersOf, type Numbers } from './result-numbers.ts';
import { showDrawOf, type ShownDraw } from './show-draws.ts';

/** What a first person asks for; the numbers are null for a void. */
export type FirstAsked = {
  act: EntryRow['act'];
  drawId: string;
  operator: string;
  requestKey: string;
  typed: Numbers | null;
  reason: string | null;
};

type Steps = {
  /** Refuses what cannot be asked for now. */
  check: (transaction: DatabaseTransaction, draw: DrawRow) => Promise<void>;
  checkNumbers?: (
    transaction: DatabaseTransaction,
    draw: DrawRow,
    numbers: Numbers,
  ) => Promise<void>;
  /** Goes on once it is kept. */
  after?: (transaction: DatabaseTransaction, draw: DrawRow) => Promise<unknown>;
};

/** Whether the same request was kept before; refuses a key that stood for something else. */
async function isRepeat(
  deps: OperatorDeps,
  transaction: DatabaseTransaction,
  draw: DrawRow,
  asked: FirstAsked,
): Promise<boolean> {
  const { act, operator, requestKey, typed, reason } = asked;
  const before = await listAsked(transaction, operator, requestKey);
  if (before.length === 0) return false;
  const isSame = before.some(
    (entry) =>
      entry.draw_id === draw.id &&
      entry.act === act &&
      entry.entered_by === operator &&
      entry.reason === reason &&
      areTyped(deps, draw, typed, numbersOf(entry)),
  );
  if (!isSame) throw refusedIn(draw, { requestKey: 'used' });
  return true;
}

/**
 * Keeps what one operator asks for until another one confirms it. One thing waits at a time. A
 * repeat of the request changes nothing.
 */
export async function askAsFirst(
  deps: OperatorDeps,
  asked: FirstAsked,
  { check, checkNumbers, after }: Steps,
): Promise<ShownDraw> {
  await withDraw(deps, asked.drawId, async (transaction, draw) => {
    if (await isRepeat(deps, transaction, draw, asked)) return;
    await check(transaction, draw);
    const waiting = await findWaiting(transaction, draw.id);
    if (waiting) throw refusedIn(draw, { waiting: waiting.act });
    const numbers = asked.typed && typedNumbers(deps, draw, asked.typed);
    if (numbers) await checkNumbers?.(transaction, draw, numbers);
    await insertEntry(transaction, {
      id: randomUUID(),
      draw_id: draw.id,
      act: asked.act,
      state: 'waiting',
      win_no: numbers?.winNo ?? null,
      prizes: numbers?.prizes ?? null,
      reason: asked.reason,
      request_key: asked.requestKey,
      entered_by: asked.operator,
      entered_at: deps.clock(),
    });
    await after?.(transaction, draw);
  });
  return showDrawOf(deps, asked.drawId);
}
