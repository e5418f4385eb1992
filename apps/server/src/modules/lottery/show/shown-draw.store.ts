import type { SelectQueryBuilder } from 'kysely';
import type { Database } from '#db/database.ts';
import type { Tables } from '#db/tables.ts';
import type { DrawRow } from '../draw.store.ts';

/** What everybody sees of a draw at once, with the result that counts. */
export type ShownDraw = Pick<
  DrawRow,
  | 'numero'
  | 'day'
  | 'station'
  | 'is_own'
  | 'state'
  | 'opens_at'
  | 'closes_at'
  | 'draws_at'
  | 'is_late'
  | 'version'
  | 'commit'
  | 'beacon_round'
  | 'year_animal'
> & { win_no: string | null };

/** Which draws of a lottery are meant. */
export type DrawsOf = {
  gameId: number;
  /** All stations where it is null. */
  station: string | null;
};

/** The time, and one that no draw of the lottery is due after once its betting has ended. */
export type Ended = { now: Date; dueUntil: Date };

type Of<Row> = SelectQueryBuilder<Tables, 'lottery_draw', Row>;

function drawsOf(db: Database, { gameId, station }: DrawsOf): Of<object> {
  const all = db.selectFrom('lottery_draw').where('lottery_draw.game_id', '=', gameId);
  return station === null ? all : all.where('lottery_draw.station', '=', station);
}

/** `dueUntil` keeps the scan of the index from reading what is far ahead. */
function endedOf(db: Database, of: DrawsOf, { now, dueUntil }: Ended): Of<object> {
  const due = drawsOf(db, of).where('lottery_draw.draws_at', '<=', dueUntil);
  return due.where('lottery_draw.closes_at', '<=', now);
}

function newestFirst<Row>(query: Of<Row>): Of<Row> {
  return query.orderBy('lottery_draw.draws_at', 'desc').orderBy('lottery_draw.numero');
}

const withResult = (query: Of<object>) =>
  query
    .leftJoin('lottery_result', (join) =>
      join
        .onRef('lottery_result.draw_id', '=', 'lottery_draw.id')
        .onRef('lottery_result.version', '=', 'lottery_draw.version'),
    )
    .select([
      'lottery_draw.numero',
      'lottery_draw.day',
      'lottery_draw.station',
      'lottery_draw.is_own',
      'lottery_draw.state',
      'lottery_draw.opens_at',
      'lottery_draw.closes_at',
      'lottery_draw.draws_at',
      'lottery_draw.is_late',
      'lottery_draw.version',
      'lottery_draw.commit',
      'lottery_draw.beacon_round',
      'lottery_draw.year_animal',
      'lottery_result.win_no',
    ]);

/** The last draws of a lottery on which betting has ended, the newest first. */
export function listLastEnded(
  db: Database,
  of: DrawsOf,
  ended: Ended,
  limit: number,
): Promise<ShownDraw[]> {
  return withResult(newestFirst(endedOf(db, of, ended)).limit(limit)).execute();
}

/** The last draws of a lottery that have a result and count, the newest first. */
export function listLastDrawn(
  db: Database,
  of: DrawsOf,
  ended: Ended,
  limit: number,
): Promise<ShownDraw[]> {
  const drawn = endedOf(db, of, ended).where('lottery_draw.version', '>', 0);
  const counting = drawn.where('lottery_draw.state', '<>', 'void');
  return withResult(newestFirst(counting).limit(limit)).execute();
}

/** The draws of a lottery on which betting has not ended, the next one first. */
export function listComing(
  db: Database,
  of: DrawsOf,
  now: Date,
  limit: number,
): Promise<ShownDraw[]> {
  const due = drawsOf(db, of).where('lottery_draw.draws_at', '>', now);
  const coming = due.where('lottery_draw.closes_at', '>', now).limit(limit);
  return withResult(
    coming.orderBy('lottery_draw.draws_at').orderBy('lottery_draw.numero'),
  ).execute();
}

/** Results as they count, with their prizes, the newest first. */
export function listCountingResults(
  db: Database,
  gameId: number,
  ended: Ended,
  limit: number,
): Promise<Pick<Tables['lottery_result'], 'win_no' | 'prizes'>[]> {
  const drawn = endedOf(db, { gameId, station: null }, ended)
    .where('lottery_draw.version', '>', 0)
    .where('lottery_draw.state', '<>', 'void');
  return newestFirst(drawn)
    .limit(limit)
    .innerJoin('lottery_result', (join) =>
      join
        .onRef('lottery_result.draw_id', '=', 'lottery_draw.id')
        .onRef('lottery_result.version', '=', 'lottery_draw.version'),
    )
    .select(['lottery_result.win_no', 'lottery_result.prizes'])
    .execute();
}

/** One page of the draws on which betting has ended, the newest first. */
export function listEndedPage(
  db: Database,
  of: DrawsOf,
  ended: Ended,
  slice: { limit: number; offset: number },
): Promise<DrawRow[]> {
  const page = newestFirst(endedOf(db, of, ended))
    .limit(slice.limit)
    .offset(slice.offset);
  return page.selectAll('lottery_draw').execute();
}

async function countOf(query: Of<object>): Promise<number> {
  const counted = query.select((count) => count.fn.countAll<string | bigint>().as('draws'));
  return Number((await counted.executeTakeFirstOrThrow()).draws);
}

/** When the first draw of all was due; null where there is none. */
export async function findFirstDue(db: Database, of: DrawsOf): Promise<Date | null> {
  const first = drawsOf(db, of).orderBy('lottery_draw.draws_at').limit(1);
  const row = await first.select('lottery_draw.draws_at').executeTakeFirst();
  return row?.draws_at ?? null;
}

/** How many draws were due after a time, and at another one or before. */
export function countDueBetween(
  db: Database,
  of: DrawsOf,
  after: Date,
  until: Date,
): Promise<number> {
  const due = drawsOf(db, of).where('lottery_draw.draws_at', '>', after);
  return countOf(due.where('lottery_draw.draws_at', '<=', until));
}

/** On how many draws that are due after a time betting has ended. */
export function countEndedAfter(
  db: Database,
  of: DrawsOf,
  ended: Ended,
  time: Date,
): Promise<number> {
  return countOf(endedOf(db, of, ended).where('lottery_draw.draws_at', '>', time));
}

/** What sources said last of draws. */
export function listReadings(
  db: Database,
  drawIds: readonly string[],
): Promise<Pick<Tables['lottery_reading'], 'draw_id' | 'prizes'>[]> {
  const query = db.selectFrom('lottery_reading').select(['draw_id', 'prizes']);
  return query.where('draw_id', 'in', drawIds).orderBy('draw_id').orderBy('source').execute();
}
