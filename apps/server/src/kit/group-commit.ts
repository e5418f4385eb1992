import { QueueFullError, type SlotReading } from './limits/slots.ts';

export type GroupCommitOptions<Item, Result> = {
  /** The name in the metrics and in `/readyz`. */
  name: string;
  /** Applies items in one transaction, and returns a result for each, in their order. */
  apply: (items: readonly Item[]) => Promise<Result[]>;
  /** Batches under way at the same time. */
  batchesInFlight: number;
  maximumBatch: number;
  /** Items that may wait; one more is refused at once. */
  capacity: number;
  /** After this time the outcome of a batch is unknown, and the next one goes. */
  batchMs: number;
  /** Commits stand still when all batches are under way and none has begun for so long. */
  stillMs: number;
  /** True for an error after which the same batch may be sent again. */
  isRetryable: (error: unknown) => boolean;
};

/** The database did not confirm a batch in time; a repeat with the same keys shows its outcome. */
export class CommitTimeError extends Error {
  constructor() {
    super('a commit was not confirmed in time');
    this.name = 'CommitTimeError';
  }
}

type Waiting<Item, Result> = {
  item: Item;
  resolve: (result: Result) => void;
  reject: (error: unknown) => void;
};

/** Counts how many calls wait for their answers, and for how long. */
function countWaits() {
  let calls = 0;
  let waitedMs = 0;
  let countedAtMs = performance.now();

  /** Notes that so many calls have come, or have been answered. */
  function count(change: number): void {
    const now = performance.now();
    waitedMs += calls * (now - countedAtMs);
    countedAtMs = now;
    calls += change;
  }

  return {
    count,
    /**
     * How long all calls so far have waited, together, in milliseconds. What it grows by, over the
     * time in which it does, is how many waited then.
     */
    sumMs: (): number => {
      count(0);
      return waitedMs;
    },
  };
}

/**
 * Collects the items of all requests while a batch is under way and sends them together: one round
 * trip and one durable commit for many. Callers are answered only after the commit.
 */
export function createGroupCommit<Item, Result>(options: GroupCommitOptions<Item, Result>) {
  type One = Waiting<Item, Result>;
  const waiting: One[] = [];
  let inFlight = 0;
  let begunAtMs = 0;
  const waits = countWaits();

  async function applyInTime(items: readonly Item[]): Promise<Result[]> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new CommitTimeError()), options.batchMs);
    });
    try {
      return await Promise.race([late, options.apply(items)]);
    } finally {
      clearTimeout(timer);
    }
  }

  async function applyAlone(one: One): Promise<void> {
    try {
      const [result] = await applyInTime([one.item]);
      one.resolve(result as Result);
    } catch (error) {
      one.reject(error);
    }
  }

  async function applyBatch(batch: readonly One[]): Promise<void> {
    try {
      const results = await applyInTime(batch.map(({ item }) => item));
      for (const [index, one] of batch.entries()) one.resolve(results[index] as Result);
    } catch (error) {
      if (options.isRetryable(error)) {
        for (const one of batch) await applyAlone(one);
      } else {
        for (const one of batch) one.reject(error);
      }
    }
  }

  function pump(): void {
    while (waiting.length > 0 && inFlight < options.batchesInFlight) {
      inFlight += 1;
      begunAtMs = performance.now();
      const batch = waiting.splice(0, options.maximumBatch);
      void applyBatch(batch).finally(() => {
        waits.count(-batch.length);
        inFlight -= 1;
        pump();
      });
    }
  }

  function submit(item: Item): Promise<Result> {
    if (waiting.length >= options.capacity) return Promise.reject(new QueueFullError());
    return new Promise((resolve, reject) => {
      waits.count(1);
      waiting.push({ item, resolve, reject });
      queueMicrotask(pump);
    });
  }

  function reading(): SlotReading {
    const isFull = inFlight >= options.batchesInFlight;
    const standsStill = isFull && performance.now() - begunAtMs > options.stillMs;
    return { name: options.name, held: inFlight, waiting: waiting.length, standsStill };
  }

  return { submit, reading, waitedMs: waits.sumMs };
}
