/** Resolves to true when the other side has it, so that nothing is left to repeat. */
export type Attempt = () => Promise<boolean>;

export type BackgroundDelivery = {
  /** Repeats the attempt with growing pauses until it succeeds or the pauses run out. */
  start: (attempt: Attempt) => void;
  /** Number of attempts still being repeated. */
  pending: () => number;
  stop: () => void;
};

/** Doubling from one second to one minute: about 25 minutes in all. */
const defaultPausesMs: readonly number[] = Array.from({ length: 30 }, (_pause, index) =>
  Math.min(1000 * 2 ** index, 60_000),
);

export function createBackgroundDelivery(
  pausesMs: readonly number[] = defaultPausesMs,
): BackgroundDelivery {
  const timers = new Set<NodeJS.Timeout>();
  let running = 0;
  let stopped = false;

  const schedule = (attempt: Attempt, turn: number): void => {
    const pauseMs = pausesMs[turn];
    if (pauseMs === undefined || stopped) return;
    const timer = setTimeout(() => {
      timers.delete(timer);
      running += 1;
      void settle(attempt).then((delivered) => {
        running -= 1;
        if (!delivered) schedule(attempt, turn + 1);
      });
    }, pauseMs);
    timers.add(timer);
  };

  return {
    start: (attempt) => schedule(attempt, 0),
    pending: () => timers.size + running,
    stop: () => {
      stopped = true;
      for (const timer of timers) clearTimeout(timer);
      timers.clear();
    },
  };
}

async function settle(attempt: Attempt): Promise<boolean> {
  try {
    return await attempt();
  } catch {
    return false;
  }
}
