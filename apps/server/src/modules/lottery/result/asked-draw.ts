import type { DatabaseTransaction } from '#db/database.ts';
import { SqlError } from '#db/sql-error.ts';
import { ApiError } from '#http/api-error.ts';
import { isOwnId } from '#kit/own-id.ts';
import { nextDrawState, type DrawEvent } from '@pavilion/domain/lottery/state/draw-state';
import { lockDraw, type DrawRow } from '../draw.store.ts';
import type { LotteryDeps } from '../lottery-deps.ts';
import { isCopy } from './copy-results.ts';
import { folderLottery, type FolderLottery } from './folder-lottery.ts';
import { readNumbers, sameNumbers, type Numbers } from './result-numbers.ts';

export type OperatorDeps = Pick<
  LotteryDeps,
  'db' | 'clock' | 'signals' | 'site' | 'lotteries' | 'logger'
>;

/** The draw does not allow that; `hints` say more. */
export const refusedIn = (draw: DrawRow, hints: object = {}) =>
  new ApiError('lottery.draw.state', { state: draw.state, ...hints });

/** Lets a request key of a person stand for one entry. */
const keyOfPerson = 'lottery_entry_entered_by_request_key_key';

/** Does something with a draw under its lock. */
export async function withDraw<Outcome>(
  { db }: Pick<OperatorDeps, 'db'>,
  drawId: string,
  act: (transaction: DatabaseTransaction, draw: DrawRow) => Promise<Outcome>,
): Promise<Outcome> {
  if (!isOwnId(drawId)) throw new ApiError('lottery.numero.unknown');
  try {
    return await db.transaction().execute(async (transaction) => {
      const draw = await lockDraw(transaction, drawId);
      if (!draw) throw new ApiError('lottery.numero.unknown');
      return act(transaction, draw);
    });
  } catch (error) {
    // The key was used for another draw at the same time.
    const isTaken = error instanceof SqlError && error.constraint === keyOfPerson;
    throw isTaken ? new ApiError('lottery.draw.state', { requestKey: 'used' }) : error;
  }
}

/** Refuses a change that two operators cannot make with the draw now. */
export function refuseUnless(draw: DrawRow, event: DrawEvent): void {
  if (nextDrawState(draw.state, event, 'twoOperators') === null) throw refusedIn(draw);
}

/** Own draws are computed, and copies follow another draw: nobody types their results. */
export async function refuseUntyped(
  deps: OperatorDeps,
  transaction: DatabaseTransaction,
  draw: DrawRow,
): Promise<void> {
  if (draw.is_own) throw refusedIn(draw, { own: true });
  if (await isCopy(deps, transaction, draw)) throw refusedIn(draw, { copy: true });
}

/** The lottery of a draw; without it no result can be checked. */
function lotteryOf(deps: OperatorDeps, draw: DrawRow): FolderLottery {
  const lottery = folderLottery(deps, draw.game_id);
  if (!lottery) throw refusedIn(draw, { lottery: 'gone' });
  return lottery;
}

/** What was typed, in the form in which it is kept; refuses what is no result of the lottery. */
export function typedNumbers(deps: OperatorDeps, draw: DrawRow, typed: Numbers): Numbers {
  const read = readNumbers(lotteryOf(deps, draw), draw, typed);
  if ('wrong' in read) throw new ApiError('lottery.result.invalid', { prizes: read.wrong });
  return read.numbers;
}

/** Whether numbers that were typed are those that a row holds; a void has none. */
export function areTyped(
  deps: OperatorDeps,
  draw: DrawRow,
  typed: Numbers | null,
  held: Numbers | null,
): boolean {
  if (typed === null || held === null) return typed === held;
  const read = readNumbers(lotteryOf(deps, draw), draw, typed);
  return 'numbers' in read && sameNumbers(read.numbers, held);
}
