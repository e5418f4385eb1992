import type { Updateable } from 'kysely';
import type { DatabaseTransaction } from '#db/database.ts';
import type { Tables } from '#db/tables.ts';
import { ApiError } from '#http/api-error.ts';
import type { Prizes } from '@pavilion/domain/lottery/play';
import {
  nextDrawState,
  type DrawActor,
  type DrawEvent,
} from '@pavilion/domain/lottery/state/draw-state';
import { insertResult, withdrawWaiting, writeDraw, type DrawRow } from './draw.store.ts';
import type { LotteryDeps } from './lottery-deps.ts';

type Deps = Pick<LotteryDeps, 'clock' | 'signals'>;

/** Everybody is told: an outside result, a correction, a void, a draw that is late. */
const forAll = { kind: 'lottery', memberId: null } as const;

/** Tells every open page that a draw changed, once the transaction commits. */
export async function tellAll({ signals }: Deps, transaction: DatabaseTransaction): Promise<void> {
  await signals.publishIn(transaction, forAll);
}

type Change = Omit<Updateable<Tables['lottery_draw']>, 'state'>;

/**
 * Moves a locked draw by the table of states, with what else its row says then. Throws
 * `lottery.draw.state` where the table refuses it.
 */
export async function moveDraw(
  transaction: DatabaseTransaction,
  draw: DrawRow,
  moved: { event: DrawEvent; by: DrawActor; change?: Change },
): Promise<DrawRow> {
  const state = nextDrawState(draw.state, moved.event, moved.by);
  if (state === null) throw new ApiError('lottery.draw.state', { state: draw.state });
  return writeDraw(transaction, draw.id, { ...moved.change, state });
}

export type NewResult = {
  winNo: string;
  prizes: Prizes;
  /** `engine`, or the names of sources or operators, parted by a comma. */
  decidedBy: string;
  /** Of own draws. */
  proof?: { seed: Uint8Array; signature: Uint8Array };
};

/** Gives a locked draw its first result. */
export async function setResult(
  deps: Deps,
  transaction: DatabaseTransaction,
  draw: DrawRow,
  { by, ...result }: NewResult & { by: Extract<DrawActor, 'engine' | 'results' | 'twoOperators'> },
): Promise<DrawRow> {
  const now = deps.clock();
  const moved = { event: 'result', by, change: { version: 1, drawn_at: now } } as const;
  const drawn = await moveDraw(transaction, draw, moved);
  await insertResult(transaction, {
    draw_id: draw.id,
    version: 1,
    win_no: result.winNo,
    prizes: result.prizes,
    decided_by: result.decidedBy,
    decided_at: now,
    reason: null,
    seed: result.proof?.seed ?? null,
    signature: result.proof?.signature ?? null,
  });
  if (by !== 'engine') await tellAll(deps, transaction);
  return drawn;
}

/** Puts the result of a locked draw right; what was said before stays. Its sub-orders follow. */
export async function correctResult(
  deps: Deps,
  transaction: DatabaseTransaction,
  draw: DrawRow,
  { reason, ...result }: Omit<NewResult, 'proof'> & { reason: string },
): Promise<DrawRow> {
  const version = draw.version + 1;
  const change = { version, to_settle: true };
  const moved = { event: 'correct', by: 'twoOperators', change } as const;
  const corrected = await moveDraw(transaction, draw, moved);
  await insertResult(transaction, {
    draw_id: draw.id,
    version,
    win_no: result.winNo,
    prizes: result.prizes,
    decided_by: result.decidedBy,
    decided_at: deps.clock(),
    reason,
    seed: null,
    signature: null,
  });
  await tellAll(deps, transaction);
  return corrected;
}

/** Lets a locked draw not count; the stakes of its sub-orders are given back after that. */
export async function setVoid(
  deps: Deps,
  transaction: DatabaseTransaction,
  draw: DrawRow,
  { by, voidedBy, reason }: { by: DrawActor; voidedBy: string; reason: string },
): Promise<DrawRow> {
  const now = deps.clock();
  const change = { void_reason: reason, voided_by: voidedBy, voided_at: now, to_settle: true };
  const moved = await moveDraw(transaction, draw, { event: 'void', by, change });
  await withdrawWaiting(transaction, draw.id);
  await tellAll(deps, transaction);
  return moved;
}
