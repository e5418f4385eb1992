import type { ResponseOf } from '@pavilion/contract/endpoint';
import type { PlayerEndpoints } from '@pavilion/contract/player';
import {
  aheadMsOf,
  askAgainMs,
  closesAtMs,
  lookAgainMs,
  nextReadMs,
  type Asked,
} from './closing.ts';

type Answer = ResponseOf<PlayerEndpoints['lottery']['getNear']>;

/** Where a lottery stands, with the times of the device. */
export type Near = {
  answer: Answer;
  /** When the open draw closes; null where none is open. */
  closesAtMs: number | null;
  /** When the draw before it takes place; null unless its result is waited for. */
  awaitedAtMs: number | null;
  pauseMs: number;
};

const waitedFor = ['scheduled', 'open', 'closed'];

export function nearOf(answer: Answer, asked: Asked & { pauseMs: number }): Near {
  const { previousNumero: previous, currentNumero: current, nextNumero: next } = answer;
  const timed = current ?? next;
  const aheadMs = timed === null ? 0 : aheadMsOf(asked, timed);
  const isAwaited = previous !== null && waitedFor.includes(previous.state);
  return {
    answer,
    closesAtMs: current === null ? null : closesAtMs(asked, current.remainTime),
    awaitedAtMs: isAwaited ? Date.parse(previous.drawsAt) - aheadMs : null,
    pauseMs: asked.pauseMs,
  };
}

/** When it is asked for again: as the draw closes, and for a result from its time on. */
export function nearAgainMs(near: Near, cameAtMs: number, nowMs: number): number | false {
  const { closesAtMs: closes, awaitedAtMs: awaited, pauseMs } = near;
  const instants = [
    closes === null ? cameAtMs + lookAgainMs : nextReadMs(closes, cameAtMs),
    ...(awaited === null ? [] : [nextReadMs(awaited, cameAtMs)]),
  ];
  return askAgainMs(instants, pauseMs, nowMs);
}
