import { stationsOn, type StationTable } from '@pavilion/domain/lottery/schedule/outside-schedule';
import type { Lottery } from '../lotteries.ts';
import type { DrawsOf } from './shown-draw.store.ts';

/** Which stations of a lottery draw on each day of the week; null where it has none. */
export function stationTableOf(lottery: Lottery): StationTable | null {
  if (lottery.kind === 'own' || lottery.schedule.draws.kind !== 'byStation') return null;
  return lottery.schedule.draws.stations;
}

/** Whether it is the main station of its day. */
export function isMain(table: StationTable, draw: { day: string; station: string | null }) {
  return stationsOn(table, draw.day)[0] === draw.station;
}

/** The draws of a station of a lottery, without one all; null where it has no such station. */
export function drawsOfStation(lottery: Lottery, station: string | undefined): DrawsOf | null {
  const { gameId } = lottery;
  if (station === undefined) return { gameId, station: null };
  const isThere = stationTableOf(lottery)?.some((ofDay) => ofDay.includes(station)) ?? false;
  return isThere ? { gameId, station } : null;
}
