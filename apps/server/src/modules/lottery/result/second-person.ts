import type { DatabaseTransaction } from '#db/database.ts';
import { ApiError } from '#http/api-error.ts';
import type { DrawRow } from '../draw.store.ts';
import { areTyped, refusedIn, typedNumbers, withDraw, type OperatorDeps } from './asked-draw.ts';
import { followCopies } from './copy-results.ts';
import { findWaiting, listAsked, writeEntry, type EntryRow } from './entry.store.ts';
import { numbersOf, sameNumbers, type Numbers } from './result-numbers.ts';
import { showDrawOf, type ShownDraw } from './show-draws.ts';

/** What a second person types; the numbers are null for a void. */
export type SecondAsked = {
  act: EntryRow['act'];
  drawId: string;
  operator: string;
  requestKey: string;
  typed: Numbers | null;
};

/** What two agreed on: who they are, and what the first one asked for. */
export type Agreed = { by: string; numbers: Numbers | null; reason: string };

type Apply = (transaction: DatabaseTransaction, draw: DrawRow, agreed: Agreed) => Promise<DrawRow>;

const secondNumbers = (entry: EntryRow) =>
  numbersOf({ win_no: entry.second_win_no, prizes: entry.second_prizes });

/** What the same request confirmed before; refuses a key that stood for something else. */
async function findRepeated(
  deps: OperatorDeps,
  transaction: DatabaseTransaction,
  draw: DrawRow,
  { act, operator, requestKey, typed }: SecondAsked,
): Promise<EntryRow | null> {
  const before = await listAsked(transaction, operator, requestKey);
  if (before.length === 0) return null;
  const same = before.find(
    (entry) =>
      entry.draw_id === draw.id &&
      entry.act === act &&
      entry.second_by === operator &&
      areTyped(deps, draw, typed, secondNumbers(entry)),
  );
  if (!same) throw refusedIn(draw, { requestKey: 'used' });
  return same;
}

/** What waits for a second person, who must not be the first. */
async function waitingFor(
  transaction: DatabaseTransaction,
  draw: DrawRow,
  { act, operator }: SecondAsked,
): Promise<EntryRow> {
  const waiting = await findWaiting(transaction, draw.id);
  if (waiting?.act !== act) throw refusedIn(draw, { waiting: waiting?.act ?? null });
  if (waiting.entered_by === operator) throw new ApiError('lottery.same.person');
  return waiting;
}

function areEqual(one: Numbers | null, other: Numbers | null): boolean {
  return one === null || other === null ? one === other : sameNumbers(one, other);
}

async function confirm(
  deps: OperatorDeps,
  transaction: DatabaseTransaction,
  draw: DrawRow,
  { asked, apply }: { asked: SecondAsked; apply: Apply },
): Promise<EntryRow> {
  const waiting = await waitingFor(transaction, draw, asked);
  const typed = asked.typed && typedNumbers(deps, draw, asked.typed);
  const agrees = areEqual(numbersOf(waiting), typed);
  const ended = await writeEntry(transaction, waiting.id, {
    state: agrees ? 'agreed' : 'differs',
    second_by: asked.operator,
    second_at: deps.clock(),
    second_key: asked.requestKey,
    second_win_no: typed?.winNo ?? null,
    second_prizes: typed?.prizes ?? null,
  });
  if (!agrees) return ended;
  const by = `${waiting.entered_by}, ${asked.operator}`;
  const agreed = { by, numbers: typed, reason: waiting.reason ?? '' };
  await followCopies(deps, transaction, await apply(transaction, draw, agreed));
  return ended;
}

/** Both are told what the two typed; somebody starts anew. */
function differs(entry: EntryRow): ApiError {
  return new ApiError('lottery.result.differs', {
    first: { by: entry.entered_by, ...numbersOf(entry) },
    second: { by: entry.second_by, ...secondNumbers(entry) },
  });
}

/**
 * Confirms as a second person what a first one asked for; `apply` is what two who agree do. What
 * they typed differently is kept, and refused. A repeat of the request changes nothing and is
 * answered alike.
 */
export async function confirmAsSecond(
  deps: OperatorDeps,
  asked: SecondAsked,
  apply: Apply,
): Promise<ShownDraw> {
  const entry = await withDraw(
    deps,
    asked.drawId,
    async (transaction, draw) =>
      (await findRepeated(deps, transaction, draw, asked)) ??
      (await confirm(deps, transaction, draw, { asked, apply })),
  );
  if (entry.state === 'differs') throw differs(entry);
  return showDrawOf(deps, asked.drawId);
}
