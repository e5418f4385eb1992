import { pageOf, pageSlice } from '#kit/page.ts';
import { dayMs } from '#kit/time/milliseconds.ts';
import type { ParsedInputOf, ResponseOf } from '@pavilion/contract/endpoint';
import type { lotteryCalls } from '@pavilion/contract/operator/lottery';
import type { Prizes } from '@pavilion/domain/lottery/play';
import type { LotteryDeps } from '../lottery-deps.ts';
import { listLastEntries, type EntryRow } from './entry.store.ts';
import { folderLottery } from './folder-lottery.ts';
import { listReadings, type ReadingRow } from './reading.store.ts';
import { findResultedDraw, listDrawsPage, type ResultedDraw } from './shown-draw.store.ts';

type Deps = Pick<LotteryDeps, 'db' | 'clock' | 'site'>;
type Calls = typeof lotteryCalls;
export type ShownDraw = ResponseOf<Calls['enterResult']>;

const copied = (prizes: Prizes | null) =>
  Object.fromEntries(Object.entries(prizes ?? {}).map(([name, numbers]) => [name, [...numbers]]));

const showReading = (row: ReadingRow) => ({
  source: row.source,
  final: row.is_final,
  winNo: row.win_no,
  prizes: copied(row.prizes),
  readAt: row.read_at.toISOString(),
});

/** An entry; nobody sees what the first person typed before the second one has typed too. */
function showEntry(entry: EntryRow) {
  const isOpen = entry.second_by !== null;
  return {
    act: entry.act,
    state: entry.state,
    enteredBy: entry.entered_by,
    enteredAt: entry.entered_at.toISOString(),
    reason: entry.reason,
    secondBy: entry.second_by,
    winNo: isOpen ? entry.win_no : null,
    prizes: copied(isOpen ? entry.prizes : null),
    secondWinNo: entry.second_win_no,
    secondPrizes: copied(entry.second_prizes),
  };
}

const isWaiting = ({ state, draws_at: drawsAt }: ResultedDraw, until: number) =>
  state === 'closed' && drawsAt.getTime() <= until;

function showDraw(
  { clock, site }: Deps,
  draw: ResultedDraw,
  { readings, entry }: { readings: readonly ReadingRow[]; entry: EntryRow | undefined },
): ShownDraw {
  return {
    drawId: draw.id,
    gameId: draw.game_id,
    // One that the site folder has no more is called by its number.
    gameCode: folderLottery({ site }, draw.game_id)?.code ?? `${draw.game_id}`,
    numero: draw.numero,
    own: draw.is_own,
    state: draw.state,
    closesAt: draw.closes_at.toISOString(),
    drawsAt: draw.draws_at.toISOString(),
    late: draw.is_late,
    overdue: isWaiting(draw, clock().getTime() - dayMs),
    version: draw.version,
    winNo: draw.win_no,
    prizes: copied(draw.prizes),
    decidedBy: draw.decided_by,
    voidReason: draw.void_reason,
    voidedBy: draw.voided_by,
    readings: readings.map(showReading),
    entry: entry ? showEntry(entry) : null,
    drawnAt: draw.drawn_at?.toISOString() ?? null,
  };
}

async function showDraws(deps: Deps, rows: readonly ResultedDraw[]): Promise<ShownDraw[]> {
  const ids = rows.map(({ id }) => id);
  const [readings, entries] = await Promise.all([
    listReadings(deps.db, ids),
    listLastEntries(deps.db, ids),
  ]);
  return rows.map((row) =>
    showDraw(deps, row, {
      readings: readings.filter((one) => one.draw_id === row.id),
      entry: entries.find((one) => one.draw_id === row.id),
    }),
  );
}

/** A draw as operators see it now. */
export async function showDrawOf(deps: Deps, id: string): Promise<ShownDraw> {
  const [shown] = await showDraws(deps, [await findResultedDraw(deps.db, id)]);
  if (!shown) throw new Error(`draw ${id} is gone`);
  return shown;
}

export async function listDraws(
  deps: Deps,
  { gameId, state, waiting, ...query }: ParsedInputOf<Calls['listDraws']>,
): Promise<ResponseOf<Calls['listDraws']>> {
  const waitingAt = waiting === true ? deps.clock() : undefined;
  const page = await listDrawsPage(deps.db, { gameId, state, waitingAt, ...pageSlice(query) });
  return pageOf(await showDraws(deps, page.rows), page.total, query);
}
