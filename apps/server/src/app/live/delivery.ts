import type { ChangeKind } from '@pavilion/domain/site/change-kind';
import { takePending, writeTo, type LiveStream } from './live-stream.ts';

export type DeliveryOptions = {
  /** A stream gets at most one frame in this time, in milliseconds. */
  coalesceMs: number;
  maximumBufferedBytes: number;
};

/** Streams written to in one turn of the event loop. */
const streamsPerTurn = 250;

/** Collects pending changes of streams and writes them in rounds, a burst as one frame. */
export function createDelivery({ coalesceMs, maximumBufferedBytes }: DeliveryOptions) {
  let waiting = new Set<LiveStream>();
  let isScheduled = false;
  let lastRoundMs = 0;

  function writeSome(round: Iterator<LiveStream>): void {
    for (let count = 0; count < streamsPerTurn; count++) {
      const next = round.next();
      if (next.done === true) {
        isScheduled = false;
        if (waiting.size > 0) schedule();
        return;
      }
      const text = takePending(next.value);
      if (text !== null) writeTo(next.value, text, maximumBufferedBytes);
    }
    setImmediate(writeSome, round);
  }

  function beginRound(): void {
    lastRoundMs = performance.now();
    const round = waiting;
    waiting = new Set();
    writeSome(round.values());
  }

  function schedule(): void {
    if (isScheduled) return;
    isScheduled = true;
    setTimeout(beginRound, lastRoundMs + coalesceMs - performance.now());
  }

  return {
    notify(stream: LiveStream, kind: ChangeKind): void {
      if (stream.pending === 'all') return;
      stream.pending ??= new Set();
      stream.pending.add(kind);
      waiting.add(stream);
      schedule();
    },
    notifyToCatchUp(stream: LiveStream): void {
      stream.pending = 'all';
      waiting.add(stream);
      schedule();
    },
    forget(stream: LiveStream): void {
      stream.pending = null;
      waiting.delete(stream);
    },
  };
}
