import type { Logger } from '../logger.ts';

export type RepeatingJob = {
  name: string;
  /** Pause between the end of a run and the start of the next. */
  everyMs: number;
  /** Before the first run; `everyMs` when left out. */
  firstMs?: number;
  /** Ends early, at a safe point, when the signal is aborted. */
  run: (signal: AbortSignal) => Promise<void>;
};

export type RepeatingJobs = {
  start(): void;
  /** Stops all jobs; resolves when no run is active. */
  stop(): Promise<void>;
  /** Runs every job once, in order, without waiting for its time. */
  runNow(): Promise<void>;
};

/** Runs each job repeatedly, never twice at once; a failure is logged and the job runs again. */
export function createRepeatingJobs(
  jobs: readonly RepeatingJob[],
  logger: Pick<Logger, 'error'>,
): RepeatingJobs {
  const stopping = new AbortController();
  const timers = new Set<NodeJS.Timeout>();
  const running = new Set<Promise<void>>();

  async function runOnce(job: RepeatingJob): Promise<void> {
    try {
      await job.run(stopping.signal);
    } catch (error) {
      logger.error({ err: error, job: job.name }, 'a job failed');
    }
  }

  function schedule(job: RepeatingJob, delayMs = job.everyMs): void {
    if (stopping.signal.aborted) return;
    const timer = setTimeout(() => {
      timers.delete(timer);
      const run = runOnce(job).finally(() => {
        running.delete(run);
        schedule(job);
      });
      running.add(run);
    }, delayMs);
    timers.add(timer);
  }

  return {
    start: () => {
      for (const job of jobs) schedule(job, job.firstMs);
    },
    stop: async () => {
      stopping.abort();
      for (const timer of timers) clearTimeout(timer);
      await Promise.all(running);
    },
    runNow: async () => {
      for (const job of jobs) await runOnce(job);
    },
  };
}
