import type { ServerResponse } from 'node:http';
import { ApiError } from '#http/api-error.ts';
import { createSlots, type SlotRules } from '#kit/limits/slots.ts';
import type { Logger } from '#kit/logger.ts';
import { countedNetworks } from '#kit/network/address-network.ts';
import type { Signal, Signals } from '#kit/signals.ts';
import { isChangeKind, isPublicChange } from '@pavilion/domain/site/change-kind';
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
import { createStreamRoster } from './stream-roster.ts';

export type LiveOptions = {
  signals: Pick<Signals, 'listen'>;
  findLiveSessions: SessionWatchOptions['findLiveSessions'];
  logger: Logger;
  /** How many streams may be open, in all and for one member or address. */
  budget: SlotRules;
  coalesceMs?: number;
  maximumBufferedBytes?: number;
  /** Milliseconds between two beats; a stream gets a heartbeat at every `beatsPerRound`th. */
  beatMs?: number;
};

export type Visit = {
  listener: LiveListener;
  /** Whether the browser reconnects, and may have missed changes. */
  isReturn: boolean;
};

/** Heartbeats are spread over this many beats. */
const beatsPerRound = 22;

const streamHeaders = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  // Asks proxies such as nginx to pass each frame on without buffering.
  'x-accel-buffering': 'no',
};

/** Keeps the event streams of this process, sends them changes, and ends them. */
export function createLiveStreams(options: LiveOptions) {
  const { budget, maximumBufferedBytes = 16_384, coalesceMs = 100, beatMs = 1000 } = options;
  const slots = createSlots(budget);
  const roster = createStreamRoster(beatsPerRound);
  const delivery = createDelivery({ coalesceMs, maximumBufferedBytes });
  const watchSessions = createSessionWatch({
    ...options,
    onEnded: (stream) => endStream(stream, sessionFrame),
  });
  let beats = 0;
  let isClosed = false;

  function deliver(signal: Signal | null): void {
    if (signal === null) {
      for (const stream of roster.all) delivery.notifyToCatchUp(stream);
      watchSessions(roster.all);
      return;
    }
    const { kind, memberId } = signal;
    if (!isChangeKind(kind)) return;
    if (memberId === null) {
      if (isPublicChange(kind)) for (const stream of roster.all) delivery.notify(stream, kind);
      return;
    }
    const streams = roster.ofMember(memberId);
    if (kind === 'session') watchSessions(streams);
    else for (const stream of streams) delivery.notify(stream, kind);
  }

  function beat(): void {
    const streams = roster.ofBeat(beats++);
    for (const stream of streams) writeTo(stream, heartbeat, maximumBufferedBytes);
    // No signal is sent when a session expires, so every heartbeat checks for it.
    watchSessions(streams);
  }

  const leave = options.signals.listen(deliver);
  const timer = setInterval(beat, beatMs).unref();

  return {
    count: () => roster.all.size,

    reading: () => slots.reading(),

    /**
     * Throws `live.full` or `server.stopping` when no further stream may open; returns the function
     * that frees the slot.
     */
    admit({ listener, address }: { listener: LiveListener; address: string }): () => void {
      if (isClosed) throw new ApiError('server.stopping');
      const member = listener?.memberId.toString();
      try {
        return slots.hold({ member, address: countedNetworks(address) });
      } catch {
        throw new ApiError('live.full');
      }
    },

    /** Opens the stream after `admit`; returns the function that forgets it when it has ended. */
    open(response: ServerResponse, { listener, isReturn }: Visit): () => void {
      const stream: LiveStream = { response, listener, pending: null };
      const remove = roster.add(stream);
      response.writeHead(200, streamHeaders);
      response.write(isReturn ? greeting + catchUpFrame : greeting);
      return () => {
        remove();
        delivery.forget(stream);
      };
    },

    /** Ends every stream, so that the server can close; browsers reconnect to another process. */
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
