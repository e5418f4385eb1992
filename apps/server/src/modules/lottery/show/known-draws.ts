import { dayMs, hourMs } from '#kit/time/milliseconds.ts';
import type { DrawState } from '@pavilion/domain/lottery/state/draw-state';
import type { Lottery } from '../lotteries.ts';
import type { LotteryDeps } from '../lottery-deps.ts';
import { listPauses } from '../pause.store.ts';
import { groupedBy } from './grouped-by.ts';
import { createKept, forgetOnSignal } from './kept.ts';
import { limitsOf } from './limits-of.ts';
import {
  listComing,
  listLastDrawn,
  listLastEnded,
  type DrawsOf,
  type Ended,
  type ShownDraw,
} from './shown-draw.store.ts';
import { isMain, stationTableOf } from './stations-of.ts';

/** How long a process answers from what it read. */
export const freshMs = 500;

/** Of stations, twelve days and more; each draws once a week or oftener. */
const endedKept = 40;

/** Four stations a day, for as long as there are rows ahead. */
const comingOfStations = 130;

/** A draw in the words of the answers; times to compare are milliseconds since 1970. */
export type KnownDraw = Readonly<{
  numero: string;
  day: string;
  station: string | null;
  state: DrawState;
  isOwn: boolean;
  isLate: boolean;
  version: number;
  winNo: string | null;
  opensAtMs: number;
  closesAtMs: number;
  drawsAtMs: number;
  drawsAt: string;
  commit: string | null;
  beaconRound: number | null;
  yearAnimal: number;
}>;

const knownDrawOf = (row: ShownDraw): KnownDraw => ({
  numero: row.numero,
  day: row.day,
  station: row.station,
  state: row.state,
  isOwn: row.is_own,
  isLate: row.is_late,
  version: row.version,
  winNo: row.win_no,
  opensAtMs: row.opens_at.getTime(),
  closesAtMs: row.closes_at.getTime(),
  drawsAtMs: row.draws_at.getTime(),
  drawsAt: row.draws_at.toISOString(),
  commit: row.commit && Buffer.from(row.commit).toString('hex'),
  beaconRound: row.beacon_round === null ? null : Number(row.beacon_round),
  yearAnimal: row.year_animal,
});

/** The draws of a lottery, or of one of its stations, by time. */
export type Line = Readonly<{
  draws: readonly KnownDraw[];
  /** The last one that has a result and counts. */
  lastDrawn: KnownDraw | null;
}>;

const noDraws: Line = { draws: [], lastDrawn: null };

export type Known = Readonly<{
  /** The draws of a station, without one those of the main station of each day. */
  lineOf(station?: string): Line;
  onDay(day: string): readonly KnownDraw[];
  /** Changes with each new result. */
  resultKey: string;
}>;

/** A draw whose betting has ended is due at this time or before. */
export function endedAt(lottery: Lottery, now: Date): Ended {
  // Outside draws close on the day on which they are due.
  const leadMs =
    lottery.kind === 'own' ? Math.max(hourMs, lottery.schedule.closesBefore * 1000) : dayMs;
  return { now, dueUntil: new Date(now.getTime() + leadMs) };
}

const hasResult = ({ state, version }: Pick<ShownDraw, 'state' | 'version'>) =>
  version > 0 && state !== 'void';

const lineFrom = (draws: readonly KnownDraw[], drawn: readonly KnownDraw[]): Line => ({
  draws,
  lastDrawn: draws.findLast(hasResult) ?? drawn[0] ?? null,
});

/** `draws` are in the order of time, `drawn` the newest first. */
function knownOf(
  lottery: Lottery,
  draws: readonly KnownDraw[],
  drawn: readonly KnownDraw[],
): Known {
  const table = stationTableOf(lottery);
  const mainOf = (of: readonly KnownDraw[]) =>
    table ? of.filter((one) => isMain(table, one)) : of;
  const main = lineFrom(mainOf(draws), mainOf(drawn));
  const stations = new Map<string | null, Line>();
  if (table) {
    for (const [station, ofStation] of groupedBy(draws, (one) => one.station)) {
      const drawnThere = drawn.filter((one) => one.station === station);
      stations.set(station, lineFrom(ofStation, drawnThere));
    }
  }
  const results = draws.filter(hasResult).map(({ numero, version }) => `${numero} ${version}`);
  return {
    lineOf: (station) => (station === undefined ? main : (stations.get(station) ?? noDraws)),
    onDay: (day) => draws.filter((one) => one.day === day),
    resultKey: results.join(),
  };
}

async function readDraws(deps: LotteryDeps, lottery: Lottery): Promise<Known> {
  const { db, clock } = deps;
  const of: DrawsOf = { gameId: lottery.gameId, station: null };
  const ended = endedAt(lottery, clock());
  const mostComing = stationTableOf(lottery)
    ? comingOfStations
    : limitsOf(deps, lottery).mostDraws + 2;
  const [last, coming] = await Promise.all([
    listLastEnded(db, of, ended, endedKept),
    listComing(db, of, ended.now, mostComing),
  ]);
  const drawn = last.some(hasResult) ? [] : await listLastDrawn(db, of, ended, endedKept);
  const draws = [...last.toReversed(), ...coming].map(knownDrawOf);
  return knownOf(lottery, draws, drawn.map(knownDrawOf));
}

/**
 * Where each lottery stands, read at most twice a second however many ask, and anew after a signal.
 * Which of the draws is open is for the clock to say, at the time of each answer.
 */
export function createKnownDraws(deps: LotteryDeps) {
  const { db, clock, signals, lotteries } = deps;
  const draws = createKept({
    clock,
    freshMs,
    most: lotteries.all.length,
    read: (lottery: Lottery) => readDraws(deps, lottery),
  });
  const pauses = createKept({ clock, freshMs, most: 1, read: () => listPauses(db) });
  forgetOnSignal(signals, [draws, pauses]);
  return {
    of: draws.get,
    isPaused: async ({ gameId }: Lottery): Promise<boolean> =>
      (await pauses.get('all')).has(gameId),
  };
}

export type KnownDraws = ReturnType<typeof createKnownDraws>;
