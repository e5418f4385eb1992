import type { Logger } from '../logger.ts';

export type RepeatingJob = {
  name: string;
  /** Pause between the end of a run and the start of the next. */
  everyMs: number;
  /** Before the first run; `everyMs` when left out. */
  firstMs?: number;
  /** Ends early, at a safe point, when the signal is aborted. */
  run: (signal: AbortSignal) => Promise<void>;
  /** Done once when the jobs stop, after the last run: writes what would be lost. */
  atStop?: () => Promise<void>;
};

export type RepeatingJobs = {
  start(): void;
  /** Stops all jobs; resolves when no run is active, and what jobs do at a stop is done. */
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

  async function attempt({ name }: RepeatingJob, run: () => Promise<void>): Promise<void> {
    try {
      await run();
    } catch (error) {
      logger.error({ err: error, job: name }, 'a job failed');
    }
  }

  const runOnce = (job: RepeatingJob) => attempt(job, () => job.run(stopping.signal));

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
      for (const job of jobs) if (job.atStop) await attempt(job, job.atStop);
    },
    runNow: async () => {
      for (const job of jobs) await runOnce(job);
    },
  };
}
