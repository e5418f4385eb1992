import type { CountedNetwork } from '../network/address-network.ts';

/** Thrown when no slot is free and the queue is full: the caller answers "try again". */
export class QueueFullError extends Error {
  constructor() {
    super('the queue is full');
    this.name = 'QueueFullError';
  }
}

/** Thrown when one subject, such as a member, has used up its share. */
export class ShareUsedError extends Error {
  /** What the share is counted by, such as `member`. */
  readonly by: string;

  constructor(by: string) {
    super(`the share of one ${by} is used`);
    this.name = 'ShareUsedError';
    this.by = by;
  }
}

/** Ends the work of a holder that has gone; nobody reads its answer. */
export class HolderGoneError extends Error {
  constructor() {
    super('the holder of the slot has gone');
    this.name = 'HolderGoneError';
  }
}

/** Ends work that has held its slot for the longest time allowed. */
export class SlotTimeError extends Error {
  constructor() {
    super('the work took longer than it may');
    this.name = 'SlotTimeError';
  }
}

export type SlotRules = {
  /** The name in the metrics and in `/readyz`. */
  name: string;
  /** Slots of this process. */
  atOnce: number;
  /** How many may wait for a slot; 0 where none waits. */
  waiting: number;
  waitMs: number;
  /** The longest that a slot is held; null where the work has its own time limit. */
  holdMs: number | null;
  /** Whether the work ends and frees its slot when its holder goes. */
  endsWithHolder: boolean;
  /** The queue stands still when all slots are held and none was freed for this time. */
  stillMs: number;
  /** How many slots one subject of a kind, such as one member, may hold and wait for. */
  shares?: Readonly<Record<string, number>>;
};

export type Holder = {
  /** Aborted when the holder has gone. */
  signal?: AbortSignal | undefined;
  /** The subjects it counts for, by the kinds of `shares`; for an address, each of its networks. */
  counts?: Readonly<Record<string, string | readonly CountedNetwork[] | undefined>>;
  /** Replaces the rule's `holdMs`, for work of known size. */
  holdMs?: number;
};

/** The current use of slots. */
export type SlotReading = { name: string; held: number; waiting: number; standsStill: boolean };

/** Counts the slots of each subject; throws for one that has used up its share. */
function createShares(shares: Readonly<Record<string, number>>) {
  const used = new Map<string, number>();
  const kinds = Object.entries(shares);

  /** Returns the function that gives it back, once. */
  return function count(counts: Holder['counts'] = {}): () => void {
    const subjects: string[] = [];
    for (const [by, share] of kinds) {
      const who = counts[by] ?? [];
      const counted = typeof who === 'string' ? [{ network: who, times: 1 }] : who;
      for (const { network, times } of counted) {
        const subject = `${by} ${network}`;
        if ((used.get(subject) ?? 0) >= share * times) throw new ShareUsedError(by);
        subjects.push(subject);
      }
    }
    for (const subject of subjects) used.set(subject, (used.get(subject) ?? 0) + 1);
    return () => {
      for (const subject of subjects) {
        const left = (used.get(subject) ?? 0) - 1;
        if (left > 0) used.set(subject, left);
        else used.delete(subject);
      }
    };
  };
}

function once(act: () => void): () => void {
  let isDone = false;
  return () => {
    if (isDone) return;
    isDone = true;
    act();
  };
}

/** The waiting work, first in, first out. */
function createQueue({ waiting, waitMs }: SlotRules) {
  const queue = new Set<() => void>();

  return {
    length: () => queue.size,

    /** Starts the first that waits; false when none waits. */
    beginNext(): boolean {
      const [begin] = queue;
      begin?.();
      return begin !== undefined;
    },

    /** Rejects when the queue is full, after `waitMs`, and when the holder has gone. */
    wait(signal: AbortSignal | undefined): Promise<void> {
      if (queue.size >= waiting) return Promise.reject(new QueueFullError());
      return new Promise((resolve, reject) => {
        const leave = () => {
          clearTimeout(timer);
          signal?.removeEventListener('abort', gone);
          queue.delete(begin);
        };
        const begin = () => {
          leave();
          resolve();
        };
        const refuse = (error: Error) => {
          leave();
          reject(error);
        };
        const gone = () => refuse(new HolderGoneError());
        const timer = setTimeout(() => refuse(new QueueFullError()), waitMs);
        signal?.addEventListener('abort', gone);
        queue.add(begin);
      });
    },
  };
}

/** Ends work early: aborts its signal and rejects `ended`. `stop` ends the watch. */
function watchEnd(rules: SlotRules, { signal, holdMs = rules.holdMs ?? undefined }: Holder) {
  const early = new AbortController();
  const watched = rules.endsWithHolder ? signal : undefined;
  const gone = () => early.abort(new HolderGoneError());
  const overdue = () => early.abort(new SlotTimeError());
  if (watched?.aborted === true) gone();
  watched?.addEventListener('abort', gone);
  const timer = holdMs === undefined ? undefined : setTimeout(overdue, holdMs);
  const ended = new Promise<never>((_, reject) => {
    const rejectEarly = () => reject(early.signal.reason as Error);
    if (early.signal.aborted) rejectEarly();
    else early.signal.addEventListener('abort', rejectEarly);
  });
  // Without a handler where the work never begins.
  ended.catch(() => undefined);
  const stop = () => {
    clearTimeout(timer);
    watched?.removeEventListener('abort', gone);
  };
  return { signal: early.signal, ended, stop };
}

/**
 * Bounds work: so many at a time, so many waiting, and a share for each subject. A slot is freed on
 * success and on error, when its time is over, and when its holder has gone; a waiting holder
 * leaves the queue when it goes, and is refused when it waits too long.
 */
export function createSlots(rules: SlotRules) {
  const count = createShares(rules.shares ?? {});
  const queue = createQueue(rules);
  let held = 0;
  let movedAtMs = performance.now();

  function takeAtOnce(): boolean {
    if (held >= rules.atOnce) return false;
    held += 1;
    movedAtMs = performance.now();
    return true;
  }

  function slotOf(uncount: () => void): () => void {
    return once(() => {
      uncount();
      movedAtMs = performance.now();
      if (!queue.beginNext()) held -= 1;
    });
  }

  async function take({ signal, counts }: Holder): Promise<() => void> {
    if (signal?.aborted === true) throw new HolderGoneError();
    const uncount = count(counts);
    try {
      if (!takeAtOnce()) await queue.wait(signal);
    } catch (error) {
      uncount();
      throw error;
    }
    return slotOf(uncount);
  }

  return {
    /** Runs the job in a slot; its signal is aborted when it must end early. */
    async run<T>(job: (signal: AbortSignal) => Promise<T>, holder: Holder = {}): Promise<T> {
      const release = await take(holder);
      const end = watchEnd(rules, holder);
      try {
        end.signal.throwIfAborted();
        return await Promise.race([end.ended, job(end.signal)]);
      } finally {
        end.stop();
        release();
      }
    },

    /** Takes a slot at once or throws; returns the function that frees it, safe to call twice. */
    hold(counts?: Holder['counts']): () => void {
      const uncount = count(counts);
      if (takeAtOnce()) return slotOf(uncount);
      uncount();
      throw new QueueFullError();
    },

    reading(): SlotReading {
      const isFull = held >= rules.atOnce;
      const standsStill = isFull && performance.now() - movedAtMs > rules.stillMs;
      return { name: rules.name, held, waiting: queue.length(), standsStill };
    },
  };
}
