import type { DatabaseTransaction } from '#db/database.ts';
import { correctResult, setResult, setVoid } from '../change-draw.ts';
import {
  findDrawOfNumero,
  listResults,
  lockDraw,
  type DrawRow,
  type ResultRow,
} from '../draw.store.ts';
import type { LotteryDeps } from '../lottery-deps.ts';
import { findWaiting, writeEntry } from './entry.store.ts';
import { copiesOf, folderLottery, type FolderLottery } from './folder-lottery.ts';
import { listLeftBehind } from './reading.store.ts';
import { readNumbers, sameNumbers } from './result-numbers.ts';

type Deps = Pick<LotteryDeps, 'db' | 'clock' | 'signals' | 'site' | 'lotteries' | 'logger'>;

/** The result of a draw that counts; null before there is one. */
export async function countingResult(
  transaction: DatabaseTransaction,
  { id, version }: DrawRow,
): Promise<ResultRow | null> {
  const results = await listResults(transaction, [id]);
  return results.find((row) => row.version === version) ?? null;
}

/** Whether the draw that a draw copies is there: its numbers come from that one then. */
export async function isCopy(
  deps: Deps,
  transaction: DatabaseTransaction,
  draw: DrawRow,
): Promise<boolean> {
  const copies = folderLottery(deps, draw.game_id)?.outside?.copies ?? null;
  const row = deps.site.lotteries.lotteries.find(({ code }) => code === copies);
  return (
    row !== undefined && (await findDrawOfNumero(transaction, row.gameId, draw.numero)) !== null
  );
}

/** Takes back what waits for a second person on a copy that has moved on by itself. */
async function endWaiting(transaction: DatabaseTransaction, copy: DrawRow): Promise<void> {
  const waiting = await findWaiting(transaction, copy.id);
  if (waiting === null || (waiting.act === 'void' && copy.state !== 'void')) return;
  await writeEntry(transaction, waiting.id, { state: 'withdrawn' });
}

async function copyResult(
  deps: Deps,
  transaction: DatabaseTransaction,
  lottery: FolderLottery,
  { copy, result }: { copy: DrawRow; result: ResultRow },
): Promise<DrawRow | null> {
  const said = { winNo: result.win_no, prizes: result.prizes };
  const read = readNumbers(lottery, copy, said);
  if ('wrong' in read) {
    const draw = { lottery: lottery.code, numero: copy.numero };
    deps.logger.error(
      { ...draw, wrong: read.wrong },
      'a lottery cannot take a result that it copies',
    );
    return null;
  }
  const { numbers } = read;
  const decided = { ...numbers, decidedBy: result.decided_by };
  if (copy.state === 'closed') {
    return setResult(deps, transaction, copy, { ...decided, by: 'results' });
  }
  // A result that waits to be settled is corrected after that.
  if (copy.state !== 'settled' && copy.state !== 'resettled') return null;
  const present = await countingResult(transaction, copy);
  if (present === null || result.reason === null) return null;
  const stays = sameNumbers(numbers, { winNo: present.win_no, prizes: present.prizes });
  return stays
    ? null
    : correctResult(deps, transaction, copy, { ...decided, reason: result.reason });
}

/** Lets one locked copy follow a locked draw; null where nothing changes. */
async function followWith(
  deps: Deps,
  transaction: DatabaseTransaction,
  lottery: FolderLottery,
  { copy, original }: { copy: DrawRow; original: DrawRow },
): Promise<DrawRow | null> {
  if (copy.state === 'void') return null;
  const { state, void_reason: reason, voided_by: voidedBy } = original;
  if (state === 'void' && reason !== null && voidedBy !== null) {
    return setVoid(deps, transaction, copy, { by: 'twoOperators', voidedBy, reason });
  }
  const result = await countingResult(transaction, original);
  return result && copyResult(deps, transaction, lottery, { copy, result });
}

/**
 * Lets the draws that copy a locked draw take its result, its corrections and its void, as far as
 * they can now; the job does the rest. A draw is always locked before those that copy it.
 */
export async function followCopies(
  deps: Deps,
  transaction: DatabaseTransaction,
  original: DrawRow,
): Promise<void> {
  const code = folderLottery(deps, original.game_id)?.code;
  if (code === undefined) return;
  for (const lottery of copiesOf(deps, code)) {
    const found = await findDrawOfNumero(transaction, lottery.gameId, original.numero);
    const copy = found && (await lockDraw(transaction, found.id));
    const moved = copy && (await followWith(deps, transaction, lottery, { copy, original }));
    if (!moved) continue;
    await endWaiting(transaction, moved);
    await followCopies(deps, transaction, moved);
  }
}

/** Lets the copies of a draw follow it, in a transaction of their own. */
async function followOne(deps: Deps, originalId: string): Promise<void> {
  try {
    await deps.db.transaction().execute(async (transaction) => {
      const original = await lockDraw(transaction, originalId);
      if (original) await followCopies(deps, transaction, original);
    });
  } catch (error) {
    deps.logger.error({ err: error, draw: originalId }, 'a draw could not be followed');
  }
}

/** Lets all draws follow that could not when the draw that they copy changed. */
export async function followLater(deps: Deps, signal: AbortSignal): Promise<void> {
  const pairs = deps.site.lotteries.lotteries.flatMap(({ gameId, code }) =>
    copiesOf(deps, code).map((copy) => ({ gameId, copyGameId: copy.gameId })),
  );
  for (const { gameId, copyGameId } of pairs) {
    for (const id of await listLeftBehind(deps.db, gameId, copyGameId)) {
      if (signal.aborted) return;
      await followOne(deps, id);
    }
  }
}
