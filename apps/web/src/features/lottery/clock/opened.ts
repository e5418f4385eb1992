import type { ResponseOf } from '@pavilion/contract/endpoint';
import type { PlayerEndpoints } from '@pavilion/contract/player';
import {
  askAgainMs,
  closesAtMs,
  lookAgainMs,
  nextReadMs,
  saidAtMs,
  type Asked,
} from './closing.ts';

type OpenNumero = ResponseOf<PlayerEndpoints['lottery']['listOpened']>[number];

/** What a lottery takes bets on, as the page knows it. */
export type Opened = OpenNumero & {
  /** By the clock of the device; null where no draw is open. */
  closesAtMs: number | null;
  /** When the draw takes place whose result is waited for; null for none. */
  awaitedAtMs: number | null;
};

export type OpenedList = {
  list: readonly Opened[];
  /** How long after an instant this page asks again, so that not all ask at once. */
  pauseMs: number;
};

/** The answer with the times of the device. */
export function openedList(
  answer: readonly OpenNumero[],
  asked: Asked & { pauseMs: number },
): OpenedList {
  return {
    pauseMs: asked.pauseMs,
    list: answer.map((one) => ({
      ...one,
      closesAtMs: one.numero === null ? null : closesAtMs(asked, one.remainTime),
      awaitedAtMs: one.awaitedIn === null ? null : saidAtMs(asked) + one.awaitedIn,
    })),
  };
}

/** When the list is asked for again: as a draw closes, and for results from their time on. */
export function openedAgainMs(
  { list, pauseMs }: OpenedList,
  cameAtMs: number,
  nowMs: number,
): number | false {
  const instants = list.flatMap((one) => [
    one.closesAtMs === null ? cameAtMs + lookAgainMs : nextReadMs(one.closesAtMs, cameAtMs),
    ...(one.awaitedAtMs === null ? [] : [nextReadMs(one.awaitedAtMs, cameAtMs)]),
  ]);
  return askAgainMs(instants, pauseMs, nowMs);
}
