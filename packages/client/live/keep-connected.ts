export type Connection = {
  /**
   * Resolves or throws when the stream has ended. `isReturn` asks the server for an event at once
   * that makes the page refetch everything.
   */
  connect: (options: {
    isReturn: boolean;
    signal: AbortSignal;
    onOpen: () => void;
  }) => Promise<void>;
  /** Refetches everything while there is no stream. */
  poll: () => void;
};

const firstDelayMs = 1000;
const longestDelayMs = 30_000;
const failuresBeforePolling = 3;
const pollMs = 30_000;
/** A stream that ends sooner counts as a failure, so that a loop of them slows down. */
const soundAfterMs = 5000;

/** Doubles with every failure; half of it is random, so that a crowd does not return at once. */
export function reconnectDelayMs(failures: number, random: number): number {
  const whole = Math.min(firstDelayMs * 2 ** Math.max(failures - 1, 0), longestDelayMs);
  return whole / 2 + (whole / 2) * random;
}

function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

/**
 * Keeps a stream open until it is stopped: reopens it after a break, and after three failures polls
 * until the server gives a stream again.
 */
export function createConnection({ connect, poll }: Connection) {
  let running: AbortController | null = null;
  let isReturn = false;

  async function connectOnce(signal: AbortSignal): Promise<boolean> {
    let openedAtMs = Number.POSITIVE_INFINITY;
    const onOpen = () => {
      isReturn = true;
      openedAtMs = performance.now();
    };
    // A refusal and a lost connection are treated alike: try again later.
    await connect({ isReturn, signal, onOpen }).catch(() => undefined);
    return performance.now() - openedAtMs >= soundAfterMs;
  }

  async function run(signal: AbortSignal): Promise<void> {
    let failures = 0;
    while (!signal.aborted) {
      failures = (await connectOnce(signal)) ? 0 : failures + 1;
      const polls = failures >= failuresBeforePolling;
      const delayMs = polls ? pollMs : reconnectDelayMs(failures, Math.random());
      if (!signal.aborted) await wait(delayMs, signal);
      if (polls && !signal.aborted) poll();
    }
  }

  function stop(): void {
    running?.abort();
    running = null;
  }

  function start(): void {
    if (running) return;
    running = new AbortController();
    void run(running.signal);
  }

  return {
    start,
    stop,
    /** Reconnects, for another session or over another network. */
    restart(): void {
      if (!running) return;
      stop();
      start();
    },
  };
}
