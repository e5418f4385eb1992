import { useState } from 'react';
import type { LoadedQuery } from '#features/site/Loaded.tsx';
import { useMoneyDigits } from '#features/wallet/money-format.ts';
import { useServerTime } from '#kit/clock/server-time.ts';
import { useSessionRecord } from '#kit/session-record.ts';
import { moneyOf, type PrizeMode } from '@pavilion/domain/lottery/order/prize-mode';
import { ownSeries, seriesRange } from '@pavilion/domain/lottery/price/series';
import type { Near } from '../clock/near.ts';
import { useNear, type Lottery } from '../lottery.queries.ts';
import { roomGroups } from './groups.ts';
import { useFamily, usePlayMenus, useSeries, useSetting } from './room.queries.ts';
import type { OpenDraw, Room } from './room.ts';

type AnyQuery = LoadedQuery<unknown>;

/** Several queries as one: it fails by those that failed without data, and asks for them again. */
function joined<Data>(queries: readonly AnyQuery[], data: Data | undefined): LoadedQuery<Data> {
  const failed = queries.filter((query) => query.isError && query.data === undefined);
  return {
    data: failed.length === 0 ? data : undefined,
    isError: failed.length > 0,
    error: failed[0]?.error ?? null,
    isFetching: failed.some(({ isFetching }) => isFetching),
    refetch: () => Promise.all(failed.map(({ refetch }) => refetch())),
  };
}

/** A draw takes bets until its countdown ends, whatever the server said before. */
function useOpenDraw(near: Near | undefined): OpenDraw | null {
  const current = near?.answer.currentNumero ?? null;
  const closesAtMs = near?.closesAtMs ?? 0;
  const isOver = useServerTime(0, (nowMs) => nowMs >= closesAtMs);
  if (current === null || isOver || !current.isSale || near?.answer.paused !== false) return null;
  return { numero: current.numero, closesAtMs, yearAnimal: current.yearAnimal };
}

/** The last value that was there, while there is none. */
function useLast<Value>(value: Value | undefined): Value | undefined {
  const [last, setLast] = useState(value);
  if (value !== undefined && value !== last) setLast(value);
  return value ?? last;
}

/** `room` is null where the lottery has no bets in the mode. */
export type RoomParts = Readonly<{ room: Room | null; draw: OpenDraw | null }>;

type Asked = Readonly<{ lottery: Lottery; mode: PrizeMode; station: string | undefined }>;

/**
 * Everything that bets in a lottery need, and where the draws of a station stand: undefined until
 * that is known of this station. What was chosen stays meanwhile, without a draw to bet on.
 */
export function useRoomParts({ lottery, mode, station }: Asked) {
  const isMember = useSessionRecord() !== null;
  const digits = useMoneyDigits();
  const family = useFamily(lottery.family);
  const menus = usePlayMenus(lottery.gameId);
  const setting = useSetting(lottery.gameId);
  const series = useSeries();
  const nearQuery = useNear({ gameId: lottery.gameId, station });
  const near = { ...nearQuery, data: nearQuery.isPlaceholderData ? undefined : nearQuery.data };
  const lastNear = useLast(near.data);
  const draw = useOpenDraw(near.data);

  const ownSeriesList = isMember && mode.playType === 'trad' ? series.data : [];
  const ofGroup = ownSeriesList?.find(({ gameGroupCode }) => gameGroupCode === lottery.family);
  const own = ofGroup?.maxBetSeries ?? ownSeries(0);

  function roomOf(): Room | null | undefined {
    const rules = family.data;
    const takes = setting.data;
    if (rules === undefined || !menus.data || !takes || !lastNear || !ownSeriesList) {
      return undefined;
    }
    const menu = menus.data.find(({ prizeModeId }) => prizeModeId === mode.prizeModeId);
    const money = rules && moneyOf(mode, rules.code);
    if (rules === null || menu === undefined || money === null) return null;
    return {
      lottery,
      family: rules,
      mode,
      money,
      groups: roomGroups(menu, rules),
      setting: takes,
      series: money === 'slider' ? { least: seriesRange.least, own } : null,
      digits,
      near: lastNear,
      draw,
    };
  }

  const needed: AnyQuery[] = [family, menus, setting, { ...near, data: lastNear }];
  if (isMember && mode.playType === 'trad') needed.push(series);
  const room = roomOf();
  const parts = room === undefined ? undefined : { room, draw };
  const stations = lastNear?.answer.stations ?? [];
  return { parts: joined<RoomParts>(needed, parts), near, stations };
}
