import type { ServerResponse } from 'node:http';
import type { LiveChange, LiveEventName } from '@pavilion/contract/player/live-stream';
import type { ChangeKind } from '@pavilion/domain/site/change-kind';

/** The member and session of a stream; null for a guest. */
export type LiveListener = { memberId: bigint; sessionId: string } | null;

export type LiveStream = {
  readonly response: ServerResponse;
  readonly listener: LiveListener;
  /** The kinds to send next; `all` means that changes may have been missed. */
  pending: Set<ChangeKind> | 'all' | null;
};

/** Sets the browser's reconnection delay, and an id that it sends when it reconnects. */
export const greeting = 'retry: 2000\nid: 1\n\n';
/** A comment, which keeps the connection open and shows both ends that it is. */
export const heartbeat = ':\n\n';

function frame(event: LiveEventName, data: object): string {
  return `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
}

export const sessionFrame = frame('session', {});
export const catchUpFrame = frame('catch-up', {});

/** Takes what is pending as one frame; null when nothing is. */
export function takePending(stream: LiveStream): string | null {
  const { pending } = stream;
  stream.pending = null;
  if (pending === null) return null;
  if (pending === 'all') return catchUpFrame;
  const change: LiveChange = { kinds: [...pending] };
  return frame('change', change);
}

/**
 * Writes without waiting. A reader that leaves more than `maximumBufferedBytes` unread is cut off:
 * it reconnects and reads everything again, which costs less than buffering for it.
 */
export function writeTo(stream: LiveStream, text: string, maximumBufferedBytes: number): void {
  const { response } = stream;
  if (response.writableEnded || response.destroyed) return;
  if (response.writableLength > maximumBufferedBytes) response.destroy();
  else response.write(text);
}

/** Ends the answer and its connection; `destroySoon` waits until what is written is sent. */
export function endStream({ response }: LiveStream, lastFrame = ''): void {
  if (response.writableEnded || response.destroyed) return;
  const { socket } = response;
  response.end(lastFrame);
  socket?.destroySoon();
}
