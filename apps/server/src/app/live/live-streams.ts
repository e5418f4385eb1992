import type { ServerResponse } from 'node:http';
import { isChangeKind, isPublicChange } from '@pavilion/domain/site/change-kind';
import { Refused } from '../../http/refused.ts';
import type { Logger } from '../../kit/logger.ts';
import type { Signal, Signals } from '../../kit/signals.ts';
import { createDelivery } from './delivery.ts';
import {
  catchUpFrame,
  endStream,
  greeting,
  heartbeat,
  sessionFrame,
  writeTo,
  type LiveListener,
  type LiveStream,
} from './live-stream.ts';
import { createSessionWatch, type SessionWatchOptions } from './session-watch.ts';
import { createStreamRoster, type LiveLimits } from './stream-roster.ts';

export type LiveOptions = {
  signals: Pick<Signals, 'listen'>;
  findLiveSessions: SessionWatchOptions['findLiveSessions'];
  logger: Logger;
  limits: LiveLimits;
  coalesceMs?: number;
  maximumBufferedBytes?: number;
  /** Between two beats; a stream gets a heartbeat at every `beatsPerRound`th of them. */
  beatMs?: number;
};

export type Visit = {
  listener: LiveListener;
  address: string;
  /** Whether the browser had a stream before, and may have missed something since. */
  isReturn: boolean;
};

/** Heartbeats are spread over this many beats. */
const beatsPerRound = 22;

const streamHeaders = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  // Asks proxies of the nginx kind not to wait for more before they pass a frame on.
  'x-accel-buffering': 'no',
};

/** All event streams of this process: who has one, what they are told, and when they end. */
export function createLiveStreams(options: LiveOptions) {
  const { limits, maximumBufferedBytes = 16_384, coalesceMs = 100, beatMs = 1000 } = options;
  const roster = createStreamRoster(limits, beatsPerRound);
  const delivery = createDelivery({ coalesceMs, maximumBufferedBytes });
  const watchSessions = createSessionWatch({
    ...options,
    onEnded: (stream) => endStream(stream, sessionFrame),
  });
  let beats = 0;
  let isClosed = false;

  function hear(signal: Signal | null): void {
    if (signal === null) {
      for (const stream of roster.all) delivery.tellToCatchUp(stream);
      watchSessions(roster.all);
      return;
    }
    const { kind, memberId } = signal;
    if (!isChangeKind(kind)) return;
    if (memberId === null) {
      if (isPublicChange(kind)) for (const stream of roster.all) delivery.tell(stream, kind);
      return;
    }
    const streams = roster.ofMember(memberId);
    if (kind === 'session') watchSessions(streams);
    else for (const stream of streams) delivery.tell(stream, kind);
  }

  function beat(): void {
    const streams = roster.ofBeat(beats++);
    for (const stream of streams) writeTo(stream, heartbeat, maximumBufferedBytes);
    // A session that runs out says nothing, so every heartbeat looks after it.
    watchSessions(streams);
  }

  const leave = options.signals.listen(hear);
  const timer = setInterval(beat, beatMs).unref();

  return {
    count: () => roster.all.size,

    /** Throws `live.full` or `server.stopping` when there is no place for another stream. */
    admit({ listener, address }: Pick<Visit, 'listener' | 'address'>): void {
      if (isClosed) throw new Refused('server.stopping');
      if (roster.isFull(listener, address)) throw new Refused('live.full');
    },

    /** Answers with an endless stream; `admit` is asked first, in the same turn. */
    open(response: ServerResponse, { listener, address, isReturn }: Visit): void {
      if (response.destroyed) return;
      const stream: LiveStream = { response, listener, address, pending: null };
      const remove = roster.add(stream);
      response.once('close', () => {
        remove();
        delivery.forget(stream);
      });
      response.writeHead(200, streamHeaders);
      response.write(isReturn ? greeting + catchUpFrame : greeting);
    },

    /** Ends every stream, so that the server can close; those who listened come back elsewhere. */
    close(): void {
      isClosed = true;
      leave();
      clearInterval(timer);
      for (const stream of roster.all) {
        if (stream.response.writableLength > 0) stream.response.destroy();
        else endStream(stream);
      }
    },
  };
}

export type LiveStreams = ReturnType<typeof createLiveStreams>;
