import { createEventParser, type StreamEvent } from './event-parser.ts';

export type StreamRequest = {
  path: string;
  headers: Record<string, string>;
  signal: AbortSignal;
  onOpen: () => void;
  onEvent: (event: StreamEvent) => void;
};

/** The server did not give a stream; the status says why. */
export class StreamError extends Error {
  readonly status: number;

  constructor(status: number) {
    super(`The stream was refused with ${status}`);
    this.status = status;
  }
}

/** More than two heartbeats: a connection that is silent for so long is dead. */
const silentMs = 60_000;

/** Aborts when nothing has arrived for `silentMs`, as after a change of the network. */
function createWatchdog(abort: () => void) {
  let timer = setTimeout(abort, silentMs);
  return {
    feed(): void {
      clearTimeout(timer);
      timer = setTimeout(abort, silentMs);
    },
    end: () => clearTimeout(timer),
  };
}

/** Resolves when the stream ends, and throws when it breaks or is refused. */
export async function openStream(request: StreamRequest): Promise<void> {
  const { path, headers, signal, onOpen, onEvent } = request;
  const controller = new AbortController();
  const abort = () => controller.abort();
  signal.addEventListener('abort', abort);
  const watchdog = createWatchdog(abort);
  try {
    const response = await fetch(path, { headers, signal: controller.signal, cache: 'no-store' });
    if (!response.ok || response.body === null) throw new StreamError(response.status);
    onOpen();
    const parse = createEventParser(onEvent);
    const decoder = new TextDecoder();
    const reader = response.body.getReader();
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
      watchdog.feed();
      parse(decoder.decode(piece.value, { stream: true }));
    }
  } finally {
    watchdog.end();
    signal.removeEventListener('abort', abort);
  }
}
