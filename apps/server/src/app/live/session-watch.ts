import type { Logger } from '#kit/logger.ts';
import type { LiveStream } from './live-stream.ts';

const sessionsPerQuestion = 500;

export type SessionWatchOptions = {
  /** Returns those of the sessions that are still open. */
  findLiveSessions: (sessionIds: readonly string[]) => Promise<ReadonlySet<string>>;
  /** Called for every stream whose session has ended. */
  onEnded: (stream: LiveStream) => void;
  logger: Logger;
};

/** Checks whether the sessions of streams are still open, many in one query. */
export function createSessionWatch({ findLiveSessions, onEnded, logger }: SessionWatchOptions) {
  let doubtful = new Set<LiveStream>();
  let isAsking = false;

  async function askFor(streams: readonly LiveStream[]): Promise<void> {
    const ids = streams.flatMap(({ listener }) => (listener ? [listener.sessionId] : []));
    const live = await findLiveSessions([...new Set(ids)]);
    for (const stream of streams) {
      if (stream.listener && !live.has(stream.listener.sessionId)) onEnded(stream);
    }
  }

  async function askForAll(): Promise<void> {
    while (doubtful.size > 0) {
      const streams = [...doubtful];
      doubtful = new Set();
      for (let first = 0; first < streams.length; first += sessionsPerQuestion) {
        await askFor(streams.slice(first, first + sessionsPerQuestion));
      }
    }
  }

  return function watch(streams: Iterable<LiveStream>): void {
    for (const stream of streams) if (stream.listener) doubtful.add(stream);
    if (isAsking || doubtful.size === 0) return;
    isAsking = true;
    askForAll()
      // A failed check is repeated with the next heartbeat.
      .catch((error: unknown) =>
        logger.warn({ err: error }, 'the sessions of streams could not be checked'),
      )
      .finally(() => {
        isAsking = false;
      });
  };
}
