import { ApiError } from '#http/api-error.ts';
import { pageOf, pageSlice, type PageRequest } from '#kit/page.ts';
import type { ResponseOf } from '@pavilion/contract/endpoint';
import type { PlayerEndpoints } from '@pavilion/contract/player';
import type { Prizes } from '@pavilion/domain/lottery/play';
import { isLate } from '@pavilion/domain/lottery/state/draw-state';
import { listResults, type DrawRow, type ResultRow } from '../draw.store.ts';
import type { Lottery } from '../lotteries.ts';
import type { LotteryDeps } from '../lottery-deps.ts';
import { createDrawCounts } from './count-draws.ts';
import { groupedBy } from './grouped-by.ts';
import { createKept, forgetOnSignal } from './kept.ts';
import { endedAt, freshMs } from './known-draws.ts';
import { listEndedPage, listReadings, type DrawsOf, type Ended } from './shown-draw.store.ts';
import { drawsOfStation } from './stations-of.ts';

type Page = ResponseOf<PlayerEndpoints['lottery']['listDrawResults']>;
type Draw = Page['list'][number];

type Asked = { station?: string | undefined; page: number; size: number };

/** First pages that are answered from memory. */
const pagesKept = 200;

/** Prizes as an answer has them. */
const prizesOf = (prizes: Prizes) =>
  Object.fromEntries(Object.entries(prizes).map(([name, numbers]) => [name, [...numbers]]));

const numbersIn = (prizes: Prizes) => Object.values(prizes).flat().length;

/** The prizes of the source that has said most. */
function fullestOf(said: readonly { prizes: Prizes }[]): Prizes {
  let fullest: Prizes = {};
  for (const { prizes } of said) {
    if (numbersIn(prizes) > numbersIn(fullest)) fullest = prizes;
  }
  return fullest;
}

/** Whether a draw waits too long for its result, or did. */
function isLateRow({ is_late, is_own: isOwn, state, draws_at }: DrawRow, now: Date): boolean {
  return is_late || isLate({ state, isOwn, drawsAt: draws_at.getTime() }, now.getTime());
}

type Told = {
  results: readonly ResultRow[];
  said: readonly { prizes: Prizes }[];
  now: Date;
  stationName: string | null;
};

function drawOf(row: DrawRow, { results, said, now, stationName }: Told): Draw {
  const counting = results.find(({ version }) => version === row.version);
  const prizes = counting?.prizes ?? fullestOf(said);
  return {
    numero: row.numero,
    station: row.station,
    stationName,
    winNo: counting?.win_no ?? null,
    ...(numbersIn(prizes) > 0 && { prizes: prizesOf(prizes) }),
    state: row.state,
    version: row.version,
    late: isLateRow(row, now),
    drawsAt: row.draws_at.toISOString(),
    drawnAt: row.drawn_at && row.drawn_at.toISOString(),
    decidedAt: counting ? counting.decided_at.toISOString() : null,
    earlier: results
      .filter(({ version }) => version < row.version)
      .map((result) => ({
        version: result.version,
        winNo: result.win_no,
        prizes: prizesOf(result.prizes),
        decidedAt: result.decided_at.toISOString(),
      })),
  };
}

/** What was said of draws before their results came; own ones have no sources. */
const awaitsResult = ({ is_own, state, version }: DrawRow) =>
  !is_own && version === 0 && state !== 'void';

async function readList(
  { db, site }: LotteryDeps,
  of: DrawsOf,
  ended: Ended,
  asked: PageRequest,
): Promise<Draw[]> {
  const rows = await listEndedPage(db, of, ended, pageSlice(asked));
  const idsOf = (some: readonly DrawRow[]) => some.map(({ id }) => id);
  const decided = idsOf(rows.filter(({ version }) => version > 0));
  const awaited = idsOf(rows.filter(awaitsResult));
  const [results, readings] = await Promise.all([
    decided.length > 0 ? listResults(db, decided) : [],
    awaited.length > 0 ? listReadings(db, awaited) : [],
  ]);
  const resultsOf = groupedBy(results, (one) => one.draw_id);
  const saidOf = groupedBy(readings, (one) => one.draw_id);
  const names = new Map(site.lotteries.stations.map(({ code, name }) => [code, name]));
  return rows.map((row) =>
    drawOf(row, {
      results: resultsOf.get(row.id) ?? [],
      said: saidOf.get(row.id) ?? [],
      now: ended.now,
      stationName: row.station && (names.get(row.station) ?? row.station),
    }),
  );
}

/** Draws of lotteries with their results; first pages are read at most twice a second. */
export function createDrawLists(deps: LotteryDeps) {
  const { clock, signals, lotteries } = deps;
  const totalOf = createDrawCounts(deps);

  async function read(lottery: Lottery, { station, page, size }: Asked): Promise<Page> {
    const asked = { pageNo: page + 1, pageSize: size };
    const of = drawsOfStation(lottery, station);
    if (of === null) return pageOf<Draw>([], 0, asked);
    const ended = endedAt(lottery, clock());
    const total = await totalOf(of);
    const isPast = page > 0 && page * size >= total;
    return pageOf(isPast ? [] : await readList(deps, of, ended, asked), total, asked);
  }

  const firstPages = createKept({
    clock,
    freshMs,
    most: pagesKept,
    read: (key: string) => {
      const [gameId = '', size = '', station] = key.split(' ');
      return read(lotteries.require(Number(gameId)), { station, size: Number(size), page: 0 });
    },
  });
  forgetOnSignal(signals, [firstPages]);

  function list(lottery: Lottery, asked: Asked): Promise<Page> {
    if (asked.page > 0) return read(lottery, asked);
    const station = asked.station === undefined ? [] : [asked.station];
    return firstPages.get([lottery.gameId, asked.size, ...station].join(' '));
  }

  return {
    byId: async ({ gameId, ...asked }: Asked & { gameId: number }) =>
      list(lotteries.require(gameId), asked),
    byCode: async ({ gameCode, ...asked }: Asked & { gameCode: string }) => {
      const lottery = lotteries.findByCode(gameCode);
      if (!lottery) throw new ApiError('lottery.game.not.found');
      return list(lottery, asked);
    },
  };
}
