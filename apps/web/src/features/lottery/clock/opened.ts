import type { ResponseOf } from '@pavilion/contract/endpoint';
import type { PlayerEndpoints } from '@pavilion/contract/player';
import { askAgainMs, closesAtMs, nextReadMs, numeroBefore, type Asked } from './closing.ts';

type OpenNumero = ResponseOf<PlayerEndpoints['lottery']['listOpened']>[number];

/** What a lottery takes bets on, as the page knows it. */
export type Opened = OpenNumero & {
  /** By the clock of the device; null where no draw is open. */
  closesAtMs: number | null;
  /** Since when the page waits for the result before the open draw; null while it does not. */
  awaitedSinceMs: number | null;
};

export type OpenedList = {
  list: readonly Opened[];
  /** How long after an instant this page asks again, so that not all ask at once. */
  pauseMs: number;
};

/** Whether the result of the draw before the open one is still to come. */
function isAwaited({ numero, lastNumero }: OpenNumero): boolean {
  const before = numero === null ? null : numeroBefore(numero);
  return before !== null && before !== lastNumero;
}

/** The answer with the times of the device; `last` is what the page knew before. */
export function openedList(
  answer: readonly OpenNumero[],
  asked: Asked & { pauseMs: number },
  last: OpenedList | undefined,
): OpenedList {
  const known = new Map(last?.list.map((one) => [one.gameId, one]));
  return {
    pauseMs: asked.pauseMs,
    list: answer.map((one) => {
      const before = known.get(one.gameId);
      const isSame = before?.numero === one.numero;
      const since = (isSame ? before?.awaitedSinceMs : null) ?? asked.cameAtMs;
      return {
        ...one,
        closesAtMs: one.numero === null ? null : closesAtMs(asked, one.remainTime),
        awaitedSinceMs: isAwaited(one) ? since : null,
      };
    }),
  };
}

/** When the list is asked for again: as a draw closes, and for results that are still to come. */
export function openedAgainMs(
  { list, pauseMs }: OpenedList,
  cameAtMs: number,
  nowMs: number,
): number | false {
  const instants = list.flatMap((one) => [
    ...(one.closesAtMs === null ? [] : [nextReadMs(one.closesAtMs, cameAtMs)]),
    ...(one.awaitedSinceMs === null ? [] : [nextReadMs(one.awaitedSinceMs, cameAtMs)]),
  ]);
  return askAgainMs(instants, pauseMs, nowMs);
}
