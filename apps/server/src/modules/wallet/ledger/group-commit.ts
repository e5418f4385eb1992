import { QueueFullError } from '../../../kit/bounded-queue.ts';
import type { WalletOperation, WalletResult } from './operation.ts';

type Group = readonly WalletOperation[];

export type GroupCommitOptions = {
  /** Applies groups in one transaction. */
  apply: (groups: readonly Group[]) => Promise<WalletResult[][]>;
  /** Batches under way at the same time. */
  batchesInFlight: number;
  maximumBatch: number;
  /** Groups that may wait; one more is refused at once. */
  capacity: number;
  /** True for an error after which the same batch may simply be sent again. */
  isRetryable: (error: unknown) => boolean;
};

type Waiting = {
  group: Group;
  resolve: (results: WalletResult[]) => void;
  reject: (error: unknown) => void;
};

/**
 * Collects the operations of all requests while a batch is under way and sends them together:
 * one round trip and one durable commit for many. A caller is answered only after the commit.
 */
export function createGroupCommit(options: GroupCommitOptions) {
  const waiting: Waiting[] = [];
  let inFlight = 0;

  async function applyAlone(one: Waiting): Promise<void> {
    try {
      const [results] = await options.apply([one.group]);
      one.resolve(results ?? []);
    } catch (error) {
      one.reject(error);
    }
  }

  async function applyBatch(batch: readonly Waiting[]): Promise<void> {
    try {
      const results = await options.apply(batch.map((one) => one.group));
      for (const [index, one] of batch.entries()) one.resolve(results[index] ?? []);
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
      void applyBatch(waiting.splice(0, options.maximumBatch)).finally(() => {
        inFlight -= 1;
        pump();
      });
    }
  }

  return function submit(group: Group): Promise<WalletResult[]> {
    if (waiting.length >= options.capacity) return Promise.reject(new QueueFullError());
    return new Promise((resolve, reject) => {
      waiting.push({ group, resolve, reject });
      if (inFlight < options.batchesInFlight) queueMicrotask(pump);
    });
  };
}
