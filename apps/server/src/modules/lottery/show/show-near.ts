import type { ResponseOf } from '@pavilion/contract/endpoint';
import type { PlayerEndpoints } from '@pavilion/contract/player';
import { stationsOn } from '@pavilion/domain/lottery/schedule/outside-schedule';
import { isLate } from '@pavilion/domain/lottery/state/draw-state';
import type { Lottery } from '../lotteries.ts';
import type { LotteryDeps } from '../lottery-deps.ts';
import type { Known, KnownDraw, KnownDraws, Line } from './known-draws.ts';
import { limitsOf } from './limits-of.ts';
import { stationTableOf } from './stations-of.ts';

type Calls = PlayerEndpoints['lottery'];
type Near = ResponseOf<Calls['getNear']>;

type Asked = { gameId: number; station?: string | undefined };

/** The draws around the time: which one is open, and what is before and after it. */
export type Around = {
  previous: KnownDraw | null;
  current: KnownDraw | null;
  next: KnownDraw | null;
};

/** Works out from the clock which draw is open; the job that opens and closes may be late. */
export function aroundOf({ draws }: Line, nowMs: number): Around {
  const found = draws.findIndex(({ closesAtMs }) => closesAtMs > nowMs);
  const at = found < 0 ? draws.length : found;
  const previous = draws[at - 1] ?? null;
  const coming = draws[at] ?? null;
  const isOpen = coming !== null && coming.opensAtMs <= nowMs;
  return isOpen
    ? { previous, current: coming, next: draws[at + 1] ?? null }
    : { previous, current: null, next: coming };
}

/** Milliseconds until betting on a draw ends. */
export function remainTimeOf({ closesAtMs }: KnownDraw, nowMs: number): number {
  return Math.max(0, closesAtMs - nowMs);
}

/** Whether the result of a draw is still to come. */
export const isAwaited = ({ state, version }: KnownDraw): boolean =>
  version === 0 && state !== 'void';

function previousOf(draw: KnownDraw, nowMs: number): NonNullable<Near['previousNumero']> {
  const { numero, winNo, state, isOwn, drawsAt, drawsAtMs } = draw;
  const late = draw.isLate || isLate({ state, isOwn, drawsAt: drawsAtMs }, nowMs);
  return { numero, winNo, state, late, drawsAt };
}

type At = { gameId: number; paused: boolean; nowMs: number };

function comingOf(
  draw: KnownDraw,
  { gameId, paused, nowMs }: At,
): NonNullable<Near['currentNumero']> {
  return {
    numero: draw.numero,
    gameId,
    remainTime: remainTimeOf(draw, nowMs),
    lockTime: (draw.drawsAtMs - draw.closesAtMs) / 1000,
    isSale: !paused && draw.state === 'open' && draw.opensAtMs <= nowMs,
    drawsAt: draw.drawsAt,
    commit: draw.commit,
    beaconRound: draw.beaconRound,
    yearAnimal: draw.yearAnimal,
  };
}

/** The stations of the day whose draws are open, or open next; whichever one is asked for. */
function stationsOf(
  { site }: LotteryDeps,
  lottery: Lottery,
  known: Known,
  nowMs: number,
): Near['stations'] {
  const table = stationTableOf(lottery);
  const { current, next } = aroundOf(known.lineOf(), nowMs);
  const day = (current ?? next)?.day;
  if (!table || day === undefined) return [];
  const numeros = new Map(known.onDay(day).map((one) => [one.station, one.numero]));
  return stationsOn(table, day).flatMap((station) => {
    const numero = numeros.get(station);
    const name = site.lotteries.stations.find(({ code }) => code === station)?.name ?? station;
    return numero === undefined ? [] : [{ station, name, numero }];
  });
}

/** Where a lottery stands. */
export async function showNear(
  deps: LotteryDeps,
  draws: KnownDraws,
  { gameId, station }: Asked,
): Promise<Near> {
  const lottery = deps.lotteries.require(gameId);
  const [known, paused] = await Promise.all([draws.of(lottery), draws.isPaused(lottery)]);
  const nowMs = deps.clock().getTime();
  const { previous, current, next } = aroundOf(known.lineOf(station), nowMs);
  const at = { gameId, paused, nowMs };
  return {
    previousNumero: previous && previousOf(previous, nowMs),
    currentNumero: current?.state === 'void' ? null : current && comingOf(current, at),
    nextNumero: next && comingOf(next, at),
    paused,
    stations: stationsOf(deps, lottery, known, nowMs),
  };
}

/** The draws that a chase can hold. */
export async function showChaseNumeros(
  deps: LotteryDeps,
  draws: KnownDraws,
  { gameId, station }: Asked,
): Promise<ResponseOf<Calls['listChaseNumeros']>> {
  const lottery = deps.lotteries.require(gameId);
  const { mostDraws } = limitsOf(deps, lottery);
  const line = (await draws.of(lottery)).lineOf(station);
  const nowMs = deps.clock().getTime();
  const coming = line.draws.filter(
    ({ closesAtMs, state }) => closesAtMs > nowMs && state !== 'void',
  );
  return {
    maxChaseCount: mostDraws,
    chaseNumeros: coming.slice(0, mostDraws).map((draw) => ({
      numero: draw.numero,
      remainTime: remainTimeOf(draw, nowMs),
      drawsAt: draw.drawsAt,
    })),
  };
}
